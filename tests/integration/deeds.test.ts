import { randomUUID } from 'node:crypto'
import { sweepDeeds } from '@questboard/api'
import { deeds, ledger, ledgerNotes } from '@questboard/db/schema'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newChild } from '../support/children.ts'
import { newDevice } from '../support/device.ts'
import { done, type InGroup, type TestGroup } from '../support/group.ts'
import { newMembers } from '../support/members.ts'
import { sendTo } from '../support/rest.ts'
import { at, twoServers } from '../support/two-servers.ts'
import type { Person, World } from '../support/world.ts'

interface Deed {
  id: string
  userId: string
  title: string
  notes: string
  ruby: number
  status: string
  granted: number | null
  note: string | null
}
interface Notification {
  type: string
  data: { deed?: { title: string; approved?: boolean }; ruby?: number; note?: string; sender?: { id: string } }
}

let world: World
let second: World
let close: () => Promise<void>
let group: TestGroup
let creator: InGroup
let leader: InGroup
let ani: InGroup
let boyan: InGroup

beforeAll(async () => {
  ;({ world, second, close } = await twoServers())
})
afterAll(() => close())

beforeEach(async () => {
  ;({ group, creator, leader, ani, boyan } = await newMembers(world))
})

const path = () => `/groups/${group.id}/deeds` as const
const of = ({ id }: { id: string }) => `${path()}/${id}` as const

const report = (by: Pick<Person, 'send'>, about: object = {}) =>
  by.send<Deed>(`POST ${path()}`, { title: 'Raked the leaves', ruby: 5, ...about })

const answer = (by: Pick<Person, 'send'>, deed: { id: string }, about: object = {}) =>
  by.send<Deed>(`POST ${of(deed)}/approve`, { approved: true, ...about })

const list = (by: Pick<Person, 'send'>, query = '') =>
  done(by.send<Deed[]>(`GET ${path()}${query}` as `GET /groups/${string}`))

const notificationsOf = async (person: Person, type: string) =>
  (await done(person.send<{ notifications: Notification[] }>('GET /user/notifications'))).notifications.filter(
    (one) => one.type === type,
  )

const signIn = async ({ email, password }: Person): Promise<Pick<Person, 'send'>> => {
  const { token } = await done(world.send<{ token: string }>('POST /auth/login', { email, password }))
  return { send: sendTo(world.url, token) }
}

const membersOf = async (by: Person) =>
  (await done(by.send<{ members: { userId: string; stats: { ruby: number } }[] }>(`GET /groups/${group.id}`))).members

const rubiesOf = async (person: { id: string }) =>
  (await membersOf(creator)).find(({ userId }) => userId === person.id)?.stats.ruby

const rowsOf = (person: Person) =>
  world.database.queries
    .select({ currency: ledger.currency, amount: ledger.amount, by: ledger.byUserId, note: ledgerNotes.note })
    .from(ledger)
    .leftJoin(ledgerNotes, eq(ledgerNotes.ledgerId, ledger.id))
    .where(and(eq(ledger.ownerId, person.id), eq(ledger.reason, 'deedApproved')))
    .orderBy(desc(ledger.currency))

describe('reporting', () => {
  test('asks all leaders, and shows the deed to them and to its member', async () => {
    const deed = await done(report(ani, { notes: 'All of them' }))
    expect(deed).toMatchObject({
      ...{ userId: ani.id, title: 'Raked the leaves', notes: 'All of them', ruby: 5 },
      ...{ status: 'open', granted: null, note: null },
    })
    for (const one of [creator, leader]) {
      const [asked] = await notificationsOf(one, 'askDeedApprove')
      expect(asked?.data).toMatchObject({ deed: { title: 'Raked the leaves' }, ruby: 5, sender: { id: ani.id } })
    }
    expect([await list(ani), await list(leader), await list(boyan)]).toEqual([[deed], [deed], []])
    const { requests } = await done(
      leader.send<{ requests: { kind: string; id: string; ruby: number; result: string }[] }>('GET /user/approvals'),
    )
    expect(requests).toMatchObject([{ kind: 'deed', id: deed.id, ruby: 5, result: 'All of them' }])
  })

  test('a fourth open deed is too many', async () => {
    const [first] = [await done(report(ani)), await done(report(ani)), await done(report(ani))]
    expect(await report(ani)).toMatchObject({ error: { message: 'tooManyDeeds' } })
    await done(report(boyan))
    await done(answer(leader, first as Deed, { approved: false }))
    await done(report(ani))
  })

  test('the sixth of a day is too many, withdrawn and refused ones too', async () => {
    for (let made = 0; made < 5; made++) {
      const deed = await done(report(ani))
      if (made % 2) await done(ani.send(`DELETE ${of(deed)}`))
      else await done(answer(leader, deed, { approved: false }))
    }
    expect(await report(ani)).toMatchObject({ error: { message: 'tooManyDeeds' } })
    world.clock.advance({ hours: 24 })
    await done(report(ani))
  })

  test('a repeated call makes one deed', async () => {
    const id = randomUUID()
    const first = await done(report(ani, { id }))
    expect(first.id).toBe(id)
    expect(await done(report(ani, { id }))).toEqual(first)
    expect(await report(ani, { id, ruby: 6 })).toMatchObject({ error: { message: 'idAlreadyUsed' } })
    expect(await list(ani)).toHaveLength(1)
  })

  test('is refused where leaders have switched deeds off', async () => {
    const deed = await done(report(ani))
    const settings = { name: 'Family', leaderRoleDisplayName: null, memberRoleDisplayName: null, deeds: false }
    await done(leader.send(`PUT /groups/${group.id}`, settings))
    expect(await report(ani)).toMatchObject({ error: { message: 'deedsSwitchedOff' } })
    await done(answer(leader, deed))
  })

  test.each([{ ruby: 101 }, { ruby: -1 }, { ruby: undefined }, { title: '' }])('refuses %j', async (about) => {
    expect(await report(ani, about)).toMatchObject({ error: { message: 'invalidData' } })
    expect(await list(ani)).toEqual([])
  })
})

describe('answering', () => {
  test('pays the suggestion, ten experience and a step, and tells the member', async () => {
    const deed = await done(report(ani))
    expect(await done(answer(leader, deed))).toMatchObject({ status: 'approved', granted: 5, note: null })
    expect(await rubiesOf(ani)).toBe(5)
    expect(await rowsOf(ani)).toEqual([
      { currency: 'ruby', amount: 5, by: leader.id, note: null },
      { currency: 'exp', amount: 10, by: null, note: null },
    ])
    const { pawns } = await done(
      ani.send<{ pawns: { userId: string; position: number }[] }>(`GET /groups/${group.id}/board`),
    )
    expect(pawns.find(({ userId }) => userId === ani.id)?.position).toBe(1)
    expect((await notificationsOf(ani, 'deedApprove'))[0]?.data).toMatchObject({
      deed: { title: 'Raked the leaves', approved: true },
      ruby: 5,
    })
    for (const one of [creator, leader]) expect(await notificationsOf(one, 'askDeedApprove')).toEqual([])
  })

  test('pays the amount and keeps the words of the leader', async () => {
    const deed = await done(report(ani))
    await done(answer(leader, deed, { ruby: 8, note: 'Even the neighbour’s!' }))
    expect(await rubiesOf(ani)).toBe(8)
    expect((await rowsOf(ani))[0]).toMatchObject({ amount: 8, note: 'Even the neighbour’s!' })
    expect(await list(ani)).toMatchObject([{ granted: 8, note: 'Even the neighbour’s!' }])
  })

  test('an amount of 0 pays experience alone', async () => {
    await done(answer(leader, await done(report(ani)), { ruby: 0 }))
    expect(await rubiesOf(ani)).toBe(0)
    expect(await rowsOf(ani)).toMatchObject([{ currency: 'exp', amount: 10 }])
  })

  test('refusing pays nothing, and tells why', async () => {
    const deed = await done(report(ani))
    const refused = await done(answer(leader, deed, { approved: false, note: 'Half of it' }))
    expect(refused).toMatchObject({ status: 'refused', granted: null, note: 'Half of it' })
    expect(await rowsOf(ani)).toEqual([])
    expect((await notificationsOf(ani, 'deedApprove'))[0]?.data).toMatchObject({
      deed: { approved: false },
      note: 'Half of it',
    })
  })

  test('is for leaders, and not for one’s own', async () => {
    const [own, other] = [await done(report(leader)), await done(report(ani))]
    expect(await answer(leader, own)).toMatchObject({ error: { message: 'cannotApproveOwn' } })
    expect(await answer(boyan, other)).toMatchObject({ error: { message: 'notLeaderInThisGroup' } })
    expect(await notificationsOf(leader, 'askDeedApprove')).toHaveLength(1)
    await done(answer(creator, own))
  })

  test('by two leaders on two servers: one wins, and one payment is made', async () => {
    const deed = await done(report(ani))
    const answers = await Promise.all([
      answer(leader, deed),
      answer(at(second, creator), deed, { approved: false }),
      answer(at(second, leader), deed),
      answer(creator, deed),
    ])
    const codes = answers.map((one) => ('error' in one ? one.error.message : 'ok'))
    expect(codes.toSorted()).toEqual(['deedAlreadyAnswered', 'deedAlreadyAnswered', 'deedAlreadyAnswered', 'ok'])
    const [row] = await list(ani)
    expect(await rubiesOf(ani)).toBe(row?.status === 'approved' ? 5 : 0)
    expect(await notificationsOf(ani, 'deedApprove')).toHaveLength(1)
  })
})

describe('ending', () => {
  test('a member withdraws an open one, once', async () => {
    const deed = await done(report(ani))
    expect(await boyan.send(`DELETE ${of(deed)}`)).toMatchObject({ error: { message: 'deedNotFound' } })
    await done(ani.send(`DELETE ${of(deed)}`))
    expect(await ani.send(`DELETE ${of(deed)}`)).toMatchObject({ error: { message: 'deedAlreadyAnswered' } })
    expect(await answer(leader, deed)).toMatchObject({ error: { message: 'deedAlreadyAnswered' } })
    expect(await notificationsOf(leader, 'askDeedApprove')).toEqual([])
  })

  test('leaving withdraws open ones', async () => {
    const deed = await done(report(ani))
    await done(ani.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
    expect(await answer(leader, deed)).toMatchObject({ error: { message: 'deedNotFound' } })
    expect([await list(leader), await notificationsOf(leader, 'askDeedApprove')]).toEqual([[], []])
  })

  test('deleting the group withdraws the questions', async () => {
    await done(report(ani))
    await done(creator.send(`DELETE /groups/${group.id}`))
    expect(await notificationsOf(leader, 'askDeedApprove')).toEqual([])
  })

  test('answered ones are listed for 90 days and then deleted; open ones stay', async () => {
    const [answered, open] = [await done(report(ani)), await done(report(ani))]
    await done(answer(leader, answered))
    world.clock.advance({ days: 89 })
    const again = await signIn(ani)
    await sweepDeeds(world.services)
    expect(await list(again)).toHaveLength(2)
    expect(await list(again, '?status=approved')).toMatchObject([{ id: answered.id }])
    world.clock.advance({ days: 2 })
    expect(await list(again)).toMatchObject([{ id: open.id }])
    await sweepDeeds(world.services)
    const kept = await world.database.queries.select({ id: deeds.id }).from(deeds).where(eq(deeds.groupId, group.id))
    expect(kept).toEqual([{ id: open.id }])
  })
})

test('a child reports, lists and withdraws on the tablet', async () => {
  const child = await newChild(leader, group.id)
  const device = await newDevice(world, creator, group.id)
  const entered = await device.enter(child.id)
  const deed = await done(report(entered))
  expect(await list(entered)).toEqual([deed])
  expect(await answer(entered, deed)).toMatchObject({ error: { message: 'notAuthorized' } })
  await done(entered.send(`DELETE ${of(deed)}`))
  const other = await done(report(entered))
  await done(answer(leader, other))
  expect(await rubiesOf(child)).toBe(5)
})
