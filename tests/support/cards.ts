import type { Page } from '@playwright/test'

/**
 * Puts away the card that a landing turns over, whenever it lies in the way: on a phone it covers the list. For journeys
 * that are about something else.
 */
export async function putCardsAway(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: /^(Put the card away|Прибери картата)$/ })
  await page.addLocatorHandler(close, () => close.click())
}
