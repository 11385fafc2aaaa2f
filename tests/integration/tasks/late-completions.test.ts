import { reconcile } from '@questboard/api'
import type { Award } from '@questboard/api/board/schema'
import type { Story } from '@questboard/api/days/schema'
import type { Profile } from '@questboard/api/profile/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { ledger } from '@questboard/db/schema'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grant } from '../../support/grant.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

/** A Tuesday. */
const start = '2026-03-10T10:00:00Z'

describe.each(['postgres', 'embedded'] as const)('late completions on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.close())

  const dayOf = (day: number, time = '12:00') => `2026-03-${String(day).padStart(2, '0')}T${time}:00Z`

  const on = (day: number, time?: string) => server.clock.set(dayOf(day, time))

  async function newPlayer(gold = 100): Promise<Person> {
    server.clock.set(start)
    const person = await server.person({ headers: { timezone: 'UTC' } })
    if (gold > 0) await grant(server, person, { gold })
    return person
  }

  async function add(person: Person, about: object = {}): Promise<string> {
    const body = { title: 'Walk', gold: 10, type: 'daily', ...about }
    return (await person.send<{ id: string }>('POST /user/tasks', body)).result.id
  }

  const complete = (person: Person, id: string, at?: string, more: object = {}) =>
    person.send<Award>(`POST /user/tasks/${id}/complete`, { ...more, ...(at && { at }) })

  const refusal = async (person: Person, id: string, at: string, more: object = {}) =>
    (await complete(person, id, at, more)).error?.message

  const stats = async (person: Person) => (await person.send<Profile>('GET /users/profile')).result.stats

  const taskOf = async (person: Person, id: string) =>
    (await person.send<Task[]>('GET /user/tasks')).result.find((task) => task.id === id)

  const movements = async ({ id }: Person, currency: 'gold' | 'exp' = 'gold') => {
    const rows = await server.database.queries
      .select()
      .from(ledger)
      .where(and(eq(ledger.ownerId, id), eq(ledger.currency, currency)))
      .orderBy(asc(ledger.id))
    return rows.map(({ amount, reason }) => [amount, reason])
  }

  /** Squares pay experience too. */
  const exp = async (person: Person) =>
    (await movements(person, 'exp')).reduce(
      (sum, [amount, reason]) => sum + (reason === 'taskCompleted' ? Number(amount) : 0),
      0,
    )

  const holiday = (person: Person, holidayMode: boolean) =>
    person.send('PATCH /users/profile/holiday-mode', { holidayMode })

  test('a daily task done in time pays the next day, and its penalty is returned', async () => {
    const person = await newPlayer()
    const id = await add(person)
    on(11)
    await complete(person, id)
    on(13)
    expect(await stats(person)).toMatchObject({ gold: 105 })
    expect(await taskOf(person, id)).toMatchObject({ completed: false, streak: 0 })
    const { result } = await complete(person, id, dayOf(12, '23:59'))
    expect(result.stats).toMatchObject({ gold: 120 })
    expect(await exp(person)).toBe(10)
    expect(result.board.position).toBe(2)
    expect(await taskOf(person, id)).toMatchObject({ completed: false, completedAt: null, streak: 2 })
    expect((await movements(person)).slice(-3)).toEqual([
      [-5, 'taskMissed'],
      [5, 'penaltyReturned'],
      [10, 'taskCompleted'],
    ])
    expect(await refusal(person, id, dayOf(12, '08:00'))).toBe('taskAlreadyCompleted')
    // The current day is unchanged.
    await complete(person, id)
    expect(await taskOf(person, id)).toMatchObject({ completed: true, streak: 3 })
    expect(await stats(person)).toMatchObject({ gold: 130 })
    expect(await reconcile(server.services)).toEqual([])
  })

  test('a completion of today stays, and the streak continues through the late day', async () => {
    const person = await newPlayer()
    const id = await add(person)
    for (const day of [10, 11, 12]) {
      on(day)
      await complete(person, id)
    }
    on(14)
    await complete(person, id)
    expect(await taskOf(person, id)).toMatchObject({ streak: 1 })
    await complete(person, id, dayOf(13))
    expect(await taskOf(person, id)).toMatchObject({
      completed: true,
      completedAt: dayOf(14).replace('Z', '.000Z'),
      streak: 5,
    })
    await person.send(`POST /user/tasks/${id}/reopen`)
    expect(await taskOf(person, id)).toMatchObject({ completed: false, streak: 4 })
  })

  test.each([[[12, 13, 14]], [[14, 13, 12]], [[13, 14, 12]], [[13, 12, 14]], [[12, 14, 13]], [[14, 12, 13]]])(
    'several days arrive in the order %j',
    async (order) => {
      const person = await newPlayer()
      const id = await add(person)
      for (const day of [10, 11, 12, 13, 14, 15]) {
        on(day)
        await stats(person)
        if (day < 12) await complete(person, id)
      }
      // Each day had a visit, so each was charged.
      expect(await stats(person)).toMatchObject({ gold: 100 + 20 - 15 })
      server.clock.set(dayOf(15, '11:00'))
      for (const day of order) expect((await complete(person, id, dayOf(day))).status).toBe(200)
      expect(await taskOf(person, id)).toMatchObject({ completed: false, streak: 5 })
      expect(await stats(person)).toMatchObject({ gold: 150 })
      expect(await exp(person)).toBe(25)
      expect(await reconcile(server.services)).toEqual([])
    },
  )

  test.each([[[11, 13]], [[13, 11]]])(
    'restore the streak between missed and completed days, in the order %j',
    async (order) => {
      const person = await newPlayer()
      const id = await add(person)
      // Done on the 10th and the 12th, missed on the 11th and the 13th.
      for (const day of [10, 11, 12, 13]) {
        on(day)
        if (day % 2 === 0) await complete(person, id)
        else await stats(person)
      }
      on(14, '11:00')
      expect(await taskOf(person, id)).toMatchObject({ streak: 0 })
      const streaks: unknown[] = []
      for (const day of order) {
        await complete(person, id, dayOf(day))
        streaks.push((await taskOf(person, id))?.streak)
      }
      expect(streaks).toEqual([order[0] === 11 ? 0 : 2, 4])
      on(15)
      expect(await taskOf(person, id)).toMatchObject({ streak: 0 })
    },
  )

  test('a penalty limited by the balance is returned as charged', async () => {
    const person = await newPlayer(7)
    const [first, second] = [await add(person), await add(person, { gold: 20 })]
    on(11)
    await stats(person)
    on(12)
    // 5 for the first, and the remaining 2 of the 10 for the second.
    expect(await stats(person)).toMatchObject({ gold: 0 })
    await complete(person, second, dayOf(11))
    expect(await stats(person)).toMatchObject({ gold: 22 })
    await complete(person, first, dayOf(11))
    expect(await stats(person)).toMatchObject({ gold: 37 })
    expect(await reconcile(server.services)).toEqual([])
  })

  test('an absence is charged for its last day, so an earlier day returns nothing', async () => {
    const person = await newPlayer()
    const id = await add(person)
    on(14, '11:00')
    expect(await stats(person)).toMatchObject({ gold: 95 })
    await complete(person, id, dayOf(12))
    expect(await stats(person)).toMatchObject({ gold: 105 })
    expect(await taskOf(person, id)).toMatchObject({ streak: 0 })
    await complete(person, id, dayOf(13))
    expect(await stats(person)).toMatchObject({ gold: 120 })
    expect(await taskOf(person, id)).toMatchObject({ streak: 2 })
  })

  test('the day of creation costs nothing, and is paid', async () => {
    const person = await newPlayer()
    const id = await add(person)
    on(11)
    // Before its creation: the completion counts on the day of creation.
    await complete(person, id, dayOf(9))
    expect(await stats(person)).toMatchObject({ gold: 110 })
    expect(await taskOf(person, id)).toMatchObject({ streak: 1, completed: false })
    expect(await refusal(person, id, dayOf(10, '11:00'))).toBe('taskAlreadyCompleted')
  })

  test('a task that was created offline counts from its creation on the server', async () => {
    const person = await newPlayer()
    on(12)
    const id = await add(person)
    const { status } = await complete(person, id, dayOf(11))
    expect(status).toBe(200)
    expect(await taskOf(person, id)).toMatchObject({ completed: true, completedAt: dayOf(12).replace('Z', '.000Z') })
  })

  test('in the current day it is completed at the given time', async () => {
    const person = await newPlayer()
    const [daily, todo] = [await add(person), await add(person, { type: 'todo' })]
    on(12)
    await complete(person, daily, dayOf(12, '08:00'))
    await complete(person, todo, dayOf(11, '09:00'))
    expect(await taskOf(person, daily)).toMatchObject({
      completed: true,
      completedAt: '2026-03-12T08:00:00.000Z',
      streak: 1,
    })
    expect(await taskOf(person, todo)).toMatchObject({
      completed: true,
      completedAt: '2026-03-11T09:00:00.000Z',
      streak: 0,
    })
    for (const id of [daily, todo]) expect(await refusal(person, id, dayOf(12))).toBe('taskAlreadyCompleted')
    expect(await stats(person)).toMatchObject({ gold: 120 - 5 })
    expect(await exp(person)).toBe(15)
  })

  test('is accepted for 72 hours and 2 minutes', async () => {
    const person = await newPlayer()
    const [id, otherId] = [await add(person), await add(person, { type: 'todo' })]
    on(14)
    for (const at of [dayOf(11, '11:59'), dayOf(14, '12:03'), '2026-03-14', 'yesterday', 5, null]) {
      const { error } = await person.send(`POST /user/tasks/${id}/complete`, { at })
      expect([error.message, error.details?.[0]?.path]).toEqual(['invalidData', 'at'])
    }
    expect((await complete(person, id, dayOf(11))).status).toBe(200)
    expect((await complete(person, otherId, dayOf(14, '12:02'))).status).toBe(200)
    // The future is refused.
    expect(await taskOf(person, otherId)).toMatchObject({ completedAt: dayOf(14).replace('Z', '.000Z') })
  })

  test('the week is the one of the given time', async () => {
    const person = await newPlayer()
    const id = await add(person, { type: 'weekly' })
    // Mondays: 16, 23.
    on(17)
    await complete(person, id)
    on(24)
    await stats(person)
    on(30, '10:00')
    expect(await stats(person)).toMatchObject({ gold: 110 - 5 })
    expect(await taskOf(person, id)).toMatchObject({ streak: 0 })
    const { result } = await complete(person, id, dayOf(28))
    expect(result.stats).toMatchObject({ gold: 120 })
    expect(await exp(person)).toBe(30)
    expect(result.board.position).toBe(4)
    expect(await taskOf(person, id)).toMatchObject({ completed: false, streak: 2 })
    expect(await refusal(person, id, dayOf(29))).toBe('taskAlreadyCompleted')
    expect((await complete(person, id, dayOf(30, '09:00'))).status).toBe(200)
    expect(await taskOf(person, id)).toMatchObject({ completed: true, streak: 3 })
  })

  test("the day is the one of the request's time zone", async () => {
    const person = await newPlayer()
    const id = await add(person)
    const send = (at: string, timezone: string) => person.send(`POST /user/tasks/${id}/complete`, { at }, { timezone })
    on(12, '12:00')
    // The 11th in London, the 12th in Sofia.
    expect((await send('2026-03-11T22:30:00Z', 'Europe/Sofia')).status).toBe(200)
    expect(await taskOf(person, id)).toMatchObject({ completed: true, completedAt: '2026-03-11T22:30:00.000Z' })
    expect((await send('2026-03-11T22:30:00Z', 'Europe/London')).status).toBe(200)
    expect((await send('2026-03-11T21:30:00Z', 'Europe/Sofia')).error.message).toBe('taskAlreadyCompleted')
  })

  test('a day with a clock change has 23 hours', async () => {
    const person = await newPlayer()
    const id = await add(person)
    // In Sofia the 29th ends at 21:00 in UTC, the 28th at 22:00.
    on(30, '12:00')
    const send = (at: string) => person.send(`POST /user/tasks/${id}/complete`, { at }, { timezone: 'Europe/Sofia' })
    expect((await send('2026-03-28T21:59:59Z')).status).toBe(200)
    expect((await send('2026-03-28T22:00:00Z')).status).toBe(200)
    expect((await send('2026-03-29T20:59:59Z')).error.message).toBe('taskAlreadyCompleted')
    expect((await send('2026-03-29T21:00:00Z')).status).toBe(200)
    expect(await taskOf(person, id)).toMatchObject({ completed: true, streak: 3 })
  })

  test('after flying west, the current day is the later one that has begun', async () => {
    const person = await newPlayer()
    const id = await add(person)
    on(11, '10:30')
    await person.send('GET /users/profile', undefined, { timezone: 'Pacific/Kiritimati' })
    // The 12th there; the 10th in Niue.
    const { status } = await person.send(
      `POST /user/tasks/${id}/complete`,
      { at: dayOf(11, '10:29') },
      { timezone: 'Pacific/Niue' },
    )
    expect(status).toBe(200)
    expect(await taskOf(person, id)).toMatchObject({ completed: true })
  })

  test('after reopening in its period it pays the rest, and the pawn does not move again', async () => {
    const person = await newPlayer(0)
    const id = await add(person)
    await complete(person, id)
    // 4 of the 10 are spent before the task is reopened.
    const reward = await person.send<{ id: string }>('POST /user/rewards', { name: 'Tea', gold: 4, type: 'once' })
    await person.send(`POST /user/rewards/${reward.result.id}/redeem`)
    await person.send(`POST /user/tasks/${id}/reopen`)
    on(11)
    expect(await stats(person)).toMatchObject({ gold: 0, exp: 0 })
    const { result } = await complete(person, id, dayOf(10))
    expect(result.stats).toMatchObject({ gold: 6, exp: 5 })
    expect(result.board.position).toBe(1)
  })

  test('asks for a result where one is required, and shows only that of the current day', async () => {
    const person = await newPlayer()
    const id = await add(person, { requireResult: true })
    const otherId = await add(person, { requireResult: true })
    const early = await add(person, { requireResult: true })
    await person.send(`POST /user/tasks/${early}/result`, { result: 'Before' })
    on(11)
    const give = (at?: string) => person.send<Task>(`POST /user/tasks/${otherId}/result`, { result: 'Far', at })
    expect(await refusal(person, id, dayOf(10))).toBe('resultOfTheTaskRequired')
    expect((await complete(person, id, dayOf(10), { result: 'Near' })).status).toBe(200)
    expect(await taskOf(person, id)).toMatchObject({ result: null })
    expect((await give(dayOf(10))).result).toMatchObject({ result: null })
    expect((await complete(person, otherId, dayOf(10))).status).toBe(200)
    expect((await give(dayOf(10))).status).toBe(200)
    expect((await give(dayOf(11, '11:00'))).result).toMatchObject({ result: 'Far' })
    expect((await give(dayOf(6))).error.message).toBe('invalidData')
    expect((await complete(person, early, dayOf(10))).status).toBe(200)
    expect(await refusal(person, early, dayOf(11, '10:00'))).toBe('resultOfTheTaskRequired')
  })

  test('times in holiday mode are refused, those before and after it count', async () => {
    const person = await newPlayer()
    const id = await add(person)
    await complete(person, id)
    on(11, '14:00')
    await holiday(person, true)
    on(12)
    await stats(person)
    on(13, '14:00')
    expect(await taskOf(person, id)).toMatchObject({ streak: 1 })
    expect(await refusal(person, id, dayOf(13, '13:00'))).toBe('holidayModeEnabledError')
    expect(await refusal(person, id, dayOf(12))).toBe('holidayModeEnabledError')
    expect(await refusal(person, id, dayOf(11, '14:00'))).toBe('holidayModeEnabledError')
    // Also during the holiday, for a day before it.
    expect((await complete(person, id, dayOf(11, '13:59'))).status).toBe(200)
    expect(await taskOf(person, id)).toMatchObject({ streak: 2 })
    expect(await stats(person)).toMatchObject({ gold: 120 })
    await holiday(person, false)
    on(14, '13:00')
    expect(await taskOf(person, id)).toMatchObject({ streak: 0 })
    expect(await stats(person)).toMatchObject({ gold: 115 })
    expect(await refusal(person, id, dayOf(13, '13:59'))).toBe('holidayModeEnabledError')
    expect((await complete(person, id, dayOf(13, '14:00'))).status).toBe(200)
    expect(await taskOf(person, id)).toMatchObject({ streak: 3 })
    expect(await stats(person)).toMatchObject({ gold: 130 })
  })

  test('a new type has its own periods from the change on', async () => {
    const person = await newPlayer()
    const id = await add(person)
    on(12)
    await person.send(`PATCH /user/tasks/${id}`, { type: 'weekly' })
    on(13)
    // Done on the 11th as a daily task: it counts for the 12th, in the current week.
    expect((await complete(person, id, dayOf(11))).status).toBe(200)
    expect(await taskOf(person, id)).toMatchObject({ completed: true, streak: 1 })
    expect(await refusal(person, id, dayOf(13, '11:00'))).toBe('taskAlreadyCompleted')
  })

  test('is refused for archived and deleted tasks, and pays the changed price', async () => {
    const person = await newPlayer()
    const [id, otherId] = [await add(person), await add(person)]
    on(11)
    await complete(person, otherId)
    await person.send(`PATCH /user/tasks/${otherId}/archive`)
    expect(await refusal(person, otherId, dayOf(10))).toBe('cannotCompleteArchivedTask')
    await person.send(`PATCH /user/tasks/${id}`, { gold: 30 })
    expect((await complete(person, id, dayOf(10))).result.stats).toMatchObject({ gold: 100 + 10 + 30 })
    expect((await person.send(`DELETE /user/tasks/${id}`)).status).toBe(200)
    expect(await refusal(person, id, dayOf(10))).toBe('taskNotFound')
    expect(await refusal(await newPlayer(), otherId, start)).toBe('taskNotFound')
  })

  test('a refusal does not affect the following queued changes', async () => {
    const person = await newPlayer()
    const [id, otherId] = [await add(person), await add(person)]
    on(11)
    await complete(person, id, dayOf(10))
    expect((await person.send(`PATCH /user/tasks/${id}`, { title: 'Run' })).status).toBe(200)
    const { result } = await person.send<Task>(`PATCH /user/tasks/${id}/archive`)
    expect(result).toMatchObject({ archived: true, completed: true, completedAt: dayOf(10).replace('Z', '.000Z') })
    await complete(person, otherId, dayOf(10))
    on(12)
    const archived = await person.send(`PATCH /user/tasks/${otherId}/archive`)
    expect(archived.error.message).toBe('cannotArchiveIncompletedTask')
  })

  test('the daily summary no longer lists it as missed', async () => {
    const person = await newPlayer()
    const [id, otherId] = [await add(person), await add(person, { title: 'Run' })]
    on(11)
    await person.send('DELETE /user/day-story')
    on(12)
    const story = async () => (await person.send<Story>('GET /user/day-story')).result
    expect(await story()).toMatchObject({ missed: [{ title: 'Walk' }, { title: 'Run' }], kept: 0, cost: 10 })
    await complete(person, otherId, dayOf(11))
    expect(await story()).toMatchObject({ missed: [{ title: 'Walk', type: 'daily', gold: 5 }], kept: 1, cost: 5 })
    // A task missed on two days shows the remaining one.
    on(13)
    expect(await story()).toMatchObject({ missed: [{ gold: 10 }, { title: 'Run', gold: 5 }], cost: 15 })
    await complete(person, id, dayOf(11))
    expect(await story()).toMatchObject({ missed: [{ gold: 5 }, { gold: 5 }], kept: 0, cost: 10 })
    await complete(person, id, dayOf(12))
    expect(await story()).toMatchObject({ missed: [{ title: 'Run', gold: 5 }], kept: 1, cost: 5 })
  })

  test('twenty parallel calls pay once', async () => {
    const person = await newPlayer()
    const id = await add(person)
    on(11)
    await stats(person)
    on(12)
    const replies = await Promise.all(Array.from({ length: 20 }, () => complete(person, id, dayOf(11))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.flatMap(({ error }) => error?.message ?? []))).toEqual(new Set(['taskAlreadyCompleted']))
    expect(await stats(person)).toMatchObject({ gold: 110, exp: 5 })
    expect(await reconcile(server.services)).toEqual([])
  })
})
