import { randomUUID } from 'node:crypto'
import { reconcile } from '@questboard/api'
import type { RubiesMoved, RubyRows } from '@questboard/api/groups/schema'
import type { Exported } from '@questboard/api/privacy/schema'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { errorCodeOf } from '../../support/error-code.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { newestNotificationOf } from '../../support/notifications.ts'
import { expectOk } from '../../support/rest.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

let server: TestServer
let second: TestServer
let close: () => Promise<void>
beforeAll(async () => {
  ;({ first: server, second, close } = await twoServers())
})
afterAll(() => close())

const give = (group: TestGroup, by: InGroup, to: InGroup, body: object) =>
  by.send<RubiesMoved>(`POST /groups/${group.id}/members/${to.memberId}/rubies`, { reason: 'Helped grandma', ...body })

const rowsOf = (group: TestGroup, by: InGroup, of: InGroup, query = '') =>
  by.send<RubyRows>(`GET /groups/${group.id}/members/${of.memberId}/rubies${query}`)

const reverse = (group: TestGroup, by: InGroup, of: InGroup, rowId: string) =>
  by.send<RubiesMoved>(`POST /groups/${group.id}/members/${of.memberId}/rubies/${rowId}/reverse`)

async function familyOf(shape: { leaders?: number; members?: number } = {}) {
  const group = await newGroup(server, shape)
  return { group, creator: group.creator, leader: group.leaders[0] as InGroup, member: group.members[0] as InGroup }
}

describe('rubies by hand', () => {
  test('are a row with who and why, and the member is notified', async () => {
    const { group, creator, member } = await familyOf()
    const { row, stats } = await expectOk(give(group, creator, member, { amount: 20 }))
    expect(stats).toMatchObject({ ruby: 20, gold: 0 })
    expect(row).toMatchObject({
      amount: 20,
      balance: 20,
      reason: 'rubiesGiven',
      note: 'Helped grandma',
      by: { userId: creator.id, name: creator.name },
    })
    expect(await newestNotificationOf(member)).toMatchObject({
      type: 'rubiesGiven',
      data: { ruby: 20, reason: 'Helped grandma' },
    })
    expect(await expectOk(rowsOf(group, member, member))).toEqual({ rows: [row], balance: 20, next: null })
  })

  test('a deduction takes at most the balance, and is refused when there is nothing to take', async () => {
    const { group, creator, member } = await familyOf()
    await expectOk(give(group, creator, member, { amount: 20 }))
    const { row, stats } = await expectOk(give(group, creator, member, { amount: -50, reason: 'Broke a window' }))
    expect(row).toMatchObject({ amount: -20, balance: 0, reason: 'rubiesTaken', note: 'Broke a window' })
    expect(stats.ruby).toBe(0)
    expect(await newestNotificationOf(member)).toMatchObject({
      type: 'rubiesTaken',
      data: { ruby: 20, reason: 'Broke a window' },
    })
    expect(await errorCodeOf(give(group, creator, member, { amount: -1 }))).toBe('notEnoughRubyToTake')
  })

  test.each([
    { amount: 0 },
    { amount: 1001 },
    { amount: -1001 },
    { amount: 1.5 },
    { amount: 1, reason: ' ' },
    { amount: 1, reason: 'x'.repeat(201) },
  ])('are refused out of bounds: %o', async (body) => {
    const { group, creator, member } = await familyOf()
    expect(await errorCodeOf(give(group, creator, member, body))).toBe('invalidData')
    expect((await expectOk(rowsOf(group, member, member))).rows).toEqual([])
  })

  test('the creator gives to all others, leaders to members, members to no one', async () => {
    const { group, creator, leader, member } = await familyOf({ leaders: 2, members: 2 })
    const [otherLeader, sibling] = [group.leaders[1] as InGroup, group.members[1] as InGroup]
    const amount = 1
    expect(await errorCodeOf(give(group, creator, leader, { amount }))).toBe('ok')
    expect(await errorCodeOf(give(group, leader, member, { amount }))).toBe('ok')
    expect(await errorCodeOf(give(group, leader, otherLeader, { amount }))).toBe('notAllowedToManageMember')
    expect(await errorCodeOf(give(group, leader, creator, { amount }))).toBe('notAllowedToManageMember')
    expect(await errorCodeOf(give(group, leader, leader, { amount }))).toBe('cannotRewardYourself')
    expect(await errorCodeOf(give(group, creator, creator, { amount }))).toBe('cannotRewardYourself')
    expect(await errorCodeOf(give(group, member, sibling, { amount }))).toBe('notLeaderInThisGroup')
    expect(await errorCodeOf(give(group, member, member, { amount }))).toBe('notLeaderInThisGroup')
    expect(await errorCodeOf(give(group, creator, { ...member, memberId: randomUUID() }, { amount }))).toBe(
      'memberNotFound',
    )
    const outsider = { ...(await server.person()), memberId: '' }
    expect(await errorCodeOf(give(group, outsider, member, { amount }))).toBe('notPartOfTheGroup')
  })

  test('a repeat with the same id on another server gives once', async () => {
    const { group, creator, member } = await familyOf()
    const body = { amount: 7, id: randomUUID() }
    const replies = await Promise.all(
      [server, second, server, second].map((each) => expectOk(give(group, onServer(each, creator), member, body))),
    )
    expect(new Set(replies.map(({ row }) => row.id)).size).toBe(1)
    expect((await expectOk(rowsOf(group, member, member))).balance).toBe(7)
    expect(await errorCodeOf(give(group, creator, member, { ...body, amount: 8 }))).toBe('idAlreadyUsed')
  })

  test('are limited to 30 an hour for each leader', async () => {
    const limited = await startTestServer({ rateLimits: true })
    onTestFinished(() => limited.close())
    const group = await newGroup(limited, { leaders: 1 })
    const [creator, leader, member] = [group.creator, group.leaders[0] as InGroup, group.members[0] as InGroup]
    for (let count = 0; count < 30; count++) await expectOk(give(group, creator, member, { amount: 1 }))
    const refused = await give(group, creator, member, { amount: 1 })
    expect(refused).toMatchObject({ status: 429, error: { message: 'tooManyRequests' } })
    await expectOk(give(group, leader, member, { amount: 1 }))
    limited.clock.advance({ hours: 1, seconds: 1 })
    await expectOk(give(group, creator, member, { amount: 1 }))
  })

  test('a deduction beside spending on another server never goes below 0', async () => {
    const { group, creator, member } = await familyOf()
    await expectOk(give(group, creator, member, { amount: 10 }))
    const about = { name: 'Sweet', ruby: 10, type: 'constant', assignedUsers: [member.id] }
    const { id } = await expectOk(creator.send<{ id: string }>(`POST /groups/${group.id}/rewards`, about))
    const [taken, spent] = await Promise.all([
      give(group, creator, member, { amount: -6 }),
      onServer(second, member).send(`POST /groups/${group.id}/rewards/${id}/redeem`),
    ])
    const { rows, balance } = await expectOk(rowsOf(group, member, member))
    expect([taken.status, spent.status].sort()).toEqual([200, 409])
    expect(balance).toBe(spent.status === 200 ? 0 : 4)
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
  })
})

describe('taking it back', () => {
  test('is a reversing row, by the same leader or the creator, once', async () => {
    const { group, creator, leader, member } = await familyOf({ leaders: 2 })
    const otherLeader = group.leaders[1] as InGroup
    const { row } = await expectOk(give(group, leader, member, { amount: 20 }))
    expect(await errorCodeOf(reverse(group, otherLeader, member, row.id))).toBe('rowNotReversible')
    expect(await errorCodeOf(reverse(group, member, member, row.id))).toBe('notLeaderInThisGroup')
    // Another spelling of the id would be another row.
    expect(await errorCodeOf(reverse(group, creator, member, `0${row.id}`))).toBe('invalidData')
    const { row: back } = await expectOk(reverse(group, creator, member, row.id))
    const { rows } = await expectOk(rowsOf(group, member, member))
    expect(rows.map(({ id, reversed }) => [id, reversed])).toEqual([
      [back.id, false],
      [row.id, true],
    ])
    expect(back).toMatchObject({ amount: -20, balance: 0, reason: 'rubiesReversed', note: 'Helped grandma' })
    expect((await newestNotificationOf(member)).type).toBe('rubiesTaken')
    expect(await errorCodeOf(reverse(group, leader, member, row.id))).toBe('rowNotReversible')
    expect(await errorCodeOf(reverse(group, creator, member, back.id))).toBe('rowNotReversible')
  })

  test('is in the export of the account with its author and reason', async () => {
    const { group, leader, member } = await familyOf({ leaders: 1 })
    await expectOk(give(group, leader, member, { amount: 4 }))
    const { ledger } = await expectOk(member.send<Exported>('GET /users/profile/export'))
    expect(ledger.at(-1)).toMatchObject({
      currency: 'ruby',
      groupId: group.id,
      amount: 4,
      reason: 'rubiesGiven',
      note: 'Helped grandma',
      by: { userId: leader.id, name: expect.any(String) },
    })
    expect(ledger[0]).toMatchObject({ reason: 'welcome', by: null, note: null })
  })

  test('takes what is there, and only within 24 hours', async () => {
    const { group, creator, member } = await familyOf()
    const { row } = await expectOk(give(group, creator, member, { amount: 20 }))
    await expectOk(give(group, creator, member, { amount: -15 }))
    expect((await expectOk(reverse(group, creator, member, row.id))).row.amount).toBe(-5)
    const { row: late } = await expectOk(give(group, creator, member, { amount: 3 }))
    server.clock.advance({ hours: 24, seconds: 1 })
    expect(await errorCodeOf(reverse(group, creator, member, late.id))).toBe('rowNotReversible')
    expect(await errorCodeOf(reverse(group, creator, member, '999999999'))).toBe('rowNotReversible')
  })

  test('is refused for rows that were earned, and one of two parallel calls wins', async () => {
    const { group, creator, member } = await familyOf()
    await grantRubies(server, group.id, member, 5)
    const [earned] = (await expectOk(rowsOf(group, creator, member))).rows
    expect(await errorCodeOf(reverse(group, creator, member, earned?.id ?? ''))).toBe('rowNotReversible')
    const { row } = await expectOk(give(group, creator, member, { amount: -5 }))
    const replies = await Promise.all([
      reverse(group, creator, member, row.id),
      reverse(group, onServer(second, creator), member, row.id),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await expectOk(rowsOf(group, member, member))).balance).toBe(5)
  })
})

describe('where rubies come from', () => {
  test('pages sum to the balance, with the words of approvals', async () => {
    const { group, creator, member } = await familyOf()
    const dishes = { title: 'Dishes', ruby: 5, type: 'todo', requireApprove: true, assignedUsers: [member.id] }
    const { id } = await expectOk(creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, dishes))
    const path = `/groups/${group.id}/users/${member.id}/tasks/${id}` as const
    await expectOk(member.send(`PATCH ${path}/complete`, {}))
    await expectOk(creator.send(`POST ${path}/approve`, { approved: true, ruby: 3, note: 'Nearly' }))
    for (const amount of [10, -4, 6]) await expectOk(give(group, creator, member, { amount }))
    const first = await expectOk(rowsOf(group, member, member, '?limit=3'))
    expect(first.rows.map(({ amount }) => amount)).toEqual([6, -4, 10])
    const rest = await expectOk(rowsOf(group, member, member, `?limit=3&before=${first.next}`))
    expect(rest.next).toBeNull()
    expect(rest.rows).toMatchObject([
      {
        amount: 3,
        balance: 3,
        reason: 'groupTaskCompleted',
        item: 'Dishes',
        note: 'Nearly',
        by: { userId: creator.id },
      },
    ])
    const sum = [...first.rows, ...rest.rows].reduce((all, { amount }) => all + amount, 0)
    expect([first.balance, rest.balance]).toEqual([sum, sum])
  })

  test('only leaders see those of others', async () => {
    const { group, leader, member } = await familyOf({ leaders: 1, members: 2 })
    const sibling = group.members[1] as InGroup
    expect(await errorCodeOf(rowsOf(group, sibling, member))).toBe('notLeaderInThisGroup')
    expect(await errorCodeOf(rowsOf(group, leader, member))).toBe('ok')
    expect(await errorCodeOf(rowsOf(group, leader, { ...member, memberId: randomUUID() }))).toBe('memberNotFound')
    expect(await errorCodeOf(rowsOf(group, member, member, '?before=x'))).toBe('invalidQueryParams')
    expect(await errorCodeOf(member.send('GET /user/ledger?currency=ruby'))).toBe('invalidQueryParams')
  })
})

test('random gifts, deductions, reversals and purchases keep balances and ledger equal', async () => {
  const { group, creator, leader, member } = await familyOf({ leaders: 1 })
  const about = { name: 'Sweet', ruby: 7, type: 'constant', assignedUsers: [member.id] }
  const { id } = await expectOk(creator.send<{ id: string }>(`POST /groups/${group.id}/rewards`, about))
  const givenRows: string[] = []
  const act = fc.record({
    kind: fc.constantFrom('give', 'give', 'take', 'redeem', 'reverse'),
    by: fc.constantFrom(creator, leader),
    amount: fc.integer({ min: 1, max: 30 }),
  })
  for (const acts of fc.sample(fc.array(act, { minLength: 4, maxLength: 8 }), { seed: 20_260_310, numRuns: 25 })) {
    server.clock.advance({ hours: 2 })
    await Promise.all(
      acts.map(async ({ kind, by, amount }, place) => {
        const sender = onServer(place % 2 ? second : server, by)
        if (kind === 'redeem') return member.send(`POST /groups/${group.id}/rewards/${id}/redeem`)
        if (kind === 'reverse')
          return reverse(group, sender, member, givenRows[amount % (givenRows.length || 1)] ?? '1')
        const moved = await give(group, sender, member, { amount: kind === 'give' ? amount : -amount })
        if (moved.status === 200) givenRows.push(moved.result.row.id)
        return moved
      }),
    )
    const { balance } = await expectOk(rowsOf(group, member, member))
    expect(balance).toBeGreaterThanOrEqual(0)
  }
  expect(await reconcile(server.services)).toEqual([])
})
