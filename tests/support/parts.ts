import { expect, type Page } from '@playwright/test'

/**
 * Selects a part of a dashboard. Small screens show one part at a time, wide ones all. Waits for the tasks, which are
 * shown first.
 */
export async function showPart(page: Page, name: 'Missions' | 'Rewards'): Promise<void> {
  await expect(page.getByRole('region', { name: /^(Tasks|Group tasks|For you to do)/ }).first()).toBeVisible()
  const part = page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name })
  if (await part.isVisible()) await part.click()
}
