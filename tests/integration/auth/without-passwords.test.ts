import { randomBytes } from 'node:crypto'
import { type Database, openPostgres } from '@questboard/db'
import { handOvers, identities, passkeys, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendEmails } from '../../../packages/api/src/email/send-emails.ts'
import { newChild } from '../../support/children.ts'
import { testDatabase } from '../../support/database.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { newGroup } from '../../support/group.ts'
import { type MailServer, mailServer } from '../../support/mail-server.ts'
import { type OidcProvider, openOidcProvider } from '../../support/oidc-provider.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServerOn, type TestServer } from '../../support/test-server.ts'
import { codeAt } from '../../support/totp.ts'

/** A server whose operator has switched passwords off, and one on the same database from before that. */

let mail: MailServer
let provider: OidcProvider
let drop: () => Promise<void>
let before: TestServer
let server: TestServer
beforeAll(async () => {
  ;[mail, provider] = await Promise.all([mailServer(), openOidcProvider()])
  const { url, drop: dropIt } = await testDatabase()
  drop = dropIt
  const open = async (more: object): Promise<TestServer> => {
    const database: Database = await openPostgres({ url })
    return startTestServerOn(database, more)
  }
  before = await open({})
  const from = 'Questboard <no-reply@questboard.example>'
  const outside = { oidc: provider.settings, mail: { url: mail.url, from, timeout: 2_000 } }
  server = await open({ passwordSignIn: false, outside })
  for (const { clock } of [before, server]) clock.set(new Date())
})
afterAll(async () => {
  await Promise.all([before.close(), server.close()])
  await Promise.all([provider.close(), mail.close()])
  await drop()
})

const newDevice = () => randomBytes(32).toString('base64url')
const at = (token: string, on = server): Person['send'] => {
  return (call, body, headers) => on.send(call, body, { ...headers, authorization: `Bearer ${token}` })
}
/** A player from before, with a password. */
async function player(): Promise<Person> {
  const person = await before.person()
  return { ...person, send: at(person.token) }
}

async function connect({ send }: Pick<Person, 'send'>, about: object = {}) {
  const who = { sub: crypto.randomUUID(), email_verified: false, ...about }
  const { url, secret } = await expectOk(
    send<{ url: string; secret: string }>('POST /users/sign-in-ways/oidc/start', { password: '' }),
  )
  await expectOk(send('POST /users/sign-in-ways/oidc/finish', { secret, ...(await provider.answer(url, who)) }))
  return who
}

async function signInAtProvider(who: Parameters<OidcProvider['answer']>[1]) {
  const { url, secret } = await expectOk(server.send<{ url: string; secret: string }>('POST /auth/oidc/start'))
  const answer = { secret, device: newDevice(), ...(await provider.answer(url, who)) }
  return server.send<{ answer: { token: string; user: { id: string } } }>('POST /auth/oidc', answer)
}

const addPasskey = ({ id: userId }: Person) =>
  server.database.queries.insert(passkeys).values({
    id: crypto.randomUUID(),
    userId,
    name: 'Phone',
    credentialId: crypto.randomUUID(),
    publicKey: 'x',
    counter: 0,
    transports: [],
    backedUp: false,
    createdAt: server.clock.now(),
  })

describe('nothing in the settings asks for a password, not even an old one', () => {
  test('a second factor, a passkey, the PIN, the e-mail address, and the deletion', async () => {
    const { send, id, token } = await player()
    expect(await expectOk(send('GET /users/sign-in-ways'))).toMatchObject({ password: false })
    const { secret } = await expectOk(send<{ secret: string }>('POST /user/second-factor', { password: '' }))
    const code = codeAt(secret, server.clock.now())
    const { recoveryCodes } = await expectOk(
      send<{ recoveryCodes: string[] }>('POST /user/second-factor/confirm', { code }),
    )
    await expectOk(send('POST /user/second-factor/turn-off', { password: '', code: recoveryCodes[0] }))
    await expectOk(send('POST /user/passkeys/options', { password: '' }))
    await expectOk(send('PUT /users/profile/pin', { password: '', pin: '2580', wall: 'off' }))
    await expectOk(send('POST /users/profile/email', { email: `${crypto.randomUUID()}@example.org`, password: '' }))
    // Where passwords are on, the same account needs its own.
    const same = at(token, before)
    expect(await errorCodeOf(same('POST /user/second-factor', { password: '' }))).toBe('incorrectOldPassword')
    expect(await errorCodeOf(same('POST /users/profile/deletion', { password: '' }))).toBe('incorrectOldPassword')
    await expectOk(send('POST /users/profile/deletion', { password: '' }))
    const [row] = await server.database.queries.select().from(users).where(eq(users.id, id))
    expect(row?.erasesAt).not.toBeNull()
  })
})

describe('the link “This was not me”', () => {
  async function report(person: Person): Promise<void> {
    const who = await connect(person)
    await expectOk(signInAtProvider(who))
    while (await sendEmails(server.services));
    const message = mail.of(person.email).findLast(({ link }) => link.path === '/not-me')
    expect(message?.message.text).toContain('change your password at the service that you sign in with')
    expect(message?.message.text).not.toContain('choose a new password')
    await expectOk(server.send('POST /auth/not-me', { token: message?.link.token }))
    while (await sendEmails(server.services));
  }
  const linksOf = async ({ id }: Person) =>
    (await server.database.queries.select().from(identities).where(eq(identities.userId, id))).map(
      ({ subject }) => subject,
    )
  const passkeysOf = ({ id }: Person) => server.database.queries.select().from(passkeys).where(eq(passkeys.userId, id))

  test('ends all sessions and what a stranger may have added; the provider that was there before signs in', async () => {
    const person = await player()
    const { sub } = await connect(person)
    const longAgo = server.clock.fromNow({ days: -30 })
    await server.database.queries.update(identities).set({ createdAt: longAgo }).where(eq(identities.subject, sub))
    await addPasskey(person)
    await report(person)
    expect(await errorCodeOf(person.send('GET /users/profile'))).toBe('authenticationFailed')
    expect(await linksOf(person)).toEqual([sub])
    expect(await passkeysOf(person)).toEqual([])
    expect(mail.of(person.email).map(({ link }) => link.path)).not.toContain('/reset-password')
    expect((await expectOk(signInAtProvider({ sub, email_verified: false }))).answer.user.id).toBe(person.id)
    // An old password is of no use either, should passwords be switched on again.
    const login = { email: person.email, password: goodPassword }
    expect(await errorCodeOf(before.send('POST /auth/login', login))).toBe('wrongCredentials')
  })

  test('does not disconnect the only provider', async () => {
    const person = await player()
    await report(person)
    expect(await linksOf(person)).toHaveLength(1)
  })
})

test('a child takes its account over without a password, and the provider signs in to it by its address', async () => {
  const group = await newGroup(before, { leaders: 1, members: 0 })
  const child = await newChild(group.creator, group.id)
  const email = `${crypto.randomUUID()}@example.org`
  await expectOk(at(group.creator.token)(`POST /children/${child.id}/hand-over`, { email }))
  while (await sendEmails(server.services));
  const sent = await mail.next(email)
  expect(sent.message.text).not.toMatch(/password/i)
  const { token } = sent.link
  const twice = { password: goodPassword, passwordConfirmation: goodPassword }
  const use = (on: TestServer, body: object = {}) =>
    on.send<{ token: string; user: { id: string } }>('POST /auth/hand-over', {
      token,
      birthDate: '2000-01-01',
      ...body,
    })
  expect(await errorCodeOf(use(server, twice))).toBe('passwordSignInOff')
  const { error } = await use(before)
  expect(error).toMatchObject({ message: 'invalidData', details: [{ path: 'password' }] })
  expect(await server.database.queries.select().from(handOvers).where(eq(handOvers.childId, child.id))).toHaveLength(1)

  const { user } = await expectOk(use(server))
  expect(user.id).toBe(child.id)
  const { answer } = await expectOk(signInAtProvider({ sub: crypto.randomUUID(), email, email_verified: true }))
  expect(answer.user.id).toBe(child.id)
})

test('an account from before is activated without a password', async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const { user } = await expectOk(
    before.send<{ user: { id: string } }>('POST /auth/register', {
      name: 'Ani',
      email,
      birthDate: '1990-03-05',
      password: goodPassword,
      passwordConfirmation: goodPassword,
    }),
  )
  await server.database.queries.update(users).set({ activatedAt: null }).where(eq(users.id, user.id))
  await expectOk(server.send('POST /auth/resend-activation', { email }))
  while (await sendEmails(server.services));
  const { token } = (await mail.next(email)).link
  const activate = (body: object) => server.send('POST /auth/activate-account', { token, ...body })
  expect(await errorCodeOf(activate({ password: goodPassword }))).toBe('passwordSignInOff')
  await expectOk(activate({}))
  const { answer } = await expectOk(signInAtProvider({ sub: crypto.randomUUID(), email, email_verified: true }))
  expect(answer.user.id).toBe(user.id)
})
