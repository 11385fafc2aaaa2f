import type { Browser, Page } from '@playwright/test'
import type { Person } from './world.ts'

type About = Pick<Person, 'id' | 'name' | 'email' | 'token'>

/** The local storage of a signed-in user. */
export function keptOf({ id, name, email, token }: About, address: string, lang: 'bg' | 'en' = 'en') {
  const kept = { ut: token, cu: JSON.stringify({ id, name, email, lang }), lang }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin: address, localStorage }] }
}

/** A page of another browser context, signed in as another user. */
export async function windowOf(browser: Browser, person: About, address: string): Promise<Page> {
  const context = await browser.newContext({ storageState: keptOf(person, address) })
  return context.newPage()
}
