import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Selects a part of a dashboard. Wide screens show all. Small ones show one part of a group at a time, and the
 * player's rewards on a separate page. Waits for the tasks, which are shown first.
 */
export async function showPart(page: Page, name: 'Missions' | 'Rewards'): Promise<void> {
  await expect(page.getByRole('region', { name: /^(Tasks|Group tasks|For you to do)/ }).first()).toBeVisible()
  const part = page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name })
  if (await part.isVisible()) await part.click()
  const isSmall = (page.viewportSize()?.width ?? 0) <= 768
  if (isSmall && name === 'Rewards' && page.url().endsWith('/dashboard')) await openPlace(page, 'Rewards')
}

/** Opens a place of the bottom bar of small screens. */
export async function openPlace(page: Page, name: 'Today' | 'Family' | 'Rewards' | 'Me'): Promise<void> {
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name }).click()
}

/** The list of the player's tasks. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Tasks' })

/** The checkbox of a task in that list. */
export const checkbox = (page: Page, title: string): Locator =>
  panel(page).getByRole('checkbox', { name: title, exact: true })

/** Expects a balance in the side panel or, on small screens, in the bar. */
export const expectGold = (page: Page, gold: number): Promise<void> =>
  expect(page.getByText(`${gold} gold`, { exact: true }).filter({ visible: true }).first()).toBeVisible()
