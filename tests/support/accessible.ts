/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks the visible page, dialogs included, for WCAG 2.2 AA and best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  // A control half hidden under the top bar after scrolling would count as a small target.
  await page.evaluate(() => scrollTo(0, 0))
  await waitForAnimations(page)
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: rules })
    // The other mode sends all results through a second page, which takes a second longer. It is for frames of other
    // origins, and the app has none.
    .setLegacyMode()
    .analyze()
  const violationList = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
  expect(violationList, `accessibility of ${page.url()}`).toEqual([])
}

/** Waits for animations to end, because contrast is wrong while colours fade. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime
      return animation.playState === 'running' && typeof end === 'number' && end <= 2000
    })
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}
