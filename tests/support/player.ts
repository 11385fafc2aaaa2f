import type { Person } from './test-server.ts'
import { test as visitor } from './visitor.ts'
import { prepareStorage, storageOf } from './window-of.ts'

export { expect } from './visitor.ts'

/** Tests that start signed in, in the browser's language. */
export const test = visitor.extend<{ player: Person }>({
  async player({ newPlayer, locale }, use) {
    await use(await newPlayer(locale === 'bg-BG' ? { name: 'Ани', lang: 'bg' } : { name: 'Ani', lang: 'en' }))
  },
  async context({ context, player, address, locale }, use) {
    await prepareStorage(context, storageOf(player, locale === 'bg-BG' ? 'bg' : 'en'), address)
    await use(context)
  },
})
