import { sweepLinks } from '@questboard/api'
import type { OidcBegun, OidcOutcome } from '@questboard/api/auth/oidc/schema'
import type { SignedIn } from '@questboard/api/auth/schema'
import { identities, oidcSignIns, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { codeIn } from '../../support/error-code.ts'
import { type OidcProvider, openOidcProvider, type ProviderUser } from '../../support/oidc-provider.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, startTestServerOn, type TestServer } from '../../support/test-server.ts'
import { twoServers } from '../../support/two-servers.ts'

let provider: OidcProvider
let server: TestServer
let second: TestServer
let close: () => Promise<void>
beforeAll(async () => {
  provider = await openOidcProvider()
  ;({ first: server, second, close } = await twoServers({ outside: { oidc: provider.settings } }))
})
// The provider has the clock of the machine.
afterEach(() => {
  provider.behave('well')
  server.clock.set(new Date())
  second.clock.set(new Date())
})
afterAll(async () => {
  await close()
  await provider.close()
})

let people = 0
const somebody = (about: Partial<ProviderUser> = {}): ProviderUser => {
  people += 1
  return {
    sub: `subject-${people}`,
    email: `oidc-${people}@example.org`,
    email_verified: true,
    name: `Player ${people}`,
    ...about,
  }
}
const birthDate = '1990-05-17'

const begin = (of: TestServer = server) => expectOk(of.send<OidcBegun>('POST /auth/oidc/start'))
/** Goes to the provider and returns with its answer. */
async function visit(who: ProviderUser, of: TestServer = server) {
  const begun = await begin(of)
  return { begun, body: { secret: begun.secret, ...(await provider.answer(begun.url, who)) } }
}

const present = (body: object, of: TestServer = server, headers: Record<string, string> = {}) =>
  of.send<OidcOutcome>('POST /auth/oidc', body, headers)

async function signIn(who: ProviderUser, of: TestServer = server) {
  return present((await visit(who, of)).body, of)
}

/** Signs in, and creates the account the first time. */
async function enter(who: ProviderUser, of: TestServer = server): Promise<SignedIn> {
  const { body } = await visit(who, of)
  const { answer } = await expectOk(present(body, of))
  return answer?.user
    ? answer
    : expectOk(of.send<SignedIn>('POST /auth/oidc/sign-up', { secret: body.secret, birthDate }))
}

const linked = (userId: string) =>
  server.database.queries.select().from(identities).where(eq(identities.userId, userId))

beforeAll(() => {
  server.clock.set(new Date())
  second.clock.set(new Date())
})

describe('the first sign-in', () => {
  test('asks for the date of birth once the provider has answered, and creates a proven account', async () => {
    const who = somebody({ email: ' New.Player@Example.ORG ', name: '  Мира  ', locale: 'bg' })
    const { begun, body } = await visit(who)
    const url = new URL(begun.url)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: begun.state,
      scope: 'openid email profile',
      redirect_uri: `${server.url}/oidc-sign-in`,
    })
    const outcome = await expectOk(present(body))
    expect(outcome).toEqual({ answer: null, newcomer: { email: 'new.player@example.org' } })
    const signUp = (more: object) => server.send<SignedIn>('POST /auth/oidc/sign-up', { secret: begun.secret, ...more })
    expect(codeIn(await signUp({}))).toBe('invalidData')
    const thisYear = String(new Date().getFullYear())
    expect(codeIn(await signUp({ birthDate: `${thisYear}-01-01` }))).toBe('underMinimumAge')
    const { user, token } = await expectOk(signUp({ birthDate, lang: 'bg' }))
    expect(user).toMatchObject({ name: 'Мира', email: 'new.player@example.org', lang: 'bg' })
    const [row] = await server.database.queries.select().from(users).where(eq(users.id, user.id))
    expect(row).toMatchObject({ passwordHash: null, provenAt: server.clock.now() })
    const headers = { authorization: `Bearer ${token}` }
    expect((await server.send('GET /users/sign-in-ways', undefined, headers)).result).toEqual({
      password: false,
      google: false,
      oidc: true,
      passkey: false,
    })
    expect(codeIn(await signUp({ birthDate }))).toBe('signInTimedOut')
    expect((await expectOk(signIn(who))).answer?.user?.id).toBe(user.id)
    expect(await audit(server.database)).toEqual([])
  })

  test('stores no code, secret or token, and forgets the person after ten minutes', async () => {
    const who = somebody()
    const { begun, body } = await visit(who)
    await expectOk(present(body))
    const rows = await server.database.queries.select().from(oidcSignIns)
    const nonce = new URL(begun.url).searchParams.get('nonce') ?? ''
    for (const value of [begun.secret, body.code, begun.state, nonce]) expect(JSON.stringify(rows)).not.toContain(value)
    expect(JSON.stringify(rows)).toContain(who.email)
    server.clock.advance({ minutes: 11 })
    const { secret } = begun
    expect(codeIn(await server.send('POST /auth/oidc/sign-up', { secret, birthDate }))).toBe('signInTimedOut')
    await sweepLinks(server.services)
    expect(JSON.stringify(await server.database.queries.select().from(oidcSignIns))).not.toContain(who.email)
  })

  test('is refused where the operator creates accounts alone', async () => {
    const settings = { ...provider.settings, signUp: false }
    const closed = await startTestServer({ outside: { oidc: settings } })
    closed.clock.set(new Date())
    const person = await closed.person()
    await closed.database.queries.update(users).set({ provenAt: new Date() }).where(eq(users.id, person.id))
    const { body } = await visit(somebody(), closed)
    expect(codeIn(await present(body, closed))).toBe('signUpClosed')
    const again = { secret: body.secret, birthDate }
    expect(codeIn(await closed.send('POST /auth/oidc/sign-up', again))).toBe('signUpClosed')
    const known = await expectOk(signIn(somebody({ email: person.email }), closed))
    expect(known.answer?.user?.id).toBe(person.id)
    expect((await closed.send('GET /config')).result).toMatchObject({ oidc: { name: 'Casa', signUp: false } })
    await closed.close()
  })
})

describe('an account with the same address', () => {
  test('is linked by a verified address; an unverified account loses its password and sessions', async () => {
    const proven = await server.person()
    await server.database.queries.update(users).set({ provenAt: new Date() }).where(eq(users.id, proven.id))
    expect((await expectOk(signIn(somebody({ email: proven.email })))).answer?.user?.id).toBe(proven.id)
    expect((await proven.send('GET /users/profile')).status).toBe(200)

    const squatter = await server.person()
    expect((await expectOk(signIn(somebody({ email: squatter.email })))).answer?.user?.id).toBe(squatter.id)
    expect(codeIn(await squatter.send('GET /users/profile'))).toBe('authenticationFailed')
    const { email, password } = squatter
    expect(codeIn(await server.send('POST /auth/login', { email, password }))).toBe('wrongCredentials')
  })

  test.each([false, undefined])('is not joined by an address with email_verified %j', async (verified) => {
    const person = await server.person()
    const about = { email_verified: verified } as Partial<ProviderUser>
    const taken = await signIn(somebody({ ...about, email: person.email }))
    const free = await signIn(somebody(about))
    expect([codeIn(taken), free.error]).toEqual(['providerAddressNotVerified', taken.error])
    expect(await linked(person.id)).toEqual([])
  })

  test.each([
    ['lockedAt', 'yourAccountIsLocked'],
    ['erasesAt', 'accountWaitsForDeletion'],
  ] as const)('with %s set is refused with %s', async (column, code) => {
    const who = somebody()
    const { user } = await enter(who)
    await server.database.queries
      .update(users)
      .set({ [column]: server.clock.now() })
      .where(eq(users.id, user.id))
    expect(codeIn(await signIn(who))).toBe(code)
  })

  test('that waits for deletion is restored by the answer that was refused', async () => {
    const who = somebody()
    const { user, token } = await enter(who)
    const as = { authorization: `Bearer ${token}` }
    await expectOk(server.send('POST /users/profile/deletion', { password: '' }, as))
    const { body } = await visit(who)
    expect(codeIn(await present(body))).toBe('accountWaitsForDeletion')
    const restore = () => server.send<SignedIn>('POST /auth/restore-account/oidc', { secret: body.secret })
    expect((await expectOk(restore())).user.id).toBe(user.id)
    expect(codeIn(await restore())).toBe('signInTimedOut')
  })
})

describe('connecting from the settings', () => {
  const start = (person: Person, password = person.password) =>
    person.send<OidcBegun>('POST /users/sign-in-ways/oidc/start', { password })

  async function connect(person: Person, who: ProviderUser) {
    const { secret, url } = await expectOk(start(person))
    return person.send('POST /users/sign-in-ways/oidc/finish', { secret, ...(await provider.answer(url, who)) })
  }

  test('needs the password, accepts any address, and does not remove the last way to sign in', async () => {
    const person = await server.person()
    expect(codeIn(await start(person, 'a wrong one'))).toBe('incorrectOldPassword')
    const who = somebody({ email_verified: false })
    await expectOk(connect(person, who))
    await expectOk(connect(person, who))
    expect((await expectOk(signIn(who))).answer?.user?.id).toBe(person.id)
    expect(await linked(person.id)).toHaveLength(1)
    await server.database.queries.update(users).set({ passwordHash: null }).where(eq(users.id, person.id))
    const disconnect = () => person.send('DELETE /users/sign-in-ways/oidc')
    expect(codeIn(await disconnect())).toBe('lastWayIn')
    await server.database.queries.update(users).set({ passwordHash: 'x' }).where(eq(users.id, person.id))
    const twice = await Promise.all([disconnect(), disconnect()])
    expect(twice.map(codeIn).sort()).toEqual(['notFound', 'ok'])
    expect(codeIn(await signIn(who))).toBe('providerAddressNotVerified')
  })

  test('an answer for one account is of no use to another, or to sign in', async () => {
    const [ani, boyan] = [await server.person(), await server.person()]
    const { secret, url } = await expectOk(start(ani))
    const body = { secret, ...(await provider.answer(url, somebody())) }
    expect(codeIn(await boyan.send('POST /users/sign-in-ways/oidc/finish', body))).toBe('signInTimedOut')
    expect(codeIn(await present(body))).toBe('signInTimedOut')
    expect(codeIn(await ani.send('POST /users/sign-in-ways/oidc/finish', body))).toBe('ok')
    const otherAnswer = (await visit(somebody())).body
    expect(codeIn(await ani.send('POST /users/sign-in-ways/oidc/finish', otherAnswer))).toBe('signInTimedOut')
  })

  test('one identity that two accounts connect at the same time is connected to one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const pair = [await server.person(), await server.person()]
      const who = somebody()
      const bodies: object[] = []
      for (const person of pair) {
        const { secret, url } = await expectOk(start(person))
        bodies.push({ secret, ...(await provider.answer(url, who)) })
      }
      const codes = await Promise.all(
        pair.map(async (person, place) =>
          codeIn(await person.send('POST /users/sign-in-ways/oidc/finish', bodies[place])),
        ),
      )
      expect(codes.sort()).toEqual(['identityAlreadyUsed', 'ok'])
    }
  })
})

describe('an answer', () => {
  test('works once, even when two uses meet at the same moment', async () => {
    const who = somebody()
    await enter(who)
    for (let round = 0; round < 10; round += 1) {
      const { body } = await visit(who)
      const codes = await Promise.all([1, 2].map(async () => codeIn(await present(body))))
      expect(codes.sort()).toEqual(['ok', 'signInTimedOut'])
      expect(codeIn(await present(body))).toBe('signInTimedOut')
    }
  })

  test('of one new person in two windows creates one account', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = somebody()
      const bodies = [(await visit(who)).body, (await visit(who)).body]
      for (const body of bodies) await expectOk(present(body))
      const accounts = await Promise.all(
        bodies.map(({ secret }, place) =>
          expectOk((place ? second : server).send<SignedIn>('POST /auth/oidc/sign-up', { secret, birthDate })),
        ),
      )
      expect(new Set(accounts.map(({ user }) => user.id)).size).toBe(1)
    }
  })

  test('with another state or secret, or late, is refused and changes nothing', async () => {
    const { body } = await visit(somebody())
    const otherStart = await begin()
    for (const wrong of [{ secret: otherStart.secret }, { secret: 'x' }]) {
      expect(codeIn(await present({ ...body, ...wrong }))).toBe('signInTimedOut')
    }
    server.clock.advance({ minutes: 11 })
    expect(codeIn(await present(body))).toBe('signInTimedOut')
    server.clock.set(new Date())
    expect(codeIn(await present(body))).toBe('ok')
    const replayed = await begin()
    expect(codeIn(await present({ ...body, secret: replayed.secret, state: replayed.state }))).toBe('signInTimedOut')
  })

  const forgeries: [string, string, (nonce: string) => Parameters<OidcProvider['forge']>][] = [
    ['of another issuer', 'signInAnswerInvalid', (nonce) => [{ sub: 'x', nonce, iss: 'https://another.example.org' }]],
    ['for another audience', 'signInAnswerInvalid', (nonce) => [{ sub: 'x', nonce, aud: 'another' }]],
    ['for several audiences', 'signInAnswerInvalid', (nonce) => [{ sub: 'x', nonce, aud: ['questboard', 'another'] }]],
    ['with another nonce', 'signInAnswerInvalid', () => [{ sub: 'x', nonce: 'another' }]],
    ['without a subject', 'signInAnswerInvalid', (nonce) => [{ nonce }]],
    ['signed by another key', 'signInAnswerInvalid', (nonce) => [{ sub: 'x', nonce }, { foreignKey: true }]],
    [
      'that has expired',
      'signInClockWrong',
      (nonce) => [{ sub: 'x', nonce, exp: Math.floor(Date.now() / 1000) - 400 }],
    ],
  ]
  test.each(forgeries)('with a token %s is %s', async (_case, code, claims) => {
    const { begun, body } = await visit(somebody())
    provider.forge(...claims(new URL(begun.url).searchParams.get('nonce') ?? ''))
    const before = await server.database.queries.select().from(identities)
    expect(codeIn(await present(body))).toBe(code)
    expect(await server.database.queries.select().from(identities)).toEqual(before)
  })

  test.each([
    [{ hours: 1 }, 'signInClockWrong'],
    [{ hours: -1 }, 'signInClockWrong'],
    [{ minutes: 3 }, 'ok'],
    [{ minutes: -3 }, 'ok'],
  ])('from a clock that differs by %j is %s', async (by, code) => {
    server.clock.advance(by)
    expect(codeIn(await signIn(somebody()))).toBe(code)
  })

  test.each([
    ['token garbage', 'signInAnswerInvalid'],
    ['garbage', 'signInAnswerInvalid'],
    ['fails', 'signInProviderAway'],
    ['hangs', 'signInProviderAway'],
  ] as const)('of a provider that %s is %s, and the next one works', async (how, code) => {
    const who = somebody()
    const { body } = await visit(who)
    provider.behave(how)
    expect(codeIn(await present(body))).toBe(code)
    provider.behave('well')
    expect(codeIn(await signIn(who))).toBe('ok')
  })
})

describe('the provider', () => {
  test.each(['fails', 'hangs', 'garbage', 'wrong issuer'] as const)('that %s at first is asked again', async (how) => {
    provider.behave(how)
    const ownServer = await startTestServerOn(second.database, {
      outside: { oidc: { ...provider.settings, timeout: 300 } },
    })
    ownServer.clock.set(new Date())
    expect(codeIn(await ownServer.send('POST /auth/oidc/start'))).toBe('signInProviderAway')
    provider.behave('well')
    const asked = provider.discoveries()
    const who = somebody()
    await enter(who, ownServer)
    await enter(who, ownServer)
    expect(provider.discoveries()).toBe(asked + 1)
    ownServer.clock.advance({ minutes: 61 })
    await begin(ownServer)
    expect(provider.discoveries()).toBe(asked + 2)
  })

  test('may put the address into the ID token, and say there that it asked for a second factor', async () => {
    const direct = await openOidcProvider({ claimsInToken: true })
    const ownServer = await startTestServer({ outside: { oidc: direct.settings } })
    ownServer.clock.set(new Date())
    const { secret, url } = await begin(ownServer)
    const who = somebody({ amr: ['pwd', 'mfa'] })
    await expectOk(present({ secret, ...(await direct.answer(url, who)) }, ownServer))
    const [row] = await ownServer.database.queries.select().from(oidcSignIns)
    expect(row?.person).toMatchObject({ email: who.email, mfa: true })
    await ownServer.close()
    await direct.close()
  })

  test('that is not set up is unsupported', async () => {
    const without = await startTestServer()
    expect(codeIn(await without.send('POST /auth/oidc/start'))).toBe('unsupportedSocialNetwork')
    expect((await without.send('GET /config')).result).toMatchObject({ oidc: null, passwordSignIn: true })
    await without.close()
  })
})

test('without password sign-in, calls with a password are refused', async () => {
  const off = await startTestServer({ outside: { oidc: provider.settings }, passwordSignIn: false })
  off.clock.set(new Date())
  const { token } = await enter(somebody(), off)
  const login = { email: 'ani@example.org', password: 'correct horse battery' }
  const twice = { password: login.password, passwordConfirmation: login.password }
  const person = { ...twice, name: 'Ani', email: login.email, birthDate }
  const calls: [Parameters<TestServer['send']>[0], object][] = [
    ['POST /auth/login', login],
    ['POST /auth/restore-account', login],
    ['POST /auth/register', person],
    ['POST /auth/group-register', { ...person, invitationToken: 'x' }],
    ['POST /auth/account-recovery', { email: login.email }],
    ['POST /auth/reset-password', { ...twice, token: 'x' }],
    ['PUT /users/profile/change-password', { ...twice, oldPassword: 'x' }],
  ]
  for (const [call, body] of calls) {
    const { error } = await off.send(call, body, { authorization: `Bearer ${token}` })
    expect([call, error.message]).toEqual([call, 'passwordSignInOff'])
  }
  expect((await off.send('GET /config')).result).toMatchObject({ passwordSignIn: false })
  await off.close()
})
