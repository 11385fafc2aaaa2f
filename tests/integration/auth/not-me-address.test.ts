import { randomBytes } from 'node:crypto'
import { sendEmails } from '@questboard/api'
import { accountLinks, addresses, emailOutbox, users } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unlockAccount } from '../../../packages/api/src/auth/lock.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { newGroup } from '../../support/group.ts'
import type { MailServer } from '../../support/mail-server.ts'
import { startMailedServer } from '../../support/mailed-server.ts'
import { newAddress } from '../../support/new-address.ts'
import { registrationOf } from '../../support/registration.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, type Person, type TestServer } from '../../support/test-server.ts'

/** An intruder with the password changes the address before the owner opens the link about the sign-in. */

let mail: MailServer
let server: TestServer
beforeAll(async () => {
  ;({ mail, server } = await startMailedServer())
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T16:05:00Z'))

const login = (email: string, password = goodPassword) =>
  server.send<{ token: string }>('POST /auth/login', {
    email,
    password,
    device: randomBytes(32).toString('base64url'),
  })

const report = (token: string) => server.send('POST /auth/not-me', { token })

/** The token of the newest link to a page that was sent to an address. */
async function linkTo(email: string, page: string): Promise<string> {
  while (await sendEmails(server.services));
  return mail.of(email).findLast(({ link }) => link.path === page)?.link.token ?? ''
}

/** The links to choose a password that were sent to an address. */
async function resetsOf(email: string): Promise<string[]> {
  while (await sendEmails(server.services));
  return mail.of(email).flatMap(({ link }) => (link.path === '/reset-password' ? [link.token] : []))
}

const reset = (token: string, password: string) =>
  server.send('POST /auth/reset-password', { token, password, passwordConfirmation: password })

/** Signs in on a new device. Returns the token of the session and the link of the e-mail about it. */
async function signIn(email: string): Promise<{ token: string; link: string }> {
  server.clock.advance({ minutes: 1 })
  const { token } = await expectOk(login(email))
  return { token, link: await linkTo(email, '/not-me') }
}

async function moveTo(email: string, token: string): Promise<void> {
  server.clock.advance({ minutes: 1 })
  const headers = { authorization: `Bearer ${token}` }
  await expectOk(server.send('POST /users/profile/email', { email, password: goodPassword }, headers))
  await expectOk(server.send('POST /auth/confirm-email', { token: await linkTo(email, '/confirm-email') }))
}

/** An account whose address an intruder has changed, and the link that its owner has. */
async function robbed(): Promise<{ person: Person; theirs: string; token: string; link: string }> {
  const person = await server.person()
  const theirs = newAddress()
  const { token, link } = await signIn(person.email)
  await moveTo(theirs, token)
  return { person, theirs, token, link }
}

async function rowOf({ id }: Pick<Person, 'id'>) {
  const [row] = await server.database.queries.select().from(users).where(eq(users.id, id))
  return row
}

describe('the link of a sign-in, after the address was changed', () => {
  test('gives the address back, and the reset link goes to it alone', async () => {
    const { person, theirs, link } = await robbed()
    const looked = await expectOk(server.send('POST /auth/verify-link', { token: link, kind: 'notMe' }))
    expect(looked).toEqual({ valid: true, email: person.email })
    // A link to choose a password that the intruder has asked for must not outlive the report.
    await expectOk(server.send('POST /auth/account-recovery', { email: theirs }))
    const [asked = ''] = await resetsOf(theirs)
    await expectOk(report(link))
    expect(await resetsOf(theirs)).toEqual([asked])
    expect(await errorCodeOf(reset(asked, 'a password of the thief'))).toBe('tokenDoesNotExist')
    expect(await rowOf(person)).toMatchObject({ email: person.email, provenAt: server.clock.now() })
    const owned = await server.database.queries.select().from(addresses).where(eq(addresses.userId, person.id))
    expect(owned).toEqual([{ email: person.email, userId: person.id }])
    const [token = ''] = await resetsOf(person.email)
    await expectOk(reset(token, 'another long password'))
    await expectOk(login(person.email, 'another long password'))
    expect(await errorCodeOf(login(theirs, 'another long password'))).toBe('wrongCredentials')
  })

  test('works after two changes, and invitations follow the address back', async () => {
    const { person, theirs, token, link } = await robbed()
    const group = await newGroup(server, { members: 0 })
    const { invitationId } = await expectOk(
      group.creator.send<{ invitationId: string }>(`POST /groups/${group.id}/invite`, { email: theirs }),
    )
    await moveTo(newAddress(), token)
    await expectOk(report(link))
    const [resetLink = ''] = await resetsOf(person.email)
    await expectOk(reset(resetLink, 'another long password'))
    const { token: own } = await expectOk(login(person.email, 'another long password'))
    const headers = { authorization: `Bearer ${own}` }
    await expectOk(server.send(`POST /groups/accept/${invitationId}`, undefined, headers))
  })

  test('is not ended by a newer link, which it ends', async () => {
    const { person, theirs, link } = await robbed()
    const [used, unused] = [(await signIn(theirs)).link, (await signIn(theirs)).link]
    expect(new Set([link, used, unused]).size).toBe(3)
    await expectOk(report(used))
    const [asked = ''] = await resetsOf(theirs)
    await expectOk(reset(asked, goodPassword))
    const { link: latest } = await signIn(theirs)
    await expectOk(report(link))
    expect((await rowOf(person))?.email).toBe(person.email)
    for (const newer of [used, unused, latest]) expect(await errorCodeOf(report(newer))).toBe('tokenDoesNotExist')
    expect(await resetsOf(theirs)).toEqual([asked])
    expect(await resetsOf(person.email)).toHaveLength(1)
  })

  test('gives an address back that someone has registered and not confirmed', async () => {
    const { person, link } = await robbed()
    await expectOk(server.send('POST /auth/register', registrationOf(person.email)))
    const activation = await linkTo(person.email, '/activate-account')
    await expectOk(report(link))
    expect((await rowOf(person))?.email).toBe(person.email)
    expect(await server.database.queries.select().from(users).where(eq(users.email, person.email))).toHaveLength(1)
    expect(await errorCodeOf(server.send('POST /auth/activate-account', { token: activation }))).toBe(
      'tokenDoesNotExist',
    )
    expect(await resetsOf(person.email)).toHaveLength(1)
  })

  test('locks the account while another one has the address, and works once that is over', async () => {
    const { person, theirs, token, link } = await robbed()
    await expectOk(server.send('POST /auth/register', registrationOf(person.email)))
    const activation = await linkTo(person.email, '/activate-account')
    const { token: second } = await expectOk(
      server.send<{ token: string }>('POST /auth/activate-account', { token: activation, password: goodPassword }),
    )
    expect(await expectOk(report(link))).toEqual({ locked: true })
    const headers = { authorization: `Bearer ${token}` }
    expect(await errorCodeOf(server.send('GET /users/profile', undefined, headers))).not.toBe('ok')
    expect(await rowOf(person)).toMatchObject({ email: theirs, passwordHash: null, lockedAt: server.clock.now() })
    await expectOk(server.send('POST /auth/account-recovery', { email: theirs }))
    expect([...(await resetsOf(theirs)), ...(await resetsOf(person.email))]).toEqual([])
    expect(await errorCodeOf(report(link))).toBe('tokenDoesNotExist')

    await moveTo(newAddress(), second)
    expect(await unlockAccount(server.services, theirs)).toBe('done')
    expect(await expectOk(report(link))).toEqual({ locked: false })
    expect(await rowOf(person)).toMatchObject({ email: person.email, lockedAt: null })
    expect(await resetsOf(person.email)).toHaveLength(1)
    expect(await resetsOf(theirs)).toEqual([])
  })
})

test('an e-mail about a sign-in that is sent only after the address was changed goes to the older one', async () => {
  const person = await server.person()
  const theirs = newAddress()
  const { token } = await expectOk(login(person.email))
  // As after attempts that failed.
  await server.database.queries
    .update(emailOutbox)
    .set({ nextAttemptAt: new Date(server.clock.now().getTime() + 300_000) })
    .where(and(eq(emailOutbox.userId, person.id), eq(emailOutbox.kind, 'newDevice')))
  await moveTo(theirs, token)
  expect(mail.of(person.email).filter(({ link }) => link.path === '/not-me')).toEqual([])
  server.clock.advance({ minutes: 5 })
  const link = await linkTo(person.email, '/not-me')
  expect(mail.of(theirs).filter(({ link: sent }) => sent.path === '/not-me')).toEqual([])
  await expectOk(report(link))
  expect((await rowOf(person))?.email).toBe(person.email)
})

describe('a link from before addresses were kept in links', () => {
  const forget = ({ id }: Person) =>
    server.database.queries
      .update(accountLinks)
      .set({ email: null })
      .where(and(eq(accountLinks.userId, id), eq(accountLinks.kind, 'notMe')))

  test('sends the reset link to the address of the account', async () => {
    const person = await server.person()
    const { link } = await signIn(person.email)
    await forget(person)
    await expectOk(report(link))
    expect(await resetsOf(person.email)).toHaveLength(1)
  })

  test('sends none after the address was changed, and locks the account', async () => {
    const { person, theirs, link } = await robbed()
    await forget(person)
    await expectOk(report(link))
    expect(await rowOf(person)).toMatchObject({ passwordHash: null, lockedAt: server.clock.now() })
    expect(await resetsOf(theirs)).toEqual([])
  })
})
