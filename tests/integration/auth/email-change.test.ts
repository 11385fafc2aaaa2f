import { sendEmails } from '@questboard/api'
import type { Exported } from '@questboard/api/privacy/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { emailChanges, emailOutbox } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newGroup } from '../../support/group.ts'
import type { MailServer } from '../../support/mail-server.ts'
import { from, startMailedServer } from '../../support/mailed-server.ts'
import { newAddress } from '../../support/new-address.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let mail: MailServer
let server: TestServer
beforeAll(async () => {
  ;({ mail, server } = await startMailedServer())
})
afterAll(() => server.close())

const ask = (person: Person, email: string, password = goodPassword) =>
  person.send<{ changed: boolean }>('POST /users/profile/email', { email, password })

/** Asks, and returns the token of the link that was sent to the new address. */
async function linkTo(person: Person, email: string): Promise<string> {
  expect(await expectOk(ask(person, email))).toEqual({ changed: false })
  await sendEmails(server.services)
  const links = mail.of(email.trim().toLowerCase()).map(({ link }) => link)
  return links.findLast(({ path }) => path === '/confirm-email')?.token ?? ''
}

const confirm = (token: string) => server.send<{ email: string }>('POST /auth/confirm-email', { token })

const addressOf = async (person: Person) => (await expectOk(person.send<Profile>('GET /users/profile'))).email

const signIn = (email: string) => server.send<{ token: string }>('POST /auth/login', { email, password: goodPassword })

const tokenDoesNotExist = expect.objectContaining({ message: 'tokenDoesNotExist' })

describe('a new address', () => {
  test('takes effect when its link is used, which ends all sessions but the one that asked', async () => {
    const person = await server.person()
    const { token: other } = await expectOk(signIn(person.email))
    const email = newAddress()
    const token = await linkTo(person, ` ${email.toUpperCase()} `)
    expect(await addressOf(person)).toBe(person.email)
    expect((await signIn(email)).error.message).toBe('wrongCredentials')
    const pending = async () => (await expectOk(person.send<Exported>('GET /users/profile/export'))).account.emailChange
    expect(await pending()).toMatchObject({ email, expiresAt: expect.any(String) })
    const looked = await expectOk(server.send('POST /auth/verify-link', { token, kind: 'emailChange' }))
    expect(looked).toEqual({ valid: true, email })
    const [stored] = await server.database.queries.select().from(emailChanges).where(eq(emailChanges.email, email))
    expect(JSON.stringify(stored)).not.toContain(token)

    expect(await expectOk(confirm(token))).toEqual({ email })
    expect(await addressOf(person)).toBe(email)
    expect(await pending()).toBeNull()
    const old = await server.send('GET /users/profile', undefined, { authorization: `Bearer ${other}` })
    expect(old.error.message).toBe('authenticationFailed')
    expect((await signIn(person.email)).error.message).toBe('wrongCredentials')
    expect((await signIn(email)).status).toBe(200)
    expect((await confirm(token)).error).toEqual(tokenDoesNotExist)
  })

  test('is announced to the old one, without a secret', async () => {
    const person = await server.person()
    await linkTo(person, newAddress())
    const { message, link } = await mail.next(person.email)
    expect(message.text).toContain('change your password now')
    expect([link.path, link.token]).toEqual(['/settings/security', ''])
  })

  test('needs the password and a different address', async () => {
    const person = await server.person()
    expect((await ask(person, newAddress(), 'not the password')).error.message).toBe('incorrectOldPassword')
    expect((await ask(person, newAddress(), '')).error.message).toBe('incorrectOldPassword')
    expect((await ask(person, person.email.toUpperCase())).error).toMatchObject({
      message: 'invalidData',
      details: [{ path: 'email' }],
    })
  })

  test('does not reveal that it is taken before its link is used', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const token = await linkTo(person, otherPerson.email)
    expect((await confirm(token)).error.message).toBe('emailAlreadyUsed')
    expect(await addressOf(person)).toBe(person.email)
  })

  test('that two accounts ask for belongs to the first, even if both ask at the same time', async () => {
    const people = await Promise.all([server.person(), server.person()])
    const email = newAddress()
    const tokens = [await linkTo(people[0], email), await linkTo(people[1], email)]
    const replies = await Promise.all(tokens.map(confirm))
    expect(replies.map(({ error }) => error?.message ?? 'ok').sort()).toEqual(['emailAlreadyUsed', 'ok'])
  })

  test('is changed once by two uses of a link', async () => {
    const person = await server.person()
    const token = await linkTo(person, newAddress())
    const replies = await Promise.all([confirm(token), confirm(token)])
    expect(replies.map(({ error }) => error?.message ?? 'ok').sort()).toEqual(['ok', 'tokenDoesNotExist'])
  })
})

describe('a request ends', () => {
  const after = async (act: (person: Person) => Promise<unknown>) => {
    const person = await server.person()
    const token = await linkTo(person, newAddress())
    await act(person)
    expect((await confirm(token)).error).toEqual(tokenDoesNotExist)
  }

  test('after a day', async () => {
    await after(async () => server.clock.advance({ hours: 24 }))
  })

  test('with another one', () => after((person) => linkTo(person, newAddress())))

  test('when the password changes', () =>
    after((person) => {
      const [oldPassword, password] = [goodPassword, 'another good password']
      return expectOk(
        person.send('PUT /users/profile/change-password', { oldPassword, password, passwordConfirmation: password }),
      )
    }))

  test('with a reset of the password, whose link went to the old address', () =>
    after(async ({ email }) => {
      const had = mail.of(email).length
      await expectOk(server.send('POST /auth/account-recovery', { email }))
      await sendEmails(server.services)
      const { token } = (await mail.next(email, had + 1)).link
      const password = 'another good password'
      await expectOk(server.send('POST /auth/reset-password', { token, password, passwordConfirmation: password }))
    }))

  test('with signing out everywhere', () => after((person) => expectOk(person.send('DELETE /users/sessions'))))

  test('with the deletion of the account', () =>
    after((person) => expectOk(person.send('POST /users/profile/deletion', { password: goodPassword }))))

  test('before its e-mail is sent, and then none is', async () => {
    const person = await server.person()
    const email = newAddress()
    await expectOk(ask(person, email))
    await expectOk(person.send('DELETE /users/sessions'))
    const { queries } = server.database
    expect(await queries.select().from(emailOutbox).where(eq(emailOutbox.email, email))).toEqual([])
  })
})

test('a reset link that went to the old address stops working when the address changes', async () => {
  const person = await server.person()
  const had = mail.of(person.email).length
  await expectOk(server.send('POST /auth/account-recovery', { email: person.email }))
  await sendEmails(server.services)
  const reset = (await mail.next(person.email, had + 1)).link.token
  await expectOk(confirm(await linkTo(person, newAddress())))
  const body = { token: reset, password: 'another good password', passwordConfirmation: 'another good password' }
  expect((await server.send('POST /auth/reset-password', body)).error).toEqual(tokenDoesNotExist)
})

test('invitations to the old address follow the account, and those to the new one arrive', async () => {
  const person = await server.person()
  const email = newAddress()
  const [first, second] = [await newGroup(server, { members: 0 }), await newGroup(server, { members: 0 })]
  const invite = async ({ id, creator }: typeof first, to: string) =>
    (await expectOk(creator.send<{ invitationId: string }>(`POST /groups/${id}/invite`, { email: to }))).invitationId
  const [old, waiting] = [await invite(first, person.email), await invite(second, email)]
  await expectOk(confirm(await linkTo(person, email)))
  const { notifications } = await expectOk(
    person.send<{ notifications: { data: { invitationId?: string } }[] }>('GET /user/notifications'),
  )
  expect(notifications.map(({ data }) => data.invitationId).sort()).toEqual([old, waiting].sort())
  for (const id of [old, waiting]) expect((await person.send(`POST /groups/accept/${id}`)).status).toBe(200)
})

test('an invitation to a new address of a member is not sent to it, and accepting it only uses it up', async () => {
  const { id, creator: person } = await newGroup(server, { members: 0 })
  const email = newAddress()
  const { invitationId } = await expectOk(person.send<{ invitationId: string }>(`POST /groups/${id}/invite`, { email }))
  await expectOk(confirm(await linkTo(person, email)))
  const { notifications } = await expectOk(
    person.send<{ notifications: { type: string }[] }>('GET /user/notifications'),
  )
  expect(notifications.filter(({ type }) => type === 'groupInvitation')).toEqual([])
  const accept = () => person.send<{ id: string }>(`POST /groups/accept/${invitationId}`)
  expect(await expectOk(accept())).toMatchObject({ id })
  expect((await accept()).error.message).toBe('inviteAlreadyAccepted')
  expect(await expectOk(person.send(`GET /groups/${id}/members`))).toHaveLength(1)
})

test('requests are limited for each account and each address', async () => {
  const limited = await startTestServer({
    rateLimits: true,
    outside: { mail: { url: mail.url, from, timeout: 2_000 } },
  })
  const [person, otherPerson] = [await limited.person(), await limited.person()]
  const email = newAddress()
  for (let left = 5; left > 0; left--) expect((await ask(person, email)).status).toBe(200)
  expect((await ask(person, newAddress())).error.message).toBe('tooManyRequests')
  expect((await ask(otherPerson, email)).error.message).toBe('tooManyRequests')
  expect((await ask(otherPerson, newAddress())).status).toBe(200)
  await limited.close()
})

test('without a mail server the address changes at once', async () => {
  const bare = await startTestServer()
  const [person, otherPerson] = [await bare.person(), await bare.person()]
  const email = newAddress()
  expect((await ask(person, otherPerson.email)).error.message).toBe('emailAlreadyUsed')
  expect((await ask(person, email, 'not the password')).error.message).toBe('incorrectOldPassword')
  expect(await expectOk(ask(person, email))).toEqual({ changed: true })
  expect(await addressOf(person)).toBe(email)
  await bare.close()
})
