import { sendEmails } from '@questboard/api'
import { emailOutbox, secondFactors, signInTickets, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resetSecondFactor } from '../../../packages/api/src/auth/second-factor/turn-off.ts'
import { newAccessToken } from '../../support/access-token.ts'
import { type Google, openGoogle } from '../../support/google.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { codeAt } from '../../support/totp.ts'

/** The second factor: an authenticator app, and recovery codes. */

let server: TestServer
let google: Google
beforeAll(async () => {
  google = await openGoogle()
  server = await startTestServer({ outside: { google: google.settings } })
})
afterAll(async () => {
  await server.close()
  await google.close()
})

const device = 'd'.repeat(43)
const otherDevice = 'e'.repeat(43)
const password = goodPassword

interface Answer {
  token: string | null
  user: { id: string } | null
  secondFactor?: { ticket: string; expiresAt: string }
}

/** The code of now. Each call moves the clock on, since no code works twice. */
function nextCode(secret: string, on = server): string {
  on.clock.advance({ seconds: 30 })
  return codeAt(secret, on.clock.now())
}

async function turnOn(person: Person, on = server): Promise<{ secret: string; codes: string[] }> {
  const { secret, uri } = await expectOk(
    person.send<{ secret: string; uri: string }>('POST /user/second-factor', { password }),
  )
  expect(uri).toBe(
    `otpauth://totp/Questboard:${encodeURIComponent(person.email)}?issuer=Questboard&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  const { recoveryCodes: codes } = await expectOk(
    person.send<{ recoveryCodes: string[] }>('POST /user/second-factor/confirm', { code: nextCode(secret, on) }),
  )
  return { secret, codes }
}

const signIn = (person: Person, more = {}, on = server) =>
  expectOk(on.send<Answer>('POST /auth/login', { email: person.email, password, device, ...more }))

async function ticketOf(person: Person, more = {}, on = server): Promise<string> {
  const answer = await signIn(person, more, on)
  expect(answer).toMatchObject({ token: null, user: null })
  if (!answer.secondFactor) throw new Error('no second factor was asked for')
  return answer.secondFactor.ticket
}

const finish = (body: object, on = server) => on.send<Answer>('POST /auth/second-factor', { device, ...body })

const errorOf = async (
  answer: Promise<{ error: { message: string; details?: { message: string }[] } | undefined }>,
) => {
  const { error } = await answer
  return error && [error.message, ...(error.details ?? []).map(({ message }) => message)].join(': ')
}

const emailsTo = async ({ email }: Person) =>
  (await server.database.queries.select().from(emailOutbox).where(eq(emailOutbox.email, email))).map(({ kind }) => kind)

const state = (person: Person) => expectOk(person.send('GET /user/second-factor'))

describe('signing in with a second factor', () => {
  test('takes the password and a code, which works once', async () => {
    const person = await server.person()
    expect(await state(person)).toEqual({ on: false, since: null, recoveryCodesLeft: 0 })
    expect((await signIn(person)).token).toEqual(expect.any(String))
    const { secret, codes } = await turnOn(person)
    expect(new Set(codes).size).toBe(10)
    const since = server.clock.now().toISOString()
    expect(await state(person)).toEqual({ on: true, since, recoveryCodesLeft: 10 })

    // The code that turned it on is used up, too.
    const ticket = await ticketOf(person)
    const used = codeAt(secret, server.clock.now())
    expect(await errorOf(finish({ ticket, code: used }))).toMatch(/^wrongCredentials: was used already/)
    expect(await errorOf(finish({ ticket, code: '000000' }))).toBe('wrongCredentials: is wrong')
    expect(await errorOf(finish({ ticket, code: 'no code' }))).toBe('wrongCredentials: is wrong')
    const { token, user } = await expectOk(finish({ ticket, code: nextCode(secret) }))
    expect(user).toMatchObject({ id: person.id })
    const profile = await server.send('GET /users/profile', undefined, { authorization: `Bearer ${token}` })
    expect(profile.status).toBe(200)
    expect(await errorOf(finish({ ticket, code: nextCode(secret) }))).toBe('authenticationFailed')
  })

  test('accepts a code that is half a minute off, and says when a code is of another time', async () => {
    const person = await server.person()
    const { secret } = await turnOn(person)
    const at = (seconds: number) => codeAt(secret, new Date(server.clock.now().getTime() + seconds * 1000))
    server.clock.advance({ minutes: 5 })
    expect((await expectOk(finish({ ticket: await ticketOf(person), code: at(-30) }))).token).not.toBeNull()
    expect((await expectOk(finish({ ticket: await ticketOf(person), code: at(30) }))).token).not.toBeNull()
    const ticket = await ticketOf(person)
    for (const seconds of [-3600, 3600, -7000, -60]) {
      expect(await errorOf(finish({ ticket, code: at(seconds) }))).toMatch(/^wrongCredentials: is of another time/)
    }
    for (const seconds of [60, 7200]) {
      expect(await errorOf(finish({ ticket, code: at(seconds) }))).toBe('wrongCredentials: is wrong')
    }
  })

  test('can be finished only on the device that began it, within ten minutes', async () => {
    const person = await server.person()
    const { secret } = await turnOn(person)
    const ticket = await ticketOf(person)
    for (const wrongDevice of [otherDevice, undefined]) {
      expect(await errorOf(finish({ ticket, code: nextCode(secret), device: wrongDevice }))).toBe(
        'authenticationFailed',
      )
    }
    server.clock.advance({ minutes: 10 })
    expect(await errorOf(finish({ ticket, code: nextCode(secret) }))).toBe('authenticationFailed')
    const plain = await ticketOf(person, { device: undefined })
    expect((await expectOk(finish({ ticket: plain, code: nextCode(secret), device: undefined }))).token).not.toBeNull()
  })

  test('of many requests with one code, one succeeds', async () => {
    const person = await server.person()
    const { secret } = await turnOn(person)
    const tickets = [await ticketOf(person), await ticketOf(person), await ticketOf(person)]
    const code = nextCode(secret)
    const answers = await Promise.all([...tickets, ...tickets, ...tickets].map((ticket) => finish({ ticket, code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes each recovery code once, and says so by e-mail', async () => {
    const person = await server.person()
    const { codes } = await turnOn(person)
    const [first = '', second = ''] = codes
    const tickets = [await ticketOf(person), await ticketOf(person)]
    const answers = await Promise.all(tickets.map((ticket) => finish({ ticket, code: first })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const typed = second.toUpperCase().replaceAll('-', ' ')
    expect((await expectOk(finish({ ticket: await ticketOf(person), code: typed }))).token).not.toBeNull()
    expect(await state(person)).toMatchObject({ recoveryCodesLeft: 8 })
    expect(await emailsTo(person)).toEqual(['secondFactorOn', 'recoveryCodeUsed', 'recoveryCodeUsed'])
    await sendEmails(server.services)
    expect(await emailsTo(person)).toEqual([])
  })

  test('is refused for five minutes after ten wrong codes, while recovery codes still work', async () => {
    const limited = await startTestServer({ rateLimits: true })
    try {
      const person = await limited.person()
      const { secret, codes } = await turnOn(person, limited)
      const ticket = await ticketOf(person, {}, limited)
      const guess = (code: string) => finish({ ticket, code }, limited)
      for (let tries = 0; tries < 10; tries++) expect((await guess('000000')).status).toBe(401)
      const refused = await guess(nextCode(secret, limited))
      expect(refused.error?.message).toBe('tooManyRequests')
      expect((await guess(codes[0] ?? '')).status).toBe(200)
      limited.clock.advance({ minutes: 5 })
      const again = await ticketOf(person, {}, limited)
      expect((await finish({ ticket: again, code: nextCode(secret, limited) }, limited)).status).toBe(200)
    } finally {
      await limited.close()
    }
  })

  test('needs the code after Google, too, unless Google has asked for a second factor itself', async () => {
    const person = await server.person()
    const { secret } = await turnOn(person)
    const answered = async (claims: object) => {
      const { nonce } = await expectOk(server.send<{ nonce: string }>('GET /auth/nonce'))
      const subject = { sub: `sub-${person.id}`, email: person.email, ...claims }
      const token = await google.token(subject, server.clock.now(), nonce)
      return expectOk(server.send<Answer>('POST /auth/social', { network: 'google', token, nonce, device }))
    }
    await server.database.queries.update(users).set({ provenAt: server.clock.now() }).where(eq(users.id, person.id))
    const { secondFactor } = await answered({})
    if (!secondFactor) throw new Error('no second factor was asked for')
    expect((await expectOk(finish({ ticket: secondFactor.ticket, code: nextCode(secret) }))).token).not.toBeNull()
    expect((await answered({ amr: ['pwd', 'mfa'] })).token).not.toBeNull()
    expect((await answered({ amr: ['pwd'] })).token).toBeNull()
    expect((await answered({ amr: 'mfa' })).token).toBeNull()
  })
})

describe('a second factor', () => {
  test('is turned on with the password and a current code of its secret', async () => {
    const person = await server.person()
    const begin = (body: object) => errorOf(person.send('POST /user/second-factor', body))
    const confirm = (code: string) => errorOf(person.send('POST /user/second-factor/confirm', { code }))
    expect(await begin({ password: 'a wrong one' })).toBe('incorrectOldPassword')
    expect(await confirm('123456')).toBe('notFound')
    const { secret } = await expectOk(person.send<{ secret: string }>('POST /user/second-factor', { password }))
    const hourAgo = server.clock.fromNow({ hours: -1 })
    expect(await confirm(codeAt(secret, hourAgo))).toMatch(/^invalidData: is of another time/)
    expect(await confirm('000000')).toBe('invalidData: is wrong')
    expect((await signIn(person)).token).not.toBeNull()
    server.clock.advance({ minutes: 15 })
    expect(await confirm(codeAt(secret, server.clock.now()))).toBe('notFound')
  })

  test('is replaced, and gets other recovery codes, only with one of its codes', async () => {
    const person = await server.person()
    const { secret, codes } = await turnOn(person)
    const begin = (code?: string) => person.send<{ secret: string }>('POST /user/second-factor', { password, code })
    expect(await errorOf(begin())).toMatch(/^invalidData: needed/)
    expect(await errorOf(begin('000000'))).toBe('invalidData: is wrong')
    const renew = (code: string) =>
      person.send<{ recoveryCodes: string[] }>('POST /user/second-factor/recovery-codes', { password, code })
    expect(await errorOf(renew('000000'))).toBe('invalidData: is wrong')
    const { recoveryCodes } = await expectOk(renew(nextCode(secret)))
    expect(await errorOf(finish({ ticket: await ticketOf(person), code: codes[0] }))).toBe('wrongCredentials: is wrong')
    const { secret: newer } = await expectOk(begin(recoveryCodes[0]))
    // Until it is confirmed, the earlier app is asked.
    expect((await finish({ ticket: await ticketOf(person), code: nextCode(newer) })).status).toBe(401)
    expect((await finish({ ticket: await ticketOf(person), code: nextCode(secret) })).status).toBe(200)
    await expectOk(person.send('POST /user/second-factor/confirm', { code: nextCode(newer) }))
    expect((await finish({ ticket: await ticketOf(person), code: nextCode(secret) })).status).toBe(401)
    expect((await finish({ ticket: await ticketOf(person), code: nextCode(newer) })).status).toBe(200)
  })

  test('is turned off with the password and a code, and by the operator', async () => {
    const person = await server.person()
    const { secret } = await turnOn(person)
    const turnOff = (body: object) => errorOf(person.send('POST /user/second-factor/turn-off', body))
    expect(await turnOff({ password: 'a wrong one', code: nextCode(secret) })).toBe('incorrectOldPassword')
    expect(await turnOff({ password, code: '000000' })).toBe('invalidData: is wrong')
    expect(await turnOff({ password, code: nextCode(secret) })).toBeUndefined()
    expect((await signIn(person)).token).not.toBeNull()
    await turnOn(person)
    const ticket = await ticketOf(person)
    expect(await resetSecondFactor(server.services, person.email)).toBe('done')
    expect(await errorOf(finish({ ticket, code: '000000' }))).toBe('authenticationFailed')
    expect((await signIn(person)).token).not.toBeNull()
    expect(await resetSecondFactor(server.services, person.email)).toBe('unchanged')
    expect(await resetSecondFactor(server.services, 'nobody@example.org')).toBe('unknown')
    const on = ['secondFactorOn', 'secondFactorOff']
    expect(await emailsTo(person)).toEqual([...on, ...on])
  })

  test('stays when the password changes, and sign-ins that wait for it end', async () => {
    const person = await server.person()
    const { secret } = await turnOn(person)
    const ticket = await ticketOf(person)
    const newPassword = 'another long password'
    await expectOk(
      person.send('PUT /users/profile/change-password', {
        oldPassword: password,
        password: newPassword,
        passwordConfirmation: newPassword,
      }),
    )
    expect(await errorOf(finish({ ticket, code: nextCode(secret) }))).toBe('authenticationFailed')
    expect((await signIn(person, { password: newPassword })).token).toBeNull()
  })

  test('is asked for when a deletion is cancelled', async () => {
    const person = await server.person()
    const { secret } = await turnOn(person)
    const early = await ticketOf(person)
    await expectOk(person.send('POST /users/profile/deletion', { password }))
    expect(await errorOf(finish({ ticket: early, code: nextCode(secret) }))).toBe('authenticationFailed')
    const body = { email: person.email, password, device }
    const { token, secondFactor } = await expectOk(server.send<Answer>('POST /auth/restore-account', body))
    expect(token).toBeNull()
    expect((await finish({ ticket: secondFactor?.ticket, code: nextCode(secret) })).status).toBe(200)
  })

  test('is stored encrypted for its account, and few sign-ins may wait at once', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const { secret } = await turnOn(person)
    const theirs = await turnOn(otherPerson)
    const { queries } = server.database
    const of = ({ id }: Person) => eq(secondFactors.userId, id)
    const [row] = await queries.select().from(secondFactors).where(of(person))
    expect(row?.secret).not.toContain(secret)
    // The row of another account opens nothing.
    await queries
      .update(secondFactors)
      .set({ secret: row?.secret ?? '' })
      .where(of(otherPerson))
    const ticket = await ticketOf(otherPerson)
    for (const known of [secret, theirs.secret]) {
      expect(await errorOf(finish({ ticket, code: nextCode(known) }))).toBe('serviceUnavailable')
    }
    for (let count = 0; count < 12; count++) await ticketOf(person)
    const waiting = await queries.select().from(signInTickets).where(eq(signInTickets.userId, person.id))
    expect(waiting).toHaveLength(10)
  })

  test('needs a session: an API token may neither read nor change it', async () => {
    const person = await server.person()
    const { token } = await newAccessToken(server, person, ['profile:write'])
    const send = (call: Parameters<Person['send']>[0], body?: object) =>
      server.send(call, body, { authorization: `Bearer ${token}` })
    expect(await errorOf(send('GET /user/second-factor'))).toBe('notAuthorized')
    expect(await errorOf(send('POST /user/second-factor', { password }))).toBe('notAuthorized')
  })
})
