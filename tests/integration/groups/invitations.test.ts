import { createHash } from 'node:crypto'
import type { Registered } from '@questboard/api/auth/schema'
import type { Invitation, Member } from '@questboard/api/groups/schema'
import { invitations, users } from '@questboard/db/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { newAddress } from '../../support/new-address.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { registrationOf } from '../../support/registration.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const unknownToken = 'x'.repeat(43)

const invite = (by: Person, group: Pick<TestGroup, 'id'>, email: string) =>
  by.send<{ invitationId: string }>(`POST /groups/${group.id}/invite`, { email })

const invited = async (by: Person, group: Pick<TestGroup, 'id'>, email: string) =>
  (await expectOk(invite(by, group, email))).invitationId

const invitationsOf = async (by: Person, group: Pick<TestGroup, 'id'>) =>
  expectOk(by.send<Invitation[]>(`GET /groups/${group.id}/invitations`))

const tokenOf = async (by: Person, group: Pick<TestGroup, 'id'>, email: string): Promise<string> => {
  const link = (await invitationsOf(by, group)).find((invitation) => invitation.email === email)?.link
  return new URL(link ?? 'none:').searchParams.get('token') ?? ''
}

const accept = (who: Person, id: string) => who.send<{ id: string }>(`POST /groups/accept/${id}`)

const decline = (who: Person, id: string) => who.send(`POST /groups/decline/${id}`)

const revoke = (by: Person, group: Pick<TestGroup, 'id'>, id: string) =>
  by.send(`DELETE /groups/${group.id}/invitations/${id}`)

const verify = (token: string) => server.send('POST /auth/verify-link', { token, kind: 'invitation' })

const byLink = (token: string, who: Pick<Person, 'send'> = server) =>
  who.send('POST /groups/accept-email-invitation', { token })

const bodyOf = (email: string) => registrationOf(email, { name: 'Stranger' })

const register = (email: string) => server.send<Registered>('POST /auth/register', bodyOf(email))

const groupRegister = (invitationToken: string, body: object) =>
  server.send<Registered>('POST /auth/group-register', { ...body, invitationToken })

const memberNames = async (group: TestGroup) =>
  (await expectOk(group.creator.send<Member[]>(`GET /groups/${group.id}/members`))).map(({ name }) => name)

/** The codes for an invalid invitation, by id and by link. */
async function expectInvalid(invitation: { id: string; token?: string }, who: Person) {
  expect((await accept(who, invitation.id)).error).toMatchObject({ message: 'invitationNotFound', status: 404 })
  expect((await decline(who, invitation.id)).error).toMatchObject({ message: 'invitationNotFound', status: 404 })
  if (!invitation.token) return
  for (const reply of [
    await verify(invitation.token),
    await byLink(invitation.token),
    await groupRegister(invitation.token, bodyOf(newAddress())),
  ]) {
    expect(reply.error).toMatchObject({ message: 'tokenDoesNotExist', status: 404 })
  }
}

describe('an invitation of an account', () => {
  test('notifies, is removed after acceptance, and notifies the inviter', async () => {
    const group = await newGroup(server, { members: 0 })
    const person = await server.person()
    const id = await invited(group.creator, group, ` ${person.email.toUpperCase()} `)
    const [notified] = await notificationsOf(person)
    expect(notified).toMatchObject({
      type: 'groupInvitation',
      seen: false,
      groupId: group.id,
      data: { sender: { id: group.creator.id, name: group.creator.name }, invitationId: id, group: { name: 'Family' } },
    })
    expect(await invitationsOf(group.creator, group)).toEqual([
      {
        id,
        email: person.email,
        link: null,
        createdAt: server.clock.now().toISOString(),
        expiresAt: server.clock.fromNow({ days: 7 }).toISOString(),
      },
    ])
    const { result } = await accept(person, id)
    expect(result).toMatchObject({ id: group.id, currentMember: { userId: person.id, groupRole: 'member' } })
    expect(await notificationsOf(person)).toEqual([])
    expect(await notificationsOf(group.creator)).toMatchObject([
      { type: 'acceptedGroupInvitaion', groupId: group.id, data: { sender: { id: person.id } } },
    ])
    expect(await invitationsOf(group.creator, group)).toEqual([])
  })

  test('is used up by accepting it', async () => {
    const group = await newGroup(server, { members: 0 })
    const person = await server.person()
    const id = await invited(group.creator, group, person.email)
    await expectOk(accept(person, id))
    expect((await accept(person, id)).error).toMatchObject({ message: 'inviteAlreadyAccepted', status: 409 })
    expect((await decline(person, id)).error.message).toBe('invitationNotFound')
    expect((await revoke(group.creator, group, id)).error.message).toBe('invitationNotFound')
    expect((await invite(group.creator, group, person.email)).error).toMatchObject({
      message: 'userAlreadyInGroup',
      status: 409,
    })
  })

  test('is only for its address', async () => {
    const group = await newGroup(server)
    const [person, otherPerson] = [await server.person(), await server.person()]
    const id = await invited(group.creator, group, person.email)
    for (const stranger of [otherPerson, group.creator]) {
      expect((await accept(stranger, id)).error).toMatchObject({ message: 'thisIsNotYourInvitation', status: 403 })
      expect((await decline(stranger, id)).error).toMatchObject({ message: 'thisIsNotYourInvitation', status: 403 })
    }
    expect((await accept(otherPerson, unknownId)).error.message).toBe('invitationNotFound')
    expect((await accept(otherPerson, 'mine')).error).toMatchObject({
      message: 'invalidData',
      details: [{ path: 'id' }],
    })
  })

  test('frees its place when it is declined or revoked', async () => {
    const group = await newGroup(server, { members: 3 })
    const person = await server.person()
    const declined = await invited(group.creator, group, person.email)
    expect((await decline(person, declined)).result).toBeNull()
    expect(await notificationsOf(person)).toEqual([])
    await expectInvalid({ id: declined }, person)
    const revoked = await invited(group.creator, group, person.email)
    expect(revoked).not.toBe(declined)
    const { result } = await person.send<{ id: string }>('POST /groups', { name: 'Friends' })
    expect((await revoke(person, result, revoked)).error.message).toBe('invitationNotFound')
    expect((await revoke(group.creator, group, revoked)).result).toBeNull()
    expect(await notificationsOf(person)).toEqual([])
    await expectInvalid({ id: revoked }, person)
    await expectOk(invite(group.creator, group, newAddress()))
  })

  test('is renewed by inviting again: one invitation, one new notification', async () => {
    const group = await newGroup(server, { leaders: 1, members: 0 })
    const person = await server.person()
    const id = await invited(group.creator, group, person.email)
    const [first] = await notificationsOf(person)
    await expectOk(person.send('PUT /user/notifications/seen', { notificationIds: [] }))
    server.clock.advance({ days: 6 })
    expect(await invited(group.leaders[0] as InGroup, group, person.email)).toBe(id)
    const [second, ...others] = await notificationsOf(person)
    expect(others).toEqual([])
    expect(second).toMatchObject({ data: { invitationId: id, sender: { id: group.leaders[0]?.id } } })
    expect(second?.id).not.toBe(first?.id)
    expect((await person.send(`GET /user/notifications/${first?.id}`)).error.message).toBe('notificationNotFound')
    server.clock.advance({ days: 6 })
    await expectOk(accept(person, id))
  })

  test('stays void when the inviter loses the leader role', async () => {
    const group = await newGroup(server, { leaders: 2, members: 0 })
    const [lowered, leaving] = group.leaders as [InGroup, InGroup]
    const [person, email] = [await server.person(), newAddress()]
    const first = { id: await invited(lowered, group, person.email) }
    const second = { id: await invited(leaving, group, email), token: await tokenOf(leaving, group, email) }
    expect((await invite(group.creator, group, newAddress())).error.message).toBe('cannotInviteMembers')
    await expectOk(group.creator.send(`PATCH /groups/${group.id}/members/${lowered.memberId}/lower-member`))
    await expectOk(leaving.send(`DELETE /groups/${group.id}/members/${leaving.memberId}`))
    await expectOk(group.creator.send(`PATCH /groups/${group.id}/members/${lowered.memberId}/promote-leader`))
    await expectInvalid(first, person)
    await expectInvalid(second, person)
    expect(await notificationsOf(person)).toEqual([])
    expect(await invitationsOf(group.creator, group)).toEqual([])
  })

  test('disappears with its group', async () => {
    const group = await newGroup(server, { members: 0 })
    const [person, email] = [await server.person(), newAddress()]
    const id = await invited(group.creator, group, person.email)
    const otherInvitation = {
      id: await invited(group.creator, group, email),
      token: await tokenOf(group.creator, group, email),
    }
    await expectOk(group.creator.send(`DELETE /groups/${group.id}`))
    await expectInvalid({ id }, person)
    await expectInvalid(otherInvitation, person)
  })

  test('expires after seven days and frees its place', async () => {
    const group = await newGroup(server, { members: 3 })
    const person = await server.person()
    const id = await invited(group.creator, group, person.email)
    server.clock.advance({ days: 7, seconds: -1 })
    expect((await invite(group.creator, group, newAddress())).error.message).toBe('cannotInviteMembers')
    server.clock.advance({ seconds: 1 })
    expect((await accept(person, id)).error).toMatchObject({ message: 'groupInvitationLinkExpired', status: 400 })
    expect(await invitationsOf(group.creator, group)).toMatchObject([{ id }])
    await expectOk(invite(group.creator, group, newAddress()))
    expect((await invite(group.creator, group, person.email)).error.message).toBe('cannotInviteMembers')
    expect((await decline(person, id)).result).toBeNull()
  })
})

describe('the five places of a group', () => {
  test('count members and open invitations', async () => {
    const group = await newGroup(server, { members: 2 })
    const emails = [newAddress(), newAddress()]
    for (const email of emails) await expectOk(invite(group.creator, group, email))
    const { error } = await invite(group.creator, group, newAddress())
    expect(error).toMatchObject({ message: 'cannotInviteMembers', status: 409 })
    // Inviting a member or an invited address again works in a full group.
    expect((await invite(group.creator, group, group.members[0]?.email ?? '')).error.message).toBe(
      'cannotInviteMembers',
    )
    await expectOk(invite(group.creator, group, emails[0] ?? ''))
    await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${group.members[0]?.memberId}`))
    await expectOk(invite(group.creator, group, newAddress()))
  })

  test('allow one parallel invitation per address', async () => {
    const group = await newGroup(server, { leaders: 2, members: 0 })
    const email = newAddress()
    const ids = await Promise.all([group.creator, ...group.leaders].map((leader) => invited(leader, group, email)))
    expect(new Set(ids).size).toBe(1)
    expect(await invitationsOf(group.creator, group)).toHaveLength(1)
  })
})

describe('a link', () => {
  test('is shown to leaders for an address without an account, and can be inspected without using it', async () => {
    const group = await newGroup(server, { leaders: 1, members: 1 })
    const email = newAddress()
    await expectOk(invite(group.creator, group, email))
    const [shown] = await invitationsOf(group.leaders[0] as InGroup, group)
    expect(shown?.link).toMatch(new RegExp(`^${server.url}/group-sign-up\\?token=[\\w-]{75}$`))
    const token = await tokenOf(group.creator, group, email)
    for (let count = 0; count < 3; count++) {
      const names = { group: { name: 'Family' }, inviter: { name: group.creator.name } }
      expect((await verify(token)).result).toEqual({ valid: true, email, ...names })
      expect((await byLink(token)).result).toEqual({ groupId: group.id, groupName: 'Family', hasAccount: false })
    }
    expect(await invitationsOf(group.creator, group)).toHaveLength(1)
    const rows = await server.database.queries.select().from(invitations).where(eq(invitations.email, email))
    expect(rows[0]?.tokenHash).not.toContain(token)
  })

  test('registers its address as an active member', async () => {
    const group = await newGroup(server, { members: 0 })
    const email = newAddress()
    await expectOk(invite(group.creator, group, email))
    const token = await tokenOf(group.creator, group, email)
    expect((await groupRegister(token, bodyOf(newAddress()))).error).toMatchObject({
      message: 'thisIsNotYourInvitation',
      status: 403,
    })
    const { result } = await groupRegister(token, bodyOf(email.toUpperCase()))
    expect(result).toMatchObject({ user: { email, notificationsCount: 0, stats: { gems: 50 } } })
    expect(await memberNames(group)).toEqual([group.creator.name, 'Stranger'])
    const members = await expectOk(group.creator.send<Member[]>(`GET /groups/${group.id}/members`))
    expect(members.map(({ imageUrl }) => imageUrl)).toEqual(['/avatars/fox.svg', '/avatars/owl.svg'])
    const headers = { authorization: `Bearer ${result.token}` }
    expect((await server.send('GET /groups', undefined, headers)).result).toMatchObject([{ id: group.id }])
    for (const reply of [
      await groupRegister(token, bodyOf(email)),
      await groupRegister(token, bodyOf(newAddress())),
      await verify(token),
      await byLink(token),
    ]) {
      expect(reply.error).toMatchObject({ message: 'inviteAlreadyAccepted', status: 409 })
    }
  })

  test.each([
    [{ name: '' }, 'invalidData'],
    [{ passwordConfirmation: 'another one' }, 'passwordsMismatch'],
    [{ birthDate: '2020-01-01' }, 'underMinimumAge'],
    [{ invitationToken: '' }, 'invalidData'],
    [{ invitationToken: unknownToken }, 'tokenDoesNotExist'],
    [{ invitationToken: unknownToken, birthDate: '2020-01-01' }, 'tokenDoesNotExist'],
    [{ invitationToken: unknownToken, passwordConfirmation: 'another one' }, 'passwordsMismatch'],
    [{ email: 'another@example.org', birthDate: '2020-01-01' }, 'thisIsNotYourInvitation'],
  ])('is not used up by a registration with %j', async (wrong, message) => {
    const group = await newGroup(server, { members: 0 })
    const email = newAddress()
    await expectOk(invite(group.creator, group, email))
    const token = await tokenOf(group.creator, group, email)
    const body = { ...bodyOf(email), invitationToken: token, ...wrong }
    expect((await server.send('POST /auth/group-register', body)).error.message).toBe(message)
    expect((await groupRegister(token, bodyOf(email))).status).toBe(200)
  })

  test('expires after seven days; inviting again replaces it', async () => {
    const group = await newGroup(server, { members: 0 })
    const email = newAddress()
    const id = await invited(group.creator, group, email)
    const old = await tokenOf(group.creator, group, email)
    server.clock.advance({ days: 7 })
    for (const reply of [await verify(old), await byLink(old), await groupRegister(old, bodyOf(email))]) {
      expect(reply.error).toMatchObject({ message: 'groupInvitationLinkExpired', status: 400 })
    }
    expect(await invitationsOf(group.creator, group)).toMatchObject([{ id, link: null }])
    expect(await invited(group.creator, group, email)).toBe(id)
    const fresh = await tokenOf(group.creator, group, email)
    expect(fresh).not.toBe(old)
    expect((await verify(old)).error.message).toBe('tokenDoesNotExist')
    expect((await groupRegister(fresh, bodyOf(email))).status).toBe(200)
  })

  test("that leaders see is in no table, and starts with the server's public URL", async () => {
    const group = await newGroup(server, { members: 0 })
    const email = newAddress()
    await invited(group.creator, group, email)
    const hostile = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' }
    const [shown] = (await group.creator.send<Invitation[]>(`GET /groups/${group.id}/invitations`, undefined, hostile))
      .result
    const link = new URL(shown?.link ?? '')
    expect(link.origin).toBe(server.url)
    const token = link.searchParams.get('token') ?? ''
    expect((await verify(token)).status).toBe(200)
    const tables = await server.database.rows<{ name: string }>(
      server.database.queries,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { name } of tables) {
      const stored = await server.database.rows<{ kept: string }>(
        server.database.queries,
        sql`select one::text as kept from ${sql.identifier(name)} one where one::text like ${`%${token}%`}`,
      )
      expect([name, stored]).toEqual([name, []])
    }
  })

  test('that leaders have seen gives no access to an existing account, except in its own session', async () => {
    const group = await newGroup(server, { members: 0 })
    const email = newAddress()
    const id = await invited(group.creator, group, email)
    const token = await tokenOf(group.creator, group, email)
    const { result } = await register(email)
    expect(result.user.notificationsCount).toBe(1)
    const person = { send: withToken(result.token) } as Person
    expect(await notificationsOf(person)).toMatchObject([{ type: 'groupInvitation', data: { invitationId: id } }])
    expect(await invitationsOf(group.creator, group)).toMatchObject([{ id, link: null }])
    for (const who of [server, group.creator, { send: withToken('nonsense') }]) {
      expect((await byLink(token, who)).error).toMatchObject({ message: 'tokenDoesNotExist', status: 404 })
    }
    expect((await groupRegister(token, bodyOf(email))).error.message).toBe('emailAlreadyUsed')
    expect(await memberNames(group)).toEqual([group.creator.name])
    expect((await byLink(token, person)).result).toEqual({
      groupId: group.id,
      groupName: 'Family',
      hasAccount: true,
    })
    expect(await notificationsOf(person)).toEqual([])
    expect((await accept(person, id)).error.message).toBe('inviteAlreadyAccepted')
  })

  test('of another kind or unknown is invalid', async () => {
    for (const body of [
      { token: unknownToken, kind: 'invitation' },
      { token: unknownToken, kind: 'recovery' },
      { token: unknownToken, kind: 'activation' },
    ]) {
      expect((await server.send('POST /auth/verify-link', body)).error.message).toBe('tokenDoesNotExist')
    }
    expect((await server.send('POST /auth/verify-link', { token: unknownToken, kind: 'x' })).error).toMatchObject({
      message: 'invalidData',
      details: [{ path: 'kind' }],
    })
  })
})

const withToken =
  (token: string | null): Person['send'] =>
  (call, body, headers) =>
    server.send(call, body, { ...headers, authorization: `Bearer ${token}` })

describe('with e-mail verification', () => {
  let mailed: TestServer
  beforeAll(async () => {
    mailed = await startTestServer({
      outside: { mail: { url: 'smtp://127.0.0.1:1', from: 'Questboard <no-reply@example.org>', timeout: 1000 } },
    })
  })
  afterAll(() => mailed.close())

  const row = async (person: Pick<Person, 'email'>) => {
    const [user] = await mailed.database.queries.select().from(users).where(eq(users.email, person.email))
    return user
  }

  /** The token of the e-mail, which only the mailbox owner received. */
  async function mailedToken(id: string): Promise<string> {
    const token = `email-${id}`
    const tokenHash = createHash('sha256').update(token).digest('base64url')
    await mailed.database.queries.update(invitations).set({ tokenHash }).where(eq(invitations.id, id))
    return token
  }

  test('leaders see no link, and only a verified address can accept', async () => {
    const group = await newGroup(mailed, { members: 0 })
    const person = await mailed.person()
    const id = await invited(group.creator, group, person.email)
    await expectOk(invite(group.creator, group, newAddress()))
    expect(await invitationsOf(group.creator, group)).toMatchObject([{ link: null }, { link: null }])
    expect((await accept(person, id)).error).toMatchObject({ message: 'addressNotProven', status: 403 })
    await mailed.database.queries.update(users).set({ provenAt: mailed.clock.now() }).where(eq(users.id, person.id))
    await expectOk(accept(person, id))
  })

  test('the link of an e-mail verifies the address and joins the group', async () => {
    const group = await newGroup(mailed, { members: 0 })
    const person = await mailed.person()
    const token = await mailedToken(await invited(group.creator, group, person.email))
    expect((await row(person))?.provenAt).toBeNull()
    expect((await byLink(token, mailed)).result).toMatchObject({ groupId: group.id, hasAccount: true })
    expect((await row(person))?.provenAt).toEqual(mailed.clock.now())
    expect(await memberNames(group)).toContain(person.name)
  })

  test('registering with it verifies the address too', async () => {
    const group = await newGroup(mailed, { members: 0 })
    const email = newAddress()
    const token = await mailedToken(await invited(group.creator, group, email))
    await expectOk(mailed.send('POST /auth/group-register', { ...bodyOf(email), invitationToken: token }))
    expect((await row({ email }))?.provenAt).toEqual(mailed.clock.now())
  })
})

describe('in parallel', () => {
  test('accepting twice creates one membership', async () => {
    const group = await newGroup(server, { members: 0 })
    const person = await server.person()
    const id = await invited(group.creator, group, person.email)
    const replies = await Promise.all(Array.from({ length: 6 }, () => accept(person, id)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.flatMap(({ error }) => error?.message ?? []))).toEqual(new Set(['inviteAlreadyAccepted']))
    expect(await memberNames(group)).toHaveLength(2)
  })

  test('two registrations by one link create one account', async () => {
    const group = await newGroup(server, { members: 0 })
    const email = newAddress()
    await expectOk(invite(group.creator, group, email))
    const token = await tokenOf(group.creator, group, email)
    const replies = await Promise.all(Array.from({ length: 3 }, () => groupRegister(token, bodyOf(email))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await memberNames(group)).toHaveLength(2)
  })

  test('an address that registers while it is invited gets its invitation', async () => {
    const group = await newGroup(server, { members: 0 })
    for (let round = 0; round < 3; round++) {
      const email = newAddress()
      const [{ result }] = await Promise.all([register(email), expectOk(invite(group.creator, group, email))])
      const person = { send: withToken(result.token) } as Person
      expect(await notificationsOf(person)).toMatchObject([{ type: 'groupInvitation' }])
    }
  })
})

test('at most twenty invitations a day are allowed', async () => {
  const limited = await startTestServer({ rateLimits: true })
  try {
    const group = await newGroup(limited, { members: 0 })
    const outsider = await limited.person()
    const email = newAddress()
    for (let count = 0; count < 20; count++) await expectOk(invite(group.creator, group, email))
    const { error, headers } = await invite(group.creator, group, email)
    expect(error).toMatchObject({ message: 'tooManyRequests', status: 429 })
    expect(Number(headers.get('retry-after'))).toBe(86_400)
    expect((await invite(outsider, group, email)).error.message).toBe('notPartOfTheGroup')
    limited.clock.advance({ days: 1 })
    await expectOk(invite(group.creator, group, email))
  } finally {
    await limited.close()
  }
})
