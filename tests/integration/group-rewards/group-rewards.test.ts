import { randomUUID } from 'node:crypto'
import type { Stats } from '@questboard/api/game/schema'
import type { GroupReward, RewardRequest, UserGroupReward } from '@questboard/api/group-rewards/schema'
import { groupRewards, ledger } from '@questboard/db/schema'
import { and, eq, sum } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCodeOf } from '../../support/error-code.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import { type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk } from '../../support/rest.ts'
import { storedRubiesOf } from '../../support/stats.ts'
import { type Call, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'

interface Redeemed {
  stats: Stats
  reward: UserGroupReward | null
  approveRequested: boolean
}
type Answered = { approved: boolean; stats: Stats }

let server: TestServer
let group: TestGroup
let creator: InGroup
let leader: InGroup
let ani: InGroup
let boyan: InGroup

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  group = await newGroup(server, { leaders: 1, members: 2 })
  creator = group.creator
  ;[leader] = group.leaders as [InGroup]
  ;[ani, boyan] = group.members as [InGroup, InGroup]
})

const body = (about: object = {}) => ({
  name: 'Cinema',
  ruby: 10,
  type: 'constant',
  requireApprove: false,
  assignedUsers: [ani.id],
  ...about,
})

const forOne = (about: object = {}) => ({ name: 'Cinema', ruby: 10, type: 'constant', requireApprove: false, ...about })

const rewardsPath = () => `/groups/${group.id}/rewards` as const
const pathOf = (id: string) => `${rewardsPath()}/${id}` as const
const userPath = (user: { id: string }, id = '') =>
  `/groups/${group.id}/users/${user.id}/rewards${id && `/${id}`}` as const

const add = (about: object = {}, by: Person = creator) =>
  expectOk(by.send<GroupReward>(`POST ${rewardsPath()}`, body(about)))

const listRewards = (by: Person = creator) => expectOk(by.send<GroupReward[]>(`GET ${rewardsPath()}`))

const rewardsOf = (user: Person, by: Person = user) => expectOk(by.send<UserGroupReward[]>(`GET ${userPath(user)}`))

const redeem = (by: Person, { id }: { id: string }) => by.send<Redeemed>(`POST ${pathOf(id)}/redeem`)

const answer = (by: Person, user: Person, { id }: { id: string }, approved = true) =>
  by.send<Answered>(`POST ${userPath(user, id)}/approve`, { approved })

const answerAll = (by: Person, { id }: { id: string }, answerBody?: object) =>
  by.send<{ approved: number }>(`POST ${pathOf(id)}/approve`, answerBody)

const giveRubies = (person: InGroup, rubies: number) => grantRubies(server, group.id, person, rubies)

describe('creating and reading', () => {
  test('a reward for members, who are notified', async () => {
    const reward = await add(
      { name: ' Кино ', type: 'times', timesToUse: 3, assignedUsers: [boyan.id, ani.id] },
      leader,
    )
    expect(reward).toEqual({
      id: expect.any(String),
      groupId: group.id,
      name: 'Кино',
      ruby: 10,
      type: 'times',
      timesToUse: 3,
      requireApprove: false,
      archived: false,
      assignedUsers: [boyan.id, ani.id],
      waitingApproval: 0,
      usedUp: false,
      updatedAt: server.clock.now().toISOString(),
    })
    expect(await listRewards()).toEqual([reward])
    const shown = { ...reward, timesLeft: 3, approveRequested: false, requestedAt: null, note: null }
    expect(await rewardsOf(ani)).toEqual([shown])
    expect(await rewardsOf(boyan, leader)).toEqual([shown])
    expect(await rewardsOf(leader)).toEqual([])
    expect(await expectOk(ani.send(`GET ${userPath(ani, reward.id)}`))).toEqual(shown)
    for (const person of [ani, boyan]) {
      expect(await notificationsOf(person, 'newRewardAdded')).toMatchObject([
        { groupId: group.id, data: { sender: { id: leader.id }, group: { name: 'Family' }, reward: { name: 'Кино' } } },
      ])
    }
    expect(await notificationsOf(creator, 'newRewardAdded')).toEqual([])
  })

  test('by default a reward needs no approval, and one of type “once” has one use', async () => {
    await add({ requireApprove: undefined, type: 'once' })
    await add()
    expect(
      (await rewardsOf(ani)).map(({ type, timesLeft, requireApprove }) => [type, timesLeft, requireApprove]),
    ).toEqual([
      ['once', 1, false],
      ['constant', null, false],
    ])
  })

  test('a reward for one member only', async () => {
    const path = userPath(ani)
    const reward = await expectOk(creator.send<UserGroupReward>(`POST ${path}`, forOne({ type: 'once' })))
    expect(reward).toMatchObject({ assignedUsers: [ani.id], timesLeft: 1, approveRequested: false })
    expect(await rewardsOf(ani)).toEqual([reward])
    expect(await notificationsOf(ani, 'newRewardAdded')).toHaveLength(1)
    expect(await errorCodeOf(creator.send(`POST ${userPath(creator)}`, forOne()))).toBe('cannotAssignToYourself')
    expect(await errorCodeOf(creator.send(`POST ${userPath({ id: unknownId })}`, forOne()))).toBe('memberNotFound')
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(151) }],
    ['ruby', { ruby: 0 }],
    ['ruby', { ruby: 100_001 }],
    ['ruby', { ruby: '5' }],
    ['type', { type: 'twice' }],
    ['timesToUse', { type: 'times' }],
    ['timesToUse', { type: 'times', timesToUse: 1 }],
    ['timesToUse', { type: 'times', timesToUse: 1001 }],
    ['timesToUse', { type: 'once', timesToUse: 2 }],
    ['requireApprove', { requireApprove: null }],
  ])('refuses %s in %j', async (path, about) => {
    const reward = await add()
    const calls: [Call, object][] = [
      [`POST ${rewardsPath()}`, body(about)],
      [`PUT ${pathOf(reward.id)}`, body(about)],
      [`POST ${userPath(ani)}`, forOne(about)],
      [`PUT ${userPath(ani, reward.id)}`, forOne(about)],
    ]
    for (const [call, given] of calls) {
      const { error } = await creator.send(call, given)
      expect(error).toMatchObject({ message: 'invalidData', details: [{ path }] })
    }
    expect(await listRewards()).toEqual([reward])
  })

  test('accepts one to four different members', async () => {
    const reward = await add()
    const twice = [ani.id, ani.id.toUpperCase()]
    for (const assignedUsers of [[], twice, Array.from({ length: 5 }, () => randomUUID()), undefined]) {
      for (const call of [`POST ${rewardsPath()}`, `PUT ${pathOf(reward.id)}`] as Call[]) {
        const { error } = await creator.send(call, body({ assignedUsers }))
        expect(error).toMatchObject({ message: 'invalidData', details: [{ path: 'assignedUsers' }] })
      }
    }
    const missing = await creator.send(`PUT ${pathOf(reward.id)}`, body({ requireApprove: undefined }))
    expect(missing.error.details).toMatchObject([{ path: 'requireApprove' }])
    const everybody = [ani.id, boyan.id, leader.id]
    expect((await add({ assignedUsers: everybody })).assignedUsers).toEqual(everybody)
  })

  test('can be repeated with a client id', async () => {
    const rewardBody = { ...body(), id: randomUUID().toUpperCase() }
    const send = (by: Person = creator, about: object = {}) =>
      by.send<GroupReward>(`POST ${rewardsPath()}`, { ...rewardBody, ...about })
    const [{ result: reward }, again] = await Promise.all([send(), send()])
    expect(again.result).toEqual(reward)
    expect(await notificationsOf(ani, 'newRewardAdded')).toHaveLength(1)
    expect(await errorCodeOf(send(leader))).toBe('idAlreadyUsed')
    expect(await errorCodeOf(send(creator, { ruby: 11 }))).toBe('idAlreadyUsed')
    expect(await errorCodeOf(creator.send(`POST ${userPath(ani)}`, forOne({ id: rewardBody.id })))).toBe(
      'idAlreadyUsed',
    )
    await expectOk(creator.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
    expect((await send()).result).toMatchObject({ id: reward.id, assignedUsers: [] })
    await expectOk(creator.send(`DELETE ${pathOf(reward.id)}`))
    expect(await errorCodeOf(send())).toBe('idAlreadyUsed')
    const alone = forOne({ id: randomUUID() })
    const createdReward = await expectOk(creator.send<UserGroupReward>(`POST ${userPath(boyan)}`, alone))
    expect(await expectOk(creator.send(`POST ${userPath(boyan)}`, alone))).toEqual(createdReward)
    expect(
      await errorCodeOf(creator.send('POST /user/rewards', { id: createdReward.id, name: 'x', gold: 1, type: 'once' })),
    ).toBe('idAlreadyUsed')
  })

  test('refuses more than 500 that are not archived', async () => {
    const reward = await add({ assignedUsers: [ani.id, boyan.id] })
    await server.database.queries.insert(groupRewards).values(
      Array.from({ length: 499 }, () => ({
        id: randomUUID(),
        groupId: group.id,
        name: 'x',
        ruby: 1,
        type: 'once' as const,
        requireApprove: false,
        createdAt: server.clock.now(),
      })),
    )
    const refused = [
      creator.send(`POST ${rewardsPath()}`, body()),
      creator.send(`POST ${userPath(ani)}`, forOne()),
      creator.send(`PATCH ${pathOf(reward.id)}/copy`),
      creator.send(`PUT ${userPath(ani, reward.id)}`, forOne()),
    ]
    for (const reply of refused) expect(await errorCodeOf(reply)).toBe('tooManyItems')
    expect(await rewardsOf(ani)).toMatchObject([{ id: reward.id }])
    await expectOk(creator.send(`PATCH ${pathOf(reward.id)}/archive`))
    await add()
  })
})

describe('permissions', () => {
  const calls = (id: string, user: string): [Call, object | undefined][] => [
    [`GET ${rewardsPath()}`, undefined],
    [`POST ${rewardsPath()}`, body({ assignedUsers: [boyan.id] })],
    [`PUT ${pathOf(id)}`, body({ assignedUsers: [boyan.id] })],
    [`DELETE ${pathOf(id)}`, undefined],
    [`PATCH ${pathOf(id)}/archive`, undefined],
    [`PATCH ${pathOf(id)}/copy`, undefined],
    [`GET ${pathOf(id)}/approvals`, undefined],
    [`POST ${pathOf(id)}/approve`, {}],
    [`GET ${userPath({ id: user })}`, undefined],
    [`POST ${userPath({ id: user })}`, forOne()],
    [`GET ${userPath({ id: user }, id)}`, undefined],
    [`PUT ${userPath({ id: user }, id)}`, forOne()],
    [`DELETE ${userPath({ id: user }, id)}`, undefined],
    [`POST ${userPath({ id: user }, id)}/approve`, { approved: true }],
  ]

  test('members cannot manage rewards, whether they exist or not', async () => {
    const { id } = await add({ assignedUsers: [ani.id, boyan.id] })
    for (const [call, given] of [...calls(id, boyan.id), ...calls(unknownId, unknownId)]) {
      expect([call, await errorCodeOf(ani.send(call, given))]).toEqual([call, 'notLeaderInThisGroup'])
    }
    for (const call of [`PUT ${userPath(ani, id)}`, `DELETE ${userPath(ani, id)}`] as Call[]) {
      expect(await errorCodeOf(ani.send(call, forOne()))).toBe('notLeaderInThisGroup')
    }
  })

  test('outsiders cannot access rewards of a group', async () => {
    const { id } = await add()
    const outsider = await server.person()
    const every = [...calls(id, ani.id), [`POST ${pathOf(id)}/redeem`, undefined] as [Call, undefined]]
    for (const [call, given] of every) {
      expect(await errorCodeOf(outsider.send(call, given))).toBe('notPartOfTheGroup')
      const unknown = call.replace(group.id, unknownId) as Call
      expect(await errorCodeOf(creator.send(unknown, given))).toBe('groupNotFound')
    }
  })

  test('rewards of another group and unknown ones are not found', async () => {
    const otherGroup = await newGroup(server, { members: 1 })
    const foreign = await expectOk(
      otherGroup.creator.send<GroupReward>(
        `POST /groups/${otherGroup.id}/rewards`,
        body({ assignedUsers: [otherGroup.members[0]?.id] }),
      ),
    )
    for (const id of [foreign.id, unknownId]) {
      const found = calls(id, ani.id).filter(([call]) => call.includes(id))
      expect(found).toHaveLength(10)
      for (const [call, given] of [...found, [`POST ${pathOf(id)}/redeem`, undefined] as [Call, undefined]]) {
        expect([call, await errorCodeOf(creator.send(call, given))]).toEqual([call, 'rewardNotFound'])
      }
    }
  })

  test('rewards cannot be assigned to oneself or to strangers', async () => {
    const { id } = await add()
    const outsider = await server.person()
    for (const call of [`POST ${rewardsPath()}`, `PUT ${pathOf(id)}`, `PUT ${pathOf(unknownId)}`] as Call[]) {
      const assignedToSelf = creator.send(call, body({ assignedUsers: [outsider.id, creator.id] }))
      expect(await errorCodeOf(assignedToSelf)).toBe('cannotAssignToYourself')
    }
    expect(await errorCodeOf(creator.send(`POST ${rewardsPath()}`, body({ assignedUsers: [outsider.id] })))).toBe(
      'memberNotFound',
    )
    expect(await errorCodeOf(creator.send(`PUT ${pathOf(id)}`, body({ assignedUsers: [outsider.id] })))).toBe(
      'memberNotFound',
    )
    expect(await errorCodeOf(creator.send(`PUT ${pathOf(unknownId)}`, body({ assignedUsers: [outsider.id] })))).toBe(
      'rewardNotFound',
    )
    expect(await errorCodeOf(creator.send(`GET ${userPath(outsider)}`))).toBe('memberNotFound')
    expect(await errorCodeOf(creator.send(`PUT ${userPath(outsider, unknownId)}`, forOne()))).toBe('memberNotFound')
    expect(await errorCodeOf(creator.send(`DELETE ${userPath(outsider, unknownId)}`))).toBe('memberNotFound')
    expect(await errorCodeOf(answer(creator, outsider, { id: unknownId }))).toBe('memberNotFound')
  })

  test('leaders cannot change rewards assigned to themselves', async () => {
    const { id } = await add({ assignedUsers: [leader.id, ani.id], requireApprove: true })
    const refused: [Call, object?][] = [
      [`PUT ${pathOf(id)}`, body()],
      [`PUT ${pathOf(id)}`, body({ assignedUsers: [unknownId] })],
      [`DELETE ${pathOf(id)}`],
      [`PATCH ${pathOf(id)}/archive`],
      [`PATCH ${pathOf(id)}/copy`],
      [`PUT ${userPath(ani, id)}`, forOne()],
      [`PUT ${userPath(leader, id)}`, forOne()],
      [`DELETE ${userPath(ani, id)}`],
      [`DELETE ${userPath(leader, id)}`],
    ]
    for (const [call, given] of refused) {
      expect([call, await errorCodeOf(leader.send(call, given))]).toEqual([call, 'notAuthorized'])
    }
    expect(await rewardsOf(leader)).toHaveLength(1)
    await giveRubies(leader, 10)
    await expectOk(redeem(leader, { id }))
    expect(await notificationsOf(leader, 'requestRewardApproval')).toEqual([])
    expect(await notificationsOf(creator, 'requestRewardApproval')).toHaveLength(1)
    expect(await errorCodeOf(answer(leader, leader, { id }))).toBe('cannotApproveOwn')
    expect(await errorCodeOf(answer(leader, leader, { id: unknownId }))).toBe('cannotApproveOwn')
    expect(await errorCodeOf(answerAll(leader, { id }))).toBe('noRewardsForApproval')
    await expectOk(answer(creator, leader, { id }))
    expect(await storedRubiesOf(server.database, leader)).toBe(0)
  })
})

describe('redeeming', () => {
  test('pays at once without approval, and uses the reward once', async () => {
    const [constant, once, times] = [
      await add(),
      await add({ type: 'once', assignedUsers: [ani.id, boyan.id] }),
      await add({ type: 'times', timesToUse: 2 }),
    ]
    await giveRubies(ani, 100)
    const first = await expectOk(redeem(ani, constant))
    expect(first).toMatchObject({ approveRequested: false, reward: { id: constant.id, timesLeft: null } })
    expect(first.stats).toMatchObject({ ruby: 90, gold: 0, gems: 50 })
    expect((await expectOk(redeem(ani, constant))).stats.ruby).toBe(80)
    expect(await expectOk(redeem(ani, once))).toMatchObject({ reward: null, stats: { ruby: 70 } })
    expect(await errorCodeOf(redeem(ani, once))).toBe('rewardNotFound')
    expect(await errorCodeOf(ani.send(`GET ${userPath(ani, once.id)}`))).toBe('rewardNotFound')
    expect((await expectOk(redeem(ani, times))).reward).toMatchObject({ timesLeft: 1, timesToUse: 2 })
    expect((await expectOk(redeem(ani, times))).reward).toBeNull()
    expect((await rewardsOf(ani)).map(({ id }) => id)).toEqual([constant.id])
    expect(await rewardsOf(boyan)).toMatchObject([{ id: once.id, timesLeft: 1 }])
    expect((await listRewards()).map(({ id, usedUp }) => [id, usedUp])).toEqual([
      [constant.id, false] as const,
      [once.id, false] as const,
      [times.id, true],
    ])
    expect(await storedRubiesOf(server.database, ani)).toBe(50)
    const rows = await server.database.queries
      .select()
      .from(ledger)
      .where(and(eq(ledger.membershipId, ani.memberId), eq(ledger.reason, 'groupRewardRedeemed')))
    expect(rows.map(({ amount, item }) => [amount, item])).toEqual(Array(5).fill([-10, 'Cinema']))
  })

  test('is for assignees of rewards that are not archived', async () => {
    const reward = await add()
    await giveRubies(boyan, 100)
    await giveRubies(creator, 100)
    for (const person of [boyan, creator]) expect(await errorCodeOf(redeem(person, reward))).toBe('rewardNotFound')
    await expectOk(creator.send(`PATCH ${pathOf(reward.id)}/archive`))
    expect(await errorCodeOf(redeem(ani, reward))).toBe('rewardNotFound')
  })

  test('needs rubies of the same group', async () => {
    const otherGroup = await newGroup(server, { members: 0 })
    const memberId = await joinByInvitation(otherGroup, ani)
    await grantRubies(server, otherGroup.id, { id: ani.id, memberId }, 100)
    await giveRubies(ani, 9)
    for (const requireApprove of [false, true]) {
      const reward = await add({ requireApprove })
      const { error } = await redeem(ani, reward)
      expect(error).toMatchObject({ message: 'notEnoughRubyToRedeemReward', type: 'Conflict', status: 409 })
    }
    expect(await storedRubiesOf(server.database, ani)).toBe(9)
    expect(await notificationsOf(creator, 'requestRewardApproval')).toEqual([])
  })

  test('with parallel answers and changes keeps the ledger consistent without deadlocks', async () => {
    const shared = await add({ requireApprove: true, type: 'times', timesToUse: 3, assignedUsers: [ani.id, boyan.id] })
    const free = await add({ ruby: 7, assignedUsers: [ani.id, boyan.id] })
    await giveRubies(ani, 40)
    await giveRubies(boyan, 40)
    const rounds = Array.from({ length: 3 }, () => [
      ...[ani, boyan].flatMap((person) => [redeem(person, shared), redeem(person, free)]),
      ...[creator, leader].flatMap((person) => [answerAll(person, shared), answer(person, ani, shared)]),
      creator.send(`PUT ${userPath(boyan, free.id)}`, forOne({ ruby: 3 })),
    ])
    const last = creator.send(`DELETE /groups/${group.id}/members/${boyan.memberId}`)
    const replies = await Promise.all([...rounds.flat(), last])
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    const left = (await storedRubiesOf(server.database, ani)) ?? 0
    const [state] = (await rewardsOf(ani)).filter(({ id }) => id === shared.id)
    const paid = 10 * (3 - (state?.timesLeft ?? 0))
    expect((40 - left - paid) % 7).toBe(0)
    expect(left).toBeGreaterThanOrEqual(0)
    const closed = await server.database.queries
      .select({ ruby: sum(ledger.amount).mapWith(Number) })
      .from(ledger)
      .where(eq(ledger.membershipId, boyan.memberId))
    expect(closed).toEqual([{ ruby: 0 }])
  })

  test('works in holiday mode', async () => {
    const reward = await add()
    await giveRubies(ani, 10)
    await expectOk(ani.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect((await redeem(ani, reward)).status).toBe(200)
  })
})

describe('approval', () => {
  let reward: GroupReward
  beforeEach(async () => {
    reward = await add({ requireApprove: true, type: 'times', timesToUse: 2, assignedUsers: [ani.id, boyan.id] })
    await giveRubies(ani, 25)
    await giveRubies(boyan, 25)
  })

  test('is requested from the creator and the leaders, and reserves nothing', async () => {
    const requested = await expectOk(redeem(ani, reward))
    expect(requested).toMatchObject({ approveRequested: true, stats: { ruby: 25 } })
    expect(requested.reward).toMatchObject({ approveRequested: true, timesLeft: 2, waitingApproval: 1 })
    expect(await errorCodeOf(redeem(ani, reward))).toBe('groupRewardApproveAlreadyRequested')
    expect(await rewardsOf(boyan)).toMatchObject([{ approveRequested: false, waitingApproval: 1 }])
    for (const person of [creator, leader]) {
      expect(await notificationsOf(person, 'requestRewardApproval')).toMatchObject([
        { groupId: group.id, data: { sender: { id: ani.id }, reward: { name: 'Cinema', ruby: 10 } } },
      ])
    }
    server.clock.advance({ minutes: 1 })
    await expectOk(redeem(boyan, reward))
    const waiting = await expectOk(leader.send<RewardRequest[]>(`GET ${pathOf(reward.id)}/approvals`))
    expect(waiting).toEqual([
      {
        userId: ani.id,
        name: ani.name,
        avatar: expect.objectContaining({ owned: true }),
        timesLeft: 2,
        requestedAt: expect.any(String),
      },
      expect.objectContaining({ userId: boyan.id, requestedAt: server.clock.now().toISOString() }),
    ])
    expect(await listRewards()).toMatchObject([{ waitingApproval: 2 }])
    expect(await storedRubiesOf(server.database, ani)).toBe(25)
  })

  test('approved: pays, uses the reward once, and notifies', async () => {
    await expectOk(redeem(ani, reward))
    const answered = await expectOk(answer(leader, ani, reward))
    expect(answered).toMatchObject({ approved: true, stats: { ruby: 15, gold: 0, gems: 0 } })
    expect(await storedRubiesOf(server.database, ani)).toBe(15)
    expect(await rewardsOf(ani)).toMatchObject([{ timesLeft: 1, approveRequested: false, waitingApproval: 0 }])
    expect(await notificationsOf(ani, 'rewardApprove')).toMatchObject([
      { data: { sender: { id: leader.id }, reward: { name: 'Cinema', approved: true, ruby: 10 } } },
    ])
    for (const person of [creator, leader]) expect(await notificationsOf(person, 'requestRewardApproval')).toEqual([])
    expect(await errorCodeOf(answer(creator, ani, reward))).toBe('groupRewardApproveNotRequested')
    await expectOk(redeem(ani, reward))
    await expectOk(answer(creator, ani, reward))
    expect(await rewardsOf(ani)).toEqual([])
    // A used-up reward is still returned like a reward.
    expect(await errorCodeOf(answer(leader, ani, reward, false))).toBe('groupRewardApproveNotRequested')
    expect(await storedRubiesOf(server.database, ani)).toBe(5)
  })

  test('declined: costs nothing, notifies, and can be requested again', async () => {
    await expectOk(redeem(ani, reward))
    expect(await expectOk(answer(creator, ani, reward, false))).toMatchObject({ approved: false, stats: { ruby: 25 } })
    expect(await rewardsOf(ani)).toMatchObject([{ timesLeft: 2, approveRequested: false }])
    expect(await notificationsOf(ani, 'rewardApprove')).toMatchObject([
      { data: { reward: { approved: false, ruby: 10 } } },
    ])
    expect(await errorCodeOf(answer(creator, ani, reward))).toBe('groupRewardApproveNotRequested')
    await expectOk(redeem(ani, reward))
    expect(await notificationsOf(creator, 'requestRewardApproval')).toHaveLength(1)
  })

  test('charges the current price', async () => {
    const [otherReward] = [await add({ ruby: 20 })]
    await expectOk(redeem(ani, reward))
    await expectOk(redeem(ani, otherReward))
    expect(await errorCodeOf(answer(creator, ani, reward))).toBe('notEnoughRubyToRedeemReward')
    expect(await expectOk(answerAll(creator, reward))).toEqual({ approved: 0 })
    expect(await rewardsOf(ani)).toContainEqual(expect.objectContaining({ id: reward.id, approveRequested: true }))
    expect(await storedRubiesOf(server.database, ani)).toBe(5)
    await giveRubies(ani, 5)
    await expectOk(answer(creator, ani, reward))
    expect(await storedRubiesOf(server.database, ani)).toBe(0)
  })

  test('approves one of two requests when the rubies suffice for one', async () => {
    const otherReward = await add({ requireApprove: true, ruby: 20 })
    await expectOk(redeem(ani, reward))
    await expectOk(redeem(ani, otherReward))
    const replies = await Promise.all([answer(creator, ani, reward), answer(leader, ani, otherReward)])
    expect(replies.flatMap(({ error }) => error?.message ?? [])).toEqual(['notEnoughRubyToRedeemReward'])
    expect([5, 15]).toContain(await storedRubiesOf(server.database, ani))
  })

  test('approving all answers every request with enough rubies', async () => {
    expect(await errorCodeOf(answerAll(creator, reward))).toBe('noRewardsForApproval')
    const spend = await add({ ruby: 25, assignedUsers: [boyan.id] })
    await expectOk(redeem(ani, reward))
    await expectOk(redeem(boyan, reward))
    await expectOk(redeem(boyan, spend))
    expect(await expectOk(answerAll(creator, reward))).toEqual({ approved: 1 })
    expect([await storedRubiesOf(server.database, ani), await storedRubiesOf(server.database, boyan)]).toEqual([15, 0])
    expect(await listRewards()).toMatchObject([{ waitingApproval: 1 }, {}])
    expect(await expectOk(answerAll(leader, reward, { approved: false }))).toEqual({ approved: 1 })
    expect(await notificationsOf(boyan, 'rewardApprove')).toMatchObject([{ data: { reward: { approved: false } } }])
    expect(await notificationsOf(ani, 'rewardApprove')).toMatchObject([{ data: { reward: { approved: true } } }])
    for (const person of [creator, leader]) expect(await notificationsOf(person, 'requestRewardApproval')).toEqual([])
  })

  test('approving in parallel by two leaders pays each once', async () => {
    await expectOk(redeem(ani, reward))
    await expectOk(redeem(boyan, reward))
    const replies = await Promise.all([answerAll(creator, reward), answerAll(leader, reward)])
    expect(replies.flatMap(({ result }) => result?.approved ?? [])).toEqual([2])
    expect(replies.flatMap(({ error }) => error?.message ?? [])).toEqual(['noRewardsForApproval'])
    expect([await storedRubiesOf(server.database, ani), await storedRubiesOf(server.database, boyan)]).toEqual([15, 15])
  })

  test('is refused where none is required or requested', async () => {
    const free = await add()
    expect(await errorCodeOf(answer(creator, ani, free))).toBe('groupRewardApproveNotRequired')
    expect(await errorCodeOf(answerAll(creator, free))).toBe('groupRewardApproveNotRequired')
    expect(await errorCodeOf(answer(creator, ani, reward))).toBe('groupRewardApproveNotRequested')
    expect(await errorCodeOf(answer(creator, leader, reward))).toBe('rewardNotFound')
    const { error } = await creator.send(`POST ${userPath(ani, reward.id)}/approve`, {})
    expect(error).toMatchObject({ message: 'invalidData', details: [{ path: 'approved' }] })
  })

  test('an open request protects the reward from changes', async () => {
    await expectOk(redeem(ani, reward))
    const blocked: [Call, object?][] = [
      [`PUT ${pathOf(reward.id)}`, body()],
      [`DELETE ${pathOf(reward.id)}`],
      [`PATCH ${pathOf(reward.id)}/archive`],
      [`PUT ${userPath(ani, reward.id)}`, forOne()],
      [`DELETE ${userPath(ani, reward.id)}`],
    ]
    for (const [call, given] of blocked) {
      expect([call, await errorCodeOf(creator.send(call, given))]).toEqual([call, 'waitingApprovalRewardsExist'])
    }
    await expectOk(creator.send(`PATCH ${pathOf(reward.id)}/copy`))
    await expectOk(creator.send(`DELETE ${userPath(boyan, reward.id)}`))
    await expectOk(answer(creator, ani, reward, false))
    for (const [call, given] of blocked.slice(0, 1)) expect((await creator.send(call, given)).status).toBe(200)
  })

  test('an open request ends with the membership', async () => {
    await expectOk(redeem(ani, reward))
    await expectOk(creator.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
    expect(await listRewards()).toMatchObject([{ assignedUsers: [boyan.id], waitingApproval: 0 }])
    expect(await notificationsOf(leader, 'requestRewardApproval')).toEqual([])
    expect(await errorCodeOf(answer(creator, ani, reward))).toBe('memberNotFound')
    await expectOk(creator.send(`DELETE ${pathOf(reward.id)}`))
  })

  test('many open requests to several leaders end with the membership', async () => {
    const third = await group.join('leader')
    await expectOk(creator.send(`PATCH /groups/${group.id}/members/${boyan.memberId}/promote-leader`))
    await giveRubies(ani, 100)
    for (let nth = 0; nth < 52; nth++) await expectOk(redeem(ani, await add({ requireApprove: true, ruby: 1 })))
    expect(await notificationsOf(creator, 'requestRewardApproval')).not.toEqual([])
    await expectOk(creator.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
    for (const asked of [creator, leader, third, boyan])
      expect(await notificationsOf(asked, 'requestRewardApproval')).toEqual([])
  }, 120_000)
})

describe('changing', () => {
  test('replaces fields and assignees, and notifies new ones', async () => {
    const reward = await add({ type: 'times', timesToUse: 3 })
    const rewardBody = body({
      name: 'Theatre',
      ruby: 20,
      type: 'times',
      timesToUse: 5,
      assignedUsers: [boyan.id, ani.id],
    })
    const changed = await expectOk(leader.send<GroupReward>(`PUT ${pathOf(reward.id)}`, rewardBody))
    expect(changed).toEqual({ ...reward, ...rewardBody })
    expect(await listRewards()).toEqual([changed])
    expect(await notificationsOf(ani, 'newRewardAdded')).toHaveLength(1)
    expect(await notificationsOf(boyan, 'newRewardAdded')).toMatchObject([{ data: { reward: { name: 'Theatre' } } }])
  })

  test('changes the name of a reward that no member has', async () => {
    const reward = await add()
    await expectOk(creator.send(`DELETE ${userPath(ani, reward.id)}`))
    const renamed = await expectOk(creator.send<GroupReward>(`PATCH ${pathOf(reward.id)}`, { name: 'Theatre' }))
    expect(renamed).toMatchObject({ name: 'Theatre', assignedUsers: [] })
  })

  test('keeps the number of uses of a reassigned reward', async () => {
    const about = { type: 'times', timesToUse: 3 }
    const reward = await add(about)
    await giveRubies(ani, 100)
    await expectOk(redeem(ani, reward))
    await expectOk(creator.send(`DELETE ${userPath(ani, reward.id)}`))
    expect(await rewardsOf(ani)).toEqual([])
    expect(await errorCodeOf(redeem(ani, reward))).toBe('rewardNotFound')
    expect(await listRewards()).toMatchObject([{ assignedUsers: [] }])
    await expectOk(creator.send(`PUT ${pathOf(reward.id)}`, body({ ...about, assignedUsers: [boyan.id] })))
    await expectOk(creator.send(`PUT ${pathOf(reward.id)}`, body({ ...about, assignedUsers: [ani.id, boyan.id] })))
    expect(await rewardsOf(ani)).toMatchObject([{ timesLeft: 2 }])
    expect(await rewardsOf(boyan)).toMatchObject([{ timesLeft: 3 }])
    await expectOk(creator.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
    await joinByInvitation(group, ani)
    expect(await rewardsOf(ani)).toEqual([])
    await expectOk(creator.send(`PUT ${pathOf(reward.id)}`, body(about)))
    expect(await rewardsOf(ani)).toMatchObject([{ timesLeft: 2 }])
  })

  test('a new type resets the uses', async () => {
    const reward = await add({ type: 'once' })
    await giveRubies(ani, 100)
    await expectOk(redeem(ani, reward))
    await expectOk(creator.send(`PUT ${pathOf(reward.id)}`, body({ type: 'once', name: 'Theatre' })))
    expect(await rewardsOf(ani)).toEqual([])
    await expectOk(creator.send(`PUT ${pathOf(reward.id)}`, body({ type: 'times', timesToUse: 2 })))
    expect(await rewardsOf(ani)).toMatchObject([{ timesLeft: 2 }])
  })

  test('for one member copies a shared reward, with its uses', async () => {
    const about = { type: 'times', timesToUse: 3 }
    const reward = await add({ ...about, assignedUsers: [ani.id, boyan.id], requireApprove: true })
    await giveRubies(ani, 100)
    await expectOk(redeem(ani, reward))
    await expectOk(answer(creator, ani, reward))
    const rewardBody = { ...forOne({ ...about, name: 'Alone', ruby: 1 }), requireApprove: undefined }
    const split = await expectOk(creator.send<UserGroupReward>(`PUT ${userPath(ani, reward.id)}`, rewardBody))
    expect(split).toMatchObject({ name: 'Alone', ruby: 1, assignedUsers: [ani.id], timesLeft: 2, requireApprove: true })
    expect(split.id).not.toBe(reward.id)
    expect(await rewardsOf(ani)).toEqual([split])
    expect(await listRewards()).toMatchObject([{ ...reward, assignedUsers: [boyan.id] }, { id: split.id }])
    expect(await errorCodeOf(creator.send(`PUT ${userPath(ani, reward.id)}`, rewardBody))).toBe('rewardNotFound')
    const again = await expectOk(
      creator.send<UserGroupReward>(`PUT ${userPath(ani, split.id)}`, forOne({ name: 'Still alone' })),
    )
    expect(again).toMatchObject({ id: split.id, name: 'Still alone', timesLeft: null, requireApprove: false })
  })

  test('for one member copies a reward that is shared with a member who waits for deletion', async () => {
    const reward = await add({ type: 'once', assignedUsers: [ani.id, boyan.id] })
    await giveRubies(ani, 100)
    await expectOk(redeem(ani, reward))
    await expectOk(ani.send('POST /users/profile/deletion', { password: ani.password }))
    const other = forOne({ name: 'Other', ruby: 500 })
    await expectOk(creator.send(`PUT ${userPath(boyan, reward.id)}`, other))
    const { email, password } = ani
    await expectOk(server.send('POST /auth/restore-account', { email, password }))
    expect(await listRewards()).toMatchObject([
      { id: reward.id, name: 'Cinema', assignedUsers: [ani.id] },
      { name: 'Other', assignedUsers: [boyan.id] },
    ])
  })

  test('deleting takes the questions of members who wait for deletion with it', async () => {
    const reward = await add({ requireApprove: true })
    await giveRubies(ani, 100)
    await expectOk(redeem(ani, reward))
    const questions = () => notificationsOf(creator, 'requestRewardApproval')
    expect(await questions()).toHaveLength(1)
    await expectOk(ani.send('POST /users/profile/deletion', { password: ani.password }))
    await expectOk(creator.send(`DELETE ${pathOf(reward.id)}`))
    const { email, password } = ani
    await expectOk(server.send('POST /auth/restore-account', { email, password }))
    expect(await questions()).toEqual([])
  })

  test('archiving moves it to the paged archive', async () => {
    const [first, second, keptReward] = [await add(), await add({ assignedUsers: [ani.id, boyan.id] }), await add()]
    const archive = (id: string) => creator.send<GroupReward>(`PATCH ${pathOf(id)}/archive`)
    expect(await expectOk(archive(first.id))).toEqual({ ...first, archived: true })
    await expectOk(archive(second.id))
    expect(await errorCodeOf(archive(first.id))).toBe('rewardAlreadyArchived')
    expect(await errorCodeOf(creator.send(`PUT ${pathOf(first.id)}`, body()))).toBe('rewardAlreadyArchived')
    expect(await listRewards()).toEqual([keptReward])
    expect((await rewardsOf(ani)).map(({ id }) => id)).toEqual([keptReward.id])
    const page = (query: string) => expectOk(leader.send<GroupReward[]>(`GET ${rewardsPath()}?archived=true${query}`))
    expect((await page('')).map(({ id }) => id)).toEqual([first.id, second.id])
    expect((await page('&limit=1&page=2')).map(({ id }) => id)).toEqual([second.id])
    expect(await expectOk(creator.send(`GET ${pathOf(first.id)}/approvals`))).toEqual([])
    const { error } = await creator.send(`GET ${rewardsPath()}?archived=yes`)
    expect(error).toMatchObject({ message: 'invalidQueryParams', details: [{ path: 'archived' }] })
  })

  test('copying keeps current members, unused', async () => {
    const reward = await add({ type: 'once', assignedUsers: [ani.id, boyan.id] })
    await giveRubies(ani, 100)
    await expectOk(redeem(ani, reward))
    await expectOk(creator.send(`PATCH ${pathOf(reward.id)}/archive`))
    await expectOk(creator.send(`DELETE /groups/${group.id}/members/${boyan.memberId}`))
    const copy = await expectOk(creator.send<GroupReward>(`PATCH ${pathOf(reward.id)}/copy`))
    expect(copy).toEqual({ ...reward, id: expect.any(String), assignedUsers: [ani.id], archived: false })
    expect(copy.id).not.toBe(reward.id)
    expect(await rewardsOf(ani)).toMatchObject([{ id: copy.id, timesLeft: 1 }])
    expect(await notificationsOf(ani, 'newRewardAdded')).toHaveLength(2)
  })

  test('can be deleted, alone and with the group', async () => {
    const [reward] = [await add(), await add()]
    expect((await creator.send(`DELETE ${pathOf(reward.id)}`)).result).toBeNull()
    expect(await errorCodeOf(creator.send(`DELETE ${pathOf(reward.id)}`))).toBe('rewardNotFound')
    expect(await rewardsOf(ani)).toHaveLength(1)
    await expectOk(creator.send(`DELETE /groups/${group.id}`))
    const left = await server.database.queries.select().from(groupRewards).where(eq(groupRewards.groupId, group.id))
    expect(left).toEqual([])
  })
})
