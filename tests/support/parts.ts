import { expect, type Page } from '@playwright/test'

/**
 * Chooses a part of a dashboard, one's own or a group's, where a small screen shows one at a time; a wide one shows all.
 * The tasks, by whatever name, are seen first: they tell that the page is there.
 */
export async function showPart(page: Page, name: 'Missions' | 'Rewards'): Promise<void> {
  await expect(page.getByRole('region', { name: /^(Tasks|For you to do)/ }).first()).toBeVisible()
  const part = page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('button', { name })
  if (await part.isVisible()) await part.click()
}
