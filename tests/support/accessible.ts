/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

type Axe = typeof import('axe-core')

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** Checks the visible page, dialogs included, for WCAG 2.2 AA and best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page), `accessibility of ${page.url()}`).toEqual([])
}

export interface AccessibilityFault {
  rule: string
  /** The HTML of each element, and what is wrong with it. */
  where: string[]
}

/** The faults that axe finds on the visible page. It scrolls to the top. */
export async function accessibilityFaults(page: Page): Promise<AccessibilityFault[]> {
  // A control half hidden under the top bar after scrolling would count as a small target.
  await page.evaluate(() => scrollTo(0, 0))
  await waitForAnimations(page)
  // Compiling axe takes as long as a check, so it is loaded once into each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async (chosen) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const results = await axe.run(chosen)
    return results.violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }))
  }, options)
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
