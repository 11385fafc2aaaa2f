import { test as visitor } from './visitor.ts'
import type { Person } from './world.ts'

export { expect } from './visitor.ts'

/** Journeys of somebody who is signed in when they begin, in the language of the browser. */
export const test = visitor.extend<{ player: Person }>({
  async player({ newPlayer, locale }, use) {
    await use(await newPlayer(locale === 'bg-BG' ? { name: 'Ани', lang: 'bg' } : { name: 'Ani', lang: 'en' }))
  },
  async storageState({ player, address, locale }, use) {
    const { id, name, email, token } = player
    const lang = locale === 'bg-BG' ? 'bg' : 'en'
    const kept = { ut: token, cu: JSON.stringify({ id, name, email, lang }), lang }
    const localStorage = Object.entries(kept).map(([key, value]) => ({ name: key, value }))
    await use({ cookies: [], origins: [{ origin: address, localStorage }] })
  },
})
