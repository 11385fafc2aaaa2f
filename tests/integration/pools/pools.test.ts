import { randomUUID } from 'node:crypto'
import { eraseAccounts } from '@questboard/api'
import type { Wall } from '@questboard/api/devices/schema'
import type { Moved, Pool } from '@questboard/api/pools/schema'
import { groups, ledger, poolShares, pools, users } from '@questboard/db/schema'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { newChild } from '../../support/children.ts'
import { newDevice } from '../../support/device.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import type { InGroup, TestGroup } from '../../support/group.ts'
import { newMembers } from '../../support/members.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk } from '../../support/rest.ts'
import { storedRubiesOf } from '../../support/stats.ts'
import { goodPassword, type Person, type TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

/** Rubies that members of a group save together. Two servers, as in production. */

let servers: Awaited<ReturnType<typeof twoServers>>
let server: TestServer
let group: TestGroup
let creator: InGroup
let leader: InGroup
let ani: InGroup
let boyan: InGroup
beforeAll(async () => {
  servers = await twoServers()
  server = servers.first
})
afterAll(() => servers.close())
beforeEach(async () => {
  ;({ group, creator, leader, ani, boyan } = await newMembers(server))
  for (const member of [ani, boyan]) await grantRubies(server, group.id, member, 100)
})

const path = () => `/groups/${group.id}/pools` as const
const make = (about: object = {}, by: Person = creator) =>
  expectOk(by.send<Pool>(`POST ${path()}`, { name: 'Bike', ruby: 50, ...about }))
const list = (by: Person) => expectOk(by.send<Pool[]>(`GET ${path()}`))
const read = async (by: Person, id: string) => (await list(by)).find((pool) => pool.id === id)
const put = (by: Person, { id }: Pool, ruby: number, about: object = {}) =>
  by.send<Moved>(`POST ${path()}/${id}/contribute`, { ruby, ...about })
const take = (by: Person, { id }: Pool, ruby: number, about: object = {}) =>
  by.send<Moved>(`POST ${path()}/${id}/withdraw`, { ruby, ...about })
const act = (by: Person, { id }: Pool, what: 'redeem' | 'undo' | 'cancel') =>
  by.send<Pool>(`POST ${path()}/${id}/${what}`)
const change = (by: Person, { id }: Pool, about: object) =>
  by.send<Pool>(`PUT ${path()}/${id}`, { name: 'Bike', notes: '', ruby: 50, ...about })
const remove = (by: Person, { id }: Pool) => by.send(`DELETE ${path()}/${id}`)
const typesOf = async (by: Person) => (await notificationsOf(by)).map(({ type }) => type)

/** A full pool with 30 rubies of Ani and 20 of Boyan. */
async function full(): Promise<Pool> {
  const pool = await make()
  await expectOk(put(ani, pool, 30))
  return (await expectOk(put(boyan, pool, 20))).pool
}

describe('saving', () => {
  test('moves rubies into the pool, with two rows of one reference', async () => {
    const pool = await make({ notes: 'Red', ruby: 50 })
    expect(pool).toEqual({
      id: pool.id,
      name: 'Bike',
      notes: 'Red',
      ruby: 50,
      saved: 0,
      own: 0,
      shares: [],
      status: 'open',
      undoUntil: null,
      members: [creator.id, leader.id, ani.id, boyan.id],
    })
    const { pool: after, stats } = await expectOk(put(ani, pool, 30))
    expect(after).toMatchObject({ saved: 30, own: 30, status: 'open' })
    expect(stats.ruby).toBe(70)
    expect(await read(boyan, pool.id)).toMatchObject({ saved: 30, own: 0 })

    const { queries } = server.database
    const [into] = await queries.select().from(ledger).where(eq(ledger.poolId, pool.id))
    const rows = await queries
      .select()
      .from(ledger)
      .where(eq(ledger.reference, into?.reference ?? ''))
      .orderBy(asc(ledger.id))
    expect(rows).toMatchObject([
      {
        ownerId: ani.id,
        membershipId: ani.memberId,
        poolId: null,
        amount: -30,
        balance: 70,
        reason: 'poolContributed',
      },
      { ownerId: group.id, membershipId: null, poolId: pool.id, amount: 30, balance: 30, reason: 'poolFilled' },
    ])
    expect(rows.map(({ item }) => item)).toEqual(['Bike', 'Bike'])
  })

  test('is refused beyond what is missing, and beyond the member’s rubies', async () => {
    const pool = await make({ ruby: 150 })
    await expectOk(put(ani, pool, 90))
    const reply = await put(boyan, pool, 61)
    expect(reply.error).toMatchObject({
      message: 'poolWouldOverflow',
      details: [{ path: 'ruby', message: '60' }],
    })
    expect(await errorCodeOf(put(ani, pool, 11))).toBe('notEnoughRubyToSave')
    for (const wrong of [0, -1, 1.5, 100_001, '5'])
      expect(await errorCodeOf(put(ani, pool, wrong as number))).toBe('invalidData')
    expect(await storedRubiesOf(server.database, ani)).toBe(10)
    expect(await audit(server.database)).toEqual([])
  })

  test('is for the members who fill the pool', async () => {
    const pool = await make({ members: [boyan.id] })
    expect(pool.members).toEqual([boyan.id])
    expect(await errorCodeOf(put(ani, pool, 5))).toBe('notAuthorized')
    await expectOk(put(boyan, pool, 5))
    expect(
      await errorCodeOf(
        make({ members: [randomUUID()] })
          .then(() => ({}))
          .catch((error: Error) => ({ error: { message: error.message } })),
      ),
    ).toContain('memberNotFound')
    await expectOk(change(leader, pool, { members: [ani.id] }))
    expect(await errorCodeOf(put(boyan, pool, 5))).toBe('notAuthorized')
    expect((await expectOk(take(boyan, pool, 5))).stats.ruby).toBe(100)
  })

  test('can be taken back while the pool is open', async () => {
    const pool = await make()
    await expectOk(put(ani, pool, 30))
    expect(await errorCodeOf(take(ani, pool, 31))).toBe('notEnoughInPool')
    expect(await errorCodeOf(take(boyan, pool, 1))).toBe('notEnoughInPool')
    const { pool: after, stats } = await expectOk(take(ani, pool, 10))
    expect([after.saved, after.own, stats.ruby]).toEqual([20, 20, 80])
    await expectOk(put(boyan, pool, 30))
    expect(await errorCodeOf(take(ani, pool, 1))).toBe('poolIsFull')
    expect(await audit(server.database)).toEqual([])
  })

  test('counts once when it is repeated', async () => {
    const pool = await make()
    const id = randomUUID()
    const first = await expectOk(put(ani, pool, 10, { id }))
    expect(await expectOk(put(ani, pool, 10, { id }))).toEqual(first)
    expect(await errorCodeOf(put(ani, pool, 11, { id }))).toBe('idAlreadyUsed')
    expect(await storedRubiesOf(server.database, ani)).toBe(90)
  })

  test('of the last missing ruby by two at once is for one of them', async () => {
    for (let round = 0; round < 10; round++) {
      const pool = await make({ ruby: 3 })
      await expectOk(put(ani, pool, 1))
      await expectOk(put(boyan, pool, 1))
      const codes = await Promise.all([
        errorCodeOf(put(ani, pool, 1)),
        errorCodeOf(put(onServer(servers.second, boyan), pool, 1)),
      ])
      expect(codes.toSorted()).toEqual(['ok', 'poolWouldOverflow'])
      expect(await read(ani, pool.id)).toMatchObject({ saved: 3, status: 'full' })
      await expectOk(act(creator, pool, 'cancel'))
    }
    expect(await audit(server.database)).toEqual([])
  })

  test('shows the shares of others with the setting of the group', async () => {
    const pool = await make()
    await expectOk(put(ani, pool, 10))
    await expectOk(put(boyan, pool, 20))
    expect((await read(creator, pool.id))?.shares).toEqual([])
    await server.database.queries.update(groups).set({ showShares: true }).where(eq(groups.id, group.id))
    expect((await read(ani, pool.id))?.shares).toEqual([
      { userId: ani.id, ruby: 10 },
      { userId: boyan.id, ruby: 20 },
    ])
  })
})

describe('a full pool', () => {
  test('notifies all members, and is redeemed by a leader for 24 hours', async () => {
    const pool = await full()
    expect(pool.status).toBe('full')
    expect(await typesOf(leader)).toContain('poolFull')
    expect(await typesOf(ani)).toContain('poolFull')
    expect(await errorCodeOf(put(ani, pool, 1))).toBe('poolWouldOverflow')
    expect(await errorCodeOf(act(ani, pool, 'redeem'))).toBe('notLeaderInThisGroup')
    expect(await expectOk(act(leader, pool, 'redeem'))).toMatchObject({ status: 'redeemed', saved: 50 })
    expect(await typesOf(ani)).toContain('poolRedeemed')
    expect(await typesOf(leader)).not.toContain('poolFull')
    expect(await storedRubiesOf(server.database, ani)).toBe(70)
    for (const late of [
      act(leader, pool, 'redeem'),
      act(leader, pool, 'cancel'),
      remove(leader, pool),
      put(ani, pool, 1),
      take(ani, pool, 1),
      change(leader, pool, {}),
    ]) {
      expect(await errorCodeOf(late)).toBe('poolAlreadyRedeemed')
    }
    expect(await expectOk(act(creator, pool, 'undo'))).toMatchObject({ status: 'full' })
    expect(await typesOf(ani)).not.toContain('poolRedeemed')
    await expectOk(act(leader, pool, 'redeem'))
    expect(await notificationsOf(ani, 'poolRedeemed')).toHaveLength(1)
    expect(await expectOk(act(leader, pool, 'undo'))).toMatchObject({ status: 'full' })
    expect(await errorCodeOf(act(leader, pool, 'undo'))).toBe('poolNotReversible')
    expect(await audit(server.database)).toEqual([])
  })

  test('does not use up the storage of the group for ever', async () => {
    const redeemed = { groupId: group.id, name: 'Bike', notes: 'n'.repeat(5000), ruby: 1 }
    const ended = Array.from({ length: 400 }, (_, place) => ({
      ...redeemed,
      id: randomUUID(),
      createdAt: server.clock.now(),
      redeemedAt: new Date(server.clock.now().getTime() - place),
    }))
    await server.database.queries.insert(pools).values(ended)
    expect(await make()).toMatchObject({ status: 'open' })
  })

  test('stays redeemed for other leaders, and after 24 hours', async () => {
    const pool = await full()
    await expectOk(act(creator, pool, 'redeem'))
    expect(await errorCodeOf(act(leader, pool, 'undo'))).toBe('poolNotReversible')
    const { queries } = server.database
    const before = new Date(server.clock.now().getTime() - 24 * 3_600_000 - 1)
    await queries.update(pools).set({ redeemedAt: before }).where(eq(pools.id, pool.id))
    expect(await errorCodeOf(act(creator, pool, 'undo'))).toBe('poolNotReversible')
  })

  test('stays redeemed when a member with a share has left', async () => {
    const pool = await full()
    await expectOk(act(creator, pool, 'redeem'))
    await expectOk(boyan.send(`DELETE /groups/${group.id}/members/${boyan.memberId}`))
    expect(await errorCodeOf(act(creator, pool, 'undo'))).toBe('poolNotReversible')
    expect(await read(ani, pool.id)).toMatchObject({ status: 'redeemed', saved: 50, own: 30 })
    expect(await audit(server.database)).toEqual([])
  })

  test('opens with a higher price, and is not redeemed before it is full', async () => {
    const pool = await full()
    expect(await errorCodeOf(change(leader, pool, { ruby: 49 }))).toBe('invalidData')
    expect(await expectOk(change(leader, pool, { ruby: 60 }))).toMatchObject({ status: 'open', ruby: 60, saved: 50 })
    expect(await typesOf(ani)).not.toContain('poolFull')
    expect(await errorCodeOf(act(leader, pool, 'redeem'))).toBe('poolIsNotFull')
    expect(await expectOk(change(leader, pool, { ruby: 50 }))).toMatchObject({ status: 'full' })
    expect(await notificationsOf(ani, 'poolFull')).toHaveLength(1)
  })

  test('returns exact shares when it is cancelled or deleted', async () => {
    const pool = await full()
    expect(await expectOk(act(leader, pool, 'cancel'))).toMatchObject({ status: 'cancelled', saved: 0, own: 0 })
    expect([await storedRubiesOf(server.database, ani), await storedRubiesOf(server.database, boyan)]).toEqual([
      100, 100,
    ])
    expect(await typesOf(ani)).toContain('poolRefunded')
    expect(await typesOf(ani)).not.toContain('poolFull')
    for (const late of [
      put(ani, pool, 1),
      act(leader, pool, 'redeem'),
      act(leader, pool, 'cancel'),
      change(leader, pool, {}),
    ]) {
      expect(await errorCodeOf(late)).toBe('poolNotFound')
    }
    expect(await errorCodeOf(act(leader, pool, 'undo'))).toBe('poolNotReversible')
    const otherPool = await full()
    expect(await typesOf(ani)).toContain('poolFull')
    await expectOk(remove(leader, otherPool))
    expect(await typesOf(ani)).not.toContain('poolFull')
    expect([await storedRubiesOf(server.database, ani), await storedRubiesOf(server.database, boyan)]).toEqual([
      100, 100,
    ])
    expect(await errorCodeOf(put(ani, otherPool, 1))).toBe('poolNotFound')
    await expectOk(remove(creator, pool))
    expect(await list(ani)).toEqual([])
    expect(await audit(server.database)).toEqual([])
  })
})

describe('the end of a membership', () => {
  const rowsOf = ({ memberId }: InGroup) =>
    server.database.queries
      .select({ reason: ledger.reason, amount: ledger.amount, balance: ledger.balance })
      .from(ledger)
      .where(and(eq(ledger.membershipId, memberId), eq(ledger.currency, 'ruby')))
      .orderBy(asc(ledger.id))

  test.each(['leaves', 'is removed'])('who %s gets the share back before the closing row', async (how) => {
    const pool = await full()
    await expectOk((how === 'leaves' ? boyan : creator).send(`DELETE /groups/${group.id}/members/${boyan.memberId}`))
    expect((await rowsOf(boyan)).slice(-2)).toEqual([
      { reason: 'poolRefunded', amount: 20, balance: 100 },
      { reason: 'membershipEnded', amount: -100, balance: 0 },
    ])
    expect(await read(ani, pool.id)).toMatchObject({ status: 'open', saved: 30, own: 30 })
    expect(await typesOf(ani)).not.toContain('poolFull')
    expect(await audit(server.database)).toEqual([])
  })

  test('of an erased account returns the share, and opens the pool', async () => {
    const pool = await full()
    const otherPool = await make({ members: [ani.id, boyan.id] })
    const poolOfBoyan = await make({ members: [boyan.id] })
    await expectOk(boyan.send('POST /users/profile/deletion', { password: goodPassword }))
    expect(await read(ani, pool.id)).toMatchObject({ status: 'full', saved: 50 })
    const { queries } = server.database
    await queries.update(users).set({ erasesAt: server.clock.now() }).where(eq(users.id, boyan.id))
    await eraseAccounts(server.services)
    expect(await read(ani, pool.id)).toMatchObject({ status: 'open', saved: 30 })
    const [row] = await queries.select().from(pools).where(eq(pools.id, otherPool.id))
    expect(row?.memberIds).toEqual([ani.id])
    // A pool for no one is for all.
    expect(await expectOk(put(ani, poolOfBoyan, 5))).toMatchObject({ pool: { saved: 5 } })
    expect(await audit(server.database)).toEqual([])
  })

  test('with the group returns all shares first, and closes redeemed pools', async () => {
    const spent = await full()
    await expectOk(act(creator, spent, 'redeem'))
    const open = await make()
    await expectOk(put(ani, open, 7))
    await expectOk(creator.send(`DELETE /groups/${group.id}`))
    expect((await rowsOf(ani)).slice(-2)).toEqual([
      { reason: 'poolRefunded', amount: 7, balance: 70 },
      { reason: 'membershipEnded', amount: -70, balance: 0 },
    ])
    const { queries } = server.database
    const closing = await queries.select().from(ledger).where(eq(ledger.poolId, spent.id)).orderBy(asc(ledger.id))
    expect(closing.at(-1)).toMatchObject({ reason: 'poolEnded', amount: -50, balance: 0 })
    expect(await audit(server.database)).toEqual([])
  })
})

test('at most 10 pools are open or full', async () => {
  const made: Pool[] = []
  for (let count = 0; count < 10; count++) made.push(await make({ ruby: 1 }))
  const [first] = made as [Pool]
  await expectOk(put(ani, first, 1))
  expect(await errorCodeOf(creator.send(`POST ${path()}`, { name: 'Bike', ruby: 1 }))).toBe('tooManyItems')
  await expectOk(act(creator, first, 'redeem'))
  await make()
  expect(await errorCodeOf(act(creator, first, 'undo'))).toBe('tooManyItems')
})

test('a create with an id can be repeated, until the pool is deleted', async () => {
  const id = randomUUID()
  const pool = await make({ id })
  expect(await make({ id })).toEqual(pool)
  await expectOk(remove(creator, pool))
  expect(await errorCodeOf(creator.send(`POST ${path()}`, { id, name: 'Bike', ruby: 50 }))).toBe('idAlreadyUsed')
})

test('the wall shows open pools without notes and shares, and a child saves on the tablet', async () => {
  const pool = await make({ notes: 'Secret' })
  const child = await newChild(creator, group.id)
  await grantRubies(server, group.id, child, 10)
  const device = await newDevice(server, creator, group.id)
  const mira = await device.enter(child.id)
  const { pool: after, stats } = await expectOk(mira.send<Moved>(`POST ${path()}/${pool.id}/contribute`, { ruby: 4 }))
  expect([after.own, stats.ruby]).toEqual([4, 6])
  await expectOk(mira.send(`POST ${path()}/${pool.id}/withdraw`, { ruby: 1 }))
  expect(await errorCodeOf(mira.send(`POST ${path()}`, { name: 'Own', ruby: 1 }))).toBe('notAuthorized')
  const wall = await expectOk(device.send<Wall>('GET /device/wall'))
  expect(wall.pools).toEqual([{ ...after, notes: '', saved: 3, own: 0, shares: [] }])
  await expectOk(creator.send(`DELETE /groups/${group.id}/members/${child.memberId}`))
  const { queries } = server.database
  expect(await queries.select().from(poolShares).where(eq(poolShares.membershipId, child.memberId))).toEqual([])
  expect(await read(ani, pool.id)).toMatchObject({ saved: 0 })
})
