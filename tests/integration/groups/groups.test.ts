import type { Stats } from '@questboard/api/game/schema'
import type { Group, Member, StatsInGroup } from '@questboard/api/groups/schema'
import type { Avatar } from '@questboard/api/store/schema'
import { ledger } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { grant } from '../../support/grant.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import { type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { newestNotificationOf, notificationsOf } from '../../support/notifications.ts'
import { expectOk } from '../../support/rest.ts'
import { statsOf } from '../../support/stats.ts'
import { type Call, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const make = (person: Person, body: object = { name: 'Family' }) => person.send<Group>('POST /groups', body)

const groupsOf = async (person: Person) => (await person.send<Group[]>('GET /groups')).result

const read = async (person: Person, id: string) => (await person.send<Group>(`GET /groups/${id}`)).result

describe('creating a group', () => {
  test('adds the creator', async () => {
    const person = await server.person({ name: 'Ani' })
    const { result: group } = await make(person, { name: '  Семейство ', leaderRoleDisplayName: ' Parent ' })
    const ani = {
      id: expect.any(String),
      userId: person.id,
      name: 'Ani',
      groupRole: 'creator',
      displayRole: 'creator',
      avatar: expect.objectContaining({ owned: true }),
      imageUrl: expect.stringMatching(/^\/avatars\//),
      stats: { gold: 0, ruby: 0, gems: 50, level: 1, exp: 0, nextLevelExp: 100, ranking: 'gamifinnator' },
      managed: false,
      guardians: [],
      onBreakUntil: null,
    }
    expect(group).toEqual({
      id: expect.any(String),
      name: 'Семейство',
      leaderRoleDisplayName: 'Parent',
      memberRoleDisplayName: null,
      boardId: expect.any(String),
      members: [ani],
      currentMember: ani,
      timeZone: 'UTC',
      deeds: true,
      loadVisibleTo: 'leaders',
      showShares: false,
      succession: null,
    })
    expect(await groupsOf(person)).toEqual([group])
    expect(await read(person, group.id)).toEqual(group)
    expect((await person.send(`GET /groups/${group.id.toUpperCase()}/members`)).result).toEqual([ani])
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(151) }, 'name'],
    [{}, 'name'],
    [{ name: 'Family', leaderRoleDisplayName: ' ' }, 'leaderRoleDisplayName'],
    [{ name: 'Family', memberRoleDisplayName: 'x'.repeat(51) }, 'memberRoleDisplayName'],
    [{ name: 'Family', id: 'mine' }, 'id'],
  ])('is refused with %j', async (body, path) => {
    const { error } = await make(await server.person(), body)
    expect(error).toMatchObject({ message: 'invalidData', status: 400, details: [{ path }] })
  })

  test('is limited to two groups; a deleted one does not count', async () => {
    const person = await server.person()
    const first = (await make(person, { name: 'One' })).result
    await make(person, { name: 'Two' })
    const otherGroup = await newGroup(server, { members: 0 })
    await joinByInvitation(otherGroup, person)
    expect((await make(person, { name: 'Three' })).error).toMatchObject({ message: 'cannotCreateGroup', status: 409 })
    expect((await groupsOf(person)).map(({ name }) => name)).toEqual(['One', 'Two', 'Family'])
    await expectOk(person.send(`DELETE /groups/${first.id}`))
    expect((await make(person, { name: 'Three' })).status).toBe(200)
    expect((await groupsOf(person)).map(({ name }) => name)).toEqual(['Two', 'Family', 'Three'])
  })

  test('is limited to two groups for parallel calls too', async () => {
    const person = await server.person()
    await make(person)
    const replies = await Promise.all(Array.from({ length: 5 }, () => make(person)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.flatMap(({ error }) => error?.message ?? [])).toEqual(Array(4).fill('cannotCreateGroup'))
    expect(await groupsOf(person)).toHaveLength(2)
  })

  test('with a client id can be repeated, even at the limit', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const body = { id: crypto.randomUUID().toUpperCase(), name: 'Family' }
    const { result: group } = await make(person, body)
    expect(group.id).toBe(body.id.toLowerCase())
    await make(person)
    expect((await make(person, body)).result).toEqual(group)
    expect((await make(person, { ...body, leaderRoleDisplayName: null })).result).toEqual(group)
    for (const [who, what] of [
      [person, { ...body, name: 'Friends' }],
      [otherPerson, body],
    ] as const) {
      expect((await make(who, what)).error).toMatchObject({ message: 'idAlreadyUsed', status: 409 })
    }
    await expectOk(person.send(`DELETE /groups/${group.id}`))
    expect((await make(person, body)).error.message).toBe('idAlreadyUsed')
    expect(await groupsOf(otherPerson)).toEqual([])
  })

  // Rows of the ledger, tags and webhooks belong to a player or a group, and name either in one column.
  test('cannot have the id of a player', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    for (const { id } of [person, otherPerson]) {
      expect((await make(person, { id, name: 'Family' })).error?.message).toBe('idAlreadyUsed')
    }
    expect(await groupsOf(person)).toEqual([])
  })
})

describe('permissions', () => {
  type Role = 'creator' | 'leader' | 'member'
  const rows: [string, (group: TestGroup, otherMember: InGroup) => [Call, object?], Record<Role, string | 200>][] = [
    ['sees the group', ({ id }) => [`GET /groups/${id}`], { creator: 200, leader: 200, member: 200 }],
    ['sees its members', ({ id }) => [`GET /groups/${id}/members`], { creator: 200, leader: 200, member: 200 }],
    [
      'updates the group',
      ({ id }) => [`PUT /groups/${id}`, { name: 'x', leaderRoleDisplayName: null, memberRoleDisplayName: null }],
      { creator: 200, leader: 200, member: 'notAllowedToUpdateGroup' },
    ],
    [
      'lists invitations',
      ({ id }) => [`GET /groups/${id}/invitations`],
      { creator: 200, leader: 200, member: 'notLeaderInThisGroup' },
    ],
    [
      'invites',
      ({ id }) => [`POST /groups/${id}/invite`, { email: 'somebody@example.org' }],
      { creator: 200, leader: 200, member: 'notLeaderInThisGroup' },
    ],
    [
      'revokes',
      ({ id }) => [`DELETE /groups/${id}/invitations/${unknownId}`],
      { creator: 'invitationNotFound', leader: 'invitationNotFound', member: 'notLeaderInThisGroup' },
    ],
    [
      'promotes a member',
      ({ id }, otherMember) => [`PATCH /groups/${id}/members/${otherMember.memberId}/promote-leader`],
      { creator: 200, leader: 200, member: 'notLeaderInThisGroup' },
    ],
    [
      'promotes the creator',
      ({ id, creator }) => [`PATCH /groups/${id}/members/${creator.memberId}/promote-leader`],
      { creator: 'cannotManageCreator', leader: 'cannotManageCreator', member: 'notLeaderInThisGroup' },
    ],
    [
      'promotes nobody',
      ({ id }) => [`PATCH /groups/${id}/members/${unknownId}/promote-leader`],
      { creator: 'memberNotFound', leader: 'memberNotFound', member: 'notLeaderInThisGroup' },
    ],
    [
      'lowers a member',
      ({ id }, otherMember) => [`PATCH /groups/${id}/members/${otherMember.memberId}/lower-member`],
      { creator: 'alreadyMember', leader: 'notCreatorOfThisGroup', member: 'notCreatorOfThisGroup' },
    ],
    [
      'lowers the creator',
      ({ id, creator }) => [`PATCH /groups/${id}/members/${creator.memberId}/lower-member`],
      { creator: 'cannotManageCreator', leader: 'notCreatorOfThisGroup', member: 'notCreatorOfThisGroup' },
    ],
    [
      'lowers nobody',
      ({ id }) => [`PATCH /groups/${id}/members/${unknownId}/lower-member`],
      { creator: 'memberNotFound', leader: 'notCreatorOfThisGroup', member: 'notCreatorOfThisGroup' },
    ],
    [
      'sends gems to a member',
      ({ id }, otherMember) => [`PATCH /groups/${id}/members/${otherMember.memberId}/send-gems`, { gems: 1 }],
      { creator: 200, leader: 200, member: 'notLeaderInThisGroup' },
    ],
    [
      'sends gems to nobody',
      ({ id }) => [`PATCH /groups/${id}/members/${unknownId}/send-gems`, { gems: 1000 }],
      { creator: 'memberNotFound', leader: 'memberNotFound', member: 'notLeaderInThisGroup' },
    ],
    [
      'removes a member',
      ({ id }, otherMember) => [`DELETE /groups/${id}/members/${otherMember.memberId}`],
      { creator: 200, leader: 200, member: 'notAllowedToManageMember' },
    ],
    [
      'removes the creator',
      ({ id, creator }) => [`DELETE /groups/${id}/members/${creator.memberId}`],
      { creator: 'cannotManageCreator', leader: 'cannotManageCreator', member: 'notAllowedToManageMember' },
    ],
    [
      'removes nobody',
      ({ id }) => [`DELETE /groups/${id}/members/${unknownId}`],
      { creator: 'memberNotFound', leader: 'memberNotFound', member: 'notAllowedToManageMember' },
    ],
    [
      'deletes the group',
      ({ id }) => [`DELETE /groups/${id}`],
      { creator: 200, leader: 'notCreatorOfThisGroup', member: 'notCreatorOfThisGroup' },
    ],
  ]

  test.each(rows)('%s', async (_act, call, verdicts) => {
    for (const role of ['creator', 'leader', 'member'] as const) {
      const group = await newGroup(server, { leaders: role === 'leader' ? 1 : 0, members: 2 })
      const caller = { creator: group.creator, leader: group.leaders[0], member: group.members[0] }[role] as InGroup
      const [path, body] = call(group, group.members[1] as InGroup)
      const outsider = await server.person()
      expect((await outsider.send(path, body)).error).toMatchObject({ message: 'notPartOfTheGroup', status: 403 })
      expect((await outsider.send(path.replace(group.id, unknownId) as Call, body)).error).toMatchObject({
        message: 'groupNotFound',
        status: 404,
      })
      expect((await server.send(path, body)).error.message).toBe('authenticationFailed')
      const { status, error } = await caller.send(path, body)
      expect(error?.message ?? status, role).toBe(verdicts[role])
    }
  })

  test('a leader cannot remove leaders but can leave; the creator removes leaders', async () => {
    const group = await newGroup(server, { leaders: 3, members: 0 })
    const [first, second, third] = group.leaders as [InGroup, InGroup, InGroup]
    const remove = (who: Person, whom: InGroup) => who.send(`DELETE /groups/${group.id}/members/${whom.memberId}`)
    expect((await remove(first, second)).error).toMatchObject({ message: 'notAllowedToManageMember', status: 403 })
    expect((await remove(first, first)).result).toBeNull()
    expect((await remove(group.creator, second)).result).toBeNull()
    const { members } = await read(third, group.id)
    expect(members.map(({ userId }) => userId)).toEqual([group.creator.id, third.id])
    expect((await first.send(`GET /groups/${group.id}`)).error.message).toBe('notPartOfTheGroup')
  })

  test('a member of one group has no access to another', async () => {
    const [firstGroup, secondGroup] = [await newGroup(server), await newGroup(server)]
    const stranger = secondGroup.members[0] as InGroup
    const { creator } = firstGroup
    for (const [call, body] of [
      [`DELETE /groups/${firstGroup.id}/members/${stranger.memberId}`],
      [`PATCH /groups/${firstGroup.id}/members/${stranger.memberId}/promote-leader`],
      [`PATCH /groups/${firstGroup.id}/members/${stranger.memberId}/lower-member`],
      [`PATCH /groups/${firstGroup.id}/members/${stranger.memberId}/send-gems`, { gems: 1 }],
      // The player's id is not the id of the membership.
      [`DELETE /groups/${firstGroup.id}/members/${firstGroup.members[0]?.id}`],
    ] as [Call, object?][]) {
      expect((await creator.send(call, body)).error).toMatchObject({ message: 'memberNotFound', status: 404 })
    }
    expect((await read(stranger, secondGroup.id)).members).toHaveLength(2)
  })
})

describe('reading', () => {
  test("hides gold and gems of others, and uses the reader's avatars", async () => {
    const group = await newGroup(server)
    const member = group.members[0] as InGroup
    await grant(server, member, { gold: 70, gems: 1000, exp: 120 })
    const { result: avatars } = await member.send<Avatar[]>('GET /avatars?owned=false')
    const bought = avatars.find(({ gems }) => gems !== null)
    await expectOk(member.send(`POST /avatars/${bought?.id}/buy`, { currency: 'gems' }))
    await expectOk(member.send(`PATCH /users/profile/avatar/${bought?.id}`))
    await grantRubies(server, group.id, member, 12)

    const [seen, ownGroup] = [await read(group.creator, group.id), await read(member, group.id)]
    expect(seen.members[1]).toMatchObject({ avatar: { id: bought?.id, owned: false } })
    expect(seen.members[1]?.stats).toMatchObject({ gold: 0, gems: 0, ruby: 12, level: 2, exp: 20 })
    expect(ownGroup.members[1]).toEqual(ownGroup.currentMember)
    expect(ownGroup.currentMember).toMatchObject({ avatar: { id: bought?.id, owned: true } })
    expect(ownGroup.currentMember.stats).toMatchObject({ gold: 70, ruby: 12, level: 2, exp: 20 })
    expect(ownGroup.currentMember.stats.gems).toBeGreaterThan(0)
    expect(ownGroup.members[0]?.stats).toMatchObject({ gold: 0, gems: 0 })
  })

  test('shows rubies per group, and their sum in the profile', async () => {
    const [firstGroup, secondGroup] = [await newGroup(server), await newGroup(server, { members: 0 })]
    const member = firstGroup.members[0] as InGroup
    const memberId = await joinByInvitation(secondGroup, member)
    await grantRubies(server, firstGroup.id, member, 12)
    await grantRubies(server, secondGroup.id, { id: member.id, memberId }, 30)
    expect((await read(member, firstGroup.id)).currentMember.stats.ruby).toBe(12)
    expect((await read(member, secondGroup.id)).currentMember.stats.ruby).toBe(30)
    const { result } = await member.send<StatsInGroup[]>('GET /groups/current-user-stats')
    expect(result).toMatchObject([
      { groupId: firstGroup.id, stats: { ruby: 12, gems: 50 } },
      { groupId: secondGroup.id, stats: { ruby: 30, gems: 50 } },
    ])
    expect((await statsOf(member)).ruby).toBe(42)
    const { id } = await expectOk(
      member.send<{ id: string }>('POST /user/tasks', { title: 'x', gold: 1, type: 'daily' }),
    )
    expect((await member.send(`POST /user/tasks/${id}/complete`)).result).toMatchObject({ stats: { ruby: 42 } })
    expect((await member.send(`POST /user/tasks/${id}/reopen`)).result).toMatchObject({ stats: { ruby: 42 } })
    await expectOk(secondGroup.creator.send(`DELETE /groups/${secondGroup.id}`))
    expect((await statsOf(member)).ruby).toBe(12)
    expect(await audit(server.database)).toEqual([])
  })

  test("names roles with the group's words", async () => {
    const group = await newGroup(server, { leaders: 1, members: 1 })
    const body = { name: 'Club', leaderRoleDisplayName: 'Капитан', memberRoleDisplayName: null }
    const { result } = await group.creator.send<Group>(`PUT /groups/${group.id}`, body)
    expect(result).toMatchObject(body)
    expect(result.members.map(({ displayRole }) => displayRole)).toEqual(['creator', 'Капитан', 'member'])
    expect(result).toEqual(await read(group.creator, group.id))
  })

  test.each([
    [{ name: 'Club', leaderRoleDisplayName: null }, 'memberRoleDisplayName'],
    [{ name: 'Club', memberRoleDisplayName: null }, 'leaderRoleDisplayName'],
    [{ leaderRoleDisplayName: null, memberRoleDisplayName: null }, 'name'],
  ])('a full update refuses %j', async (body, path) => {
    const { id, creator } = await newGroup(server, { members: 0 })
    expect((await creator.send(`PUT /groups/${id}`, body)).error).toMatchObject({
      message: 'invalidData',
      details: [{ path }],
    })
    expect((await read(creator, id)).name).toBe('Family')
  })
})

describe('settings', () => {
  const names = { name: 'Family', leaderRoleDisplayName: null, memberRoleDisplayName: null }

  test('are changed one by one, and kept by an update that leaves them out', async () => {
    const { id, creator } = await newGroup(server)
    const changed = { timeZone: 'Europe/Sofia', deeds: false, loadVisibleTo: 'all', showShares: true }
    for (const [key, value] of Object.entries(changed)) {
      const { result } = await creator.send(`PUT /groups/${id}`, { ...names, [key]: value })
      expect(result).toMatchObject({ [key]: value })
    }
    expect((await creator.send(`PUT /groups/${id}`, names)).result).toMatchObject(changed)
  })

  test.each(['Mars/Olympus', '+15:00', '+02:60', '', 'x'.repeat(65)])('refuse the time zone %j', async (timeZone) => {
    const { id, creator } = await newGroup(server)
    const refusal = { message: 'invalidData', details: [{ path: 'timeZone' }] }
    expect((await creator.send(`PUT /groups/${id}`, { ...names, timeZone })).error).toMatchObject(refusal)
    expect((await creator.send('POST /groups', { name: 'Other', timeZone })).error).toMatchObject(refusal)
    expect((await creator.send(`GET /groups/${id}`)).result).toMatchObject({ timeZone: 'UTC' })
  })

  test('a new group takes the zone of its creator, or the one that is named', async () => {
    const person = await server.person({ headers: { timezone: 'Asia/Tokyo' } })
    expect((await make(person)).result).toMatchObject({ timeZone: 'Asia/Tokyo' })
    expect((await make(person, { name: 'Far', timeZone: '-03:30' })).result).toMatchObject({ timeZone: '-03:30' })
  })
})

describe('roles', () => {
  test('can be changed in both directions, with notifications', async () => {
    const group = await newGroup(server)
    const member = group.members[0] as InGroup
    const body = { name: 'Club', leaderRoleDisplayName: 'Капитан', memberRoleDisplayName: null }
    await expectOk(group.creator.send(`PUT /groups/${group.id}`, body))
    const promote = () =>
      group.creator.send<Member>(`PATCH /groups/${group.id}/members/${member.memberId}/promote-leader`)
    const lower = () => group.creator.send<Member>(`PATCH /groups/${group.id}/members/${member.memberId}/lower-member`)

    expect((await lower()).error).toMatchObject({ message: 'alreadyMember', status: 409 })
    const { result: leader } = await promote()
    expect(leader).toEqual((await read(group.creator, group.id)).members[1])
    expect(leader).toMatchObject({ id: member.memberId, groupRole: 'leader', displayRole: 'Капитан' })
    const from = { sender: expect.objectContaining({ id: group.creator.id }), group: { name: 'Club' } }
    expect(await newestNotificationOf(member)).toMatchObject({
      type: 'promoteToLeader',
      groupId: group.id,
      data: { ...from, role: 'Капитан' },
    })
    expect((await promote()).error).toMatchObject({ message: 'alreadyLeader', status: 409 })
    expect((await lower()).result).toMatchObject({ groupRole: 'member', displayRole: 'member' })
    expect(await newestNotificationOf(member)).toMatchObject({
      type: 'lowerToMember',
      groupId: group.id,
      data: { ...from, role: 'member' },
    })
  })
})

type OfLeader = (group: TestGroup, leader: InGroup) => Promise<unknown>
test.each<[string, OfLeader]>([
  [
    'is made a member',
    ({ id, creator }, { memberId }) => expectOk(creator.send(`PATCH /groups/${id}/members/${memberId}/lower-member`)),
  ],
  ['is removed', ({ id, creator }, { memberId }) => expectOk(creator.send(`DELETE /groups/${id}/members/${memberId}`))],
  ['leaves', ({ id }, leader) => expectOk(leader.send(`DELETE /groups/${id}/members/${leader.memberId}`))],
])('a leader who %s is no longer asked what only leaders can answer', async (_, act) => {
  const group = await newGroup(server, { leaders: 1, members: 1 })
  const [leader, member] = [group.leaders[0] as InGroup, group.members[0] as InGroup]
  const dishes = { title: 'Dishes', ruby: 3, type: 'todo', requireApprove: true, assignedUsers: [member.id] }
  const task = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, dishes))
  await expectOk(member.send(`PATCH /groups/${group.id}/users/${member.id}/tasks/${task.id}/complete`))
  await expectOk(member.send(`POST /groups/${group.id}/deeds`, { title: 'Swept the yard', ruby: 2 }))
  const asked = async (who: Person) =>
    (await notificationsOf(who)).map(({ type }) => type).filter((type) => type.startsWith('ask'))
  expect(await asked(leader)).toEqual(['askDeedApprove', 'askTaskApprove'])
  await act(group, leader)
  expect(await asked(leader)).toEqual([])
  expect(await asked(group.creator)).toEqual(['askDeedApprove', 'askTaskApprove'])
})

describe('leaving and removal', () => {
  test('close the rubies with a ledger row; a returning member starts at zero', async () => {
    const group = await newGroup(server, { members: 1 })
    const member = group.members[0] as InGroup
    await grantRubies(server, group.id, member, 17)
    await expectOk(member.send(`DELETE /groups/${group.id}/members/${member.memberId}`))
    expect((await statsOf(member)).ruby).toBe(0)
    const rows = await server.database.queries.select().from(ledger).where(eq(ledger.membershipId, member.memberId))
    expect(rows.map(({ amount, balance, reason, groupId }) => [amount, balance, reason, groupId])).toEqual([
      [17, 17, 'groupTaskCompleted', group.id],
      [-17, 0, 'membershipEnded', group.id],
    ])
    const again = await joinByInvitation(group, member)
    expect(again).not.toBe(member.memberId)
    expect((await read(member, group.id)).currentMember).toMatchObject({ groupRole: 'member', stats: { ruby: 0 } })
    expect(await audit(server.database)).toEqual([])
  })

  test('notifies removed members, but not those who leave', async () => {
    const group = await newGroup(server, { members: 2 })
    const [removed, leaving] = group.members as [InGroup, InGroup]
    await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${removed.memberId}`))
    await expectOk(leaving.send(`DELETE /groups/${group.id}/members/${leaving.memberId}`))
    expect(await newestNotificationOf(removed)).toMatchObject({
      type: 'removeMember',
      groupId: group.id,
      data: { sender: { id: group.creator.id }, group: { name: 'Family' } },
    })
    expect(await notificationsOf(leaving)).toEqual([])
  })

  test('deleting a group ends everything in it and notifies its members', async () => {
    const group = await newGroup(server, { leaders: 1, members: 1 })
    const everybody = [group.creator, ...group.leaders, ...group.members]
    for (const [place, member] of everybody.entries()) await grantRubies(server, group.id, member, place)
    const invited = await server.person()
    await expectOk(group.creator.send(`POST /groups/${group.id}/invite`, { email: invited.email }))
    expect(await newestNotificationOf(invited)).toMatchObject({ type: 'groupInvitation' })
    expect((await group.creator.send(`DELETE /groups/${group.id}`)).result).toBeNull()
    for (const formerMember of everybody) {
      expect((await formerMember.send(`GET /groups/${group.id}`)).error.message).toBe('groupNotFound')
      expect(await groupsOf(formerMember)).toEqual([])
      expect((await statsOf(formerMember)).ruby).toBe(0)
    }
    for (const member of [...group.leaders, ...group.members]) {
      const notified = await newestNotificationOf(member)
      expect(notified).toMatchObject({ type: 'removeMember', groupId: null, data: { group: { name: 'Family' } } })
    }
    expect(await notificationsOf(invited)).toEqual([])
    expect(await audit(server.database)).toEqual([])
  })
})

describe('sending gems', () => {
  const send = (group: TestGroup, from: Person, to: InGroup, gems: unknown) =>
    from.send<{ stats: Stats }>(`PATCH /groups/${group.id}/members/${to.memberId}/send-gems`, { gems })

  test('moves them and notifies the receiver', async () => {
    const group = await newGroup(server, { leaders: 1 })
    const [leader, member] = [group.leaders[0] as InGroup, group.members[0] as InGroup]
    await grantRubies(server, group.id, leader, 5)
    expect((await send(group, leader, member, 20)).result.stats).toMatchObject({ gems: 30, ruby: 5 })
    expect((await statsOf(member)).gems).toBe(70)
    expect(await newestNotificationOf(member)).toMatchObject({
      type: 'sendGems',
      groupId: group.id,
      data: { sender: { id: leader.id }, gems: 20, group: { name: 'Family' } },
    })
    expect((await send(group, leader, group.creator, 30)).result.stats.gems).toBe(0)
    const { result } = await leader.send<{ entries: object[] }>('GET /user/ledger?currency=gems')
    expect(result.entries).toMatchObject([
      { amount: -30, balance: 0, reason: 'gemsSent', item: 'Family' },
      { amount: -20, balance: 30, reason: 'gemsSent', item: 'Family' },
      { reason: 'welcome' },
    ])
    expect(await audit(server.database)).toEqual([])
  })

  test.each([51, 3_000_000_000, Number.MAX_SAFE_INTEGER])('refuses %d, more than the balance', async (gems) => {
    const group = await newGroup(server)
    const member = group.members[0] as InGroup
    const { error } = await send(group, group.creator, member, gems)
    expect(error).toMatchObject({ message: 'notEnoughGemsToSend', status: 409 })
    expect((await statsOf(member)).gems).toBe(50)
  })

  test.each([0, -1, 1.5, '5', null])('refuses %j', async (gems) => {
    const group = await newGroup(server)
    const { error } = await send(group, group.creator, group.members[0] as InGroup, gems)
    expect(error).toMatchObject({ message: 'invalidData', details: [{ path: 'gems' }] })
  })

  test('refuses oneself', async () => {
    const group = await newGroup(server)
    const { error } = await send(group, group.creator, group.creator, 1000)
    expect(error).toMatchObject({ message: 'invalidData', details: [{ path: 'memberId' }] })
  })

  test('keeps the sum in parallel, in both directions and over two groups', async () => {
    const group = await newGroup(server, { leaders: 1, members: 0 })
    const [ani, boris] = [group.creator, group.leaders[0] as InGroup]
    const otherGroup = { ...(await expectOk(boris.send<Group>('POST /groups', { name: 'Friends' }))), creator: boris }
    const aniThere = { ...ani, memberId: await joinByInvitation(otherGroup, ani) }
    await expectOk(boris.send(`PATCH /groups/${otherGroup.id}/members/${aniThere.memberId}/promote-leader`))
    const borisThere = { ...boris, memberId: otherGroup.currentMember.id }
    const two = { ...group, id: otherGroup.id }
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => [
        send(group, ani, boris, 15),
        send(two, boris, aniThere, 15),
        send(two, ani, borisThere, 15),
        send(group, boris, ani, 15),
      ]).flat(),
    )
    for (const { status, error } of replies)
      expect(error?.message ?? status).toBeOneOf([200, 'notEnoughGemsToSend', 'tooManyItems'])
    expect((await statsOf(ani)).gems + (await statsOf(boris)).gems).toBe(100)
    expect(await audit(server.database)).toEqual([])
  })

  test('spends no gem twice in parallel', async () => {
    const group = await newGroup(server, { members: 2 })
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, place) => send(group, group.creator, group.members[place % 2] as InGroup, 20)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await statsOf(group.creator)).gems).toBe(10)
    expect(await audit(server.database)).toEqual([])
  })
})

test('two parallel removals of a member remove it once', async () => {
  const group = await newGroup(server, { leaders: 2, members: 1 })
  const member = group.members[0] as InGroup
  await grantRubies(server, group.id, member, 9)
  const replies = await Promise.all(
    [group.creator, ...group.leaders, member].map((sender) =>
      sender.send(`DELETE /groups/${group.id}/members/${member.memberId}`),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { error } of replies) {
    if (error) expect(error.message).toBeOneOf(['memberNotFound', 'notPartOfTheGroup'])
  }
  expect(await audit(server.database)).toEqual([])
})
