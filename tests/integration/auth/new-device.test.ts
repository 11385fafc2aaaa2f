import { randomBytes } from 'node:crypto'
import { sendEmails } from '@questboard/api'
import { accountLinks, emailOutbox, identities, secondFactors } from '@questboard/db/schema'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newAccessToken } from '../../support/access-token.ts'
import type { MailServer } from '../../support/mail-server.ts'
import { startMailedServer } from '../../support/mailed-server.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { codeAt } from '../../support/totp.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let mail: MailServer
let server: TestServer
beforeAll(async () => {
  ;({ mail, server } = await startMailedServer())
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T16:05:00Z'))

const newDevice = () => randomBytes(32).toString('base64url')

const signIn = ({ email }: Person, device?: string, password = goodPassword, headers: Record<string, string> = {}) =>
  server.send<{ token: string }>(
    'POST /auth/login',
    { email, password, ...(device !== undefined && { device }) },
    { 'user-agent': chrome, ...headers },
  )

const queuedTo = ({ email }: Person) =>
  server.database.queries.select().from(emailOutbox).where(eq(emailOutbox.email, email))

async function mailedLink(person: Person): Promise<string> {
  while (await sendEmails(server.services));
  return mail.of(person.email).findLast(({ link }) => link.path === '/not-me')?.link.token ?? ''
}

const report = (token: string) => server.send('POST /auth/not-me', { token })

const stateOf = async (token: string) =>
  (await server.send('GET /users/profile', undefined, { authorization: `Bearer ${token}` })).error?.message ?? 'ok'

const tokenDoesNotExist = expect.objectContaining({ message: 'tokenDoesNotExist' })

describe('a sign-in on a new device', () => {
  test('is announced once, with its name and the local time; a known device is not', async () => {
    const person = await server.person()
    const phone = newDevice()
    expect(await notificationsOf(person, 'newDevice')).toEqual([])
    await expectOk(signIn(person, phone))
    expect(await notificationsOf(person, 'newDevice')).toMatchObject([
      { data: { device: { name: 'Chrome, Windows' } } },
    ])
    await expectOk(signIn(person, phone))
    expect(await notificationsOf(person, 'newDevice')).toHaveLength(1)
    await sendEmails(server.services)
    const [arrived, ...others] = mail.of(person.email)
    expect(others).toEqual([])
    expect(arrived?.message.text).toContain('Chrome, Windows')
    expect(arrived?.message.text).toMatch(/10 March 2026 at \d\d:05/)
    await expectOk(signIn(person))
    expect(await notificationsOf(person, 'newDevice')).toHaveLength(2)
  })

  test('is announced with the time where the owner was, not where the device is', async () => {
    const person = await server.person()
    await expectOk(person.send('GET /users/profile', undefined, { timezone: 'Europe/Sofia' }))
    await expectOk(signIn(person, newDevice(), goodPassword, { timezone: 'America/New_York' }))
    await sendEmails(server.services)
    expect(mail.of(person.email).at(-1)?.message.text).toContain('10 March 2026 at 18:05 EET\n')
  })

  test('is announced at most ten times a day, and then in one notification', async () => {
    const person = await server.person()
    for (let times = 0; times < 13; times++) await expectOk(signIn(person, newDevice()))
    expect(await notificationsOf(person, 'newDevice')).toHaveLength(11)
    expect(await queuedTo(person)).toHaveLength(10)
    server.clock.set('2026-03-11T16:06:00Z')
    await expectOk(signIn(person, newDevice()))
    expect(await queuedTo(person)).toHaveLength(11)
  })

  test('that fails is not announced', async () => {
    const person = await server.person()
    await signIn(person, newDevice(), 'not the password')
    expect(await notificationsOf(person, 'newDevice')).toEqual([])
  })
})

describe('the link of the e-mail', () => {
  test('changes nothing until it is confirmed, and then ends all access and the password, once', async () => {
    const person = await server.person()
    const [known, stranger] = [newDevice(), newDevice()]
    await expectOk(signIn(person, known))
    const { token: theirs } = await expectOk(signIn(person, stranger))
    const access = await newAccessToken(server, person, ['tasks:read'])
    const link = await mailedLink(person)
    const [stored] = await server.database.queries.select().from(accountLinks).where(eq(accountLinks.userId, person.id))
    expect(JSON.stringify(stored)).not.toContain(link)
    const looked = await expectOk(server.send('POST /auth/verify-link', { token: link, kind: 'notMe' }))
    expect(looked).toEqual({ valid: true, email: person.email })
    expect((await server.send('POST /auth/verify-link', { token: link, kind: 'recovery' })).error).toEqual(
      tokenDoesNotExist,
    )
    expect(await stateOf(theirs)).toBe('ok')

    const answers = await Promise.all([report(link), report(link)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)])
    expect(answers.filter(({ error }) => error?.message === 'tokenDoesNotExist')).toHaveLength(1)
    for (const token of [theirs, person.token]) expect(await stateOf(token)).toBe('authenticationFailed')
    expect((await access.send('GET /user/tasks')).error.message).toBe('authenticationFailed')
    expect((await signIn(person, stranger)).error.message).toBe('wrongCredentials')

    await sendEmails(server.services)
    const reset = mail.of(person.email).findLast(({ link: { path } }) => path === '/reset-password')?.link.token
    const password = 'another long password'
    await expectOk(server.send('POST /auth/reset-password', { token: reset, password, passwordConfirmation: password }))
    const { token } = await expectOk(signIn(person, known, password))
    // No device is known any more, so the sign-in after a report is announced, too.
    const owner: Person = {
      ...person,
      send: (call, body, headers) => server.send(call, body, { ...headers, authorization: `Bearer ${token}` }),
    }
    expect(await notificationsOf(owner, 'newDevice')).toHaveLength(3)
  })

  test('turns off a second factor that a stranger has set up, and keeps an older one', async () => {
    const turnOn = async (token: string, secondsLater: number) => {
      const headers = { authorization: `Bearer ${token}` }
      const { secret } = await expectOk(
        server.send<{ secret: string }>('POST /user/second-factor', { password: goodPassword }, headers),
      )
      server.clock.advance({ seconds: secondsLater })
      await expectOk(
        server.send('POST /user/second-factor/confirm', { code: codeAt(secret, server.clock.now()) }, headers),
      )
      return secret
    }
    const [robbed, careful] = [await server.person(), await server.person()]
    const secret = await turnOn(careful.token, 30)
    server.clock.advance({ days: 10 })
    const { token: theirs } = await expectOk(signIn(robbed, newDevice()))
    await turnOn(theirs, 30)
    await expectOk(report(await mailedLink(robbed)))

    const { secondFactor } = await expectOk(
      server.send<{ secondFactor: { ticket: string } }>('POST /auth/login', {
        email: careful.email,
        password: goodPassword,
        device: 'f'.repeat(43),
      }),
    )
    const code = codeAt(secret, server.clock.now())
    await expectOk(
      server.send('POST /auth/second-factor', { ticket: secondFactor.ticket, code, device: 'f'.repeat(43) }),
    )
    await expectOk(report(await mailedLink(careful)))
    const factors = await server.database.queries
      .select({ of: secondFactors.userId })
      .from(secondFactors)
      .where(inArray(secondFactors.userId, [robbed.id, careful.id]))
    expect(factors).toEqual([{ of: careful.id }])
  })

  test('disconnects providers that a stranger may have connected, and keeps older ones', async () => {
    const person = await server.person()
    await expectOk(signIn(person, newDevice()))
    const connected = (subject: string, days: number) => ({
      provider: 'google' as const,
      subject,
      userId: person.id,
      createdAt: server.clock.fromNow({ days: -days }),
    })
    await server.database.queries.insert(identities).values([connected('theirs', 2), connected('own', 30)])
    await expectOk(report(await mailedLink(person)))
    const left = await server.database.queries.select().from(identities).where(eq(identities.userId, person.id))
    expect(left.map(({ subject }) => subject)).toEqual(['own'])
  })

  test('expires after seven days', async () => {
    const person = await server.person()
    await expectOk(signIn(person, newDevice()))
    const link = await mailedLink(person)
    server.clock.set('2026-03-17T16:05:00Z')
    expect((await report(link)).error).toEqual(tokenDoesNotExist)
    expect(await stateOf(person.token)).toBe('ok')
  })
})

test('without a mail server a new device is notified of in the app alone', async () => {
  const local = await startTestServer()
  try {
    const person = await local.person()
    await expectOk(local.send('POST /auth/login', { email: person.email, password: goodPassword, device: newDevice() }))
    expect(await notificationsOf(person, 'newDevice')).toHaveLength(1)
    expect(await local.database.queries.select().from(emailOutbox)).toEqual([])
  } finally {
    await local.close()
  }
})
