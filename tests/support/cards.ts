import type { Page } from '@playwright/test'

/** Closes the card of a landing whenever it opens, for tests of other features: on a phone it covers the list. */
export async function putCardsAway(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: /^(Close card|Затвори картата)$/ })
  await page.addLocatorHandler(close, () => close.click())
}
