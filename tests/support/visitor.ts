/// <reference lib="dom" />
import { randomUUID } from 'node:crypto'
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { goodPassword, registrationOf } from './registration.ts'
import { sendTo } from './rest.ts'
import type { Person } from './test-server.ts'

export { expect }

type About = { name?: string; lang?: 'bg' | 'en' }

type Visitor = {
  /** `http://127.0.0.1:PORT` of the app. */
  address: string
  /** Registers a new user by API. */
  newPlayer: (about?: About) => Promise<Person>
  /** Fails the test if the page had errors. */
  soundness: undefined
}

/** Tests that start signed out. */
export const test = base.extend<Visitor>({
  async address({ baseURL }, use) {
    await use(new URL('/', baseURL).origin)
  },
  async newPlayer({ address }, use) {
    await use(async ({ name = 'Ani', lang = 'en' } = {}) => {
      const email = `${randomUUID()}@example.org`
      const body = registrationOf(email, { name, lang, birthDate: '1990-03-05' })
      const { result, error } = await sendTo(address)<{ token: string; user: { id: string } }>(
        'POST /auth/register',
        body,
        { timezone: 'Europe/Sofia' },
      )
      if (error) throw new Error(`registering failed: ${JSON.stringify(error)}`)
      const { token, user } = result
      return {
        id: user.id,
        name,
        email,
        password: goodPassword,
        token,
        send: sendTo(address, token, { timezone: 'Europe/Sofia' }),
      }
    })
  },
  soundness: [
    async ({ browser, context }, use) => {
      const faults: string[] = []
      const watch = (watched: BrowserContext) => {
        watched.on('weberror', (fault) => faults.push(String(fault.error())))
        watched.on('console', (message) => {
          // Failed requests are logged as errors, and the test checks how the page handles them. A violation of the
          // content security policy is an error: a script, style or URL that should not be there.
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
