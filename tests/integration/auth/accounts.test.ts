import { randomBytes } from 'node:crypto'
import type { SignedIn } from '@questboard/api/auth/schema'
import { knownDevices, sessions, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '../../../packages/api/src/kernel/secrets/hash.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const body = (about: object = {}) => ({
  name: 'Ана',
  email: 'ana@example.org',
  password: goodPassword,
  passwordConfirmation: goodPassword,
  birthDate: '2000-05-17',
  ...about,
})

describe('registering', () => {
  test('returns a signed-in player with the initial values', async () => {
    const { status, result } = await server.send<SignedIn>(
      'POST /auth/register',
      body({ email: '  Ana.New@Example.ORG ', name: '  Ана  ' }),
      { 'accept-language': 'bg-BG,bg;q=0.9', timezone: 'Europe/Sofia' },
    )
    expect(status).toBe(200)
    expect(result.token).toMatch(/^\w{30,}$/)
    expect(result.user).toMatchObject({
      name: 'Ана',
      email: 'ana.new@example.org',
      lang: 'bg',
      holidayMode: false,
      lastDayStart: '2026-03-10',
      stats: { gold: 0, ruby: 0, gems: 50, level: 1, exp: 0, nextLevelExp: 100, ranking: 'gamifinnator' },
      avatar: { gold: null, gems: null, owned: true },
      generatedAvatar: null,
      generatedAvatarUrl: null,
      board: { position: 0 },
      notificationsCount: 0,
    })
  })

  test('stores neither the date of birth nor the password nor the token', async () => {
    const { result } = await server.send<SignedIn>('POST /auth/register', body({ email: 'secret@example.org' }))
    const [user] = await server.database.queries.select().from(users).where(eq(users.id, result.user.id))
    const storedSessions = await server.database.queries
      .select()
      .from(sessions)
      .where(eq(sessions.userId, result.user.id))
    const everything = JSON.stringify({ user, kept: storedSessions })
    expect(everything).not.toContain(goodPassword)
    expect(everything).not.toContain(result.token)
    expect(everything).not.toContain('2000-05-17')
  })

  test('hashes the password at the recommended cost', async () => {
    const ownServer = await startTestServer({ cheapPasswords: false })
    const { id } = await ownServer.person()
    const [user] = await ownServer.database.queries.select().from(users).where(eq(users.id, id))
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await ownServer.close()
  })

  test('refuses a used address, ignoring case', async () => {
    await server.send('POST /auth/register', body({ email: 'taken@example.org' }))
    const { status, error } = await server.send('POST /auth/register', body({ email: 'TAKEN@example.org' }))
    expect(error).toEqual({ message: 'emailAlreadyUsed', type: 'Conflict', status: 409 })
    expect(status).toBe(409)
  })

  test('creates one account from two parallel calls', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => server.send('POST /auth/register', body({ email: 'race@example.org' }))),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test.each([
    ['2013-03-10', 200],
    ['2013-03-11', 403],
  ])('someone born on %s gets %i on 10 March 2026', async (birthDate, expected) => {
    const { status, error } = await server.send(
      'POST /auth/register',
      body({ email: `born-${birthDate}@example.org`, birthDate }),
    )
    expect(status).toBe(expected)
    if (expected === 403) expect(error.message).toBe('underMinimumAge')
  })

  test('computes the age in the time zone of the request', async () => {
    const young = (email: string) => body({ email, birthDate: '2013-03-11' })
    const east = await server.send('POST /auth/register', young('east@example.org'), { timezone: 'Pacific/Kiritimati' })
    expect(east.status).toBe(200)
    const west = await server.send('POST /auth/register', young('west@example.org'), { timezone: 'Pacific/Niue' })
    expect(west.error.message).toBe('underMinimumAge')
  })

  test.each([
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(151) }],
    ['name', { name: 'a\u0000b' }],
    ['name', { name: '\ud800' }],
    ['name', { name: 7 }],
    ['email', { email: 'no address' }],
    ['email', { email: undefined }],
    ['password', { password: 'too short' }],
    ['password', { password: 'x'.repeat(129) }],
    ['birthDate', { birthDate: '2026-02-30' }],
    ['birthDate', { birthDate: '2026-03-11' }],
    ['birthDate', { birthDate: '1900-01-01' }],
    ['lang', { lang: 'de' }],
    ['lang', { lang: null }],
  ])('names the field %s in %j', async (path, about) => {
    const { status, error } = await server.send('POST /auth/register', body({ email: 'never@example.org', ...about }))
    expect(status).toBe(400)
    expect(error.message).toBe('invalidData')
    expect(error.details?.map((detail) => detail.path)).toContain(path)
    const { result } = await server.send<{ hasAccount: boolean }>('GET /auth/has-account?email=never@example.org')
    expect(result).toEqual({ hasAccount: false })
  })

  test('reports invalid fields before password mismatch, age and used address', async () => {
    await server.send('POST /auth/register', body({ email: 'order@example.org' }))
    const wrong = { email: 'order@example.org', passwordConfirmation: 'something else', birthDate: '2020-01-01' }
    const codes = []
    for (const about of [
      { ...wrong, name: '' },
      wrong,
      { ...wrong, passwordConfirmation: goodPassword },
      { email: 'order@example.org' },
    ]) {
      codes.push((await server.send('POST /auth/register', body(about))).error.message)
    }
    expect(codes).toEqual(['invalidData', 'passwordsMismatch', 'underMinimumAge', 'emailAlreadyUsed'])
  })

  test('accepts a name of 150 emoji: limits count characters', async () => {
    const { result } = await server.send<SignedIn>(
      'POST /auth/register',
      body({ email: 'emoji@example.org', name: '🦊'.repeat(150) }),
    )
    expect(result.user.name).toBe('🦊'.repeat(150))
  })
})

describe('signing in', () => {
  test('works with address and password, and signing out ends the session', async () => {
    const person = await server.person()
    const { status, result } = await server.send<SignedIn>('POST /auth/login', {
      email: person.email.toUpperCase(),
      password: person.password,
    })
    expect(status).toBe(200)
    expect(result.user.id).toBe(person.id)
    const as = { authorization: `Bearer ${result.token}` }
    expect((await server.send('GET /users/profile', undefined, as)).status).toBe(200)
    expect(await server.send('POST /auth/logout', undefined, as)).toMatchObject({ status: 200, result: null })
    expect((await server.send('GET /users/profile', undefined, as)).error.message).toBe('authenticationFailed')
    expect((await person.send('GET /users/profile')).status).toBe(200)
  })

  test('returns the same error for a wrong password and an unknown address', async () => {
    const person = await server.person()
    const wrong = await server.send('POST /auth/login', { email: person.email, password: 'wrong password' })
    const unknown = await server.send('POST /auth/login', { email: 'nobody@example.org', password: 'wrong password' })
    expect(wrong.error).toEqual({ message: 'wrongCredentials', type: 'Unauthorized', status: 401 })
    expect(unknown.error).toEqual(wrong.error)
  })

  test('reports a locked account after the right password and on its next request', async () => {
    const person = await server.person()
    await server.database.queries.update(users).set({ lockedAt: server.clock.now() }).where(eq(users.id, person.id))
    const code = async (password: string) =>
      (await server.send('POST /auth/login', { email: person.email, password })).error.message
    expect(await code('wrong password')).toBe('wrongCredentials')
    expect(await code(person.password)).toBe('yourAccountIsLocked')
    const next = await person.send('GET /users/profile', undefined, { timezone: 'nowhere' })
    expect(next.error).toEqual({ message: 'yourAccountIsLocked', type: 'Forbidden', status: 403 })
  })
})

describe('sessions', () => {
  test('last for 30 days after their last use, and then report that they have expired', async () => {
    const ownServer = await startTestServer()
    const person = await ownServer.person()
    for (let visit = 0; visit < 3; visit++) {
      ownServer.clock.advance({ days: 20 })
      expect((await person.send('GET /users/profile')).status).toBe(200)
    }
    ownServer.clock.advance({ days: 31 })
    for (const _ of [1, 2]) {
      const { error } = await person.send('GET /users/profile')
      expect(error).toEqual({ message: 'expiredToken', type: 'Unauthorized', status: 401 })
    }
    await ownServer.close()
  })

  test.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer unknown', 'Basic dXNlcjpwYXNz', 'Bearer a b'])(
    'the authorization header %j is not accepted',
    async (authorization) => {
      const { error } = await server.send(
        'GET /users/profile',
        undefined,
        authorization === undefined ? {} : { authorization },
      )
      expect(error).toEqual({ message: 'authenticationFailed', type: 'Unauthorized', status: 401 })
    },
  )

  test('a public call ignores an invalid token', async () => {
    const { status } = await server.send('GET /config', undefined, { authorization: 'Bearer unknown' })
    expect(status).toBe(200)
  })
})

describe('the profile', () => {
  test('an update keeps omitted fields', async () => {
    const person = await server.person({ name: 'Before' })
    const { result } = await person.send<SignedIn['user']>('PUT /users/profile', { lang: 'bg' })
    expect(result).toMatchObject({ name: 'Before', lang: 'bg' })
    const renamed = await person.send<SignedIn['user']>('PUT /users/profile', { name: ' After ' })
    expect(renamed.result).toMatchObject({ name: 'After', lang: 'bg' })
    expect((await person.send('PUT /users/profile', { name: null })).error.message).toBe('invalidData')
    expect((await person.send<SignedIn['user']>('GET /users/profile')).result).toMatchObject({ name: 'After' })
  })

  test('a password change ends all other sessions', async () => {
    const person = await server.person()
    const otherLogin = await server.send<SignedIn>('POST /auth/login', {
      email: person.email,
      password: person.password,
    })
    const change = (about: object) =>
      person.send('PUT /users/profile/change-password', {
        oldPassword: person.password,
        password: 'another good password',
        passwordConfirmation: 'another good password',
        ...about,
      })
    expect((await change({ passwordConfirmation: 'different' })).error.message).toBe('passwordsMismatch')
    expect((await change({ oldPassword: 'wrong' })).error.message).toBe('incorrectOldPassword')
    expect(await change({})).toMatchObject({ status: 200, result: null })
    expect((await person.send('GET /users/profile')).status).toBe(200)
    const ended = await server.send('GET /users/profile', undefined, {
      authorization: `Bearer ${otherLogin.result.token}`,
    })
    expect(ended.error.message).toBe('authenticationFailed')
    const signIn = (password: string) => server.send('POST /auth/login', { email: person.email, password })
    expect((await signIn(person.password)).status).toBe(401)
    expect((await signIn('another good password')).status).toBe(200)
  })
})

describe('rate limits', () => {
  test('refuse the eleventh sign-in within five minutes, even with the right password', async () => {
    const ownServer = await startTestServer({ rateLimits: true })
    const person = await ownServer.person()
    const attempt = (password: string) => ownServer.send('POST /auth/login', { email: person.email, password })
    for (let count = 0; count < 10; count++) expect((await attempt('wrong password')).status).toBe(401)
    const refused = await attempt(person.password)
    expect(refused.error).toEqual({ message: 'tooManyRequests', type: 'TooManyRequests', status: 429 })
    expect(refused.headers.get('retry-after')).toBe('300')
    ownServer.clock.advance({ minutes: 5 })
    expect((await attempt(person.password)).status).toBe(200)
    await ownServer.close()
  })

  describe('while others guess the password', () => {
    const newDevice = () => randomBytes(32).toString('base64url')
    const signIn = (ownServer: TestServer, { email }: Person, password: string, device?: string) =>
      ownServer.send<{ token: string }>('POST /auth/login', { email, password, device })
    let own: TestServer
    beforeAll(async () => {
      own = await startTestServer({ rateLimits: true })
    })
    afterAll(() => own.close())

    test('a known device has a separate limit of ten attempts in five minutes', async () => {
      const [person, device] = [await own.person(), newDevice()]
      expect((await signIn(own, person, person.password, device)).status).toBe(200)
      for (let count = 0; count < 9; count++) await signIn(own, person, 'wrong password')
      expect((await signIn(own, person, person.password)).status).toBe(429)
      expect((await signIn(own, person, person.password, newDevice())).status).toBe(429)
      for (let count = 0; count < 10; count++) {
        expect((await signIn(own, person, 'wrong password', device)).status).toBe(401)
      }
      expect((await signIn(own, person, person.password, device)).status).toBe(429)
      own.clock.advance({ minutes: 5 })
      expect((await signIn(own, person, person.password, device)).status).toBe(200)
    })

    test('a device becomes known only by signing in, and only for that account', async () => {
      const [person, otherPerson, device] = [await own.person(), await own.person(), newDevice()]
      await signIn(own, otherPerson, otherPerson.password, device)
      for (let count = 0; count < 10; count++) await signIn(own, person, 'wrong password', device)
      expect((await signIn(own, person, person.password, device)).status).toBe(429)
    })

    test('an account remembers its ten last devices, and only their hashes', async () => {
      const person = await own.person()
      const devices = Array.from({ length: 11 }, newDevice)
      for (const device of devices) {
        own.clock.advance({ minutes: 5 })
        expect((await signIn(own, person, person.password, device)).status).toBe(200)
      }
      const storedDevices = await own.database.queries
        .select()
        .from(knownDevices)
        .where(eq(knownDevices.userId, person.id))
      expect(storedDevices.map(({ tokenHash }) => tokenHash).sort()).toEqual(devices.slice(1).map(hashOf).sort())
    })

    test('a known device survives a new password and grants no access by itself', async () => {
      const [person, device] = [await own.person(), newDevice()]
      await signIn(own, person, person.password, device)
      const body = { oldPassword: person.password, password: 'another good password' }
      await person.send('PUT /users/profile/change-password', { ...body, passwordConfirmation: body.password })
      expect((await signIn(own, person, person.password, device)).error.message).toBe('wrongCredentials')
      for (let count = 0; count < 10; count++) await signIn(own, person, 'wrong password')
      expect((await signIn(own, person, body.password, device)).status).toBe(200)
      const send = own.send('GET /users/profile', undefined, { authorization: `Bearer ${device}` })
      expect((await send).error.message).toBe('authenticationFailed')
    })

    test('an invalid device token is refused', async () => {
      const person = await own.person()
      for (const device of ['', 'a', 'x'.repeat(44), '!'.repeat(43)]) {
        expect((await signIn(own, person, person.password, device)).error).toMatchObject({
          message: 'invalidData',
          details: [{ path: 'device' }],
        })
      }
    })
  })

  test('refuse more than six hundred requests a minute', async () => {
    const ownServer = await startTestServer({ rateLimits: true })
    const [person, otherPerson] = [await ownServer.person(), await ownServer.person()]
    const statuses = new Map<number, number>()
    for (let round = 0; round < 61; round++) {
      const replies = await Promise.all(Array.from({ length: 10 }, () => person.send('GET /tags')))
      for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 600, 429: 10 })
    expect((await otherPerson.send('GET /tags')).status).toBe(200)
    expect((await person.send('GET /tags')).headers.get('retry-after')).toBe('60')
    ownServer.clock.advance({ minutes: 1 })
    expect((await person.send('GET /tags')).status).toBe(200)
    await ownServer.close()
  })

  test('refuse more than thirty account look-ups an hour', async () => {
    const ownServer = await startTestServer({ rateLimits: true })
    const ask = () => ownServer.send('GET /auth/has-account?email=someone@example.org')
    const statuses = []
    for (let count = 0; count < 31; count++) statuses.push((await ask()).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    await ownServer.close()
  })
})
