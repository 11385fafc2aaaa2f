import { sendEmails } from '@questboard/api'
import { accountLinks, emailOutbox, identities, sessions, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Arrived, MailServer } from '../../support/mail-server.ts'
import { from, startMailedServer } from '../../support/mailed-server.ts'
import { newAddress } from '../../support/new-address.ts'
import { registrationOf } from '../../support/registration.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { codeAt } from '../../support/totp.ts'

const newPassword = 'another long password'

let mail: MailServer
let server: TestServer
beforeAll(async () => {
  ;({ mail, server } = await startMailedServer())
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T10:00:00Z'))

async function registered(): Promise<string> {
  const email = newAddress()
  const { token } = await expectOk(server.send<{ token: string | null }>('POST /auth/register', registrationOf(email)))
  expect(token).toBeNull()
  return email
}

/** The token of the newest e-mail to an address, after sending it. */
async function mailedTo(email: string, count = 1): Promise<string> {
  await sendEmails(server.services)
  return (await mail.next(email, count)).link.token
}

/** Activates like the web app, with the password of the registration. */
const activate = (token: string, more: { password?: string } = { password: goodPassword }) =>
  server.send<{ token: string; user: { email: string } }>('POST /auth/activate-account', { token, ...more })

const verify = (token: string, kind: 'activation' | 'recovery') =>
  server.send('POST /auth/verify-link', { token, kind })

const login = (email: string, password = goodPassword) =>
  server.send<{ token: string }>('POST /auth/login', { email, password })

const resend = (email: string) => server.send('POST /auth/resend-activation', { email })

const recover = (email: string) => server.send('POST /auth/account-recovery', { email })

const reset = (token: string, password = newPassword, passwordConfirmation = password) =>
  server.send('POST /auth/reset-password', { token, password, passwordConfirmation })

async function activated(): Promise<string> {
  const email = await registered()
  await expectOk(activate(await mailedTo(email)))
  return email
}

async function rowOf(email: string) {
  const [user] = await server.database.queries.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`nobody has ${email}`)
  return user
}

const change = (email: string, set: Partial<typeof users.$inferInsert>) =>
  server.database.queries.update(users).set(set).where(eq(users.email, email))

async function addSecondFactor(person: Person): Promise<void> {
  const { secret } = await expectOk(
    person.send<{ secret: string }>('POST /user/second-factor', { password: goodPassword }),
  )
  await expectOk(person.send('POST /user/second-factor/confirm', { code: codeAt(secret, server.clock.now()) }))
}

const codes = (replies: { error?: { message: string } }[]) => replies.map(({ error }) => error?.message ?? 'ok').sort()

describe('activation', () => {
  test('is required before signing in, which only the right password reveals', async () => {
    const email = await registered()
    expect((await login(email)).error).toMatchObject({ message: 'accountNotActivated', status: 403 })
    expect((await login(email, 'not the right one')).error.message).toBe('wrongCredentials')
    const { result } = await activate(await mailedTo(email))
    expect(result.user.email).toBe(email)
    const profile = await server.send('GET /users/profile', undefined, { authorization: `Bearer ${result.token}` })
    expect(profile.status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ activatedAt: server.clock.now(), provenAt: server.clock.now() })
    await expectOk(login(email))
  })

  test('keeps the password of the registration if it is given', async () => {
    const email = await registered()
    await expectOk(activate(await mailedTo(email)))
    await expectOk(login(email))
  })

  test('without a password drops the password of the registration, which a stranger may have chosen', async () => {
    const email = await registered()
    const { result } = await activate(await mailedTo(email), {})
    expect(result.user.email).toBe(email)
    const profile = await server.send('GET /users/profile', undefined, { authorization: `Bearer ${result.token}` })
    expect(profile.status).toBe(200)
    expect((await login(email)).error.message).toBe('wrongCredentials')
    await expectOk(recover(email))
    await expectOk(reset(await mailedTo(email, 2)))
    await expectOk(login(email, newPassword))
    expect((await login(email)).error.message).toBe('wrongCredentials')
  })

  test('with another password replaces the one of the registration', async () => {
    const email = await registered()
    await expectOk(activate(await mailedTo(email), { password: newPassword }))
    expect((await login(email)).error.message).toBe('wrongCredentials')
    await expectOk(login(email, newPassword))
  })

  test('with a short password changes nothing, and the link stays valid', async () => {
    const email = await registered()
    const token = await mailedTo(email)
    expect((await activate(token, { password: 'short' })).error).toMatchObject({
      message: 'invalidData',
      details: [{ path: 'password' }],
    })
    expect((await login(email)).error.message).toBe('accountNotActivated')
    await expectOk(activate(token))
  })

  test('lets the mailbox owner take over an address that someone else registered and did not verify', async () => {
    const email = await registered()
    expect((await server.send('POST /auth/register', registrationOf(email))).error.message).toBe('emailAlreadyUsed')
    await expectOk(resend(email))
    await expectOk(activate(await mailedTo(email, 2), { password: newPassword }))
    expect((await login(email)).error.message).toBe('wrongCredentials')
  })

  test('works with one of several links, once', async () => {
    const email = await registered()
    const first = await mailedTo(email)
    await expectOk(resend(email))
    const second = await mailedTo(email, 2)
    expect((await verify(first, 'activation')).result).toEqual({ valid: true, email })
    expect((await verify(first, 'activation')).result).toEqual({ valid: true, email })
    await expectOk(activate(first))
    for (const token of [first, second]) {
      expect((await activate(token)).error).toMatchObject({ message: 'accountAlreadyActivated', status: 409 })
      expect((await verify(token, 'activation')).error.message).toBe('tokenDoesNotExist')
    }
  })

  test('works for 48 hours', async () => {
    const [early, late] = [await registered(), await registered()]
    const tokens = [await mailedTo(early), await mailedTo(late)]
    server.clock.advance({ hours: 47, minutes: 59 })
    await expectOk(activate(tokens[0] ?? ''))
    server.clock.advance({ minutes: 1 })
    expect((await activate(tokens[1] ?? '')).error).toMatchObject({ message: 'activationLinkExpired', status: 400 })
    expect((await verify(tokens[1] ?? '', 'activation')).error.message).toBe('activationLinkExpired')
    expect((await rowOf(late)).activatedAt).toBeNull()
    await expectOk(resend(late))
    await expectOk(activate(await mailedTo(late, 2)))
  })

  test('happens once for six parallel calls', async () => {
    const token = await mailedTo(await registered())
    const replies = await Promise.all(Array.from({ length: 6 }, () => activate(token)))
    expect(codes(replies)).toEqual([...Array(5).fill('accountAlreadyActivated'), 'ok'])
  })

  test('requests for active or unknown accounts send nothing, with the same response', async () => {
    const [active, unknown] = [await activated(), newAddress()]
    for (const email of [active, unknown]) expect(await expectOk(resend(email))).toBeNull()
    await sendEmails(server.services)
    expect(mail.of(active)).toHaveLength(1)
    expect(mail.of(unknown)).toEqual([])
    expect(await server.database.queries.select().from(emailOutbox).where(eq(emailOutbox.email, unknown))).toEqual([])
  })
})

describe('recovery', () => {
  test('sets a new password and ends all sessions', async () => {
    const email = await activated()
    const { token: session } = await expectOk(login(email))
    // The e-mail about the sign-in of a client that names no device.
    await mailedTo(email, 2)
    await expectOk(recover(email))
    const token = await mailedTo(email, 3)
    expect((await verify(token, 'recovery')).result).toEqual({ valid: true, email })
    expect(await expectOk(reset(token))).toBeNull()
    const profile = await server.send('GET /users/profile', undefined, { authorization: `Bearer ${session}` })
    expect(profile.error.message).toBe('authenticationFailed')
    expect((await login(email)).error.message).toBe('wrongCredentials')
    await expectOk(login(email, newPassword))
  })

  test('by a used or replaced link is refused', async () => {
    const email = await activated()
    await expectOk(recover(email))
    const first = await mailedTo(email, 2)
    await expectOk(recover(email))
    const second = await mailedTo(email, 3)
    await expectOk(reset(second))
    for (const token of [first, second]) {
      expect((await reset(token, 'yet another password')).error).toMatchObject({
        message: 'tokenDoesNotExist',
        status: 404,
      })
      expect((await verify(token, 'recovery')).error.message).toBe('tokenDoesNotExist')
    }
    await expectOk(login(email, newPassword))
  })

  test('works for one hour', async () => {
    const email = await activated()
    await expectOk(recover(email))
    const token = await mailedTo(email, 2)
    server.clock.advance({ hours: 1 })
    expect((await reset(token)).error).toMatchObject({ message: 'passwordRecoveryLinkExpired', status: 400 })
    expect((await verify(token, 'recovery')).error.message).toBe('passwordRecoveryLinkExpired')
    await expectOk(login(email))
  })

  test('checks the passwords before the link, and a refusal does not use it up', async () => {
    const email = await activated()
    await expectOk(recover(email))
    const token = await mailedTo(email, 2)
    expect((await reset(token, 'short')).error).toMatchObject({
      message: 'invalidData',
      details: [{ path: 'password' }],
    })
    expect((await reset('unknown', newPassword, 'another one')).error.message).toBe('passwordsMismatch')
    expect((await reset('unknown')).error.message).toBe('tokenDoesNotExist')
    await expectOk(reset(token))
  })

  test('twice in parallel by one link sets one password', async () => {
    const email = await activated()
    await expectOk(recover(email))
    const token = await mailedTo(email, 2)
    const passwords = ['the first password', 'the second password', 'the third password']
    const replies = await Promise.all(passwords.map((password) => reset(token, password)))
    expect(codes(replies)).toEqual(['ok', 'tokenDoesNotExist', 'tokenDoesNotExist'])
    const logins = await Promise.all(passwords.map((password) => login(email, password)))
    expect(logins.map(({ status }) => status)).toEqual(replies.map(({ status }) => (status === 200 ? 200 : 401)))
  })

  test('with two links at once sets one password', async () => {
    const email = await activated()
    await expectOk(recover(email))
    const tokens = [await mailedTo(email, 2)]
    await expectOk(recover(email))
    tokens.push(await mailedTo(email, 3))
    const replies = await Promise.all(tokens.map((token) => reset(token)))
    expect(codes(replies)).toEqual(['ok', 'tokenDoesNotExist'])
  })

  test('activates an account that was not active, and its first registrant gets no access', async () => {
    const email = await registered()
    const activation = await mailedTo(email)
    await expectOk(recover(email))
    await expectOk(reset(await mailedTo(email, 2)))
    expect(await rowOf(email)).toMatchObject({ activatedAt: server.clock.now(), provenAt: server.clock.now() })
    expect((await login(email)).error.message).toBe('wrongCredentials')
    await expectOk(login(email, newPassword))
    expect((await activate(activation)).error.message).toBe('accountAlreadyActivated')
  })

  test('removes the second factor that someone set before the address was verified, and no other one', async () => {
    for (const verified of [false, true]) {
      const person = await server.person()
      await addSecondFactor(person)
      if (verified) await change(person.email, { provenAt: server.clock.now() })
      await expectOk(recover(person.email))
      await sendEmails(server.services)
      const { link } = mail.of(person.email).find(({ link }) => link.url.pathname === '/reset-password') as Arrived
      await expectOk(reset(link.token))
      const answer = await expectOk(login(person.email, newPassword))
      expect(answer.token === null).toBe(verified)
    }
  })

  test('works for an account pending deletion, not for a locked one', async () => {
    const [leaving, locked] = [await activated(), await activated()]
    await expectOk(recover(locked))
    const token = await mailedTo(locked, 2)
    await change(leaving, { erasesAt: server.clock.fromNow({ days: 1 }) })
    await change(locked, { lockedAt: server.clock.now() })
    for (const email of [leaving, locked]) expect(await expectOk(recover(email))).toBeNull()
    await expectOk(reset(await mailedTo(leaving, 2)))
    expect(mail.of(locked)).toHaveLength(2)
    expect((await reset(token)).error.message).toBe('tokenDoesNotExist')
  })

  test('stores only the hash of a link', async () => {
    const email = await activated()
    await expectOk(recover(email))
    const token = await mailedTo(email, 2)
    const storedLinks = await server.database.queries.select().from(accountLinks)
    expect(storedLinks.length).toBeGreaterThan(0)
    expect(JSON.stringify(storedLinks)).not.toContain(token)
  })
})

test('a link works for one purpose', async () => {
  const email = await registered()
  const activation = await mailedTo(email)
  await expectOk(recover(email))
  const recovery = await mailedTo(email, 2)
  expect((await reset(activation)).error.message).toBe('tokenDoesNotExist')
  expect((await activate(recovery)).error.message).toBe('tokenDoesNotExist')
  expect((await verify(activation, 'recovery')).error.message).toBe('tokenDoesNotExist')
  expect((await verify(recovery, 'activation')).error.message).toBe('tokenDoesNotExist')
})

test('an invitation joins an account that is not activated, and grants no access to it', async () => {
  const email = await registered()
  await mailedTo(email)
  const inviter = await server.person()
  const { id } = await expectOk(inviter.send<{ id: string }>('POST /groups', { name: 'Choir' }))
  await expectOk(inviter.send(`POST /groups/${id}/invite`, { email }))
  const token = await mailedTo(email, 2)
  expect(await expectOk(server.send('POST /groups/accept-email-invitation', { token }))).toMatchObject({
    hasAccount: true,
  })
  expect(await rowOf(email)).toMatchObject({ activatedAt: null, provenAt: null })
  expect((await login(email)).error.message).toBe('accountNotActivated')
})

test('an invitation by e-mail takes over an unverified account that someone else registered', async () => {
  const intruder = await server.person()
  await addSecondFactor(intruder)
  await server.database.queries
    .insert(identities)
    .values({ provider: 'google', subject: intruder.id, userId: intruder.id, createdAt: server.clock.now() })
  const inviter = await server.person()
  const { id } = await expectOk(inviter.send<{ id: string }>('POST /groups', { name: 'Choir' }))
  await expectOk(inviter.send(`POST /groups/${id}/invite`, { email: intruder.email }))
  const token = await mailedTo(intruder.email)
  expect(await expectOk(server.send('POST /groups/accept-email-invitation', { token }))).toMatchObject({
    hasAccount: true,
  })
  expect((await intruder.send('GET /groups')).error.message).toBe('authenticationFailed')
  expect(await server.database.queries.select().from(identities).where(eq(identities.userId, intruder.id))).toEqual([])
  expect((await login(intruder.email)).error.message).toBe('wrongCredentials')
  await expectOk(recover(intruder.email))
  await sendEmails(server.services)
  await expectOk(reset(mail.of(intruder.email).at(-1)?.link.token ?? ''))
  expect((await expectOk(login(intruder.email, newPassword))).token).not.toBeNull()
})

test("an invitation opened in the account's session verifies the address, and the session continues", async () => {
  const person = await server.person()
  const inviter = await server.person()
  const { id } = await expectOk(inviter.send<{ id: string }>('POST /groups', { name: 'Choir' }))
  await expectOk(inviter.send(`POST /groups/${id}/invite`, { email: person.email }))
  const token = await mailedTo(person.email)
  await server.database.queries
    .insert(identities)
    .values({ provider: 'google', subject: person.id, userId: person.id, createdAt: server.clock.now() })
  await expectOk(person.send('POST /groups/accept-email-invitation', { token }))
  expect(await server.database.queries.select().from(identities).where(eq(identities.userId, person.id))).toHaveLength(
    1,
  )
  expect((await rowOf(person.email)).provenAt).toEqual(server.clock.now())
  expect((await person.send<object[]>('GET /groups')).result).toHaveLength(1)
  await expectOk(login(person.email))
})

test('there are no sessions before activation', async () => {
  const email = await registered()
  const { id } = await rowOf(email)
  expect(await server.database.queries.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
})

describe('requesting e-mails', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await startTestServer({ rateLimits: true, outside: { mail: { url: mail.url, from, timeout: 2_000 } } })
  })
  afterAll(() => strict.close())

  test.each(['account-recovery', 'resend-activation'] as const)(
    'by %s is done five times an hour for each address, whether it has an account or not',
    async (call) => {
      const [known, unknown] = [newAddress(), newAddress()]
      await expectOk(strict.send('POST /auth/register', registrationOf(known)))
      for (const email of [known, unknown]) {
        const ask = (address = email) => strict.send(`POST /auth/${call}`, { email: address })
        for (let time = 1; time <= 5; time += 1) expect(await expectOk(ask())).toBeNull()
        const { error, headers } = await ask(` ${email.toUpperCase()} `)
        expect(error).toMatchObject({ message: 'tooManyRequests', status: 429 })
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
      await expectOk(strict.send(`POST /auth/${call}`, { email: newAddress() }))
    },
  )
})
