/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'

/** Loads the app at one of its screens and waits for its content. */
export async function loadScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await seeContent(page)
}

/**
 * Opens a screen of the app and waits for its content. An open app follows the path as it follows a link, which takes
 * less than half the time of loading it again.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  const { origin, pathname } = new URL(page.url())
  const isOther = origin !== 'null' && pathname !== new URL(path, origin).pathname
  if (isOther) await followInApp(page, path)
  else await page.goto(path)
  await seeContent(page)
}

async function seeContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 30_000 })
  await expect(page.getByRole('status', { name: /^(Loading|Зарежда се)$/ })).toHaveCount(0)
}

async function followInApp(page: Page, path: string): Promise<void> {
  // The app has replaced the prerendered page.
  await page.locator('#bell').waitFor({ state: 'attached' })
  await page.evaluate((to) => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) activeElement.blur()
    history.pushState({}, '', to)
  }, path)
  // The app moves the focus into another page when it is shown.
  await expect(page.locator('#main:focus-within'), `focus of ${path}`).toBeAttached({ timeout: 30_000 })
}
