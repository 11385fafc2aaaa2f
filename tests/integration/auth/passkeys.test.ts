import { sweepLinks } from '@questboard/api'
import type { Passkey, PasskeyOptions, SignInOptions } from '@questboard/api/auth/passkeys/schema'
import type { SignedIn } from '@questboard/api/auth/schema'
import type { Exported } from '@questboard/api/privacy/schema'
import {
  accountLinks,
  emailOutbox,
  identities,
  passkeyChallenges,
  passkeys,
  secondFactors,
  users,
} from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '../../../packages/api/src/kernel/secrets/hash.ts'
import { newAccessToken } from '../../support/access-token.ts'
import { type Authenticator, newAuthenticator } from '../../support/authenticator.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { type Google, openGoogle } from '../../support/google.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

/** Passkeys: adding, signing in, removing. The authenticator is software, the verification is real. */

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

const password = goodPassword
const device = 'd'.repeat(43)

const originOf = (on: TestServer) => on.url.replace('127.0.0.1', 'localhost')
const newKey = (more = {}, on = server) => newAuthenticator(originOf(on), more)

const begin = (person: Person, typed = password) =>
  person.send<PasskeyOptions>('POST /user/passkeys/options', { password: typed })

async function add(person: Person, { key = newKey(), name = 'Phone', typed = password } = {}) {
  const options = await expectOk(begin(person, typed))
  const passkey = await expectOk(person.send<Passkey>('POST /user/passkeys', { name, response: key.create(options) }))
  return { key, passkey }
}

const challenge = (on = server) => expectOk(on.send<SignInOptions>('POST /auth/passkey/options', {}))

type Signed = ReturnType<Authenticator['sign']>

const enter = (response: Signed, on = server, call: 'passkey' | 'restore-account/passkey' = 'passkey') =>
  on.send<SignedIn>(`POST /auth/${call}`, { response, device })

const listOf = (person: Person) => expectOk(person.send<Passkey[]>('GET /user/passkeys'))

const emailsTo = async ({ email }: Person) =>
  (await server.database.queries.select().from(emailOutbox).where(eq(emailOutbox.email, email))).map(({ kind }) => kind)

const withoutPassword = ({ id }: Person) =>
  server.database.queries.update(users).set({ passwordHash: null }).where(eq(users.id, id))

/** The token of the recovery link in an e-mail. */
async function recoveryLinkOf({ id: userId }: Person): Promise<string> {
  const token = crypto.randomUUID()
  const [createdAt, expiresAt] = [server.clock.now(), server.clock.fromNow({ hours: 1 })]
  const link = { tokenHash: hashOf(token), userId, kind: 'recovery', createdAt, expiresAt } as const
  await server.database.queries.insert(accountLinks).values(link)
  return token
}

describe('adding a passkey', () => {
  test('takes the password, and is listed, renamed and reported', async () => {
    const person = await server.person()
    expect(await errorCodeOf(begin(person, 'a wrong password'))).toBe('incorrectOldPassword')
    const options = await expectOk(begin(person))
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Questboard' },
      user: { name: person.email, displayName: person.name },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const key = newKey()
    const passkey = await expectOk(
      person.send<Passkey>('POST /user/passkeys', { name: '  My phone ', response: key.create(options) }),
    )
    const createdAt = server.clock.now().toISOString()
    expect(passkey).toEqual({ id: passkey.id, name: 'My phone', backedUp: true, createdAt, lastUsedAt: null })
    expect(await listOf(person)).toEqual([passkey])
    expect((await expectOk(begin(person))).excludeCredentials).toMatchObject([{ id: key.credentialId }])
    const renamed = await expectOk(person.send<Passkey>(`PATCH /user/passkeys/${passkey.id}`, { name: 'Laptop' }))
    expect(renamed).toEqual({ ...passkey, name: 'Laptop' })
    expect(await emailsTo(person)).toEqual(['passkeyAdded'])

    const otherPerson = await server.person()
    expect(await errorCodeOf(otherPerson.send(`PATCH /user/passkeys/${passkey.id}`, { name: 'Mine' }))).toBe('notFound')
    expect(await errorCodeOf(otherPerson.send(`DELETE /user/passkeys/${passkey.id}`))).toBe('notFound')
    const exported = await expectOk(person.send<Exported>('GET /users/profile/export'))
    expect(exported.account.passkeys).toEqual([{ name: 'Laptop', backedUp: true, createdAt, lastUsedAt: null }])
  })

  test('accepts only a fresh passkey of this site for this account', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const addWith = async (circumstances: object, { by = person, key = newKey(), options = begin(person) } = {}) =>
      errorCodeOf(
        by.send('POST /user/passkeys', { name: 'Phone', response: key.create(await expectOk(options), circumstances) }),
      )
    expect(await addWith({ origin: 'https://example.org' })).toBe('invalidData')
    expect(await addWith({ rpId: 'example.org' })).toBe('invalidData')
    expect(await addWith({ verified: false })).toBe('invalidData')
    // An attestation with certificates could make the server request addresses of the client.
    expect(await addWith({}, { key: newKey({ format: 'fido-u2f' }) })).toBe('invalidData')
    expect(await addWith({}, { by: otherPerson })).toBe('notFound')
    const replaced = begin(person)
    await replaced
    await begin(person)
    expect(await addWith({}, { options: replaced })).toBe('notFound')
    const late = begin(person)
    await late
    server.clock.advance({ minutes: 5 })
    expect(await addWith({}, { options: late })).toBe('notFound')
    const noPasskeys = server.send<SignInOptions>('POST /auth/passkey/options', {})
    const anonymous = noPasskeys.then(async ({ result, ...reply }) => ({
      ...reply,
      result: { ...(await expectOk(replaced)), ...result },
    }))
    expect(await addWith({}, { options: anonymous })).toBe('notFound')
    expect(await listOf(person)).toEqual([])
    const { key } = await add(otherPerson)
    expect(await addWith({}, { key })).toBe('idAlreadyUsed')
  })

  test('happens once for one challenge, and ten times at most', async () => {
    const person = await server.person()
    const options = await expectOk(begin(person))
    const twice = [newKey(), newKey()].map((key) =>
      errorCodeOf(person.send('POST /user/passkeys', { name: 'Phone', response: key.create(options) })),
    )
    expect((await Promise.all(twice)).sort()).toEqual(['notFound', 'ok'])
    for (let more = 1; more < 10; more++) await add(person, { name: `Key ${more}` })
    expect(await errorCodeOf(begin(person))).toBe('tooManyItems')
    const [first] = await listOf(person)
    await expectOk(person.send(`DELETE /user/passkeys/${first?.id}`))
    const last = await expectOk(begin(person))
    await server.database.queries.insert(passkeys).values({
      id: crypto.randomUUID(),
      userId: person.id,
      name: 'Other',
      credentialId: crypto.randomUUID(),
      publicKey: '',
      counter: 0,
      transports: [],
      backedUp: false,
      createdAt: server.clock.now(),
    })
    expect(
      await errorCodeOf(person.send('POST /user/passkeys', { name: 'Eleventh', response: newKey().create(last) })),
    ).toBe('tooManyItems')
  })

  test('is for sessions, not for API tokens', async () => {
    const person = await server.person()
    const token = await newAccessToken(server, person, ['profile:write'])
    expect(await errorCodeOf(token.send('GET /user/passkeys'))).toBe('notAuthorized')
  })
})

describe('signing in with a passkey', () => {
  test('needs no address, no password and no second factor', async () => {
    const person = await server.person()
    const { key } = await add(person)
    await server.database.queries
      .insert(secondFactors)
      .values({ userId: person.id, secret: 'encrypted', lastStep: 0, createdAt: server.clock.now() })
    const options = await challenge()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    const { token, user } = await expectOk(enter(key.sign(options)))
    expect(user.id).toBe(person.id)
    const signedIn = await server.send('GET /users/profile', undefined, { authorization: `Bearer ${token}` })
    expect(signedIn.status).toBe(200)
    expect(await listOf(person)).toMatchObject([{ lastUsedAt: server.clock.now().toISOString() }])
  })

  test('refuses what is replayed, late, of another site or forged', async () => {
    const person = await server.person()
    const { key } = await add(person)
    const sign = async (circumstances = {}) => key.sign(await challenge(), circumstances)
    const used = await sign()
    await expectOk(enter(used))
    expect(await errorCodeOf(enter(used))).toBe('authenticationFailed')
    const late = await sign()
    server.clock.advance({ minutes: 5 })
    expect(await errorCodeOf(enter(late))).toBe('authenticationFailed')
    for (const circumstances of [
      { origin: 'https://example.org' },
      { origin: server.url },
      { rpId: 'example.org' },
      { verified: false },
      { userHandle: 'eHh4' },
    ]) {
      expect([circumstances, await errorCodeOf(enter(await sign(circumstances)))]).toEqual([
        circumstances,
        'authenticationFailed',
      ])
    }
    expect(await errorCodeOf(enter(key.sign({ challenge: 'made-up-by-the-client' })))).toBe('authenticationFailed')
    // The challenge for adding a passkey signs no one in.
    expect(await errorCodeOf(enter(key.sign(await expectOk(begin(person)))))).toBe('authenticationFailed')
    const good = await sign()
    const { response } = await sign()
    const forged = { ...good, response: { ...good.response, signature: response.signature } }
    expect(await errorCodeOf(enter(forged))).toBe('authenticationFailed')
    const noJson = { ...good, response: { ...good.response, clientDataJSON: 'bm8tanNvbg' } }
    expect(await errorCodeOf(enter(noJson))).toBe('authenticationFailed')
    expect(await errorCodeOf(enter(newKey().sign(await challenge())))).toBe('wrongCredentials')
    await expectOk(enter(good))
  })

  test('refuses a counter that does not rise', async () => {
    const { key } = await add(await server.person(), { key: newKey({ counter: 5 }) })
    await expectOk(enter(key.sign(await challenge(), { counter: 9 })))
    for (const counter of [9, 6, 0]) {
      expect(await errorCodeOf(enter(key.sign(await challenge(), { counter })))).toBe('authenticationFailed')
    }
    await expectOk(enter(key.sign(await challenge(), { counter: 10 })))
  })

  test('accepts a challenge and a counter once, even in a race', async () => {
    const { key } = await add(await server.person())
    const signed = key.sign(await challenge())
    const race = await Promise.all(Array.from({ length: 6 }, () => errorCodeOf(enter(signed))))
    expect(race.filter((code) => code === 'ok')).toHaveLength(1)
    expect(new Set(race)).toEqual(new Set(['ok', 'authenticationFailed']))
    const counting = (await add(await server.person(), { key: newKey({ counter: 1 }) })).key
    const copies = await Promise.all(
      [await challenge(), await challenge(), await challenge()].map((options) =>
        errorCodeOf(enter(counting.sign(options, { counter: 2 }))),
      ),
    )
    expect(copies.sort()).toEqual(['authenticationFailed', 'authenticationFailed', 'ok'])
  })

  test('says the state of the account, and offers to cancel its deletion', async () => {
    const person = await server.person()
    const { key } = await add(person)
    const { queries } = server.database
    const set = (state: object) => queries.update(users).set(state).where(eq(users.id, person.id))
    const now = server.clock.now()
    await set({ activatedAt: null })
    expect(await errorCodeOf(enter(key.sign(await challenge())))).toBe('accountNotActivated')
    await set({ activatedAt: now, lockedAt: now })
    expect(await errorCodeOf(enter(key.sign(await challenge())))).toBe('yourAccountIsLocked')
    await set({ lockedAt: null })
    await expectOk(person.send('POST /users/profile/deletion', { password }))
    const signed = key.sign(await challenge())
    expect(await errorCodeOf(enter(signed))).toBe('accountWaitsForDeletion')
    const { user } = await expectOk(enter(signed, server, 'restore-account/passkey'))
    expect(user.id).toBe(person.id)
    expect(await errorCodeOf(enter(signed, server, 'restore-account/passkey'))).toBe('authenticationFailed')
    const open = key.sign(await challenge())
    expect(await errorCodeOf(enter(open, server, 'restore-account/passkey'))).toBe('accountDoesNotWaitForDeletion')
    await expectOk(enter(open))
  })

  test('is limited by address and by passkey', async () => {
    const limited = await startTestServer({ rateLimits: true })
    const person = await limited.person()
    const { key } = await add(person, { key: newKey({}, limited) })
    const attempt = async (circumstances = {}) =>
      errorCodeOf(enter(key.sign(await challenge(limited), circumstances), limited))
    for (let wrong = 0; wrong < 10; wrong++) {
      expect(await attempt({ verified: false })).toBe('authenticationFailed')
    }
    expect(await attempt()).toBe('tooManyRequests')
    limited.clock.advance({ minutes: 5 })
    expect(await attempt()).toBe('ok')
    const asked = await Promise.all(
      Array.from({ length: 100 }, () => errorCodeOf(limited.send('POST /auth/passkey/options', {}))),
    )
    expect(asked).toContain('tooManyRequests')
    await limited.close()
  })
})

describe('removing a passkey', () => {
  test('ends it, and says so by e-mail', async () => {
    const person = await server.person()
    const { key, passkey } = await add(person)
    await expectOk(enter(key.sign(await challenge())))
    await expectOk(person.send(`DELETE /user/passkeys/${passkey.id}`))
    expect(await errorCodeOf(enter(key.sign(await challenge())))).toBe('wrongCredentials')
    expect(await errorCodeOf(person.send(`DELETE /user/passkeys/${passkey.id}`))).toBe('notFound')
    expect(await emailsTo(person)).toEqual(['passkeyAdded', 'passkeyRemoved'])
  })

  test('keeps the last way to sign in, even in a race', async () => {
    const person = await server.person()
    await withoutPassword(person)
    const { passkey } = await add(person, { typed: '' })
    const remove = (id: string) => errorCodeOf(person.send(`DELETE /user/passkeys/${id}`))
    expect(await remove(passkey.id)).toBe('lastWayIn')
    const second = (await add(person, { typed: '' })).passkey
    expect((await Promise.all([remove(passkey.id), remove(second.id)])).sort()).toEqual(['lastWayIn', 'ok'])
    const [left] = await listOf(person)
    const linked = { provider: 'google', subject: person.id, userId: person.id, createdAt: server.clock.now() } as const
    await server.database.queries.insert(identities).values(linked)
    const disconnect = () => errorCodeOf(person.send('DELETE /users/sign-in-ways/google'))
    expect(await remove(left?.id ?? '')).toBe('ok')
    expect(await disconnect()).toBe('lastWayIn')
    await add(person, { typed: '' })
    expect(await disconnect()).toBe('ok')
  })

  test('is part of a password reset, and not of a new password', async () => {
    const person = await server.person()
    const { key } = await add(person)
    const newPassword = { password: 'another password', passwordConfirmation: 'another password' }
    await expectOk(person.send('PUT /users/profile/change-password', { oldPassword: password, ...newPassword }))
    await expectOk(enter(key.sign(await challenge())))
    const token = await recoveryLinkOf(person)
    await expectOk(server.send('POST /auth/reset-password', { token, ...newPassword }))
    expect(await errorCodeOf(enter(key.sign(await challenge())))).toBe('wrongCredentials')
    expect(await emailsTo(person)).toContain('passkeyRemoved')
  })
})

test('a password reset disconnects providers too, however old, and one with the verified address comes back by itself', async () => {
  const person = await server.person()
  await server.database.queries.update(users).set({ provenAt: server.clock.now() }).where(eq(users.id, person.id))
  const sub = crypto.randomUUID()
  await server.database.queries.insert(identities).values([
    { provider: 'google', subject: sub, userId: person.id, createdAt: server.clock.now() },
    { provider: 'google', subject: 'long ago', userId: person.id, createdAt: new Date('2020-01-01') },
  ])
  const social = async (subject: string, email: string) => {
    const { nonce } = await expectOk(server.send<{ nonce: string }>('GET /auth/nonce'))
    const token = await google.token({ sub: subject, email }, server.clock.now(), nonce)
    return server.send<SignedIn>('POST /auth/social', { network: 'google', token, nonce, device })
  }
  const newPassword = { password: 'another password', passwordConfirmation: 'another password' }
  await expectOk(server.send('POST /auth/reset-password', { token: await recoveryLinkOf(person), ...newPassword }))
  const left = () => server.database.queries.select().from(identities).where(eq(identities.userId, person.id))
  expect(await left()).toEqual([])
  // Without an account of its own, the identity of another address is asked for a date of birth.
  expect(await errorCodeOf(social('long ago', 'theirs@example.org'))).toBe('invalidData')
  const { user } = await expectOk(social(sub, person.email))
  expect(user.id).toBe(person.id)
  expect(await left()).toMatchObject([{ subject: sub }])
})

test('expired challenges are deleted by new ones and by the daily sweep', async () => {
  const { queries } = server.database
  const count = async () => (await queries.select().from(passkeyChallenges)).length
  for (let more = 0; more < 3; more++) await challenge()
  server.clock.advance({ minutes: 5 })
  await challenge()
  expect(await count()).toBeLessThan(4)
  server.clock.advance({ minutes: 5 })
  await sweepLinks(server.services)
  expect(await count()).toBe(0)
})
