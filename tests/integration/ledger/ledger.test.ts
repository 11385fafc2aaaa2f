import type { Board } from '@questboard/api/board/schema'
import type { Entry, Week } from '@questboard/api/ledger/schema'
import type { Avatar, BoardItem } from '@questboard/api/store/schema'
import { ledger, users } from '@questboard/db/schema'
import { asc } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grant } from '../../support/grant.ts'
import { type Call, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

interface History {
  entries: Entry[]
  totalCount: number
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const historyOf = async (person: Person, query: string) =>
  (await person.send<History>(`GET /user/ledger${query}`)).result

const weeksOf = async (person: Person, query = '') =>
  (await person.send<Week[]>(`GET /user/ledger/weeks${query}`)).result

async function add(person: Person, call: Call, about: object): Promise<string> {
  const { result, error } = await person.send<{ id: string }>(call, about)
  if (error) throw new Error(JSON.stringify(error))
  return result.id
}

const addTask = (person: Person, about: object = {}) =>
  add(person, 'POST /user/tasks', { title: 'Walk', gold: 10, type: 'daily', ...about })

const addReward = (person: Person, about: object = {}) =>
  add(person, 'POST /user/rewards', { name: 'Tea', gold: 5, type: 'constant', ...about })

const complete = (person: Person, id: string) => person.send(`POST /user/tasks/${id}/complete`)

const shortly = ({ amount, balance, reason, item }: Entry) => [amount, balance, reason, item]

describe('the list of balance changes', () => {
  test('shows each movement with the balance after it, newest first', async () => {
    const person = await server.person()
    const task = await addTask(person, { title: 'Разходка' })
    await complete(person, task)
    await person.send(`POST /user/tasks/${task}/reopen`)
    await person.send(`PUT /user/tasks/${task}`, {
      title: 'Long walk',
      notes: '',
      gold: 12,
      type: 'daily',
      tags: [],
      requireResult: false,
    })
    server.clock.advance({ minutes: 1 })
    await complete(person, task)
    const reward = await addReward(person, { name: 'Tea', gold: 5, type: 'once' })
    await person.send(`POST /user/rewards/${reward}/redeem`)
    await person.send(`DELETE /user/tasks/${task}`)

    const { entries, totalCount } = await historyOf(person, '?currency=gold')
    expect(entries.map(shortly)).toEqual([
      [-5, 7, 'rewardRedeemed', 'Tea'],
      [12, 12, 'taskCompleted', 'Long walk'],
      [-10, 0, 'taskReopened', 'Разходка'],
      [10, 10, 'taskCompleted', 'Разходка'],
    ])
    expect(totalCount).toBe(4)
    expect(entries[0]).toEqual({
      id: expect.any(Number),
      currency: 'gold',
      amount: -5,
      balance: 7,
      reason: 'rewardRedeemed',
      item: 'Tea',
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: server.clock.now().toISOString(),
    })
    expect(entries.slice(1).map(({ reference }) => reference)).toEqual([null, null, null])
    const exp = await historyOf(person, '?currency=exp')
    expect(exp.entries.map(shortly)).toEqual([
      [5, 5, 'taskCompleted', 'Long walk'],
      [-5, 0, 'taskReopened', 'Разходка'],
      [5, 5, 'taskCompleted', 'Разходка'],
    ])
    const gems = await historyOf(person, '?currency=gems')
    expect(gems.entries.map(shortly)).toEqual([[50, 50, 'welcome', null]])
  })

  test('names the board, the purchase or the task of a movement', async () => {
    const person = await server.person({ headers: { 'accept-language': 'bg' } })
    await complete(person, await addTask(person, { gold: 0, type: 'weekly' }))
    await grant(server, person, { gold: 1000, gems: 1000 })
    const { result: avatars } = await person.send<Avatar[]>('GET /avatars?owned=false')
    const avatar = avatars.find(({ gold }) => gold !== null)
    await person.send(`POST /avatars/${avatar?.id}/buy`, { currency: 'gold' })
    const { result: boards } = await person.send<BoardItem[]>('GET /boards?owned=false')
    await person.send(`POST /boards/${boards[0]?.id}/buy`)
    await addTask(person, { title: 'Прозорци', gold: 8 })
    server.clock.advance({ days: 2 })

    const gold = await historyOf(person, '?currency=gold')
    expect(gold.entries.slice(0, 2).map(({ amount, reason, item }) => [amount, reason, item])).toEqual([
      [-4, 'taskMissed', 'Прозорци'],
      [-(avatar?.gold ?? 0), 'avatarBought', avatar?.name],
    ])
    const gems = await historyOf(person, '?currency=gems')
    expect(gems.entries[0]).toMatchObject({ reason: 'boardBought', item: boards[0]?.name })
    const exp = await historyOf(person, '?currency=exp&reason=squareLanded')
    expect(exp.entries.map(shortly)).toEqual([[2, 17, 'squareLanded', 'Поляна']])
  })

  test('can be filtered by reason and paged', async () => {
    const person = await server.person()
    const reward = await addReward(person, { gold: 1 })
    for (let count = 0; count < 5; count++) {
      await complete(person, await addTask(person, { title: `Task ${count}`, type: 'todo' }))
      await person.send(`POST /user/rewards/${reward}/redeem`)
    }
    const done = await historyOf(person, '?currency=gold&reason=taskCompleted&limit=2&page=2')
    expect(done.entries.map(({ item }) => item)).toEqual(['Task 2', 'Task 1'])
    expect(done.totalCount).toBe(5)
    const everything = await historyOf(person, '?currency=gold&limit=100')
    expect(everything.entries).toHaveLength(everything.totalCount)
    expect(everything.entries.filter(({ reason }) => reason === 'taskCompleted')).toHaveLength(5)
    expect(everything.entries.filter(({ reason }) => reason === 'rewardRedeemed')).toHaveLength(5)
    expect(await historyOf(person, '?currency=gold&page=50')).toEqual({
      entries: [],
      totalCount: everything.totalCount,
    })
  })

  test("shows only the user's own movements", async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    await complete(person, await addTask(person))
    expect(await historyOf(otherPerson, '?currency=gold')).toEqual({ entries: [], totalCount: 0 })
    expect((await server.send('GET /user/ledger?currency=gold')).error.message).toBe('authenticationFailed')
  })

  test.each([
    ['', 'currency'],
    ['?currency=ruby', 'currency'],
    ['?currency=gold&reason=because', 'reason'],
    ['?currency=gold&page=0', 'page'],
    ['?currency=gold&limit=101', 'limit'],
  ])('refuses the query %s', async (query, path) => {
    const { error } = await (await server.person()).send(`GET /user/ledger${query}`)
    expect(error).toMatchObject({ message: 'invalidQueryParams', status: 400 })
    expect(error.details?.map((detail) => detail.path)).toEqual([path])
  })
})

describe('weekly totals', () => {
  test("begin on Monday in the user's time zone, include empty weeks and end with the current one", async () => {
    server.clock.set('2026-04-05T20:59:59Z')
    const person = await server.person({ headers: { timezone: 'Europe/Sofia' } })
    await complete(person, await addTask(person, { gold: 10 }))
    server.clock.set('2026-04-05T21:00:00Z')
    await complete(person, await addTask(person, { gold: 20 }))
    server.clock.set('2026-04-22T10:00:00Z')
    await complete(person, await addTask(person, { gold: 40, type: 'weekly' }))
    const gold = (await historyOf(person, '?currency=gold&reason=taskCompleted')).entries
    expect(gold.map(({ amount }) => amount)).toEqual([40, 20, 10])
    const weeks = await weeksOf(person, '?weeks=5')
    expect(weeks.map(({ monday }) => monday)).toEqual([
      '2026-03-23',
      '2026-03-30',
      '2026-04-06',
      '2026-04-13',
      '2026-04-20',
    ])
    expect(weeks[0]).toEqual({ monday: '2026-03-23', earned: 0, spent: 0, exp: 0 })
    expect(weeks[1]).toEqual({ monday: '2026-03-30', earned: 10, spent: 0, exp: 5 })
    expect(weeks[2]).toMatchObject({ earned: 20, spent: 0 })
    expect(weeks[3]).toEqual({ monday: '2026-04-13', earned: 0, spent: 0, exp: 0 })
    expect(weeks[4]).toMatchObject({ earned: 40, spent: 15 })
    expect(await weeksOf(person)).toHaveLength(12)
    expect(await weeksOf(person, '?weeks=1')).toEqual([weeks[4]])
    expect(await weeksOf(person, '?weeks=52')).toHaveLength(52)
  })

  test('separate earnings from spending; reopening lowers earnings', async () => {
    const person = await server.person()
    const task = await addTask(person, { gold: 30 })
    await complete(person, task)
    await person.send(`POST /user/rewards/${await addReward(person, { gold: 7 })}/redeem`)
    expect(await weeksOf(person, '?weeks=1')).toMatchObject([{ earned: 30, spent: 7, exp: 5 }])
    await person.send(`POST /user/tasks/${task}/reopen`)
    expect(await weeksOf(person, '?weeks=1')).toMatchObject([{ earned: 7, spent: 7, exp: 0 }])
    await complete(person, task)
    expect(await weeksOf(person, '?weeks=1')).toMatchObject([{ earned: 30, spent: 7, exp: 5 }])
  })

  test("are the user's own", async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    await complete(person, await addTask(person))
    expect(await weeksOf(otherPerson, '?weeks=1')).toMatchObject([{ earned: 0, spent: 0, exp: 0 }])
    expect((await server.send('GET /user/ledger/weeks')).error.message).toBe('authenticationFailed')
  })

  test.each(['0', '53', '1.5', 'all'])('refuse %s weeks', async (weeks) => {
    const { error } = await (await server.person()).send(`GET /user/ledger/weeks?weeks=${weeks}`)
    expect(error).toMatchObject({ message: 'invalidQueryParams', details: [{ path: 'weeks' }] })
  })
})

describe('the sum of the ledger is the balance', () => {
  /** Every account, by its row and by its ledger rows in order. */
  async function audit(): Promise<string[]> {
    const everybody = await server.database.queries.select().from(users)
    const rows = await server.database.queries.select().from(ledger).orderBy(asc(ledger.id))
    return everybody.flatMap((user) =>
      (['gold', 'gems', 'exp'] as const).flatMap((currency) => {
        let sum = 0
        const rowsOfUser = rows.filter((row) => row.ownerId === user.id && row.currency === currency)
        const wrong = rowsOfUser.filter(({ amount, balance }) => {
          sum += amount
          return sum !== balance || balance < 0
        })
        const faults = wrong.map(({ id }) => `row ${id} of ${currency}`)
        return sum === user[currency]
          ? faults
          : [...faults, `${user.name} has ${user[currency]} ${currency}, not ${sum}`]
      }),
    )
  }

  test('after parallel calls of all kinds', async () => {
    const first = await server.person()
    const people = [first, await server.person(), await server.person()]
    const { result: avatars } = await first.send<{ id: string }[]>('GET /avatars?owned=false')
    const { result: boards } = await first.send<{ id: string }[]>('GET /boards')
    const owned = await Promise.all(
      people.map(async (person) => ({
        person,
        tasks: await Promise.all(
          (['daily', 'weekly', 'daily', 'todo'] as const).map((type, place) =>
            addTask(person, { type, gold: 20 * place + 15 }),
          ),
        ),
        rewards: await Promise.all([
          addReward(person, { gold: 9 }),
          addReward(person, { gold: 40 }),
          addReward(person, { gold: 13, type: 'times', timesToUse: 5 }),
        ]),
      })),
    )
    const acts: ((things: (typeof owned)[number], which: number) => Promise<unknown>)[] = [
      ({ person, tasks }, which) => complete(person, tasks[which % tasks.length] ?? ''),
      ({ person, tasks }, which) => complete(person, tasks[which % tasks.length] ?? ''),
      ({ person, tasks }, which) => person.send(`POST /user/tasks/${tasks[which % tasks.length]}/reopen`),
      ({ person, rewards }, which) => person.send(`POST /user/rewards/${rewards[which % rewards.length]}/redeem`),
      async ({ person }) => complete(person, await addTask(person, { type: 'todo', gold: 50 })),
      ({ person }, which) =>
        person.send(`POST /avatars/${avatars[which % avatars.length]?.id}/buy`, { currency: 'gold' }),
      ({ person }, which) =>
        person.send(`POST /avatars/${avatars[which % avatars.length]?.id}/buy`, { currency: 'gems' }),
      ({ person }, which) => person.send(`POST /boards/${boards[which % boards.length]?.id}/buy`),
      ({ person }, which) => person.send(`PATCH /users/profile/board/${boards[which % 2]?.id}`),
      ({ person }) => person.send('POST /user/boards/current/position/accept'),
      async ({ person }, which) => {
        const { result } = await person.send<Board>('GET /user/boards/current')
        const { question } = result.card
        if (question) {
          await person.send(`POST /questions/${question.id}/answer`, { answerId: question.answers[which % 4]?.id })
        }
      },
    ]
    const step = fc.tuple(fc.nat(owned.length - 1), fc.nat(acts.length - 1), fc.nat(100))
    const sequences = fc.sample(fc.array(step, { minLength: 25, maxLength: 25 }), { numRuns: 8, seed: 20260310 })
    server.draws.push(...fc.sample(fc.nat(1000), { numRuns: 500, seed: 20260310 }))
    for (const days of [0, 1, 6]) {
      server.clock.advance({ days })
      await Promise.all(
        sequences.map(async (sequence) => {
          for (const [who, what, which] of sequence) {
            const things = owned[who]
            if (things) await acts[what]?.(things, which)
          }
        }),
      )
    }
    const moved = await server.database.queries.select().from(ledger)
    const reasons = new Set(moved.map(({ reason }) => reason))
    for (const reason of ['taskCompleted', 'taskReopened', 'rewardRedeemed', 'squareLanded', 'avatarBought']) {
      expect(reasons).toContain(reason)
    }
    expect(await audit()).toEqual([])
  })
})
