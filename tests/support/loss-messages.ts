/// <reference lib="dom" />
import type { Page } from '@playwright/test'

interface Seen {
  /** Messages on the page that an action failed. */
  claims: string[]
  /** How often "Checking…" was shown. */
  checks: number
}

/** Records messages about lost calls from the next load on, and shortens the pauses between retries. */
export async function watchForClaims(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window.setTimeout
    const brief = (work: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
      own(work, milliseconds === 1000 || milliseconds === 3000 ? 50 : milliseconds, ...rest)
    const seen = { claims: [] as string[], checks: 0 }
    Object.assign(window, { seen, setTimeout: brief })
    new MutationObserver(() => {
      const text = document.body?.innerText ?? ''
      const claims =
        /[^\n]*(\b(was|were|could)( not|n’t)(?!\p{L})|\bdid( not|n’t) (become|work|go through)\b|\bis still\b)[^\n]*/iu
      const claim = claims.exec(text)?.[0]
      if (claim) seen.claims.push(claim)
      if (text.includes('Checking…')) seen.checks += 1
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

export const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** In the toast bar at the bottom of the window. */
export const checkingOn = (page: Page) => page.locator('[class*=ToastBar-text]').filter({ hasText: 'Checking…' })
