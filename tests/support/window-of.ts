/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Person } from './test-server.ts'

type About = Pick<Person, 'id' | 'name' | 'email' | 'token'>

/** The local storage of a signed-in user. */
export function storageOf({ id, name, email, token }: About, lang: 'bg' | 'en' = 'en'): Record<string, string> {
  return { ut: token, cu: JSON.stringify({ id, name, email, lang }), lang }
}

/**
 * Gives a new browser context local storage, as an earlier visit would have left it. The option storageState would open
 * a page of its own for that, which takes half a second.
 *
 * @param address `http://127.0.0.1:PORT`, the origin that the storage belongs to
 */
export async function prepareStorage(
  context: BrowserContext,
  kept: Record<string, string>,
  address: string,
): Promise<void> {
  const script = await context.addInitScript(
    ({ origin, entries }) => {
      if (location.origin !== origin) return
      for (const [key, value] of entries) localStorage.setItem(key, value)
    },
    { origin: address, entries: Object.entries(kept) },
  )
  context.on('page', (page) => {
    page.on('domcontentloaded', () => {
      // Later visits find what the app has left. A context that closes has no scripts.
      if (page.url().startsWith(address)) script.dispose().catch(() => {})
    })
  })
}

/** A page of another browser context, signed in as another user. */
export async function windowOf(browser: Browser, person: About, address: string): Promise<Page> {
  const context = await browser.newContext()
  await prepareStorage(context, storageOf(person), address)
  return context.newPage()
}
