import { eraseAccounts } from '@questboard/api'
import type { Group } from '@questboard/api/groups/schema'
import type { ExportedGroup } from '@questboard/api/privacy/schema'
import { groups, notifications, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { comeBack } from '../../support/come-back.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import { type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const read = (person: Person, id: string) => expectOk(person.send<Group>(`GET /groups/${id}`))

const roles = async (person: Person, id: string) =>
  Object.fromEntries((await read(person, id)).members.map(({ userId, groupRole }) => [userId, groupRole]))

const ask = ({ id, creator }: TestGroup, userId: string, by: Person = creator) =>
  by.send<Group>(`POST /groups/${id}/succession`, { userId })

const answer = ({ id }: TestGroup, by: Person, way: 'accept' | 'decline') =>
  by.send<Group>(`POST /groups/${id}/succession/${way}`)

const leave = (person: Person, chosen?: { groupId: string; to: string | null }[]) =>
  person.send('POST /users/profile/deletion', { password: goodPassword, ...(chosen && { groups: chosen }) })

describe('handing a group over', () => {
  test('needs the acceptance of a leader, and makes the creator a leader', async () => {
    const group = await newGroup(server, { leaders: 2, members: 1 })
    const { id, creator } = group
    const [ani, boyan] = group.leaders as [InGroup, InGroup]
    await grantRubies(server, id, creator, 7)
    expect((await expectOk(ask(group, ani.id))).succession).toEqual({ userId: ani.id, passesAt: null })
    expect((await read(boyan, id)).succession).toEqual({ userId: ani.id, passesAt: null })
    expect((await read(group.members[0] as Person, id)).succession).toBeNull()
    expect((await roles(creator, id))[creator.id]).toBe('creator')
    expect((await notificationsOf(ani))[0]).toMatchObject({ type: 'askSuccession', groupId: id })

    expect((await expectOk(answer(group, ani, 'accept'))).currentMember.groupRole).toBe('creator')
    expect(await roles(creator, id)).toMatchObject({
      [creator.id]: 'leader',
      [ani.id]: 'creator',
      [boyan.id]: 'leader',
    })
    expect((await read(creator, id)).succession).toBeNull()
    expect((await notificationsOf(ani)).map(({ type }) => type)).not.toContain('askSuccession')
    for (const person of [creator, boyan, group.members[0] as Person]) {
      expect((await notificationsOf(person))[0]).toMatchObject({
        type: 'groupHandedOver',
        groupId: id,
        data: { member: { id: ani.id } },
      })
      expect((await notificationsOf(person))[0]?.data).not.toHaveProperty('until')
    }
    // The new creator alone may do what only creators may.
    expect(await errorCodeOf(creator.send(`DELETE /groups/${id}`))).toBe('notCreatorOfThisGroup')
    expect(await errorCodeOf(ask(group, boyan.id))).toBe('notCreatorOfThisGroup')
    await expectOk(ani.send(`DELETE /groups/${id}`))
    expect(await audit(server.database)).toEqual([])
  })

  test('is asked by the creator of leaders only', async () => {
    const group = await newGroup(server, { leaders: 1, members: 1 })
    const [leader, member] = [group.leaders[0] as InGroup, group.members[0] as InGroup]
    const stranger = await server.person()
    expect(await errorCodeOf(ask(group, member.id))).toBe('memberNotFound')
    expect(await errorCodeOf(ask(group, stranger.id))).toBe('memberNotFound')
    expect(await errorCodeOf(ask(group, group.creator.id))).toBe('cannotManageCreator')
    expect(await errorCodeOf(ask(group, leader.id, leader))).toBe('notCreatorOfThisGroup')
    expect(await errorCodeOf(ask(group, leader.id, member))).toBe('notCreatorOfThisGroup')
    expect(await errorCodeOf(ask(group, leader.id, stranger))).toBe('notPartOfTheGroup')
    expect((await read(group.creator, group.id)).succession).toBeNull()
  })

  test.each(['accept', 'decline'] as const)('%s is for the asked leader, while asked', async (way) => {
    const group = await newGroup(server, { leaders: 2, members: 1 })
    const [asked, otherLeader] = group.leaders as [InGroup, InGroup]
    const nobody = [group.creator, otherLeader, group.members[0] as Person]
    expect(await errorCodeOf(answer(group, asked, way))).toBe('successionNotAsked')
    await expectOk(ask(group, asked.id))
    for (const person of nobody) expect(await errorCodeOf(answer(group, person, way))).toBe('successionNotAsked')
    expect(await errorCodeOf(answer(group, await server.person(), way))).toBe('notPartOfTheGroup')
    await expectOk(group.creator.send(`DELETE /groups/${group.id}/succession`))
    expect(await errorCodeOf(answer(group, asked, way))).toBe('successionNotAsked')
    expect(await errorCodeOf(group.creator.send(`DELETE /groups/${group.id}/succession`))).toBe('successionNotAsked')
  })

  test('declining notifies the creator, and changes nothing else', async () => {
    const group = await newGroup(server, { leaders: 1, members: 0 })
    const leader = group.leaders[0] as Person
    await expectOk(ask(group, leader.id))
    await expectOk(answer(group, leader, 'decline'))
    expect((await notificationsOf(group.creator))[0]).toMatchObject({
      type: 'successionDeclined',
      groupId: group.id,
      data: { sender: { id: leader.id } },
    })
    expect(await roles(group.creator, group.id)).toEqual({ [group.creator.id]: 'creator', [leader.id]: 'leader' })
  })

  test.each([
    ['becomes a member', (group: TestGroup) => group.creator.send(`PATCH ${ofLeader(group)}/lower-member`)],
    ['is removed', (group: TestGroup) => group.creator.send(`DELETE ${ofLeader(group)}`)],
    ['leaves', (group: TestGroup) => (group.leaders[0] as Person).send(`DELETE ${ofLeader(group)}`)],
    ['requests the deletion of the account', (group: TestGroup) => leave(group.leaders[0] as Person)],
  ])('the question ends when the leader %s', async (_, act) => {
    const group = await newGroup(server, { leaders: 1, members: 0 })
    const leader = group.leaders[0] as Person
    await expectOk(ask(group, leader.id))
    await expectOk(act(group))
    expect((await read(group.creator, group.id)).succession).toBeNull()
    expect(await errorCodeOf(answer(group, leader, 'accept'))).not.toBe('ok')
  })

  test('counts towards the limit of groups that a user may create', async () => {
    const group = await newGroup(server, { leaders: 1, members: 0 })
    const leader = group.leaders[0] as Person
    await expectOk(ask(group, leader.id))
    for (const name of ['One', 'Two']) await expectOk(leader.send('POST /groups', { name }))
    expect(await errorCodeOf(answer(group, leader, 'accept'))).toBe('cannotCreateGroup')
    expect((await read(group.creator, group.id)).currentMember.groupRole).toBe('creator')
  })

  test('keeps the days of the group in their time zone', async () => {
    const group = await newGroup(server, { leaders: 1, members: 0 })
    await server.database.queries.update(groups).set({ timeZone: null }).where(eq(groups.id, group.id))
    await server.database.queries.update(users).set({ timeZone: 'Asia/Tokyo' }).where(eq(users.id, group.creator.id))
    const leader = group.leaders[0] as Person
    await expectOk(ask(group, leader.id))
    expect((await expectOk(answer(group, leader, 'accept'))).timeZone).toBe('Asia/Tokyo')
  })

  test('accepting on two servers, while the question is withdrawn, has one outcome', async () => {
    const two = await twoServers()
    try {
      for (let round = 0; round < 10; round++) {
        const group = await newGroup(two.first, { leaders: 1, members: 0 })
        const leader = group.leaders[0] as Person
        await expectOk(ask(group, leader.id))
        const codes = await Promise.all([
          errorCodeOf(answer(group, leader, 'accept')),
          errorCodeOf(answer(group, onServer(two.second, leader), 'accept')),
          errorCodeOf(onServer(two.second, group.creator).send(`DELETE /groups/${group.id}/succession`)),
        ])
        expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
        const creators = Object.values(await roles(leader, group.id)).filter((role) => role === 'creator')
        expect(creators).toHaveLength(1)
      }
    } finally {
      await two.close()
    }
  })
})

const ofLeader = ({ id, leaders }: TestGroup): `/${string}` => `/groups/${id}/members/${leaders[0]?.memberId}`

describe('the creator deletes the account', () => {
  test('and chooses who continues: the group passes on at once, and stays there', async () => {
    const group = await newGroup(server, { leaders: 2, members: 1 })
    const { id, creator } = group
    const [ani, boyan] = group.leaders as [InGroup, InGroup]
    await grantRubies(server, id, creator, 7)
    const until = server.clock.fromNow({ days: 30 }).toISOString()
    await expectOk(leave(creator, [{ groupId: id, to: boyan.id }]))
    expect(await roles(ani, id)).toEqual({
      [ani.id]: 'leader',
      [boyan.id]: 'creator',
      [(group.members[0] as Person).id]: 'member',
    })
    expect((await notificationsOf(ani))[0]).toMatchObject({
      type: 'groupHandedOver',
      data: { sender: { id: creator.id }, member: { id: boyan.id }, until },
    })

    const back = await comeBack(server, creator)
    expect(await roles(back, id)).toMatchObject({ [creator.id]: 'leader', [boyan.id]: 'creator' })
    expect((await notificationsOf(ani)).find(({ type }) => type === 'groupHandedOver')?.data.until).toBeUndefined()
    expect(await audit(server.database)).toEqual([])
  })

  test('and so does the one who continued: when that one is erased, no notification gives the name', async () => {
    const group = await newGroup(server, { leaders: 2, members: 1 })
    const { id, creator } = group
    const [ani, boyan] = group.leaders as [InGroup, InGroup]
    await expectOk(leave(creator, [{ groupId: id, to: boyan.id }]))
    await expectOk(leave(boyan, [{ groupId: id, to: ani.id }]))
    const [vera] = group.members as [InGroup]
    const named = async () =>
      (await notificationsOf(vera)).flatMap(({ type, data }) => (type === 'groupHandedOver' ? [data.member?.id] : []))
    expect((await named()).toSorted()).toEqual([ani.id, boyan.id].toSorted())
    server.clock.advance({ days: 30 })
    await eraseAccounts(server.services)
    const { queries } = server.database
    expect(await queries.select().from(users).where(eq(users.id, boyan.id))).toEqual([])
    const left = await queries.select({ data: notifications.data }).from(notifications)
    expect(new Set(left.flatMap(({ data }) => data.member?.id ?? []))).toEqual(new Set([ani.id]))
  })

  test('and closes the group: it is hidden for all members, and shown again after a restore', async () => {
    const group = await newGroup(server, { leaders: 1, members: 0 })
    const leader = group.leaders[0] as Person
    await expectOk(ask(group, leader.id))
    const until = server.clock.fromNow({ days: 30 }).toISOString()
    await expectOk(leave(group.creator, [{ groupId: group.id, to: null }]))
    expect(await errorCodeOf(leader.send(`GET /groups/${group.id}`))).toBe('groupNotFound')
    expect((await notificationsOf(leader)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['removeMember', 'promoteToLeader']),
    )
    expect((await notificationsOf(leader)).find(({ type }) => type === 'removeMember')?.data).toMatchObject({
      sender: { id: group.creator.id },
      until,
    })
    expect((await notificationsOf(leader)).map(({ type }) => type)).not.toContain('askSuccession')
    await comeBack(server, group.creator)
    expect((await read(leader, group.id)).succession).toBeNull()
  })

  test('with a choice that is not possible, and nothing changes', async () => {
    const group = await newGroup(server, { leaders: 1, members: 1 })
    const otherGroup = await newGroup(server, { leaders: 1 })
    const [leader, member] = [group.leaders[0] as InGroup, group.members[0] as InGroup]
    const tries: [{ groupId: string; to: string | null }[], string][] = [
      [[{ groupId: otherGroup.id, to: null }], 'groupNotFound'],
      [[{ groupId: crypto.randomUUID(), to: null }], 'groupNotFound'],
      [[{ groupId: group.id, to: member.id }], 'memberNotFound'],
      [[{ groupId: group.id, to: (otherGroup.leaders[0] as Person).id }], 'memberNotFound'],
      [[{ groupId: group.id, to: group.creator.id }], 'memberNotFound'],
      [
        [
          { groupId: group.id, to: leader.id },
          { groupId: group.id, to: null },
        ],
        'invalidData',
      ],
    ]
    for (const [chosen, code] of tries) expect(await errorCodeOf(leave(group.creator, chosen))).toBe(code)
    expect((await read(group.creator, group.id)).currentMember.groupRole).toBe('creator')
  })

  test('without a choice: the oldest leader is asked, and the group stays open meanwhile', async () => {
    const group = await newGroup(server, { leaders: 2, members: 1 })
    const [ani, boyan] = group.leaders as [InGroup, InGroup]
    const member = group.members[0] as Person
    await expectOk(leave(group.creator))
    const until = server.clock.fromNow({ days: 30 }).toISOString()
    expect((await read(boyan, group.id)).succession).toEqual({ userId: ani.id, passesAt: until })
    expect((await notificationsOf(ani))[0]).toMatchObject({ type: 'askSuccession', groupId: group.id, data: { until } })
    for (const person of [boyan, member]) {
      expect((await notificationsOf(person))[0]).toMatchObject({
        type: 'creatorLeaving',
        groupId: group.id,
        data: { member: { id: ani.id }, until },
      })
    }
    await expectOk(boyan.send(`POST /groups/${group.id}/rewards`, reward(member)))
    await expectOk(answer(group, ani, 'accept'))
    expect((await read(ani, group.id)).currentMember.groupRole).toBe('creator')
    expect((await notificationsOf(member))[0]).toMatchObject({ type: 'groupHandedOver', data: { until } })
    for (const person of [boyan, member]) expect(await notificationsOf(person, 'creatorLeaving')).toEqual([])
    const back = await comeBack(server, group.creator)
    expect((await read(back, group.id)).currentMember.groupRole).toBe('leader')
  })

  test('without a choice: invitations of its leaders are valid meanwhile', async () => {
    const group = await newGroup(server, { leaders: 1, members: 0 })
    const [ani] = group.leaders as [InGroup]
    await expectOk(leave(group.creator))
    const guest = await server.person()
    await joinByInvitation({ id: group.id, creator: ani }, guest)
    expect((await read(guest, group.id)).members.map(({ userId }) => userId)).toContain(guest.id)
  })

  test('and comes back before an answer: the group is theirs again', async () => {
    const group = await newGroup(server, { leaders: 1, members: 1 })
    const leader = group.leaders[0] as Person
    await expectOk(leave(group.creator))
    const back = await comeBack(server, group.creator)
    const shown = await read(back, group.id)
    expect([shown.currentMember.groupRole, shown.succession]).toEqual(['creator', null])
    expect(await errorCodeOf(answer(group, leader, 'accept'))).toBe('successionNotAsked')
    expect((await notificationsOf(group.members[0] as Person)).map(({ type }) => type)).not.toContain('creatorLeaving')
  })

  test('and no one answers: the group passes on with the erasure, with everything in it', async () => {
    const group = await newGroup(server, { leaders: 1, members: 1 })
    const [leader, member] = [group.leaders[0] as InGroup, group.members[0] as InGroup]
    await grantRubies(server, group.id, member, 9)
    await grantRubies(server, group.id, group.creator, 4)
    await expectOk(leave(group.creator))
    server.clock.advance({ days: 30, seconds: 1 })
    await eraseAccounts(server.services)
    const again = await signIn(leader)
    expect(await roles(again, group.id)).toEqual({ [leader.id]: 'creator', [member.id]: 'member' })
    const [handedOver] = await notificationsOf(again, 'groupHandedOver')
    expect(handedOver?.data).toEqual({
      group: { name: expect.any(String) },
      member: { id: leader.id, name: leader.name },
    })
    expect(await server.database.queries.select().from(users).where(eq(users.id, group.creator.id))).toEqual([])
    expect(await audit(server.database)).toEqual([])
  })

  test('a group passes on after 30 days where accounts are erased later', async () => {
    const late = await startTestServer({ erasureDays: 60 })
    try {
      const group = await newGroup(late, { leaders: 1, members: 0 })
      await expectOk(leave(group.creator))
      late.clock.advance({ days: 29 })
      await eraseAccounts(late.services)
      const leader = await signIn(group.leaders[0] as Person, late)
      expect(await roles(leader, group.id)).toEqual({ [leader.id]: 'leader' })
      late.clock.advance({ days: 1 })
      await eraseAccounts(late.services)
      expect(await roles(leader, group.id)).toEqual({ [leader.id]: 'creator' })
    } finally {
      await late.close()
    }
  })

  test('leaders who decline are passed over, and without another one the group closes', async () => {
    const group = await newGroup(server, { leaders: 2, members: 1 })
    const [ani, boyan] = group.leaders as [InGroup, InGroup]
    const member = group.members[0] as Person
    const until = server.clock.fromNow({ days: 30 }).toISOString()
    await expectOk(leave(group.creator))
    server.clock.advance({ days: 2 })
    await expectOk(answer(group, ani, 'decline'))
    expect((await read(ani, group.id)).succession).toMatchObject({ userId: boyan.id })
    // All others, also the one who declined, read who takes over now.
    for (const person of [ani, member]) {
      const notices = await notificationsOf(person, 'creatorLeaving')
      expect(notices.map(({ data }) => [data.member?.id, data.until])).toEqual([[boyan.id, until]])
    }
    expect(await notificationsOf(boyan, 'creatorLeaving')).toEqual([])
    await expectOk(answer(group, boyan, 'decline'))
    for (const person of [ani, boyan, member]) expect(await notificationsOf(person, 'creatorLeaving')).toEqual([])
    expect(await errorCodeOf(member.send(`GET /groups/${group.id}`))).toBe('groupNotFound')
    expect((await notificationsOf(member))[0]).toMatchObject({ type: 'removeMember', groupId: null, data: { until } })
    // It closed because of the creator's deletion, so it opens again with a restore.
    const back = await comeBack(server, group.creator)
    expect((await read(back, group.id)).currentMember.groupRole).toBe('creator')
    expect((await notificationsOf(member)).map(({ type }) => type)).not.toContain('removeMember')
  })

  test('the asked leader leaves or is deleted, too: the next one is asked', async () => {
    const group = await newGroup(server, { leaders: 3, members: 0 })
    const [ani, boyan, vera] = group.leaders as [InGroup, InGroup, InGroup]
    await expectOk(leave(group.creator))
    await expectOk(ani.send(`DELETE ${ofLeader(group)}`))
    expect((await read(vera, group.id)).succession).toMatchObject({ userId: boyan.id })
    expect(await notificationsOf(ani, 'creatorLeaving')).toEqual([])
    expect(await notificationsOf(vera, 'creatorLeaving')).toMatchObject([{ data: { member: { id: boyan.id } } }])
    await expectOk(leave(boyan))
    expect((await read(vera, group.id)).succession).toMatchObject({ userId: vera.id })
  })
})

describe('exporting a group', () => {
  test('has tasks, rewards, missions and rubies, and no addresses', async () => {
    const group = await newGroup(server, { leaders: 1, members: 1 })
    const [leader, member] = [group.leaders[0] as InGroup, group.members[0] as InGroup]
    await grantRubies(server, group.id, member, 9)
    await expectOk(leader.send(`POST /groups/${group.id}/rewards`, reward(member)))
    const task = { title: 'Dishes', notes: '', ruby: 3, type: 'daily', tags: [] }
    const rules = { requireApprove: false, requireResult: false, assignedUsers: [member.id] }
    await expectOk(leader.send(`POST /groups/${group.id}/tasks`, { ...task, ...rules }))
    const exported = await expectOk(leader.send<ExportedGroup>(`GET /groups/${group.id}/export`))
    expect(exported).toMatchObject({
      tasks: [{ title: 'Dishes' }],
      rewards: [{ name: 'Cinema' }],
      missions: [],
      rubies: [{ userId: member.id, amount: 9, balance: 9, byUserId: null, note: null }],
    })
    const text = JSON.stringify(exported)
    for (const { email } of [group.creator, leader, member]) expect(text).not.toContain(email)
    expect(await errorCodeOf(member.send(`GET /groups/${group.id}/export`))).toBe('notLeaderInThisGroup')
  })
})

const reward = ({ id }: Person) => ({
  name: 'Cinema',
  ruby: 10,
  type: 'once',
  requireApprove: false,
  assignedUsers: [id],
})

async function signIn(person: Person, on: TestServer = server): Promise<Person> {
  const { email } = person
  const { token } = await expectOk(on.send<{ token: string }>('POST /auth/login', { email, password: goodPassword }))
  return { ...person, token, send: sendTo(on.url, token) }
}
