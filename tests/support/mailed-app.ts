import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAll, startServer } from '../start/processes.ts'
import { type MailServer, mailServer } from './mail-server.ts'
import { goodPassword, registrationOf } from './registration.ts'
import { expectOk, sendTo } from './rest.ts'
import type { Person } from './test-server.ts'
import { test as visitor } from './visitor.ts'

export { expect } from './visitor.ts'

type About = { name?: string; lang?: 'bg' | 'en' }

type Mailed = { address: string; mail: MailServer }

/** Tests on an app that sends e-mails: accounts must be activated by a link. */
export const test = visitor.extend<
  { mail: MailServer; newAccount: (about?: About) => Promise<string>; newMember: (about?: About) => Promise<Person> },
  { mailed: Mailed }
>({
  mailed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const mail = await mailServer()
      const folder = await mkdtemp(join(tmpdir(), 'questboard-mailed-'))
      const server = startServer({ NODE_ENV: 'production', DATA_DIR: folder, SMTP_URL: mail.url, LOG_LEVEL: 'error' })
      await use({ address: await server.ready, mail })
      await endAll()
      await mail.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ mailed }, use) => use(mailed.address),
  mail: ({ mailed }, use) => use(mailed.mail),
  /** The address of an account that is not activated yet. */
  async newAccount({ address }, use) {
    await use(async ({ name = 'Ani', lang = 'en' } = {}) => {
      const email = `${crypto.randomUUID()}@example.org`
      const body = registrationOf(email, { name, lang, birthDate: '1990-03-05' })
      await expectOk(sendTo(address)('POST /auth/register', body))
      return email
    })
  },
  /** A user whose account was activated by e-mail. */
  async newMember({ address, mail, newAccount }, use) {
    await use(async ({ name = 'Ani', lang = 'en' } = {}) => {
      const email = await newAccount({ name, lang })
      const { token: link } = (await mail.next(email)).link
      const { token, user } = await expectOk(
        sendTo(address)<{ token: string; user: { id: string } }>('POST /auth/activate-account', {
          token: link,
          password: goodPassword,
        }),
      )
      return { id: user.id, name, email, password: goodPassword, token, send: sendTo(address, token) }
    })
  },
})
