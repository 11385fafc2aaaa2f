import { makeOwner, setUpCode } from '@questboard/api'
import type { Invitation } from '@questboard/api/groups/schema'
import type { ShownAccount } from '@questboard/api/installation/schema'
import { emailOutbox, installation, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCodeOf } from '../../support/error-code.ts'
import { openGoogle } from '../../support/google.ts'
import { newGroup } from '../../support/group.ts'
import { callProcedure, expectResult, newOwner, setUpServer } from '../../support/installation.ts'
import { mailServer } from '../../support/mail-server.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { openStream } from '../../support/stream.ts'
import { goodPassword, startTestServer, startTestServerOn, type TestServer } from '../../support/test-server.ts'
import { twoServers } from '../../support/two-servers.ts'

const registration = {
  name: 'Boyan',
  email: 'boyan@example.org',
  birthDate: '1990-01-01',
  password: goodPassword,
  passwordConfirmation: goodPassword,
}

const signUpTo = async (server: TestServer, about: object = {}) =>
  (await server.send('POST /auth/register', { ...registration, ...about })).error?.message ?? 'ok'

const ownersOf = ({ database }: TestServer) =>
  database.queries.select({ ownerId: installation.ownerId }).from(installation)

async function codeFor({ services }: TestServer): Promise<string> {
  const code = await setUpCode(services)
  if (code === undefined) throw new Error('there is nothing to set up')
  return code
}

describe('the first visit', () => {
  test('makes the first account the owner, who is signed in, and is over then', async () => {
    const server = await startTestServer({ setUpPage: true })
    expect(await expectResult(callProcedure(server, 'installation.state'))).toEqual({
      isAwaited: true,
      fixedSignUp: null,
    })
    const code = await codeFor(server)
    const owner = await setUpServer(server, { signUp: 'invited' })
    expect(await ownersOf(server)).toEqual([{ ownerId: owner.id }])
    expect(await expectResult(callProcedure(server, 'installation.owned', {}, owner.token))).toEqual({ owner: true })
    expect(await expectOk(server.send('GET /config'))).toMatchObject({ name: 'The Ivanovs', signUp: 'invited' })
    expect(await expectResult(callProcedure(server, 'installation.state'))).toEqual({
      isAwaited: false,
      fixedSignUp: null,
    })
    expect(await setUpCode(server.services)).toBeUndefined()
    const again = { ...newOwner, code, email: 'eve@example.org' }
    expect(await errorCodeOf(callProcedure(server, 'installation.setUp', again))).toBe('alreadySetUp')
    await server.close()
  })

  test('a stranger who comes first cannot guess the code', async () => {
    const server = await startTestServer({ setUpPage: true, rateLimits: true })
    const guess = () =>
      errorCodeOf(callProcedure(server, 'installation.setUp', { ...newOwner, code: 'AAAAA-AAAAA-AAAAA' }))
    const guesses: string[] = []
    for (let count = 0; count < 12; count++) guesses.push(await guess())
    expect(guesses).toEqual([...Array(10).fill('setUpCodeWrong'), ...Array(2).fill('tooManyRequests')])
    expect(await server.database.queries.select({ id: users.id }).from(users)).toEqual([])
    server.clock.advance({ minutes: 6 })
    await setUpServer(server)
    await server.close()
  })

  test('the code is accepted as people type it', async () => {
    const server = await startTestServer({ setUpPage: true })
    const typed = (await codeFor(server)).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect(await errorCodeOf(callProcedure(server, 'installation.setUp', { ...newOwner, code: typed }))).toBe('ok')
    await server.close()
  })

  test('two owners at two servers: one wins, and the other makes nothing', async () => {
    const { first: server, second, close } = await twoServers({ setUpPage: true })
    const code = await codeFor(server)
    expect(await codeFor(second)).toBe(code)
    const people = Array.from({ length: 6 }, (_, at) => ({ ...newOwner, code, email: `owner-${at}@example.org` }))
    const outcomes = await Promise.all(
      people.map((person, at) => errorCodeOf(callProcedure(at % 2 ? second : server, 'installation.setUp', person))),
    )
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('alreadySetUp'), 'ok'])
    const accounts = await server.database.queries.select({ id: users.id }).from(users)
    expect(await ownersOf(server)).toEqual(accounts.map(({ id }) => ({ ownerId: id })))
    await close()
  })

  test('a repeated set-up, whose answer was lost, signs the same owner in', async () => {
    const { first: server, second, close } = await twoServers({ setUpPage: true })
    const code = await codeFor(server)
    const send = (to: TestServer) => callProcedure(to, 'installation.setUp', { ...newOwner, code })
    const both = await Promise.all(
      [send(server), send(second)].map((verdict) => expectResult<{ user: { id: string } }>(verdict)),
    )
    both.push(await expectResult<{ user: { id: string } }>(send(second)))
    expect(await server.database.queries.select({ id: users.id }).from(users)).toHaveLength(1)
    expect(new Set(both.map(({ user }) => user.id)).size).toBe(1)
    const wrong = { ...newOwner, code, password: 'another password', passwordConfirmation: 'another password' }
    expect(await errorCodeOf(callProcedure(server, 'installation.setUp', wrong))).toBe('wrongCredentials')
    await close()
  })

  test('an installation in use has no first visit, and gets an owner from the operator', async () => {
    const server = await startTestServer({ setUpPage: true })
    const code = await codeFor(server)
    const person = await server.person()
    expect(await expectResult(callProcedure(server, 'installation.state'))).toMatchObject({ isAwaited: false })
    expect(await errorCodeOf(callProcedure(server, 'installation.setUp', { ...newOwner, code }))).toBe('alreadySetUp')
    expect(await ownersOf(server)).toEqual([])
    expect(await makeOwner(server.services, person.email)).toBe('done')
    expect(await makeOwner(server.services, person.email)).toBe('unchanged')
    expect(await makeOwner(server.services, 'no.one@example.org')).toBe('unknown')
    const next = await server.person()
    expect(await makeOwner(server.services, next.email)).toBe('done')
    expect(await expectResult(callProcedure(server, 'installation.owned', {}, person.token))).toEqual({ owner: false })
    expect(await errorCodeOf(callProcedure(server, 'installation.overview', {}, person.token))).toBe('notAuthorized')
    expect(await errorCodeOf(callProcedure(server, 'installation.overview', {}, next.token))).toBe('ok')
    await server.close()
  })

  test('is refused where it is switched off, without passwords, and to people who are too young', async () => {
    const off = await startTestServer()
    expect(await expectResult(callProcedure(off, 'installation.state'))).toMatchObject({ isAwaited: false })
    expect(await errorCodeOf(callProcedure(off, 'installation.setUp', { ...newOwner, code: 'x' }))).toBe('notFound')
    await off.close()
    const keyless = await startTestServer({ setUpPage: true, passwordSignIn: false })
    expect(await expectResult(callProcedure(keyless, 'installation.state'))).toMatchObject({ isAwaited: false })
    expect(await errorCodeOf(callProcedure(keyless, 'installation.setUp', { ...newOwner, code: 'x' }))).toBe(
      'passwordSignInOff',
    )
    await keyless.close()
    const server = await startTestServer({ setUpPage: true })
    const young = { ...newOwner, code: await codeFor(server), birthDate: '2020-01-01' }
    expect(await errorCodeOf(callProcedure(server, 'installation.setUp', young))).toBe('underMinimumAge')
    expect(await ownersOf(server)).toEqual([])
    await setUpServer(server)
    await server.close()
  })

  test('works on the embedded database, and with a mail server without an e-mail first', {
    timeout: 90_000,
  }, async () => {
    const embedded = await startTestServer({ setUpPage: true, engine: 'embedded' })
    await setUpServer(embedded)
    await embedded.close()
    const mail = await mailServer()
    const server = await startTestServer({
      setUpPage: true,
      outside: { mail: { url: mail.url, from: 'q@example.org', timeout: 5_000 } },
    })
    const { token } = await setUpServer(server)
    expect((await sendTo(server.url, token)('GET /users/profile')).status).toBe(200)
    await server.close()
    await mail.close()
  })
})

describe('who may sign up', () => {
  test('anyone, unless the owner or the operator says otherwise', async () => {
    const server = await startTestServer({ setUpPage: true })
    const owner = await setUpServer(server)
    expect(await signUpTo(server)).toBe('ok')
    await expectResult(callProcedure(server, 'installation.change', { name: '', signUp: 'closed' }, owner.token))
    expect(await expectOk(server.send('GET /config'))).toMatchObject({ name: null, signUp: 'closed' })
    expect(await signUpTo(server, { email: 'late@example.org' })).toBe('signUpClosed')
    await server.close()
  })

  test('as the operator has set it, even if the owner chose otherwise', async () => {
    const server = await startTestServer({ setUpPage: true, signUp: 'closed' })
    const owner = await setUpServer(server, { signUp: 'open' })
    expect(await expectResult(callProcedure(server, 'installation.overview', {}, owner.token))).toMatchObject({
      signUp: 'closed',
      fixedSignUp: 'closed',
    })
    expect(await signUpTo(server)).toBe('signUpClosed')
    await server.close()
  })

  test.each(['invited', 'closed'] as const)('with the link of an invitation: %s', async (signUp) => {
    const server = await startTestServer()
    const group = await newGroup(server, { members: 0 })
    await makeOwner(server.services, group.creator.email)
    await expectResult(callProcedure(server, 'installation.change', { name: 'Home', signUp }, group.creator.token))
    await expectOk(group.creator.send(`POST /groups/${group.id}/invite`, { email: registration.email }))
    const [shown] = await expectOk(group.creator.send<Invitation[]>(`GET /groups/${group.id}/invitations`))
    const invitationToken = new URL(shown?.link ?? '').searchParams.get('token')
    expect(await signUpTo(server)).toBe('signUpClosed')
    const { error } = await server.send('POST /auth/group-register', { ...registration, invitationToken })
    expect(error?.message ?? 'ok').toBe(signUp === 'invited' ? 'ok' : 'signUpClosed')
    await server.close()
  })
})

test('an invited person may sign up with Google, and a stranger may not', async () => {
  const google = await openGoogle()
  const server = await startTestServer({ signUp: 'invited', outside: { google: google.settings } })
  const enter = async (sub: string, email: string) => {
    const { nonce } = await expectOk(server.send<{ nonce: string }>('GET /auth/nonce'))
    const token = await google.token({ sub, email, email_verified: true }, server.clock.now(), nonce)
    const body = { network: 'google', token, nonce, birthDate: '1990-01-01' }
    return (await server.send('POST /auth/social', body)).error?.message ?? 'ok'
  }
  const host = await startTestServerOn(server.database, { signUp: 'open' })
  const group = await newGroup(host, { members: 0 })
  await expectOk(group.creator.send(`POST /groups/${group.id}/invite`, { email: 'vera@example.org' }))
  expect(await enter('1', 'stranger@example.org')).toBe('signUpClosed')
  expect(await enter('2', 'vera@example.org')).toBe('ok')
  expect(await enter('2', 'vera@example.org')).toBe('ok')
  await server.close()
  await google.close()
})

describe('the owner', () => {
  let server: TestServer
  let owner: { id: string; token: string }
  beforeAll(async () => {
    server = await startTestServer({ setUpPage: true })
    owner = await setUpServer(server)
  })
  afterAll(() => server.close())

  const password = goodPassword
  const act = (name: string, input: object = {}) => callProcedure(server, `installation.${name}`, input, owner.token)

  test('sees how the installation is doing', async () => {
    const shown = await expectResult<{ database: { engine: string; version: string } }>(act('overview'))
    expect(shown).toMatchObject({ name: 'The Ivanovs', signUp: 'open', mail: { isSetUp: false, failed: 0 } })
    expect(shown.database).toEqual({ engine: 'postgres', version: expect.stringMatching(/^\d+/) })
  })

  test('finds accounts by name and address, and no managed members', async () => {
    const person = await server.person({ name: 'Zlatka 100%' })
    type Accounts = { accounts: ShownAccount[] }
    const found = async (search: string) => (await expectResult<Accounts>(act('accounts', { search }))).accounts
    expect((await found('zlatka')).map(({ id }) => id)).toEqual([person.id])
    expect((await found(person.email.toUpperCase())).map(({ id }) => id)).toEqual([person.id])
    expect((await found('100%')).map(({ id }) => id)).toEqual([person.id])
    expect(await found('%%')).toEqual([])
    expect(await errorCodeOf(act('accounts', { search: 'zlat\u0000ka' }))).toBe('invalidData')
    expect((await found('ana@')).map(({ isOwner }) => isOwner)).toEqual([true])
  })

  test('reads pages of accounts that miss none', async () => {
    for (let count = 0; count < 22; count++) await server.person()
    type Accounts = { accounts: ShownAccount[]; hasMore: boolean }
    const seen: string[] = []
    for (let page = 1, more = true; more; page++) {
      const { accounts, hasMore } = await expectResult<Accounts>(act('accounts', { page }))
      seen.push(...accounts.map(({ id }) => id))
      more = hasMore
    }
    const all = await server.database.queries.select({ id: users.id }).from(users)
    expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  })

  test('locks an account, which ends its streams, and unlocks it', async () => {
    const person = await server.person()
    const stream = await openStream(`${server.url}/api/user/notifications/stream`, person.token)
    expect((await stream.next())?.event).toBe('count')
    expect(await errorCodeOf(act('lockAccount', { id: person.id, password: 'wrong' }))).toBe('incorrectOldPassword')
    expect((await person.send('GET /users/profile')).status).toBe(200)
    const lock = () => errorCodeOf(act('lockAccount', { id: person.id, password }))
    expect(await Promise.all([lock(), lock()])).toEqual(['ok', 'ok'])
    expect(await stream.next()).toBeUndefined()
    expect((await person.send('GET /users/profile')).error.message).toBe('yourAccountIsLocked')
    expect(await errorCodeOf(act('unlockAccount', { id: person.id }))).toBe('ok')
    await expectOk(server.send('POST /auth/login', { email: person.email, password }))
    expect(await errorCodeOf(act('lockAccount', { id: owner.id, password }))).toBe('notAuthorized')
  })

  test('gets a link for a new password where there is no mail server', async () => {
    const person = await server.person()
    const { link } = await expectResult<{ link: string }>(act('resetAccount', { id: person.id, password }))
    const token = new URL(link).searchParams.get('token')
    expect(new URL(link).pathname).toBe('/reset-password')
    expect((await person.send('GET /users/profile')).status).toBe(200)
    const chosen = { token, password: 'a password of their own', passwordConfirmation: 'a password of their own' }
    await expectOk(server.send('POST /auth/reset-password', chosen))
    await expectOk(server.send('POST /auth/login', { email: person.email, password: chosen.password }))
    expect((await server.send('POST /auth/reset-password', chosen)).error.message).toBe('tokenDoesNotExist')
    await expectResult(act('lockAccount', { id: person.id, password }))
    expect(await errorCodeOf(act('resetAccount', { id: person.id, password }))).toBe('yourAccountIsLocked')
  })

  test('who has lost the role can do nothing more, even in the middle of a call', async () => {
    const otherServer = await startTestServer({ setUpPage: true })
    const first = await setUpServer(otherServer)
    const [victim, next] = [await otherServer.person(), await otherServer.person()]
    const lock = errorCodeOf(
      callProcedure(otherServer, 'installation.lockAccount', { id: victim.id, password }, first.token),
    )
    const [outcome, madeOwner] = await Promise.all([lock, makeOwner(otherServer.services, next.email)])
    expect(madeOwner).toBe('done')
    const [row] = await otherServer.database.queries.select().from(users).where(eq(users.id, victim.id))
    expect(row?.lockedAt !== null).toBe(outcome === 'ok')
    expect(
      await errorCodeOf(callProcedure(otherServer, 'installation.unlockAccount', { id: victim.id }, first.token)),
    ).toBe('notAuthorized')
    await otherServer.close()
  })

  test('who deletes the account leaves a place without an owner', async () => {
    const otherServer = await startTestServer({ setUpPage: true })
    const first = await setUpServer(otherServer)
    await otherServer.database.queries.delete(users).where(eq(users.id, first.id))
    expect(await ownersOf(otherServer)).toEqual([{ ownerId: null }])
    expect(await expectResult(callProcedure(otherServer, 'installation.state'))).toMatchObject({ isAwaited: false })
    await otherServer.close()
  })
})

describe('e-mails of the owner', () => {
  test('a test e-mail arrives, or the reason is shown', async () => {
    const mail = await mailServer()
    const outside = { mail: { url: mail.url, from: 'Questboard <q@example.org>', timeout: 5_000 } }
    const server = await startTestServer({ setUpPage: true, outside })
    const { token } = await setUpServer(server)
    const send = () => expectResult(callProcedure(server, 'installation.sendTestEmail', {}, token))
    expect(await send()).toEqual({ outcome: 'sent', email: newOwner.email, fault: null })
    expect((await mail.next(newOwner.email)).message.subject).toBe('A test e-mail from your Questboard')
    mail.moods.push('refuses')
    expect(await send()).toMatchObject({ outcome: 'failed', fault: expect.stringContaining('EMESSAGE') })
    await mail.close()
    expect(await send()).toMatchObject({ outcome: 'failed', fault: expect.stringMatching(/ESOCKET|ECONN/) })
    await server.close()
  })

  test('a reset account gets the link by e-mail, and the owner does not see it', async () => {
    const mail = await mailServer()
    const outside = { mail: { url: mail.url, from: 'Questboard <q@example.org>', timeout: 5_000 } }
    const server = await startTestServer({ setUpPage: true, outside })
    const { token } = await setUpServer(server)
    const person = await server.person()
    const input = { id: person.id, password: goodPassword }
    expect(await expectResult(callProcedure(server, 'installation.resetAccount', input, token))).toEqual({ link: null })
    const queued = await server.database.queries.select().from(emailOutbox)
    expect(queued).toMatchObject([{ kind: 'recovery', email: person.email }])
    await server.close()
    await mail.close()
  })
})
