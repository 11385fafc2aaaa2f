import { eraseAccounts, remindOfPromises, sweepPromises } from '@questboard/api'
import type { Today } from '@questboard/api/dashboard/schema'
import type { Wall } from '@questboard/api/devices/schema'
import type { UserGroupReward } from '@questboard/api/group-rewards/schema'
import type { RubyRows } from '@questboard/api/groups/schema'
import type { Exported, ExportedGroup } from '@questboard/api/privacy/schema'
import type { GroupPromise } from '@questboard/api/promises/schema'
import { ledger, promises } from '@questboard/db/schema'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { newChild } from '../../support/children.ts'
import { newDevice } from '../../support/device.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import { type InGroup, joinByInvitation, type TestGroup } from '../../support/group.ts'
import { newMembers } from '../../support/members.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { rubiesOf } from '../../support/stats.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

type Sender = Pick<Person, 'send'>

let server: TestServer
let second: TestServer
let close: () => Promise<void>
let group: TestGroup
let creator: InGroup
let leader: InGroup
let ani: InGroup
let boyan: InGroup

beforeAll(async () => {
  ;({ first: server, second, close } = await twoServers({ sharesClock: true }))
})
afterAll(() => close())

beforeEach(async () => {
  ;({ group, creator, leader, ani, boyan } = await newMembers(server))
  for (const member of [ani, boyan]) await grantRubies(server, group.id, member, 100)
})

const path = () => `/groups/${group.id}/promises` as const
const of = ({ id }: { id: string }) => `${path()}/${id}` as const

const newReward = (about: object = {}) =>
  expectOk(
    creator.send<UserGroupReward>(`POST /groups/${group.id}/rewards`, {
      name: 'Cinema',
      ruby: 20,
      type: 'constant',
      assignedUsers: [ani.id, boyan.id],
      ...about,
    }),
  )

const redeem = (by: Sender, { id }: { id: string }) =>
  by.send<{ approveRequested: boolean; stats: { ruby: number } }>(`POST /groups/${group.id}/rewards/${id}/redeem`)

const give = (by: Sender, promise: { id: string }, body: object = {}) =>
  by.send<GroupPromise>(`POST ${of(promise)}/give`, body)
const cancel = (by: Sender, promise: { id: string }, body: object = {}) =>
  by.send<GroupPromise>(`POST ${of(promise)}/cancel`, body)

const list = (by: Sender, query = '') =>
  expectOk(by.send<GroupPromise[]>(`GET ${path()}${query}` as `GET /groups/${string}`))

/** Redeems a reward, and returns what is owed for it. */
async function newPromise(by: InGroup, reward: { id: string }): Promise<GroupPromise> {
  await expectOk(redeem(by, reward))
  const owed = await list(by, '?status=owed')
  const promise = owed.findLast(({ userId }) => userId === by.id)
  if (!promise) throw new Error('nothing is owed')
  return promise
}

const rewardsOf = (person: InGroup) =>
  expectOk(person.send<UserGroupReward[]>(`GET /groups/${group.id}/users/${person.id}/rewards`))

const rowsOf = ({ memberId }: InGroup) =>
  server.database.queries
    .select({ reason: ledger.reason, amount: ledger.amount, reference: ledger.reference, by: ledger.byUserId })
    .from(ledger)
    .where(eq(ledger.membershipId, memberId))
    .orderBy(asc(ledger.id))

/** The same user after the session has expired. */
async function signIn({ email, password }: Person): Promise<Sender> {
  const { token } = await expectOk(server.send<{ token: string }>('POST /auth/login', { email, password }))
  return { send: sendTo(server.url, token) }
}

const rewardPath = (userId: string, rewardId: string) =>
  `/groups/${group.id}/users/${userId}/rewards/${rewardId}` as const

describe('redeeming', () => {
  test('at once makes one promise with the name and price of that time, and notifies the leaders', async () => {
    const reward = await newReward()
    const promise = await newPromise(ani, reward)
    expect(promise).toMatchObject({
      userId: ani.id,
      reward: { id: reward.id, name: 'Cinema' },
      ruby: 20,
      status: 'owed',
      dueOn: null,
      givenBy: null,
      givenAt: null,
      note: null,
      createdAt: server.clock.now().toISOString(),
    })
    expect((await rowsOf(ani)).at(-1)).toMatchObject({ amount: -20, reference: promise.id })
    for (const member of [creator, leader]) {
      const [asked, ...others] = await notificationsOf(member, 'rewardRedeemed')
      expect(asked?.data).toMatchObject({ reward: { name: 'Cinema', ruby: 20 }, sender: { id: ani.id } })
      expect(others).toEqual([])
    }
    const terms = { name: 'Theatre', ruby: 30, type: 'constant', requireApprove: false, assignedUsers: [ani.id] }
    await expectOk(creator.send(`PUT /groups/${group.id}/rewards/${reward.id}`, terms))
    await expectOk(creator.send(`DELETE /groups/${group.id}/rewards/${reward.id}`))
    expect([await list(ani), await list(leader), await list(boyan)]).toEqual([[promise], [promise], []])
    expect(await audit(server.database)).toEqual([])
  })

  test('by approval makes one promise for each approved request, one by one and all at once', async () => {
    const reward = await newReward({ requireApprove: true })
    for (const member of [ani, boyan]) expect((await expectOk(redeem(member, reward))).approveRequested).toBe(true)
    expect(await list(creator)).toEqual([])
    await expectOk(leader.send(`POST ${rewardPath(ani.id, reward.id)}/approve`, { approved: true }))
    expect(await list(creator)).toMatchObject([{ userId: ani.id, status: 'owed' }])
    await expectOk(redeem(ani, reward))
    await expectOk(creator.send(`POST /groups/${group.id}/rewards/${reward.id}/approve`, { approved: true }))
    expect((await list(creator)).map(({ userId }) => userId).toSorted()).toEqual([ani.id, ani.id, boyan.id].toSorted())
    // Who approved knows already.
    expect(await notificationsOf(leader, 'rewardRedeemed')).toHaveLength(2)
    expect(await notificationsOf(creator, 'rewardRedeemed')).toHaveLength(1)
    expect(await audit(server.database)).toEqual([])
  })

  test('refused and repeated calls make none', async () => {
    const reward = await newReward({ requireApprove: true })
    await expectOk(redeem(ani, reward))
    await expectOk(leader.send(`POST ${rewardPath(ani.id, reward.id)}/approve`, { approved: false }))
    expect(await list(creator)).toEqual([])
    const otherReward = await newReward()
    const id = crypto.randomUUID()
    const call = `POST /groups/${group.id}/rewards/${otherReward.id}/redeem` as const
    for (const by of [ani, onServer(second, ani)]) await expectOk(by.send(call, { id }))
    expect(await list(creator)).toHaveLength(1)
  })

  test('is refused while the group owes 500 rewards', async () => {
    const reward = await newReward({ ruby: 1 })
    const promise = await newPromise(ani, reward)
    const { database } = server
    const [row] = await database.queries.select().from(promises).where(eq(promises.id, promise.id))
    if (!row) throw new Error('a promise without a row')
    const { sequence: _, ...copied } = row
    const others = Array.from({ length: 499 }, () => ({ ...copied, id: crypto.randomUUID() }))
    await database.queries.insert(promises).values(others)
    expect(await errorCodeOf(redeem(ani, reward))).toBe('tooManyItems')
    expect(await rubiesOf(ani, group.id)).toBe(99)
    await expectOk(give(leader, promise))
    expect(await errorCodeOf(redeem(ani, reward))).toBe('ok')
    await database.queries.delete(promises).where(eq(promises.groupId, group.id))
  })
})

describe('giving', () => {
  test('closes the promise with the words, and notifies the member', async () => {
    const promise = await newPromise(ani, await newReward())
    const givenPromise = await expectOk(give(leader, promise, { note: 'Saturday was fun!' }))
    expect(givenPromise).toMatchObject({
      id: promise.id,
      status: 'given',
      givenBy: leader.id,
      givenAt: server.clock.now().toISOString(),
      note: 'Saturday was fun!',
    })
    const [told] = await notificationsOf(ani, 'rewardGiven')
    expect(told?.data).toMatchObject({ reward: { name: 'Cinema' }, note: 'Saturday was fun!' })
    for (const member of [creator, leader]) expect(await notificationsOf(member, 'rewardRedeemed')).toEqual([])
    expect(await rubiesOf(ani, group.id)).toBe(80)
    for (const again of [give(creator, promise), cancel(creator, promise), cancel(ani, promise)]) {
      expect(await errorCodeOf(again)).toBe('promiseAlreadyAnswered')
    }
    expect(await errorCodeOf(leader.send(`PATCH ${of(promise)}`, { dueOn: null }))).toBe('promiseAlreadyAnswered')
    expect(await list(ani)).toEqual([givenPromise])
  })

  test('is only for leaders of the group, and so is setting a day for it', async () => {
    const promise = await newPromise(ani, await newReward())
    for (const member of [ani, boyan]) {
      expect(await errorCodeOf(give(member, promise))).toBe('notLeaderInThisGroup')
      expect(await errorCodeOf(member.send(`PATCH ${of(promise)}`, { dueOn: null }))).toBe('notLeaderInThisGroup')
    }
    expect(await errorCodeOf(cancel(boyan, promise))).toBe('promiseNotFound')
    expect(await errorCodeOf(give(leader, { id: crypto.randomUUID() }))).toBe('promiseNotFound')
    const stranger = await server.person()
    for (const call of [give(stranger, promise), cancel(stranger, promise)]) {
      expect(await errorCodeOf(call)).toBe('notPartOfTheGroup')
    }
    const day = await expectOk(leader.send<GroupPromise>(`PATCH ${of(promise)}`, { dueOn: '2026-03-20' }))
    expect(day).toEqual({ ...promise, dueOn: '2026-03-20' })
    for (const dueOn of ['2026-02-30', '0000-01-01'])
      expect(await errorCodeOf(leader.send(`PATCH ${of(promise)}`, { dueOn }))).toBe('invalidData')
    expect(await errorCodeOf(leader.send(`PATCH ${of(promise)}`, {}))).toBe('invalidData')
    expect(await expectOk(leader.send(`PATCH ${of(promise)}`, { dueOn: null }))).toEqual(promise)
  })

  test('lists owed ones first, the oldest first, and then the latest', async () => {
    const reward = await newReward({ ruby: 1 })
    const made: GroupPromise[] = []
    for (let count = 0; count < 5; count++) made.push(await newPromise(ani, reward))
    const ids = made.map(({ id }) => id)
    for (const place of [3, 1]) {
      server.clock.advance({ minutes: 1 })
      await expectOk(give(leader, made[place] as GroupPromise))
    }
    const inOrder = [0, 2, 4, 1, 3].map((place) => ids[place])
    expect((await list(leader)).map(({ id }) => id)).toEqual(inOrder)
    expect((await list(leader, '?limit=2&page=2')).map(({ id }) => id)).toEqual(inOrder.slice(2, 4))
    expect((await list(leader, '?status=given')).map(({ id }) => id)).toEqual(inOrder.slice(3))
    expect(await errorCodeOf(leader.send(`GET ${path()}?status=lost` as `GET /groups/${string}`))).toBe(
      'invalidQueryParams',
    )
  })

  test('by two leaders on two servers: one wins, and the member is notified once', async () => {
    const promise = await newPromise(ani, await newReward())
    const codes = await Promise.all([
      errorCodeOf(give(leader, promise)),
      errorCodeOf(give(onServer(second, creator), promise)),
    ])
    expect(codes.toSorted()).toEqual(['ok', 'promiseAlreadyAnswered'])
    expect(await notificationsOf(ani, 'rewardGiven')).toHaveLength(1)
  })
})

describe('cancelling', () => {
  test('by a leader returns the exact rubies once, with who and why', async () => {
    const promise = await newPromise(ani, await newReward())
    expect(await rubiesOf(ani, group.id)).toBe(80)
    const codes = await Promise.all([
      errorCodeOf(cancel(leader, promise, { note: 'It is closed' })),
      errorCodeOf(cancel(onServer(second, creator), promise, { note: 'It is closed' })),
      errorCodeOf(cancel(onServer(second, ani), promise, { note: 'It is closed' })),
    ])
    expect(codes.toSorted()).toEqual(['ok', 'promiseAlreadyAnswered', 'promiseAlreadyAnswered'])
    expect(await rubiesOf(ani, group.id)).toBe(100)
    expect(await list(leader)).toMatchObject([{ status: 'cancelled', note: 'It is closed', givenBy: null }])
    expect(await audit(server.database)).toEqual([])
  })

  test('notifies the member of a leader’s words and the rubies', async () => {
    const promise = await newPromise(ani, await newReward())
    await expectOk(cancel(leader, promise, { note: 'It is closed' }))
    const [told] = await notificationsOf(ani, 'rewardCancelled')
    expect(told?.data).toMatchObject({ reward: { name: 'Cinema', ruby: 20 }, ruby: 20, note: 'It is closed' })
    expect(await notificationsOf(creator, 'rewardRedeemed')).toEqual([])
    expect(await rowsOf(ani)).toMatchObject([
      { amount: 100 },
      { reason: 'groupRewardRedeemed', amount: -20, by: null },
      { reason: 'groupRewardReturned', amount: 20, by: leader.id, reference: promise.id },
    ])
    const rows = await expectOk(ani.send<RubyRows>(`GET /groups/${group.id}/members/${ani.memberId}/rubies`))
    expect(rows.rows[0]).toMatchObject({ item: 'Cinema', note: 'It is closed', by: { userId: leader.id } })
  })

  test('by the member notifies the leaders', async () => {
    const promise = await newPromise(ani, await newReward())
    await expectOk(cancel(ani, promise))
    for (const member of [creator, leader]) {
      expect(await notificationsOf(member, 'rewardRedeemed')).toEqual([])
      const [told] = await notificationsOf(member, 'rewardCancelled')
      expect(told?.data).toMatchObject({ reward: { name: 'Cinema', ruby: 20 }, sender: { id: ani.id } })
      expect(told?.data.ruby).toBeUndefined()
    }
    expect(await notificationsOf(ani, 'rewardCancelled')).toEqual([])
    expect((await rowsOf(ani)).at(-1)).toMatchObject({ amount: 20, by: null })
  })

  test('by the member again and again leaves one notification for each reward and member', async () => {
    const [cinema, park] = [await newReward(), await newReward({ name: 'Park' })]
    for (const reward of [cinema, cinema, park, cinema]) await expectOk(cancel(ani, await newPromise(ani, reward)))
    await expectOk(cancel(boyan, await newPromise(boyan, cinema)))
    const shown = (await notificationsOf(leader, 'rewardCancelled')).map(
      ({ data }) => `${data.reward?.name} of ${data.sender?.id === ani.id ? 'ani' : 'boyan'}`,
    )
    expect(shown.toSorted()).toEqual(['Cinema of ani', 'Cinema of boyan', 'Park of ani'])
  })

  test('while a leader gives on another server: one wins, and rubies return only when it was cancelled', async () => {
    for (let round = 0; round < 5; round++) {
      const promise = await newPromise(ani, await newReward({ ruby: 1 }))
      const before = await rubiesOf(ani, group.id)
      const [giveCode, cancelled] = await Promise.all([
        errorCodeOf(give(leader, promise)),
        errorCodeOf(cancel(onServer(second, ani), promise)),
      ])
      expect([giveCode, cancelled].toSorted()).toEqual(['ok', 'promiseAlreadyAnswered'])
      expect(await rubiesOf(ani, group.id)).toBe(cancelled === 'ok' ? before + 1 : before)
    }
    expect(await audit(server.database)).toEqual([])
  })

  test('gives the use of a reward back', async () => {
    const [thrice, single] = [await newReward({ type: 'times', timesToUse: 3 }), await newReward({ type: 'once' })]
    const [first, , only] = [
      await newPromise(ani, thrice),
      await newPromise(ani, thrice),
      await newPromise(ani, single),
    ]
    expect(await rewardsOf(ani)).toMatchObject([{ id: thrice.id, timesLeft: 1 }])
    await expectOk(cancel(ani, first))
    await expectOk(cancel(leader, only))
    expect(await rewardsOf(ani)).toMatchObject([
      { id: thrice.id, timesLeft: 2 },
      { id: single.id, timesLeft: 1 },
    ])
    await expectOk(redeem(ani, single))
  })

  test('gives no use back after the uses were reset', async () => {
    const reward = await newReward({ type: 'times', timesToUse: 3 })
    const before = await newPromise(ani, reward)
    const terms = { name: 'Cinema', ruby: 20, requireApprove: false, assignedUsers: [ani.id, boyan.id] }
    await expectOk(creator.send(`PUT /groups/${group.id}/rewards/${reward.id}`, { ...terms, type: 'once' }))
    await expectOk(redeem(ani, reward))
    await expectOk(cancel(leader, before))
    expect(await rewardsOf(ani)).toEqual([])
    expect(await rubiesOf(ani, group.id)).toBe(80)
  })

  test('gives the use back to the reward that the member has instead', async () => {
    const reward = await newReward({ type: 'times', timesToUse: 3 })
    const promise = await newPromise(ani, reward)
    const terms = { name: 'Theatre', ruby: 5, type: 'times', timesToUse: 3 }
    const ownReward = await expectOk(creator.send<UserGroupReward>(`PUT ${rewardPath(ani.id, reward.id)}`, terms))
    expect(ownReward.timesLeft).toBe(2)
    await expectOk(cancel(leader, promise))
    expect(await rewardsOf(ani)).toMatchObject([{ id: ownReward.id, timesLeft: 3 }])
    expect(await rubiesOf(ani, group.id)).toBe(100)
  })
})

describe('a request for a reward', () => {
  test('can be withdrawn by its member until it is answered', async () => {
    const reward = await newReward({ requireApprove: true })
    const call = `DELETE ${rewardPath(ani.id, reward.id)}/request` as const
    expect(await errorCodeOf(ani.send(call))).toBe('groupRewardApproveNotRequested')
    await expectOk(redeem(ani, reward))
    expect(await errorCodeOf(leader.send(call))).toBe('notAuthorized')
    expect(await errorCodeOf(boyan.send(call))).toBe('notAuthorized')
    expect(await notificationsOf(leader, 'requestRewardApproval')).toHaveLength(1)
    expect(await expectOk(ani.send(call))).toBeNull()
    expect(await notificationsOf(leader, 'requestRewardApproval')).toEqual([])
    expect(await rewardsOf(ani)).toMatchObject([{ approveRequested: false }])
    expect(await errorCodeOf(leader.send(`POST ${rewardPath(ani.id, reward.id)}/approve`, { approved: true }))).toBe(
      'groupRewardApproveNotRequested',
    )
    await expectOk(redeem(ani, reward))
  })

  test('withdrawn while a leader approves on another server: one wins', async () => {
    for (let round = 0; round < 5; round++) {
      const reward = await newReward({ requireApprove: true, ruby: 1 })
      await expectOk(redeem(ani, reward))
      const before = await rubiesOf(ani, group.id)
      const approve = `POST ${rewardPath(ani.id, reward.id)}/approve` as const
      const [withdrawn, approved] = await Promise.all([
        errorCodeOf(ani.send(`DELETE ${rewardPath(ani.id, reward.id)}/request`)),
        errorCodeOf(onServer(second, leader).send(approve, { approved: true })),
      ])
      expect([withdrawn, approved].toSorted()).toEqual(['groupRewardApproveNotRequested', 'ok'])
      expect(await rubiesOf(ani, group.id)).toBe(approved === 'ok' ? before - 1 : before)
      const owed = (await list(ani)).filter((promise) => promise.reward.id === reward.id)
      expect(owed).toHaveLength(approved === 'ok' ? 1 : 0)
    }
  })
})

describe('leaders', () => {
  const sweep = () =>
    Promise.all([server, second].flatMap(({ services }) => [remindOfPromises(services), sweepPromises(services)]))

  test('are notified once more after three days, whichever server does it', async () => {
    const [owed, givenPromise] = [await newPromise(ani, await newReward()), await newPromise(boyan, await newReward())]
    await expectOk(give(leader, givenPromise))
    const [first] = await notificationsOf(creator, 'rewardRedeemed')
    server.clock.advance({ hours: 71 })
    await sweep()
    expect(await notificationsOf(creator, 'rewardRedeemed')).toEqual([first])
    server.clock.advance({ hours: 2 })
    await sweep()
    const [again, ...others] = await notificationsOf(creator, 'rewardRedeemed')
    expect(again?.id).not.toBe(first?.id)
    expect(others).toEqual([])
    server.clock.advance({ hours: 24 * 8 })
    await sweep()
    expect(await notificationsOf(creator, 'rewardRedeemed')).toEqual([again])
    await expectOk(cancel(leader, owed))
    expect(await notificationsOf(creator, 'rewardRedeemed')).toEqual([])
  })

  test('see in today how many they have to give', async () => {
    await newPromise(ani, await newReward())
    const count = async (by: Sender) => (await expectOk(by.send<Today>('GET /today'))).promises.count
    expect([await count(creator), await count(leader), await count(ani)]).toEqual([1, 1, 0])
    const [promise] = await list(leader)
    await expectOk(give(leader, promise as GroupPromise))
    expect(await count(creator)).toBe(0)
  })

  test('do not see what was given more than 90 days ago', async () => {
    const promise = await newPromise(ani, await newReward())
    const owed = await newPromise(ani, await newReward())
    await expectOk(give(leader, promise))
    server.clock.advance({ hours: 24 * 91 })
    expect(await list(await signIn(creator))).toEqual([owed])
    await sweep()
    const left = await server.database.queries.select().from(promises).where(eq(promises.groupId, group.id))
    expect(left).toMatchObject([{ id: owed.id }])
  })
})

describe('a member who leaves', () => {
  const closing = { reason: 'membershipEnded', amount: -100 }
  const returned = { reason: 'groupRewardReturned', amount: 20, by: null }

  test.each([
    ['by oneself', () => ani.send(`DELETE /groups/${group.id}/members/${ani.memberId}`)],
    ['removed', () => leader.send(`DELETE /groups/${group.id}/members/${ani.memberId}`)],
    ['with the group', () => creator.send(`DELETE /groups/${group.id}`)],
  ])('%s, gets back what is owed before the closing row', async (_, end) => {
    const reward = await newReward({ type: 'once' })
    await newPromise(ani, reward)
    const givenPromise = await newPromise(ani, await newReward({ ruby: 30 }))
    await grantRubies(server, group.id, ani, 30)
    await expectOk(give(leader, givenPromise))
    await expectOk(end())
    expect((await rowsOf(ani)).slice(-2)).toMatchObject([returned, closing])
    expect(await audit(server.database)).toEqual([])
    for (const member of [creator, leader]) expect(await notificationsOf(member, 'rewardRedeemed')).toEqual([])
  })

  test('and comes back is owed nothing from before, and keeps what was redeemed as used', async () => {
    const reward = await newReward({ type: 'once' })
    await newPromise(ani, reward)
    await expectOk(leader.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
    await joinByInvitation(group, ani)
    expect(await list(ani, '?status=owed')).toEqual([])
    expect(await list(leader, '?status=owed')).toEqual([])
    const terms = { name: 'Cinema', ruby: 20, type: 'once', requireApprove: false, assignedUsers: [ani.id] }
    await expectOk(creator.send(`PUT /groups/${group.id}/rewards/${reward.id}`, terms))
    expect(await rewardsOf(ani)).toEqual([])
  })
})

describe('rewards owed to a deleted account', () => {
  test('are hidden until it is restored', async () => {
    const promise = await newPromise(ani, await newReward())
    await expectOk(ani.send('POST /users/profile/deletion', { password: ani.password }))
    expect(await list(leader)).toEqual([])
    expect(await notificationsOf(leader, 'rewardRedeemed')).toEqual([])
    for (const call of [give(leader, promise), cancel(leader, promise)]) {
      expect(await errorCodeOf(call)).toBe('promiseNotFound')
    }
    server.clock.advance({ hours: 24 * 4 })
    await remindOfPromises(server.services)
    expect(await notificationsOf(leader, 'rewardRedeemed')).toEqual([])
    await expectOk(server.send('POST /auth/restore-account', { email: ani.email, password: ani.password }))
    expect(await list(leader)).toEqual([promise])
    expect(await notificationsOf(leader, 'rewardRedeemed')).toHaveLength(1)
  })

  test('leave neither a promise nor a wrong balance after its erasure, and the giver stays unnamed', async () => {
    await newPromise(ani, await newReward())
    const givenPromise = await newPromise(boyan, await newReward())
    await expectOk(give(leader, givenPromise))
    for (const member of [ani, leader]) {
      await expectOk(member.send('POST /users/profile/deletion', { password: member.password }))
    }
    server.clock.advance({ hours: 24 * 32 })
    while (await eraseAccounts(server.services));
    expect(await list(await signIn(creator))).toMatchObject([{ id: givenPromise.id, status: 'given', givenBy: null }])
    expect(await audit(server.database)).toEqual([])
  })
})

describe('a shared device', () => {
  test('shows what is owed on the wall, and a child cancels and withdraws its own', async () => {
    const child = await newChild(creator, group.id)
    await grantRubies(server, group.id, child, 50)
    const device = await newDevice(server, creator, group.id)
    const play = { ...child, ...(await device.enter(child.id)) }
    const reward = await newReward({ assignedUsers: [child.id] })
    const asked = await newReward({ name: 'Zoo', assignedUsers: [child.id], requireApprove: true })
    await newPromise(ani, await newReward())
    await expectOk(redeem(play, reward))
    await expectOk(redeem(play, asked))
    const wall = async () => (await expectOk(device.send<Wall>('GET /device/wall'))).promises
    // Ani is not on the wall.
    expect(await wall()).toEqual([{ userId: child.id, name: 'Cinema', dueOn: null }])
    const [ownPromise, ...others] = await list(play)
    expect(others).toEqual([])
    await expectOk(leader.send(`PATCH ${of(ownPromise as GroupPromise)}`, { dueOn: '2026-03-20' }))
    await expectOk(creator.send(`PATCH /groups/${group.id}/devices/${device.id}`, { wallTitles: false }))
    expect(await wall()).toEqual([{ userId: child.id, name: null, dueOn: '2026-03-20' }])
    const [ofAni] = await list(ani)
    expect(await errorCodeOf(give(play, ownPromise as GroupPromise))).toBe('notAuthorized')
    expect(await errorCodeOf(cancel(play, ofAni as GroupPromise))).toBe('promiseNotFound')
    await expectOk(cancel(play, ownPromise as GroupPromise))
    await expectOk(play.send(`DELETE ${rewardPath(child.id, asked.id)}/request`))
    expect(await wall()).toEqual([])
    expect(await audit(server.database)).toEqual([])
  })

  test('does not let a leader who entered give or cancel', async () => {
    const promise = await newPromise(ani, await newReward())
    await expectOk(leader.send('PUT /users/profile/pin', { password: leader.password, pin: '2580', wall: 'pin' }))
    const device = await newDevice(server, creator, group.id)
    const play = await device.enter(leader.id, '2580')
    expect(await errorCodeOf(give(play, promise))).toBe('notAuthorized')
    expect(await errorCodeOf(cancel(play, promise))).toBe('promiseNotFound')
    expect(await list(play)).toEqual([])
  })
})

test('exports contain promises', async () => {
  const promise = await newPromise(ani, await newReward())
  await newPromise(boyan, await newReward())
  const { account } = await expectOk(ani.send<Exported>('GET /users/profile/export'))
  expect(account.groups[0]?.promises).toEqual([promise])
  const exported = await expectOk(leader.send<ExportedGroup>(`GET /groups/${group.id}/export`))
  expect(exported.promises).toHaveLength(2)
})
