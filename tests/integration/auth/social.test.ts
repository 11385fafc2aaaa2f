import { sweepLinks } from '@questboard/api'
import type { SignedIn } from '@questboard/api/auth/schema'
import { identities, nonces, pawns, sessions, users } from '@questboard/db/schema'
import { count, eq } from 'drizzle-orm'
import { UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { audit } from '../../support/audit.ts'
import { clientId, type Google, type GooglePerson, openGoogle } from '../../support/google.ts'
import { expectOk } from '../../support/rest.ts'
import { openStream } from '../../support/stream.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

let google: Google
let server: TestServer
beforeAll(async () => {
  google = await openGoogle()
  server = await startTestServer({ outside: { google: google.settings } })
})
afterEach(() => google.behave('well'))
afterAll(async () => {
  await server.close()
  await google.close()
})

let people = 0
const somebody = (about: Partial<GooglePerson> = {}): GooglePerson => {
  people += 1
  return { sub: `subject-${people}`, email: `google-${people}@example.org`, name: `Googler ${people}`, ...about }
}

const nonceOf = async (of: TestServer = server) => (await of.send<{ nonce: string }>('GET /auth/nonce')).result.nonce

const birthDate = '1990-05-17'

const social = (body: object, headers: Record<string, string> = {}, of: TestServer = server) =>
  of.send<SignedIn>('POST /auth/social', { network: 'google', ...body }, headers)

/** Signs a user in with a new nonce and token. */
async function signIn(who: GooglePerson, more: object = { birthDate }, headers: Record<string, string> = {}) {
  const nonce = await nonceOf()
  return social({ token: await google.token(who, server.clock.now(), nonce), nonce, ...more }, headers)
}

const countOf = async (table: typeof users | typeof nonces | typeof identities) =>
  (await server.database.queries.select({ all: count() }).from(table))[0]?.all

describe('the first sign-in', () => {
  test('creates an account with the initial values and a verified address', async () => {
    const who = somebody({ email: '  New.Googler@Example.ORG ', name: '  Мира  ', locale: 'bg' })
    const { status, result } = await signIn(who, { birthDate }, { timezone: 'Europe/Sofia' })
    expect(status).toBe(200)
    expect(result.user).toMatchObject({
      name: 'Мира',
      email: 'new.googler@example.org',
      lang: 'bg',
      stats: { gold: 0, gems: 50, level: 1 },
    })
    const [row] = await server.database.queries.select().from(users).where(eq(users.id, result.user.id))
    expect(row).toMatchObject({ passwordHash: null, timeZone: 'Europe/Sofia' })
    expect(row?.provenAt).toEqual(server.clock.now())
    expect(row?.activatedAt).toEqual(server.clock.now())
    const owned = await server.database.queries.select().from(pawns).where(eq(pawns.userId, result.user.id))
    expect(owned).toHaveLength(1)
    const as = { authorization: `Bearer ${result.token}` }
    expect((await server.send('GET /dashboard', undefined, as)).status).toBe(200)
    expect(await audit(server.database)).toEqual([])
    const byPassword = await server.send('POST /auth/login', { email: result.user.email, password: 'any password' })
    expect(byPassword.error.message).toBe('wrongCredentials')
  })

  test('requires the date of birth by field name, and accepts the same token then', async () => {
    const nonce = await nonceOf()
    const who = somebody()
    const token = await google.token(who, server.clock.now(), nonce)
    const before = await countOf(users)
    const refusedFirst = await social({ token, nonce })
    expect(refusedFirst.error).toMatchObject({ message: 'invalidData', status: 400, details: [{ path: 'birthDate' }] })
    const young = await social({ token, nonce, birthDate: '2013-03-11' })
    expect(young.error).toMatchObject({ message: 'underMinimumAge', status: 403 })
    for (const wrong of ['2026-03-11', '1900-01-01', '2001-02-30', '']) {
      const { error } = await social({ token, nonce, birthDate: wrong })
      expect([wrong, error.message, error.details?.[0]?.path]).toEqual([wrong, 'invalidData', 'birthDate'])
    }
    expect(await countOf(users)).toBe(before)
    expect((await social({ token, nonce, birthDate: '2013-03-10' })).status).toBe(200)
    expect((await social({ token, nonce, birthDate })).error.message).toBe('authenticationFailed')
  })

  test('stores neither the date of birth nor the token nor the nonce', async () => {
    const nonce = await nonceOf()
    const storedNonces = JSON.stringify(await server.database.queries.select().from(nonces))
    expect(storedNonces).not.toContain(nonce)
    const token = await google.token(somebody(), server.clock.now(), nonce)
    const { result } = await social({ token, nonce, birthDate: '1987-06-05' })
    const rows = JSON.stringify([
      await server.database.queries.select().from(users).where(eq(users.id, result.user.id)),
      await server.database.queries.select().from(identities).where(eq(identities.userId, result.user.id)),
      await server.database.queries.select().from(sessions).where(eq(sessions.userId, result.user.id)),
      await server.database.queries.select().from(nonces),
    ])
    for (const secret of [nonce, token, '1987-06-05', result.token]) expect(rows).not.toContain(secret)
  })

  test.each([
    ['a name of 150 emoji, of 200', '🦊'.repeat(200), '🦊'.repeat(150)],
    ['the part before the @, without a name', undefined, 'left-of-at'],
    ['the part before the @, for an empty name', ' \u00a0 ', 'left-of-at'],
    ['the part before the @, for an invalid name', 'a\u0000b', 'left-of-at'],
  ])('takes the name from %s', async (_case, name, expected) => {
    const who = { ...somebody(), name, email: `left-of-at@${++people}.example.org` } as GooglePerson
    const { result } = await signIn(who)
    expect(result.user.name).toBe(expected)
  })

  test.each([
    ['the call', { lang: 'bg' }, { 'accept-language': 'en' }, 'en', 'bg'],
    ['the headers', {}, { 'accept-language': 'bg' }, 'en', 'bg'],
    ['Google', {}, { 'accept-language': 'de' }, 'bg-BG', 'bg'],
    ['English', {}, { 'accept-language': 'de' }, 'de', 'en'],
  ])('takes the language from %s', async (_case, body, headers, locale, expected) => {
    const { result } = await signIn(somebody({ locale }), { birthDate, ...body }, headers)
    expect(result.user.lang).toBe(expected)
  })

  test('twice in parallel creates one account', async () => {
    const who = somebody()
    const replies = await Promise.all(Array.from({ length: 6 }, () => signIn(who)))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(replies.map(({ result }) => result.user.id)).size).toBe(1)
    expect(await audit(server.database)).toEqual([])
  })
})

describe('the account of a sign-in', () => {
  const loginAs = (person: { email: string; password: string }) =>
    server.send<SignedIn>('POST /auth/login', { email: person.email, password: person.password })
  const prove = (id: string) =>
    server.database.queries.update(users).set({ provenAt: server.clock.now() }).where(eq(users.id, id))

  test('is the linked account, even with another address and without a date of birth', async () => {
    const who = somebody()
    const first = await signIn(who)
    const again = await signIn({ ...who, email: 'moved@example.org' }, {})
    expect(again.result.user).toMatchObject({ id: first.result.user.id, email: who.email })
    const unverified = await signIn({ ...who, email_verified: false }, {})
    expect(unverified.result.user.id).toBe(first.result.user.id)
  })

  test('with a verified address is linked, and keeps password and sessions', async () => {
    const person = await server.person()
    await prove(person.id)
    const { result } = await signIn(somebody({ email: person.email.toUpperCase() }), {})
    expect(result.user.id).toBe(person.id)
    expect((await person.send('GET /users/profile')).status).toBe(200)
    expect((await loginAs(person)).status).toBe(200)
  })

  test('with an unverified address loses password, sessions and open streams', async () => {
    const squatter = await server.person()
    const stream = await openStream(`${server.url}/api/user/notifications/stream`, squatter.token)
    expect((await stream.next())?.event).toBe('count')
    const { result } = await signIn(somebody({ email: squatter.email }), {})
    expect(result.user.id).toBe(squatter.id)
    expect((await squatter.send('GET /users/profile')).error.message).toBe('authenticationFailed')
    expect(await stream.next()).toBeUndefined()
    expect((await loginAs(squatter)).error.message).toBe('wrongCredentials')
    const [row] = await server.database.queries.select().from(users).where(eq(users.id, squatter.id))
    expect(row?.provenAt).toEqual(server.clock.now())
    const as = { authorization: `Bearer ${result.token}` }
    expect((await server.send('GET /users/profile', undefined, as)).status).toBe(200)
  })

  test('with an unverified address loses the identities of someone else, and keeps the one that proves it', async () => {
    const squatter = await server.person()
    const theirs = somebody()
    await server.database.queries.insert(identities).values([
      { provider: 'google', subject: theirs.sub, userId: squatter.id, createdAt: new Date('2020-01-01') },
      { provider: 'oidc', issuer: 'x', subject: theirs.sub, userId: squatter.id, createdAt: server.clock.now() },
    ])
    const who = somebody({ email: squatter.email })
    await expectOk(signIn(who, {}))
    const left = await server.database.queries.select().from(identities).where(eq(identities.userId, squatter.id))
    expect(left).toMatchObject([{ provider: 'google', subject: who.sub }])
    expect((await expectOk(signIn(who, {}))).user.id).toBe(squatter.id)
    expect((await expectOk(signIn(theirs))).user.id).not.toBe(squatter.id)
  })

  test('that was not activated becomes active', async () => {
    const person = await server.person()
    await server.database.queries.update(users).set({ activatedAt: null }).where(eq(users.id, person.id))
    expect((await signIn(somebody({ email: person.email }), {})).status).toBe(200)
    const [row] = await server.database.queries.select().from(users).where(eq(users.id, person.id))
    expect(row?.activatedAt).toEqual(server.clock.now())
  })

  test.each([false, undefined, 'true'])(
    'an address with email_verified %j opens none and makes none',
    async (verified) => {
      const person = await server.person()
      const claims = { email_verified: verified } as Partial<GooglePerson>
      const before = await countOf(users)
      const taken = await signIn(somebody({ email: person.email, ...claims }))
      const free = await signIn(somebody(claims))
      expect(taken.error).toEqual({ message: 'authenticationFailed', type: 'Unauthorized', status: 401 })
      expect(free.error).toEqual(taken.error)
      expect(await countOf(users)).toBe(before)
      expect((await loginAs(person)).status).toBe(200)
    },
  )

  test.each([
    ['lockedAt', 'yourAccountIsLocked'],
    ['erasesAt', 'accountWaitsForDeletion'],
  ] as const)('with %s set is refused with %s, linked or not, and nothing changes', async (column, code) => {
    const person = await server.person()
    const who = somebody({ email: person.email })
    const set = (at: Date | null) =>
      server.database.queries
        .update(users)
        .set({ [column]: at })
        .where(eq(users.id, person.id))
    await set(server.clock.now())
    expect((await signIn(who, {})).error).toMatchObject({ message: code, status: 403 })
    await set(null)
    expect((await loginAs(person)).status).toBe(200)
    expect((await signIn(who, {})).status).toBe(200)
    await set(server.clock.now())
    expect((await signIn(who, {})).error.message).toBe(code)
  })

  test('settles the day of a returning player', async () => {
    const ownServer = await startTestServer({ outside: { google: google.settings } })
    const who = somebody()
    const enter = async (more: object) => {
      const nonce = await nonceOf(ownServer)
      return social({ token: await google.token(who, ownServer.clock.now(), nonce), nonce, ...more }, {}, ownServer)
    }
    await enter({ birthDate })
    ownServer.clock.advance({ days: 2 })
    const { result } = await enter({})
    expect(result.user).toMatchObject({ lastDayStart: '2026-03-12' })
    await ownServer.close()
  })
})

describe('a token is refused', () => {
  const now = () => Math.floor(server.clock.now().getTime() / 1000)
  const refusals: [string, (nonce: string) => Promise<string> | string][] = [
    ['of another audience', (nonce) => google.token({ ...somebody(), aud: 'another.apps' }, server.clock.now(), nonce)],
    [
      'of several audiences',
      (nonce) => google.token({ ...somebody(), aud: [clientId, 'another.apps'] }, server.clock.now(), nonce),
    ],
    [
      'of another issuer',
      (nonce) => google.token({ ...somebody(), iss: 'https://accounts.example.org' }, server.clock.now(), nonce),
    ],
    ['that has expired', (nonce) => google.token({ ...somebody(), exp: now() - 60 }, server.clock.now(), nonce)],
    ['without an expiry', (nonce) => google.token({ ...somebody(), exp: undefined }, server.clock.now(), nonce)],
    ['of yesterday', (nonce) => google.token({ ...somebody(), iat: now() - 86_400 }, server.clock.now(), nonce)],
    ['of tomorrow', (nonce) => google.token({ ...somebody(), iat: now() + 86_400 }, server.clock.now(), nonce)],
    ['by a key that Google does not have', (nonce) => google.forged(somebody(), server.clock.now(), nonce)],
    [
      'by a key of an unknown name',
      (nonce) => google.token(somebody(), server.clock.now(), nonce, { kid: 'nobody-knows' }),
    ],
    ['without a signature', (nonce) => unsigned(nonce)],
    ['signed with a public value', (nonce) => withSharedSecret(nonce)],
    ['that was changed', async (nonce) => changed(await google.token(somebody(), server.clock.now(), nonce))],
    ['without a subject', (nonce) => google.token({ ...somebody(), sub: '' }, server.clock.now(), nonce)],
    ['without an address', (nonce) => google.token({ ...somebody(), email: '' }, server.clock.now(), nonce)],
    ['with an invalid address', (nonce) => google.token({ ...somebody(), email: 'x' }, server.clock.now(), nonce)],
    ['that is malformed', () => 'not.a.token'],
    ['of one character', () => 'x'],
    ['with the nonce of another sign-in', async () => google.token(somebody(), server.clock.now(), await nonceOf())],
    ['without a nonce', () => google.token({ ...somebody(), nonce: undefined }, server.clock.now(), '')],
  ]

  const unsigned = (nonce: string) =>
    new UnsecuredJWT({ ...somebody(), nonce, iss: 'https://accounts.google.com', aud: clientId })
      .setIssuedAt(now())
      .setExpirationTime(now() + 3600)
      .encode()

  async function withSharedSecret(nonce: string): Promise<string> {
    const { SignJWT } = await import('jose')
    const { keys } = (await (await fetch(google.settings.keysUrl)).json()) as { keys: { n: string; kid: string }[] }
    return new SignJWT({ ...somebody(), nonce, iss: 'https://accounts.google.com', aud: clientId })
      .setProtectedHeader({ alg: 'HS256', kid: keys[0]?.kid ?? '' })
      .setIssuedAt(now())
      .setExpirationTime(now() + 3600)
      .sign(new TextEncoder().encode(keys[0]?.n))
  }

  function changed(token: string): string {
    const [head, body = '', signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const otherClaims = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody else' })).toString('base64url')
    return [head, otherClaims, signature].join('.')
  }

  test.each(refusals)('%s', async (_case, tokenFor) => {
    const before = await countOf(users)
    const nonce = await nonceOf()
    const { status, error } = await social({ token: await tokenFor(nonce), nonce, birthDate })
    expect({ status, error }).toEqual({
      status: 401,
      error: { message: 'authenticationFailed', type: 'Unauthorized', status: 401 },
    })
    expect(await countOf(users)).toBe(before)
  })

  test('both issuer names of Google are accepted', async () => {
    const nonce = await nonceOf()
    const token = await google.token({ ...somebody(), iss: 'accounts.google.com' }, server.clock.now(), nonce)
    expect((await social({ token, nonce, birthDate })).status).toBe(200)
  })
})

describe('a nonce is refused', () => {
  const tokenWith = (nonce: string) => google.token(somebody(), server.clock.now(), nonce)

  test('if it was never handed out', async () => {
    const nonce = 'made-up-by-the-client'
    const { error } = await social({ token: await tokenWith(nonce), nonce, birthDate })
    expect(error.message).toBe('authenticationFailed')
  })

  test('on second use', async () => {
    const nonce = await nonceOf()
    const token = await tokenWith(nonce)
    expect((await social({ token, nonce, birthDate })).status).toBe(200)
    expect((await social({ token, nonce, birthDate })).error.message).toBe('authenticationFailed')
  })

  test('for all but one of parallel uses', async () => {
    const nonce = await nonceOf()
    const token = await tokenWith(nonce)
    const replies = await Promise.all(Array.from({ length: 8 }, () => social({ token, nonce, birthDate })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)])
  })

  test('after ten minutes, and it is deleted', async () => {
    const ownServer = await startTestServer({ outside: { google: google.settings } })
    const nonce = await nonceOf(ownServer)
    ownServer.clock.advance({ minutes: 9, seconds: 59 })
    const later = await nonceOf(ownServer)
    ownServer.clock.advance({ seconds: 1 })
    const token = await google.token(somebody(), ownServer.clock.now(), nonce)
    expect((await social({ token, nonce, birthDate }, {}, ownServer)).error.message).toBe('authenticationFailed')
    const fresh = await google.token(somebody(), ownServer.clock.now(), later)
    expect((await social({ token: fresh, nonce: later, birthDate }, {}, ownServer)).status).toBe(200)
    await sweepLinks(ownServer.services)
    expect(await ownServer.database.queries.select().from(nonces)).toEqual([])
    await ownServer.close()
  })

  test.each([
    [{ nonce: undefined }, 'nonce'],
    [{ token: undefined }, 'token'],
    [{ network: undefined }, 'network'],
    [{ lang: 'de' }, 'lang'],
  ])('and a missing field is named: %j', async (about, path) => {
    const { error } = await social({ token: 'x', nonce: 'x', ...about })
    expect(error).toMatchObject({ message: 'invalidData', details: [{ path }] })
  })
})

describe('the provider', () => {
  test.each(['facebook', 'GOOGLE', ''])('is refused if it is not Google: %j', async (network) => {
    const { error } = await social({ network, token: 'x', nonce: 'x' })
    expect(error).toEqual({ message: 'unsupportedSocialNetwork', type: 'BadRequest', status: 400 })
  })

  test('Google is offered only if configured', async () => {
    const without = await startTestServer()
    const { status, error: noNonce } = await without.send('GET /auth/nonce')
    expect({ status, code: noNonce.message }).toEqual({ status: 400, code: 'unsupportedSocialNetwork' })
    expect(await without.database.queries.select().from(nonces)).toEqual([])
    const { error } = await social({ token: 'x', nonce: 'x' }, {}, without)
    expect(error.message).toBe('unsupportedSocialNetwork')
    const configOf = async (of: TestServer) => (await of.send<{ googleClientId: string | null }>('GET /config')).result
    expect(await configOf(without)).toMatchObject({ googleClientId: null })
    expect(await configOf(server)).toMatchObject({ googleClientId: clientId })
    await without.close()
  })

  test('is given a hundred nonces in five minutes per address', async () => {
    const ownServer = await startTestServer({ outside: { google: google.settings }, rateLimits: true })
    const statuses = []
    for (let nonce = 0; nonce < 101; nonce++) statuses.push((await ownServer.send('GET /auth/nonce')).status)
    expect(statuses).toEqual([...Array(100).fill(200), 429])
    expect(await ownServer.database.queries.select().from(nonces)).toHaveLength(100)
    await ownServer.close()
  })

  test('allows a hundred attempts in five minutes per address', async () => {
    const ownServer = await startTestServer({ outside: { google: google.settings }, rateLimits: true })
    const statuses = []
    for (let attempt = 0; attempt < 101; attempt++) {
      statuses.push((await social({ token: 'x', nonce: 'x' }, {}, ownServer)).status)
    }
    expect(statuses.slice(0, 100)).toEqual(Array(100).fill(401))
    expect(statuses[100]).toBe(429)
    await ownServer.close()
  })
})

describe('the keys of Google', () => {
  /** A server that has not fetched the keys yet. */
  const withNewServer = async (work: (ownServer: TestServer) => Promise<void>) => {
    const ownServer = await startTestServer({ outside: { google: { ...google.settings } } })
    await work(ownServer)
    await ownServer.close()
  }
  const enter = async (ownServer: TestServer, who = somebody()) => {
    const nonce = await nonceOf(ownServer)
    return social({ token: await google.token(who, ownServer.clock.now(), nonce), nonce, birthDate }, {}, ownServer)
  }

  test.each(['fails', 'hangs', 'garbage', 'no keys', 'redirects'] as const)(
    'if their server %s, sign-in fails and works again afterwards',
    async (how) => {
      await withNewServer(async (ownServer) => {
        google.behave(how)
        const nonce = await nonceOf(ownServer)
        const token = await google.token(somebody(), ownServer.clock.now(), nonce)
        const { error } = await social({ token, nonce, birthDate }, {}, ownServer)
        expect(error).toEqual({ message: 'authenticationFailed', type: 'Unauthorized', status: 401 })
        google.behave('well')
        // An empty key set is valid, and is fetched again when it expires.
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
        expect((await social({ token, nonce, birthDate }, {}, ownServer)).status).toBe(200)
        vi.useRealTimers()
      })
    },
  )

  test('are fetched once, and again for a new key', async () => {
    await withNewServer(async (ownServer) => {
      const before = google.fetches()
      for (let times = 0; times < 3; times++) expect((await enter(ownServer)).status).toBe(200)
      expect(google.fetches() - before).toBe(1)
      await google.rotate()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
      expect((await enter(ownServer)).status).toBe(200)
      vi.useRealTimers()
      expect(google.fetches() - before).toBe(2)
    })
  })

  test('delay nothing else while fetching them hangs', { timeout: 60_000 }, async () => {
    const slow = await startTestServer({ outside: { google: { ...google.settings, timeout: 4_000 } } })
    const person = await slow.person()
    const p99Of = async () => {
      const times: number[] = []
      for (let call = 0; call < 300; call++) {
        const begun = performance.now()
        expect((await person.send('GET /users/profile')).status).toBe(200)
        times.push(performance.now() - begun)
      }
      return times.sort((left, right) => left - right)[296] ?? 0
    }
    await p99Of()
    const quiet = await p99Of()
    google.behave('hangs')
    const waiting = Promise.all(Array.from({ length: 40 }, () => enter(slow)))
    const hanging = await p99Of()
    google.behave('well')
    const replies = await waiting
    expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(401))
    console.log(`p99 of GET /users/profile: ${quiet.toFixed(1)} ms, with 40 hanging sign-ins ${hanging.toFixed(1)} ms`)
    expect(hanging).toBeLessThan(1_000)
    await slow.close()
  })
})
