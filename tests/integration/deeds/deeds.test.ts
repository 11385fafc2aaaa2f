import { randomUUID } from 'node:crypto'
import { sweepDeeds } from '@questboard/api'
import type { Approvals } from '@questboard/api/dashboard/schema'
import type { Deed } from '@questboard/api/deeds/schema'
import type { GroupBoard } from '@questboard/api/groups/schema'
import { deeds, ledger, ledgerNotes } from '@questboard/db/schema'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newChild } from '../../support/children.ts'
import { newDevice } from '../../support/device.ts'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { newMembers } from '../../support/members.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { rubiesOf } from '../../support/stats.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

let server: TestServer
let second: TestServer
let close: () => Promise<void>
let group: TestGroup
let creator: InGroup
let leader: InGroup
let ani: InGroup
let boyan: InGroup

beforeAll(async () => {
  ;({ first: server, second, close } = await twoServers())
})
afterAll(() => close())

beforeEach(async () => {
  ;({ group, creator, leader, ani, boyan } = await newMembers(server))
})

const path = () => `/groups/${group.id}/deeds` as const
const of = ({ id }: { id: string }) => `${path()}/${id}` as const

const report = (by: Pick<Person, 'send'>, about: object = {}) =>
  by.send<Deed>(`POST ${path()}`, { title: 'Raked the leaves', ruby: 5, ...about })

const answer = (by: Pick<Person, 'send'>, deed: { id: string }, about: object = {}) =>
  by.send<Deed>(`POST ${of(deed)}/approve`, { approved: true, ...about })

const list = (by: Pick<Person, 'send'>, query = '') =>
  expectOk(by.send<Deed[]>(`GET ${path()}${query}` as `GET /groups/${string}`))

const signIn = async ({ email, password }: Person): Promise<Pick<Person, 'send'>> => {
  const { token } = await expectOk(server.send<{ token: string }>('POST /auth/login', { email, password }))
  return { send: sendTo(server.url, token) }
}

const rowsOf = (person: Person) =>
  server.database.queries
    .select({ currency: ledger.currency, amount: ledger.amount, by: ledger.byUserId, note: ledgerNotes.note })
    .from(ledger)
    .leftJoin(ledgerNotes, eq(ledgerNotes.ledgerId, ledger.id))
    .where(and(eq(ledger.ownerId, person.id), eq(ledger.reason, 'deedApproved')))
    .orderBy(desc(ledger.currency))

describe('reporting', () => {
  test('asks all leaders, and shows the deed to them and to its member', async () => {
    const deed = await expectOk(report(ani, { notes: 'All of them' }))
    expect(deed).toMatchObject({
      userId: ani.id,
      title: 'Raked the leaves',
      notes: 'All of them',
      ruby: 5,
      status: 'open',
      granted: null,
      note: null,
    })
    for (const member of [creator, leader]) {
      const [asked] = await notificationsOf(member, 'askDeedApprove')
      expect(asked?.data).toMatchObject({ deed: { title: 'Raked the leaves' }, ruby: 5, sender: { id: ani.id } })
    }
    expect([await list(ani), await list(leader), await list(boyan)]).toEqual([[deed], [deed], []])
    const { requests } = await expectOk(leader.send<Approvals>('GET /user/approvals'))
    expect(requests).toMatchObject([{ kind: 'deed', id: deed.id, ruby: 5, result: 'All of them' }])
  })

  test('a fourth open deed is too many', async () => {
    const [first] = [await expectOk(report(ani)), await expectOk(report(ani)), await expectOk(report(ani))]
    expect(await report(ani)).toMatchObject({ error: { message: 'tooManyDeeds' } })
    await expectOk(report(boyan))
    await expectOk(answer(leader, first as Deed, { approved: false }))
    await expectOk(report(ani))
  })

  test('the sixth of a day is refused, counting withdrawn and refused ones', async () => {
    for (let count = 0; count < 5; count++) {
      const deed = await expectOk(report(ani))
      if (count % 2) await expectOk(ani.send(`DELETE ${of(deed)}`))
      else await expectOk(answer(leader, deed, { approved: false }))
    }
    expect(await report(ani)).toMatchObject({ error: { message: 'tooManyDeeds' } })
    server.clock.advance({ hours: 24 })
    await expectOk(report(ani))
  })

  test('a repeated call makes one deed', async () => {
    const id = randomUUID()
    const first = await expectOk(report(ani, { id }))
    expect(first.id).toBe(id)
    expect(await expectOk(report(ani, { id }))).toEqual(first)
    expect(await report(ani, { id, ruby: 6 })).toMatchObject({ error: { message: 'idAlreadyUsed' } })
    expect(await list(ani)).toHaveLength(1)
  })

  test('is refused where leaders have switched deeds off', async () => {
    const deed = await expectOk(report(ani))
    const settings = { name: 'Family', leaderRoleDisplayName: null, memberRoleDisplayName: null, deeds: false }
    await expectOk(leader.send(`PUT /groups/${group.id}`, settings))
    expect(await report(ani)).toMatchObject({ error: { message: 'deedsSwitchedOff' } })
    await expectOk(answer(leader, deed))
  })

  test.each([{ ruby: 101 }, { ruby: -1 }, { ruby: undefined }, { title: '' }])('refuses %j', async (about) => {
    expect(await report(ani, about)).toMatchObject({ error: { message: 'invalidData' } })
    expect(await list(ani)).toEqual([])
  })
})

describe('answering', () => {
  test('pays the suggestion, ten experience and a step, and tells the member', async () => {
    const deed = await expectOk(report(ani))
    expect(await expectOk(answer(leader, deed))).toMatchObject({ status: 'approved', granted: 5, note: null })
    expect(await rubiesOf(ani, group.id)).toBe(5)
    expect(await rowsOf(ani)).toEqual([
      { currency: 'ruby', amount: 5, by: leader.id, note: null },
      { currency: 'exp', amount: 10, by: null, note: null },
    ])
    const { pawns } = await expectOk(ani.send<GroupBoard>(`GET /groups/${group.id}/board`))
    expect(pawns.find(({ userId }) => userId === ani.id)?.position).toBe(1)
    expect((await notificationsOf(ani, 'deedApprove'))[0]?.data).toMatchObject({
      deed: { title: 'Raked the leaves', approved: true },
      ruby: 5,
    })
    for (const member of [creator, leader]) expect(await notificationsOf(member, 'askDeedApprove')).toEqual([])
  })

  test('pays the amount and keeps the words of the leader', async () => {
    const deed = await expectOk(report(ani))
    await expectOk(answer(leader, deed, { ruby: 8, note: 'Even the neighbour’s!' }))
    expect(await rubiesOf(ani, group.id)).toBe(8)
    expect((await rowsOf(ani))[0]).toMatchObject({ amount: 8, note: 'Even the neighbour’s!' })
    expect(await list(ani)).toMatchObject([{ granted: 8, note: 'Even the neighbour’s!' }])
  })

  test('an amount of 0 pays experience alone', async () => {
    await expectOk(answer(leader, await expectOk(report(ani)), { ruby: 0 }))
    expect(await rubiesOf(ani, group.id)).toBe(0)
    expect(await rowsOf(ani)).toMatchObject([{ currency: 'exp', amount: 10 }])
  })

  test('refusing pays nothing, and gives the reason', async () => {
    const deed = await expectOk(report(ani))
    const refused = await expectOk(answer(leader, deed, { approved: false, note: 'Half of it' }))
    expect(refused).toMatchObject({ status: 'refused', granted: null, note: 'Half of it' })
    expect(await rowsOf(ani)).toEqual([])
    expect((await notificationsOf(ani, 'deedApprove'))[0]?.data).toMatchObject({
      deed: { approved: false },
      note: 'Half of it',
    })
  })

  test('is for leaders, but not for their own deeds', async () => {
    const [ownDeed, otherDeed] = [await expectOk(report(leader)), await expectOk(report(ani))]
    expect(await answer(leader, ownDeed)).toMatchObject({ error: { message: 'cannotApproveOwn' } })
    expect(await answer(boyan, otherDeed)).toMatchObject({ error: { message: 'notLeaderInThisGroup' } })
    expect(await notificationsOf(leader, 'askDeedApprove')).toHaveLength(1)
    await expectOk(answer(creator, ownDeed))
  })

  test('by two leaders on two servers: one wins, and one payment is made', async () => {
    const deed = await expectOk(report(ani))
    const answers = await Promise.all([
      answer(leader, deed),
      answer(onServer(second, creator), deed, { approved: false }),
      answer(onServer(second, leader), deed),
      answer(creator, deed),
    ])
    const codes = answers.map((reply) => ('error' in reply ? reply.error.message : 'ok'))
    expect(codes.toSorted()).toEqual(['deedAlreadyAnswered', 'deedAlreadyAnswered', 'deedAlreadyAnswered', 'ok'])
    const [row] = await list(ani)
    expect(await rubiesOf(ani, group.id)).toBe(row?.status === 'approved' ? 5 : 0)
    expect(await notificationsOf(ani, 'deedApprove')).toHaveLength(1)
  })
})

describe('ending', () => {
  test('a member withdraws an open one, once', async () => {
    const deed = await expectOk(report(ani))
    expect(await boyan.send(`DELETE ${of(deed)}`)).toMatchObject({ error: { message: 'deedNotFound' } })
    await expectOk(ani.send(`DELETE ${of(deed)}`))
    expect(await ani.send(`DELETE ${of(deed)}`)).toMatchObject({ error: { message: 'deedAlreadyAnswered' } })
    expect(await answer(leader, deed)).toMatchObject({ error: { message: 'deedAlreadyAnswered' } })
    expect(await notificationsOf(leader, 'askDeedApprove')).toEqual([])
  })

  test('withdrawing changes no deed of another group, though the ids were the same', async () => {
    const { queries } = server.database
    const [{ id: groupId }, deed] = [await newGroup(server), await expectOk(report(ani))]
    const [row] = await queries.select().from(deeds).where(eq(deeds.id, deed.id))
    const { sequence: _, ...same } = row as NonNullable<typeof row>
    await queries.insert(deeds).values({ ...same, groupId })
    await expectOk(ani.send(`DELETE ${of(deed)}`))
    const ofOther = and(eq(deeds.id, deed.id), eq(deeds.groupId, groupId))
    expect(await queries.select({ status: deeds.status }).from(deeds).where(ofOther)).toEqual([{ status: 'open' }])
  })

  test('leaving withdraws open ones', async () => {
    const deed = await expectOk(report(ani))
    await expectOk(ani.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
    expect(await answer(leader, deed)).toMatchObject({ error: { message: 'deedNotFound' } })
    expect([await list(leader), await notificationsOf(leader, 'askDeedApprove')]).toEqual([[], []])
  })

  test('deleting the group withdraws the questions', async () => {
    await expectOk(report(ani))
    await expectOk(creator.send(`DELETE /groups/${group.id}`))
    expect(await notificationsOf(leader, 'askDeedApprove')).toEqual([])
  })

  test('answered ones are listed for 90 days and then deleted; open ones stay', async () => {
    const [answered, open] = [await expectOk(report(ani)), await expectOk(report(ani))]
    await expectOk(answer(leader, answered))
    server.clock.advance({ days: 89 })
    const again = await signIn(ani)
    await sweepDeeds(server.services)
    expect(await list(again)).toHaveLength(2)
    expect(await list(again, '?status=approved')).toMatchObject([{ id: answered.id }])
    server.clock.advance({ days: 2 })
    expect(await list(again)).toMatchObject([{ id: open.id }])
    await sweepDeeds(server.services)
    const storedDeeds = await server.database.queries
      .select({ id: deeds.id })
      .from(deeds)
      .where(eq(deeds.groupId, group.id))
    expect(storedDeeds).toEqual([{ id: open.id }])
  })
})

test('a child reports, lists and withdraws on the tablet', async () => {
  const child = await newChild(leader, group.id)
  const device = await newDevice(server, creator, group.id)
  const entered = await device.enter(child.id)
  const deed = await expectOk(report(entered))
  expect(await list(entered)).toEqual([deed])
  expect(await answer(entered, deed)).toMatchObject({ error: { message: 'notAuthorized' } })
  await expectOk(entered.send(`DELETE ${of(deed)}`))
  const otherDeed = await expectOk(report(entered))
  await expectOk(answer(leader, otherDeed))
  expect(await rubiesOf(entered, group.id)).toBe(5)
})
