/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/**
 * Resolves when the page has requested nothing for a while. That is longer than the app itself waits before it loads
 * what no one has asked for, so afterwards nothing more loads by itself.
 */
export const untilQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = 0
        const wait = () => {
          clearTimeout(timer)
          timer = window.setTimeout(resolve, 3500)
        }
        new PerformanceObserver(wait).observe({ type: 'resource', buffered: true })
        wait()
      }),
  )
