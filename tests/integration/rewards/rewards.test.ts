import { randomUUID } from 'node:crypto'
import type { Dashboard } from '@questboard/api/dashboard/schema'
import type { Stats } from '@questboard/api/game/schema'
import type { Redemption, Reward } from '@questboard/api/rewards/schema'
import { ledger, rewards } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPersonWith } from '../../support/grant.ts'
import { goldOf } from '../../support/stats.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'

interface Redeemed {
  stats: Stats
  reward: Reward | null
}
interface Redemptions {
  redemptions: Redemption[]
  totalCount: number
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const body = (about: object = {}) => ({ name: 'Ice cream', gold: 10, type: 'constant', ...about })

async function add(person: Person, about: object = {}): Promise<Reward> {
  const { result, error } = await person.send<Reward>('POST /user/rewards', body(about))
  if (error) throw new Error(JSON.stringify(error))
  return result
}

const listRewards = async (person: Person) => (await person.send<Reward[]>('GET /user/rewards')).result

const redeem = (person: Person, id: string) => person.send<Redeemed>(`POST /user/rewards/${id}/redeem`)

describe('creating and listing', () => {
  test('a reward of each type, listed oldest first', async () => {
    const person = await server.person()
    const createdRewards = [
      await add(person, { name: '  Cinema  ', type: 'times', timesToUse: 3 }),
      await add(person, { type: 'once', gold: 100_000 }),
      await add(person),
    ]
    expect(createdRewards[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Cinema',
      gold: 10,
      type: 'times',
      timesToUse: 3,
      updatedAt: server.clock.now().toISOString(),
    })
    expect(createdRewards[1]).toMatchObject({ gold: 100_000, type: 'once', timesToUse: null })
    expect(createdRewards[2]).toMatchObject({ type: 'constant', timesToUse: null })
    expect(await listRewards(person)).toEqual(createdRewards)
    const dashboard = await person.send<Dashboard>('GET /dashboard')
    expect(dashboard.result.rewards).toEqual(createdRewards)
  })

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(151) }],
    ['name', { name: undefined }],
    ['gold', { gold: 0 }],
    ['gold', { gold: 100_001 }],
    ['gold', { gold: 1.5 }],
    ['gold', { gold: '10' }],
    ['type', { type: 'twice' }],
    ['type', { type: undefined }],
    ['timesToUse', { type: 'times' }],
    ['timesToUse', { type: 'times', timesToUse: 1 }],
    ['timesToUse', { type: 'times', timesToUse: 1001 }],
    ['timesToUse', { type: 'times', timesToUse: null }],
    ['timesToUse', { type: 'once', timesToUse: 2 }],
    ['timesToUse', { type: 'constant', timesToUse: 2 }],
    ['id', { id: 'mine' }],
  ])('refuses %s in %j', async (path, about) => {
    const person = await server.person()
    const keptReward = await add(person)
    const wrong = body(about)
    const { error } = await person.send('POST /user/rewards', wrong)
    expect(error).toMatchObject({ message: 'invalidData', type: 'BadRequest', status: 400 })
    expect(error.details?.map((detail) => detail.path)).toEqual([path])
    const many = await person.send('POST /user/rewards/multiple-rewards', { rewards: [body(), wrong] })
    expect(many.error.details?.map((detail) => detail.path)).toEqual([`rewards.1.${path}`])
    if (path !== 'id') {
      const put = await person.send(`PUT /user/rewards/${keptReward.id}`, wrong)
      expect(put.error.details?.map((detail) => detail.path)).toEqual([path])
    }
    expect(await listRewards(person)).toEqual([keptReward])
  })

  test('several at once keep their order', async () => {
    const person = await server.person()
    const names = Array.from({ length: 10 }, (_, place) => `Reward ${9 - place}`)
    const { result } = await person.send<Reward[]>('POST /user/rewards/multiple-rewards', {
      rewards: names.map((name) => body({ name })),
    })
    expect(result.map(({ name }) => name)).toEqual(names)
    expect(await listRewards(person)).toEqual(result)
  })

  test.each([0, 11])('refuses %i at once', async (many) => {
    const person = await server.person()
    const { error } = await person.send('POST /user/rewards/multiple-rewards', {
      rewards: Array.from({ length: many }, () => body()),
    })
    expect(error.message).toBe('invalidData')
    expect(error.details?.map(({ path }) => path)).toEqual(['rewards'])
  })

  test('refuses more than 500, and several together if one is too many', async () => {
    const person = await server.person()
    await server.database.queries.insert(rewards).values(
      Array.from({ length: 499 }, (_, place) => ({
        id: randomUUID(),
        userId: person.id,
        name: `Reward ${place}`,
        gold: 1,
        type: 'constant' as const,
        createdAt: server.clock.now(),
      })),
    )
    const two = await person.send('POST /user/rewards/multiple-rewards', { rewards: [body(), body()] })
    expect(two.error).toEqual({ message: 'tooManyItems', type: 'Conflict', status: 409 })
    const id = randomUUID()
    await add(person, { id })
    expect((await person.send('POST /user/rewards', body())).error.message).toBe('tooManyItems')
    expect(await listRewards(person)).toHaveLength(500)
    expect((await person.send<Reward>('POST /user/rewards', body({ id }))).result.id).toBe(id)
  })

  test('twenty parallel creates at the limit create one', async () => {
    const person = await server.person()
    await server.database.queries.insert(rewards).values(
      Array.from({ length: 499 }, () => ({
        id: randomUUID(),
        userId: person.id,
        name: 'Tea',
        gold: 1,
        type: 'constant' as const,
        createdAt: server.clock.now(),
      })),
    )
    const replies = await Promise.all(Array.from({ length: 20 }, () => person.send('POST /user/rewards', body())))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await listRewards(person)).toHaveLength(500)
  })
})

describe('client ids', () => {
  test('the same create returns the reward as it is now', async () => {
    const person = await server.person()
    const id = randomUUID()
    const reward = await add(person, { id: id.toUpperCase() })
    expect(reward.id).toBe(id)
    await person.send(`PUT /user/rewards/${id}`, body({ name: 'Two scoops' }))
    server.clock.advance({ days: 1 })
    expect(await add(person, { id })).toEqual({ ...reward, name: 'Two scoops' })
    expect(await listRewards(person)).toHaveLength(1)
  })

  test('five parallel creates create one', async () => {
    const person = await server.person()
    const id = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => person.send<Reward>('POST /user/rewards', body({ id }))),
    )
    expect(new Set(replies.map(({ result }) => result.id))).toEqual(new Set([id]))
    expect(await listRewards(person)).toHaveLength(1)
  })

  test('refuses an id of another item or user, and the id of a reward that was deleted or used up', async () => {
    const [person, otherPerson] = [await newPersonWith(server, { gold: 100 }), await server.person()]
    const [kept, deleted, used] = [randomUUID(), randomUUID(), randomUUID()]
    await add(person, { id: kept })
    await add(person, { id: deleted })
    await add(person, { id: used, type: 'once' })
    await person.send(`DELETE /user/rewards/${deleted}`)
    await redeem(person, used)
    const refused = [
      await person.send('POST /user/rewards', body({ id: kept, name: 'Another' })),
      await person.send('POST /user/rewards/multiple-rewards', { rewards: [body({ id: kept })] }),
      await person.send('POST /user/tasks', { id: kept, title: 'Walk', gold: 1, type: 'todo' }),
      await otherPerson.send('POST /user/rewards', body({ id: kept })),
      await person.send('POST /user/rewards', body({ id: deleted })),
      await otherPerson.send('POST /user/rewards', body({ id: deleted })),
      await person.send('POST /user/rewards', body({ id: used, type: 'once' })),
    ]
    for (const { error } of refused) expect(error).toEqual({ message: 'idAlreadyUsed', type: 'Conflict', status: 409 })
    expect(await listRewards(person)).toHaveLength(1)
    expect(await listRewards(otherPerson)).toEqual([])
  })

  test('refuses an id that the server gave to a reward of another user, even after its deletion', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const { id } = await add(person)
    expect((await otherPerson.send('POST /user/rewards', body({ id }))).error.message).toBe('idAlreadyUsed')
    await person.send(`DELETE /user/rewards/${id}`)
    expect((await otherPerson.send('POST /user/rewards', body({ id }))).error.message).toBe('idAlreadyUsed')
  })

  test('several repeated creates return the same rewards', async () => {
    const person = await server.person()
    const several = { rewards: [body({ name: 'One', id: randomUUID() }), body({ name: 'Two' })] }
    const first = await person.send<Reward[]>('POST /user/rewards/multiple-rewards', several)
    const again = await person.send<Reward[]>('POST /user/rewards/multiple-rewards', several)
    expect(again.result).toEqual(first.result)
    expect(await listRewards(person)).toEqual(first.result)
  })

  test('one used id refuses all', async () => {
    const person = await server.person()
    const { id } = await add(person, { id: randomUUID() })
    const { error } = await person.send('POST /user/rewards/multiple-rewards', {
      rewards: [body({ id: randomUUID() }), body({ id })],
    })
    expect(error.message).toBe('idAlreadyUsed')
    expect(await listRewards(person)).toHaveLength(1)
  })

  test('the same id twice in a body, ignoring case, is invalidData', async () => {
    const person = await server.person()
    const id = randomUUID()
    const { error } = await person.send('POST /user/rewards/multiple-rewards', {
      rewards: [body({ id }), body({ id: id.toUpperCase() })],
    })
    expect(error.message).toBe('invalidData')
    expect(error.details?.map(({ path }) => path)).toEqual(['rewards'])
    expect(await listRewards(person)).toEqual([])
  })
})

describe('redeeming', () => {
  test('a constant reward costs its gold and stays', async () => {
    const person = await newPersonWith(server, { gold: 25 })
    const reward = await add(person)
    expect((await redeem(person, reward.id)).result).toEqual({
      stats: expect.objectContaining({ gold: 15, gems: 50 }),
      reward,
    })
    expect((await redeem(person, reward.id)).result.stats.gold).toBe(5)
    expect(await listRewards(person)).toEqual([reward])
  })

  test('a reward for once is gone', async () => {
    const person = await newPersonWith(server, { gold: 25 })
    const { id } = await add(person, { type: 'once' })
    expect((await redeem(person, id)).result).toMatchObject({ stats: { gold: 15 }, reward: null })
    expect(await listRewards(person)).toEqual([])
    expect((await redeem(person, id)).error).toEqual({ message: 'rewardNotFound', type: 'NotFound', status: 404 })
    expect(await goldOf(person)).toBe(15)
  })

  test('a reward for several uses counts down, and is gone at zero', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const reward = await add(person, { type: 'times', timesToUse: 3 })
    expect((await redeem(person, reward.id)).result.reward).toEqual({ ...reward, timesToUse: 2 })
    expect((await redeem(person, reward.id)).result.reward).toEqual({ ...reward, timesToUse: 1 })
    expect(await listRewards(person)).toEqual([{ ...reward, timesToUse: 1 }])
    expect((await redeem(person, reward.id)).result.reward).toBeNull()
    expect(await listRewards(person)).toEqual([])
    expect(await goldOf(person)).toBe(70)
  })

  test('without enough gold nothing changes', async () => {
    const person = await newPersonWith(server, { gold: 9 })
    const createdRewards = [await add(person, { type: 'once' }), await add(person, { type: 'times', timesToUse: 2 })]
    for (const { id } of createdRewards) {
      const { error } = await redeem(person, id)
      expect(error).toEqual({ message: 'notEnoughGoldToRedeemReward', type: 'Conflict', status: 409 })
    }
    expect(await listRewards(person)).toEqual(createdRewards)
    expect(await goldOf(person)).toBe(9)
    expect((await person.send<Redemptions>('GET /user/rewards/redemptions')).result.totalCount).toBe(0)
  })

  test('works on holiday', async () => {
    const person = await newPersonWith(server, { gold: 10 })
    const { id } = await add(person)
    await server.database.queries.execute(`update users set holiday_mode = true where id = '${person.id}'`)
    expect((await redeem(person, id)).status).toBe(200)
  })

  test('eight parallel calls with gold for one: one is paid', async () => {
    const person = await newPersonWith(server, { gold: 19 })
    const { id } = await add(person)
    const replies = await Promise.all(Array.from({ length: 8 }, () => redeem(person, id)))
    const codes = replies.map(({ status, error }) => error?.message ?? status)
    expect(codes.sort()).toEqual([200, ...Array(7).fill('notEnoughGoldToRedeemReward')])
    expect(await goldOf(person)).toBe(9)
  })

  test('eight parallel calls with two uses: two are paid', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const { id } = await add(person, { type: 'times', timesToUse: 2 })
    const replies = await Promise.all(Array.from({ length: 8 }, () => redeem(person, id)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(replies.filter(({ error }) => error?.message === 'rewardNotFound')).toHaveLength(6)
    expect(await goldOf(person)).toBe(80)
    expect(await listRewards(person)).toEqual([])
  })

  test("writes one ledger row with the reward's name at that time", async () => {
    const person = await newPersonWith(server, { gold: 30 })
    const { id } = await add(person, { name: 'Сладолед' })
    await redeem(person, id)
    const [row, ...others] = await server.database.queries
      .select()
      .from(ledger)
      .where(and(eq(ledger.ownerId, person.id), eq(ledger.reason, 'rewardRedeemed')))
    expect(others).toEqual([])
    expect(row).toMatchObject({ currency: 'gold', amount: -10, balance: 20, item: 'Сладолед' })
  })
})

describe('the list of redemptions', () => {
  test('is sorted newest first, with the names of that time, even if the reward is gone', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const { id } = await add(person, { name: 'Cinema', gold: 20 })
    await redeem(person, id)
    server.clock.advance({ minutes: 5 })
    const at = server.clock.now().toISOString()
    await person.send(`PUT /user/rewards/${id}`, body({ name: 'Theatre', gold: 30, type: 'once' }))
    await redeem(person, id)
    const { result } = await person.send<Redemptions>('GET /user/rewards/redemptions')
    expect(result).toEqual({
      redemptions: [
        { id: expect.any(String), name: 'Theatre', gold: 30, createdAt: at },
        { id: expect.any(String), name: 'Cinema', gold: 20, createdAt: expect.any(String) },
      ],
      totalCount: 2,
    })
    const second = await person.send<Redemptions>('GET /user/rewards/redemptions?limit=1&page=2')
    expect(second.result).toEqual({ redemptions: [result.redemptions[1]], totalCount: 2 })
    const beyond = await person.send<Redemptions>('GET /user/rewards/redemptions?page=2')
    expect(beyond.result).toEqual({ redemptions: [], totalCount: 2 })
    const otherPerson = await server.person()
    expect((await otherPerson.send<Redemptions>('GET /user/rewards/redemptions')).result.totalCount).toBe(0)
  })

  test.each([
    ['?page=0', 'page'],
    ['?limit=101', 'limit'],
    ['?limit=x', 'limit'],
  ])('refuses the query %s', async (query, path) => {
    const person = await server.person()
    const { error } = await person.send(`GET /user/rewards/redemptions${query}`)
    expect(error.message).toBe('invalidQueryParams')
    expect(error.details?.map((detail) => detail.path)).toEqual([path])
  })
})

describe('changing and deleting', () => {
  test('replaces all fields and keeps the position', async () => {
    const person = await server.person()
    const first = await add(person)
    const second = await add(person)
    const { result } = await person.send<Reward>(
      `PUT /user/rewards/${first.id.toUpperCase()}`,
      body({ name: 'Trip', gold: 500, type: 'times', timesToUse: 4 }),
    )
    expect(result).toEqual({
      id: first.id,
      name: 'Trip',
      gold: 500,
      type: 'times',
      timesToUse: 4,
      updatedAt: first.updatedAt,
    })
    expect(await listRewards(person)).toEqual([result, second])
    const back = await person.send<Reward>(`PUT /user/rewards/${first.id}`, body())
    expect(back.result).toMatchObject({ type: 'constant', timesToUse: null })
  })

  test('deletes a reward', async () => {
    const person = await server.person()
    const { id } = await add(person)
    const keptReward = await add(person)
    const { status, result } = await person.send(`DELETE /user/rewards/${id}`)
    expect([status, result]).toEqual([200, null])
    expect(await listRewards(person)).toEqual([keptReward])
    expect((await person.send(`DELETE /user/rewards/${id}`)).error.message).toBe('rewardNotFound')
  })

  test('rewards of others and unknown ones are not found', async () => {
    const [person, otherPerson] = [await server.person(), await newPersonWith(server, { gold: 100 })]
    const reward = await add(person)
    for (const id of [reward.id, unknownId]) {
      const replies = [
        await redeem(otherPerson, id),
        await otherPerson.send(`PUT /user/rewards/${id}`, body()),
        await otherPerson.send(`DELETE /user/rewards/${id}`),
      ]
      for (const { error } of replies) {
        expect(error).toEqual({ message: 'rewardNotFound', type: 'NotFound', status: 404 })
      }
    }
    expect(await listRewards(person)).toEqual([reward])
    expect(await listRewards(otherPerson)).toEqual([])
    expect(await goldOf(otherPerson)).toBe(100)
  })

  test('an invalid id in the path is invalidData, before anything else', async () => {
    const person = await server.person()
    for (const call of ['POST /user/rewards/x/redeem', 'PUT /user/rewards/x', 'DELETE /user/rewards/x'] as const) {
      const { error } = await person.send(call, call.startsWith('PUT') ? body() : undefined)
      expect(error.message).toBe('invalidData')
      expect(error.details?.map(({ path }) => path)).toEqual([call.endsWith('redeem') ? 'rewardId' : 'id'])
    }
  })

  test('a token is required', async () => {
    for (const call of ['GET /user/rewards', 'POST /user/rewards', 'GET /user/rewards/redemptions'] as const) {
      expect((await server.send(call)).error.message).toBe('authenticationFailed')
    }
  })
})
