import type { Child, ChildAdded } from '@questboard/api/children/schema'
import type { Group, Member } from '@questboard/api/groups/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { emailOutbox, memberships, pawns, users, webhookDeliveries } from '@questboard/db/schema'
import { and, arrayContains, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { avatars } from '../../../packages/api/src/store/avatars.ts'
import { audit } from '../../support/audit.ts'
import { newChild } from '../../support/children.ts'
import { newDevice } from '../../support/device.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

/** Children of a group: adding, reading, changing and taking them out. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  expect(await audit(server.database)).toEqual([])
  await server.close()
})

const add = (by: Person, { id }: Pick<TestGroup, 'id'>, about: object = {}) =>
  by.send<ChildAdded>(`POST /groups/${id}/children`, { name: 'Mira', consent: true, ...about })

const membersOf = (by: Person, { id }: Pick<TestGroup, 'id'>) =>
  expectOk(by.send<Member[]>(`GET /groups/${id}/members`))

const free = avatars.filter(({ gold, gems }) => gold === null && gems === null)

describe('adding a child', () => {
  test('makes a player in the group without an account, with the caller as guardian', async () => {
    const group = await newGroup(server, { members: 0 })
    const { creator } = group
    const { child, member } = await expectOk(add(creator, group, { avatar: free[2]?.id, lang: 'bg' }))
    expect(child).toMatchObject({
      name: 'Mira',
      lang: 'bg',
      avatar: { id: free[2]?.id },
      pin: false,
      locked: false,
      wall: 'tap',
      groups: [{ id: group.id, name: 'Family' }],
      guardians: [{ userId: creator.id, name: creator.name }],
      erasesOn: null,
    })
    expect(member).toMatchObject({
      userId: child.userId,
      name: 'Mira',
      groupRole: 'member',
      managed: true,
      guardians: [creator.id],
      stats: { gold: 0, gems: 0, ruby: 0 },
    })
    expect(await membersOf(creator, group)).toEqual([expect.objectContaining({ managed: false }), member])
    expect(await expectOk(creator.send('GET /children'))).toEqual([child])
    const [row] = await server.database.queries.select().from(users).where(eq(users.id, child.userId))
    expect(row).toMatchObject({ email: null, managed: true, passwordHash: null, gems: 0 })
  })

  test('gives it a face that no other member has, and the language of the guardian', async () => {
    const group = await newGroup(server, { members: 0 })
    const [first, second] = [await expectOk(add(group.creator, group)), await expectOk(add(group.creator, group))]
    const faces = [first, second].map(({ child }) => child.avatar.id)
    expect(new Set([free[0]?.id, ...faces]).size).toBe(3)
    expect(first.child.lang).toBe((await expectOk(group.creator.send<Profile>('GET /users/profile'))).lang)
  })

  test('needs the consent of the guardian', async () => {
    const group = await newGroup(server, { members: 0 })
    for (const consent of [undefined, false, 'true', null]) {
      expect(await errorCodeOf(add(group.creator, group, { consent }))).toBe('invalidData')
    }
    expect(await membersOf(group.creator, group)).toHaveLength(1)
  })

  test('refuses an unknown or a priced avatar, and a name that is empty or too long', async () => {
    const group = await newGroup(server, { members: 0 })
    const priced = avatars.find(({ gold, gems }) => gold !== null || gems !== null)?.id
    for (const avatar of [priced, group.id]) {
      expect(await errorCodeOf(add(group.creator, group, { avatar }))).toBe('avatarNotFound')
    }
    for (const name of ['', ' ', 'x'.repeat(151)]) {
      expect(await errorCodeOf(add(group.creator, group, { name }))).toBe('invalidData')
    }
    expect(await membersOf(group.creator, group)).toHaveLength(1)
  })

  test('is for leaders alone', async () => {
    const group = await newGroup(server, { members: 1, leaders: 1 })
    expect(await errorCodeOf(add(group.members[0] as Person, group))).toBe('notLeaderInThisGroup')
    expect(await errorCodeOf(add(await server.person(), group))).toBe('notPartOfTheGroup')
    expect(await errorCodeOf(add(group.leaders[0] as Person, group))).toBe('ok')
  })

  test('counts towards the places of the group, as open invitations do', async () => {
    const group = await newGroup(server, { members: 0 })
    const { creator } = group
    for (let count = 0; count < 3; count++) await expectOk(add(creator, group))
    await expectOk(creator.send(`POST /groups/${group.id}/invite`, { email: 'fifth@example.org' }))
    expect(await errorCodeOf(add(creator, group))).toBe('cannotInviteMembers')
    expect(await errorCodeOf(creator.send(`POST /groups/${group.id}/invite`, { email: 'sixth@example.org' }))).toBe(
      'cannotInviteMembers',
    )
  })

  test('with the same id makes one child, even at the same time', async () => {
    const group = await newGroup(server, { members: 0 })
    const id = crypto.randomUUID()
    const replies = await Promise.all(Array.from({ length: 4 }, () => add(group.creator, group, { id })))
    const children = replies.map(({ result }) => result?.child.userId)
    expect(children).toEqual([id, id, id, id])
    expect(await membersOf(group.creator, group)).toHaveLength(2)
    expect(await errorCodeOf(add(group.creator, group, { id, name: 'Ivo' }))).toBe('idAlreadyUsed')
    expect(await errorCodeOf(add(group.creator, group, { id: group.creator.id }))).toBe('idAlreadyUsed')
  })

  test('by several leaders at once never exceeds the limit', async () => {
    const group = await newGroup(server, { members: 0, leaders: 2 })
    const leaders: Person[] = [group.creator, ...group.leaders]
    const codes = await Promise.all(leaders.flatMap((by) => [errorCodeOf(add(by, group)), errorCodeOf(add(by, group))]))
    expect(codes.toSorted()).toEqual([...Array(4).fill('cannotInviteMembers'), 'ok', 'ok'])
    expect(await membersOf(group.creator, group)).toHaveLength(5)
  })
})

test('a larger limit has places for more children', async () => {
  const large = await startTestServer({ groupLimits: { created: 2, members: 8 } })
  try {
    const group = await newGroup(large, { members: 0 })
    for (let count = 0; count < 7; count++) await newChild(group.creator, group.id)
    expect(await errorCodeOf(add(group.creator, group))).toBe('cannotInviteMembers')
  } finally {
    await large.close()
  }
})

test('adding children sends no e-mail', async () => {
  const group = await newGroup(server, { members: 0 })
  const outbox = () => server.database.queries.select({ id: emailOutbox.id }).from(emailOutbox)
  const before = await outbox()
  await newChild(group.creator, group.id)
  await newChild(group.creator, group.id, 'Ivo')
  expect(await outbox()).toEqual(before)
})

describe('a child', () => {
  test('has tasks, missions and rewards like other members', async () => {
    const group = await newGroup(server, { members: 0 })
    const { creator } = group
    const child = await newChild(creator, group.id)
    const give = (kind: string, about: object) =>
      expectOk(creator.send(`POST /groups/${group.id}/${kind}`, { ...about, assignedUsers: [child.id] }))
    await give('tasks', { title: 'Dishes', type: 'daily', ruby: 5 })
    await give('rewards', { name: 'Cinema', type: 'constant', ruby: 5 })
    await give('missions', { name: 'Spring', from: '2026-03-10', to: '2026-03-20', tasks: [] })
    expect(await expectOk(creator.send(`GET /groups/${group.id}/users/${child.id}/tasks`))).toHaveLength(1)
    expect(await expectOk(creator.send(`GET /groups/${group.id}/users/${child.id}/rewards`))).toHaveLength(1)
    expect(await expectOk(creator.send(`GET /groups/${group.id}/users/${child.id}/missions`))).toHaveLength(1)
    expect(await errorCodeOf(creator.send(`GET /dashboard/groups/${group.id}/users/${child.id}`))).toBe('ok')
    const [pawn] = await server.database.queries.select().from(pawns).where(eq(pawns.userId, child.id))
    expect(pawn).toMatchObject({ position: 0, lap: 1 })
  })

  test('is not signed in by any password, and an account under 13 is still refused', async () => {
    const group = await newGroup(server, { members: 0 })
    const { id } = await newChild(group.creator, group.id)
    for (const email of ['', id, 'Mira', 'null']) {
      expect(await errorCodeOf(server.send('POST /auth/login', { email, password: '' }))).toMatch(
        /invalidData|wrongCred/,
      )
    }
    const about = { name: 'Mira', email: 'mira@example.org', password: 'long enough password' }
    const young = { ...about, passwordConfirmation: about.password, birthDate: '2015-01-01' }
    expect(await errorCodeOf(server.send('POST /auth/register', young))).toBe('underMinimumAge')
  })

  test('is identified to webhooks by its id alone', async () => {
    const group = await newGroup(server, { members: 0 })
    const { creator } = group
    const child = await newChild(creator, group.id, 'Zornitsa')
    const events = ['askTaskApprove', 'newTaskAssigned']
    await expectOk(creator.send(`POST /groups/${group.id}/webhooks`, { url: 'https://example.org/group', events }))
    const task = { title: 'Dishes', ruby: 5, type: 'daily', requireApprove: true, assignedUsers: [child.id] }
    const { id } = await expectOk(creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, task))
    const { send } = await (await newDevice(server, creator, group.id)).enter(child.id)
    await expectOk(send(`PATCH /groups/${group.id}/users/${child.id}/tasks/${id}/complete`))
    const sent = await server.database.queries
      .select({ event: webhookDeliveries.event, body: webhookDeliveries.body })
      .from(webhookDeliveries)
      .where(arrayContains(webhookDeliveries.people, [child.id]))
    expect(sent.map(({ event }) => event).toSorted()).toEqual(events)
    for (const { body } of sent) expect(body).toContain(child.id)
    for (const { body } of sent) expect(body).not.toContain('Zornitsa')
  })

  test('shows its guardians to leaders alone', async () => {
    const group = await newGroup(server, { members: 1, leaders: 1 })
    const child = await newChild(group.creator, group.id)
    const seenBy = async (by: InGroup | undefined) =>
      (await membersOf(by as Person, group)).find(({ userId }) => userId === child.id)
    expect(await seenBy(group.leaders[0])).toMatchObject({ managed: true, guardians: [group.creator.id] })
    expect(await seenBy(group.members[0])).toMatchObject({ managed: true, guardians: [] })
    const [plain] = group.members as [InGroup]
    const groups = await expectOk(plain.send<Group[]>('GET /groups'))
    expect(groups[0]?.members.flatMap((member) => member.guardians)).toEqual([])
  })
})

describe('changing a child', () => {
  const change = (by: Person, { id }: Pick<TestGroup, 'id'>, childId: string, about: object) =>
    by.send<Child>(`PATCH /groups/${id}/children/${childId}`, about)

  test('is for each leader of its group', async () => {
    const group = await newGroup(server, { members: 1, leaders: 1 })
    const child = await newChild(group.creator, group.id)
    const [leader] = group.leaders as [InGroup]
    const changed = await expectOk(change(leader, group, child.id, { name: 'Mirela', avatar: free[3]?.id, lang: 'bg' }))
    expect(changed).toMatchObject({ name: 'Mirela', avatar: { id: free[3]?.id }, lang: 'bg' })
    expect(await expectOk(change(leader, group, child.id, {}))).toEqual(changed)
    expect(await membersOf(leader, group)).toContainEqual(expect.objectContaining({ name: 'Mirela', managed: true }))
    expect(await errorCodeOf(change(group.members[0] as Person, group, child.id, { name: 'X' }))).toBe(
      'notLeaderInThisGroup',
    )
    expect(await errorCodeOf(change(await server.person(), group, child.id, { name: 'X' }))).toBe('notPartOfTheGroup')
    expect(await errorCodeOf(change(leader, group, group.creator.id, { name: 'X' }))).toBe('childNotFound')
    expect(await errorCodeOf(change(leader, group, child.id, { name: ' ' }))).toBe('invalidData')
  })

  test('refuses an avatar that the child has not bought', async () => {
    const group = await newGroup(server, { members: 0 })
    const child = await newChild(group.creator, group.id)
    const priced = avatars.find(({ gold }) => gold !== null)?.id
    expect(await errorCodeOf(change(group.creator, group, child.id, { avatar: priced, name: 'X' }))).toBe(
      'userDoesNotHaveAvatar',
    )
    expect(await errorCodeOf(change(group.creator, group, child.id, { avatar: group.id }))).toBe('avatarNotFound')
    expect(await membersOf(group.creator, group)).toContainEqual(expect.objectContaining({ name: 'Mira' }))
  })
})

describe('a guardian', () => {
  test('brings the child into another group of its own, and takes it out of any', async () => {
    const [home, away] = [await newGroup(server, { leaders: 1 }), await newGroup(server, { members: 0 })]
    const [mother] = home.leaders as [InGroup]
    const child = await newChild(mother, home.id)
    const ownGroup = await newGroup({ person: async () => mother }, { members: 0, name: 'Second home' })
    const join = (by: Person, groupId: string) => by.send<Member>(`POST /groups/${groupId}/children/${child.id}/join`)
    expect(await errorCodeOf(join(mother, away.id))).toBe('notPartOfTheGroup')
    expect(await errorCodeOf(join(away.creator, away.id))).toBe('childNotFound')
    expect(await errorCodeOf(join(mother, home.id))).toBe('userAlreadyInGroup')
    expect(await expectOk(join(mother, ownGroup.id))).toMatchObject({
      userId: child.id,
      managed: true,
      guardians: [mother.id],
    })
    const [listed] = await expectOk(mother.send<Child[]>('GET /children'))
    expect(listed?.groups.map(({ name }) => name)).toEqual(['Family', 'Second home'])
    // Other leaders do not learn of the second home.
    const seen = await expectOk(home.creator.send<Child>(`PATCH /groups/${home.id}/children/${child.id}`, {}))
    expect(seen.groups.map(({ name }) => name)).toEqual(['Family'])

    await expectOk(home.creator.send(`DELETE /groups/${home.id}/members/${mother.memberId}`))
    expect(await errorCodeOf(mother.send(`GET /groups/${home.id}`))).toBe('notPartOfTheGroup')
    expect(await errorCodeOf(mother.send(`DELETE /groups/${home.id}/children/${child.id}`))).toBe('ok')
    expect((await membersOf(home.creator, home)).map(({ userId }) => userId)).not.toContain(child.id)
    expect(await errorCodeOf(mother.send(`DELETE /groups/${home.id}/children/${child.id}`))).toBe('childNotFound')
    expect((await expectOk(mother.send<Child[]>('GET /children')))[0]?.groups).toEqual([
      { id: ownGroup.id, name: 'Second home' },
    ])
  })

  test('who was demoted or removed can still take the child out', async () => {
    const home = await newGroup(server, { leaders: 1 })
    const [mother] = home.leaders as [InGroup]
    const [mira, ivo] = [await newChild(mother, home.id), await newChild(mother, home.id, 'Ivo')]
    await expectOk(home.creator.send(`PATCH /groups/${home.id}/members/${mother.memberId}/lower-member`))
    const takeOut = (by: Person, memberId: string) => by.send(`DELETE /groups/${home.id}/members/${memberId}`)
    expect(await errorCodeOf(takeOut(mother, (home.members[0] as InGroup).memberId))).toBe('notAllowedToManageMember')
    expect(await errorCodeOf(takeOut(mother, mira.memberId))).toBe('ok')
    await expectOk(home.creator.send(`DELETE /groups/${home.id}/members/${mother.memberId}`))
    expect(await errorCodeOf(takeOut(await server.person(), ivo.memberId))).toBe('notPartOfTheGroup')
    expect(await errorCodeOf(takeOut(mother, ivo.memberId))).toBe('ok')
    expect(await membersOf(home.creator, home)).toHaveLength(2)
    await joinByInvitation(home, mother)
    expect(await expectOk(mother.send<Child[]>('GET /children'))).toHaveLength(2)
  })

  test('keeps the child when a leader takes it out, with a closing row for its rubies', async () => {
    const group = await newGroup(server, { leaders: 1 })
    const child = await newChild(group.creator, group.id)
    const [leader] = group.leaders as [InGroup]
    const [plain] = group.members as [InGroup]
    expect(await errorCodeOf(plain.send(`DELETE /groups/${group.id}/children/${child.id}`))).toBe(
      'notLeaderInThisGroup',
    )
    expect(await errorCodeOf(leader.send(`DELETE /groups/${group.id}/children/${plain.id}`))).toBe('childNotFound')
    expect(await errorCodeOf(leader.send(`DELETE /groups/${group.id}/children/${child.id}`))).toBe('ok')
    const [keptChild] = await expectOk(group.creator.send<Child[]>('GET /children'))
    expect(keptChild).toMatchObject({ userId: child.id, groups: [] })
    const left = and(eq(memberships.userId, child.id), eq(memberships.groupId, group.id))
    expect(await server.database.queries.select().from(memberships).where(left)).toEqual([])
  })
})
