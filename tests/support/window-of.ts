import type { Browser, Page } from '@playwright/test'
import type { Person } from './world.ts'

type About = Pick<Person, 'id' | 'name' | 'email' | 'token'>

/** What a browser keeps of somebody who is signed in. */
export function keptOf({ id, name, email, token }: About, address: string, lang: 'bg' | 'en' = 'en') {
  const kept = { ut: token, cu: JSON.stringify({ id, name, email, lang }), lang }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin: address, localStorage }] }
}

/** A window of another browser, in which somebody else is signed in. */
export async function windowOf(browser: Browser, person: About, address: string): Promise<Page> {
  const context = await browser.newContext({ storageState: keptOf(person, address) })
  return context.newPage()
}
