/// <reference lib="dom" />
import { randomUUID } from 'node:crypto'
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { sendTo } from './rest.ts'
import type { Person } from './world.ts'

export { expect }

type About = { name?: string; lang?: 'bg' | 'en' }

type Visitor = {
  /** `http://127.0.0.1:PORT` of the app. */
  address: string
  /** Registers somebody of whom nobody else knows, without the browser. */
  newPlayer: (about?: About) => Promise<Person>
  /** Nothing breaks in the page while a journey goes on, whatever it looks like. */
  soundness: undefined
}

/** Journeys that begin in front of the door: nobody is signed in. */
export const test = base.extend<Visitor>({
  async address({ baseURL }, use) {
    await use(new URL('/', baseURL).origin)
  },
  async newPlayer({ address }, use) {
    await use(async ({ name = 'Ani', lang = 'en' } = {}) => {
      const about = { name, email: `${randomUUID()}@example.org`, password: 'correct horse battery' }
      const body = { ...about, passwordConfirmation: about.password, birthDate: '1990-03-05', lang }
      const { result, error } = await sendTo(address)<{ token: string; user: { id: string } }>(
        'POST /auth/register',
        body,
        { timezone: 'Europe/Sofia' },
      )
      if (error) throw new Error(`registering failed: ${JSON.stringify(error)}`)
      const { token, user } = result
      return { ...about, id: user.id, token, send: sendTo(address, token, { timezone: 'Europe/Sofia' }) }
    })
  },
  soundness: [
    async ({ browser, context }, use) => {
      const faults: string[] = []
      const watch = (one: BrowserContext) => {
        one.on('weberror', (fault) => faults.push(String(fault.error())))
        one.on('console', (message) => {
          // Requests that fail are noted; what the page makes of that is for the journey to see. What the content security
          // policy refuses is an error, and tells of a script, a style or an address that should not be there.
          const isRefusal = /^(Failed to load resource|TRPCClientError)/.test(message.text())
          if (message.type() === 'error' && !isRefusal) faults.push(message.text())
        })
      }
      watch(context)
      browser.on('context', watch)
      await use(undefined)
      browser.off('context', watch)
      expect(faults, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
})
