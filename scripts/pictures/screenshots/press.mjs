/** @typedef {import('@playwright/test').Page} Page */

/** @type {(page: Page, name: RegExp) => Promise<void>} */
export const press = (page, name) => page.getByRole('button', { name }).filter({ visible: true }).first().click()

/** @type {(page: Page, name: RegExp) => Promise<void>} */
export const pressForMenu = async (page, name) => {
  await press(page, name)
  await page.getByRole('menuitem').first().waitFor()
}

/** @type {(page: Page, name: RegExp) => Promise<void>} */
export const pressForDialog = async (page, name) => {
  await press(page, name)
  await page.getByRole('dialog').waitFor()
}
