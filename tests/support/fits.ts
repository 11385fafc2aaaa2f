/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { comeToRest } from './accessible.ts'

/** Nothing reaches beyond the right or the left edge of the window, and nothing has to be scrolled sideways to be read. */
export async function expectToFit(page: Page): Promise<void> {
  await comeToRest(page)
  const wide = await page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const isCut = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (at instanceof SVGElement || getComputedStyle(at).overflowX !== 'visible') return true
      }
      return false
    }
    const reachesOut = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (right > edge + 1 || left < -1) && !isCut(element)
    })
    const told = reachesOut.map(
      (element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`,
    )
    return { page: document.documentElement.scrollWidth - edge, told }
  })
  expect(wide, `what is wider than the window at ${page.url()}`).toEqual({ page: 0, told: [] })
}
