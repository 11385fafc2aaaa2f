import { sweepOccurrences } from '@questboard/api'
import type { EndedOccurrence, Statistics, TaskHistory } from '@questboard/api/history/schema'
import type { Profile } from '@questboard/api/profile/schema'
import { occurrences, tasks, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { visitOn } from '../../support/days.ts'
import { newGroup } from '../../support/group.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let ann: Person

const wednesday = '2026-03-18T08:00:00Z'

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  server.clock.set(wednesday)
  ann = await server.person({ headers: { timezone: 'Europe/Sofia' } })
})
afterAll(() => server.close())

const make = async (body: object) =>
  (await expectOk(ann.send<{ id: string }>('POST /user/tasks', { title: 'Trash', gold: 10, ...body }))).id

/** Morning of a day, after a request that settles it. */
const visit = (day: string) => visitOn(server, ann, day)

/** The same after an absence in which the session ended. */
async function returnOn(day: string): Promise<void> {
  server.clock.set(`${day}T08:00:00Z`)
  const { email, password } = ann
  const { token } = await expectOk(server.send<{ token: string }>('POST /auth/login', { email, password }))
  ann = { ...ann, token, send: sendTo(server.url, token, { timezone: 'Europe/Sofia' }) }
  await visit(day)
}

const complete = (id: string, body?: object) => expectOk(ann.send(`POST /user/tasks/${id}/complete`, body))

const reopen = (id: string) => expectOk(ann.send(`POST /user/tasks/${id}/reopen`))

const change = (id: string, body: object) => expectOk(ann.send(`PATCH /user/tasks/${id}`, body))

const holiday = (holidayMode: boolean) => expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode }))

const historyOf = (id: string, query = '?limit=100') =>
  expectOk(ann.send<TaskHistory>(`GET /user/tasks/${id}/history${query}`))

const summaryOf = ({ slot, dueOn, outcome }: EndedOccurrence) =>
  slot === dueOn || slot === null ? `${dueOn.slice(5)} ${outcome}` : `${slot.slice(5)} to ${dueOn.slice(5)} ${outcome}`

const outcomesOf = async (id: string) => (await historyOf(id)).occurrences.map(summaryOf)

const statistics = (from: string, to: string) =>
  expectOk(ann.send<Statistics>(`GET /user/statistics?from=${from}&to=${to}`))

const sumOf = (days: Statistics['days']) => ({
  gold: days.reduce((sum, { gold }) => sum + gold, 0),
  exp: days.reduce((sum, { exp }) => sum + exp, 0),
})

const mondays = { type: 'weekly', schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }] } }
const everyDay = { type: 'daily', schedule: { frequency: 'daily' } }
const everyThreeDays = { type: 'weekly', schedule: { frequency: 'daily', interval: 3, after: 'completion' } }

describe('the history of a task without a schedule', () => {
  test('has done and missed days, but not the day on which it was created', async () => {
    const id = await make({ type: 'daily' })
    await visit('2026-03-19')
    await complete(id)
    await visit('2026-03-21')
    expect(await outcomesOf(id)).toEqual(['03-20 missed', '03-19 done'])
    await complete(id)
    expect((await historyOf(id)).occurrences[0]).toEqual({
      slot: '2026-03-21',
      dueOn: '2026-03-21',
      outcome: 'done',
      at: '2026-03-21T08:00:00.000Z',
    })
    await reopen(id)
    expect(await outcomesOf(id)).toEqual(['03-20 missed', '03-19 done'])
    await complete(id)
    expect((await historyOf(id)).counts).toEqual({ done: 2, late: 0, missed: 1, skipped: 0, spared: 0 })
  })

  test('has done and missed weeks', async () => {
    const id = await make({ type: 'weekly' })
    await visit('2026-03-24')
    await complete(id)
    await visit('2026-04-06')
    expect(await outcomesOf(id)).toEqual(['03-30 to 04-05 missed', '03-23 to 03-29 done'])
  })

  test('has every day of five weeks away', async () => {
    const id = await make({ type: 'daily' })
    await returnOn('2026-04-22')
    const { counts, totalCount, occurrences: newest } = await historyOf(id, '?limit=3&page=2')
    expect([counts.missed, totalCount]).toEqual([34, 34])
    expect(newest.map(summaryOf)).toEqual(['04-18 missed', '04-17 missed', '04-16 missed'])
  })

  test('has days on holiday as spared, once the holiday is over too', async () => {
    const id = await make({ type: 'daily' })
    await visit('2026-03-19')
    await holiday(true)
    await visit('2026-03-21')
    await holiday(false)
    await visit('2026-03-22')
    expect(await outcomesOf(id)).toEqual(['03-21 missed', '03-20 spared', '03-19 spared'])
  })

  test('is corrected by a late completion', async () => {
    const id = await make({ type: 'daily' })
    await visit('2026-03-21')
    expect(await outcomesOf(id)).toEqual(['03-20 missed', '03-19 missed'])
    await complete(id, { at: '2026-03-20T18:00:00Z' })
    expect(await outcomesOf(id)).toEqual(['03-20 done', '03-19 missed'])
    expect((await historyOf(id)).occurrences[0]?.at).toBe('2026-03-20T18:00:00.000Z')
  })

  test('of a to-do has its completion', async () => {
    const [id, dated] = [await make({ type: 'todo' }), await make({ type: 'todo', schedule: { due: '2026-03-18' } })]
    expect(await outcomesOf(id)).toEqual([])
    await visit('2026-03-20')
    await complete(id)
    await complete(dated)
    expect(await outcomesOf(id)).toEqual(['03-20 done'])
    expect(await outcomesOf(dated)).toEqual(['03-18 late'])
  })
})

describe('the history of a task with a schedule', () => {
  test('has done, late and missed occurrences', async () => {
    const id = await make(mondays)
    await visit('2026-03-22')
    await complete(id)
    expect(await outcomesOf(id)).toEqual(['03-23 done'])
    await visit('2026-03-31')
    expect(await outcomesOf(id)).toEqual(['03-30 missed', '03-23 done'])
    await complete(id)
    expect(await outcomesOf(id)).toEqual(['03-30 late', '03-23 done'])
    await reopen(id)
    expect(await outcomesOf(id)).toEqual(['03-30 missed', '03-23 done'])
    await visit('2026-04-07')
    expect(await outcomesOf(id)).toEqual(['04-06 missed', '03-30 missed', '03-23 done'])
  })

  test('has each occurrence of five weeks away, settled at once or by the day', async () => {
    const [atOnce, weekly] = [await make(everyDay), await make(mondays)]
    await returnOn('2026-04-22')
    expect((await historyOf(atOnce)).counts.missed).toBe(35)
    expect(await outcomesOf(weekly)).toEqual(
      [20, 13, 6].map((day) => `04-${String(day).padStart(2, '0')} missed`).concat(['03-30 missed', '03-23 missed']),
    )
    const late = await make(everyDay)
    for (const day of ['2026-04-23', '2026-04-24', '2026-04-26']) await visit(day)
    expect(await outcomesOf(late)).toEqual([25, 24, 23, 22].map((day) => `04-${day} missed`))
  })

  test('has a skipped occurrence until the skip is undone', async () => {
    const id = await make(mondays)
    await expectOk(ann.send(`POST /user/tasks/${id}/skip`))
    expect(await outcomesOf(id)).toEqual(['03-23 skipped'])
    await expectOk(ann.send(`DELETE /user/tasks/${id}/skip`))
    expect(await outcomesOf(id)).toEqual([])
    await visit('2026-03-24')
    expect(await outcomesOf(id)).toEqual(['03-23 missed'])
    await expectOk(ann.send(`POST /user/tasks/${id}/skip`))
    expect(await outcomesOf(id)).toEqual(['03-23 missed'])
    await expectOk(ann.send(`DELETE /user/tasks/${id}/skip`))
    expect(await outcomesOf(id)).toEqual(['03-23 missed'])
  })

  test('has occurrences on holiday as spared, and as done when they are done afterwards', async () => {
    const id = await make(mondays)
    await holiday(true)
    await visit('2026-03-31')
    await holiday(false)
    expect(await outcomesOf(id)).toEqual(['03-30 spared', '03-23 spared'])
    await complete(id)
    expect(await outcomesOf(id)).toEqual(['03-30 done', '03-23 spared'])
  })

  test('has the due day to which an occurrence was snoozed', async () => {
    const id = await make(mondays)
    await expectOk(ann.send(`POST /user/tasks/${id}/snooze`, { until: '2026-03-25' }))
    await visit('2026-03-25')
    await complete(id)
    expect(await outcomesOf(id)).toEqual(['03-23 to 03-25 done'])
  })

  test('is corrected by a completion in time that arrives late, and by reopening it', async () => {
    await complete(await make({ type: 'todo', gold: 100 }))
    const id = await make(mondays)
    await visit('2026-03-23')
    await visit('2026-03-25')
    expect(await outcomesOf(id)).toEqual(['03-23 missed'])
    await complete(id, { at: '2026-03-23T15:00:00Z' })
    expect((await historyOf(id)).occurrences).toMatchObject([{ outcome: 'done', at: '2026-03-23T15:00:00.000Z' }])
    await reopen(id)
    expect(await outcomesOf(id)).toEqual(['03-23 missed'])
    await complete(id, { at: '2026-03-23T15:00:00Z' })
    await reopen(id)
    await visit('2026-03-31')
    expect(await outcomesOf(id)).toEqual(['03-30 missed', '03-23 missed'])
  })

  test('has an occurrence that was snoozed after it was missed as late', async () => {
    const id = await make(mondays)
    await visit('2026-03-24')
    await expectOk(ann.send(`POST /user/tasks/${id}/snooze`, { until: '2026-03-26' }))
    await visit('2026-03-26')
    await complete(id, { at: '2026-03-25T15:00:00Z' })
    expect(await outcomesOf(id)).toEqual(['03-23 late'])
  })

  test('counts from the day on which it was done, not from the day of the call', async () => {
    const id = await make(everyThreeDays)
    await visit('2026-03-20')
    await complete(id, { at: '2026-03-18T15:00:00Z' })
    const read = async () =>
      (await expectOk(ann.send<{ id: string }[]>('GET /user/tasks'))).find((task) => task.id === id)
    expect(await read()).toMatchObject({ completed: true, nextDueOn: '2026-03-21' })
    await visit('2026-03-21')
    expect(await read()).toMatchObject({ completed: false, dueOn: '2026-03-21', opensOn: '2026-03-20' })
    await complete(id)
    await visit('2026-03-22')
    expect(await read()).toMatchObject({ dueOn: '2026-03-24', opensOn: '2026-03-23' })
  })
})

describe('a change of the task', () => {
  test('to another type or schedule keeps what was known', async () => {
    const id = await make({ type: 'daily' })
    await visit('2026-03-21')
    await change(id, { ...mondays })
    await visit('2026-03-24')
    expect(await outcomesOf(id)).toEqual(['03-23 missed', '03-20 missed', '03-19 missed'])
    await change(id, { schedule: null, type: 'daily' })
    await visit('2026-03-26')
    await complete(id)
    expect(await outcomesOf(id)).toEqual([
      '03-26 done',
      '03-25 missed',
      '03-24 missed',
      '03-23 missed',
      '03-20 missed',
      '03-19 missed',
    ])
    await visit('2026-03-27')
    await change(id, { type: 'todo' })
    await visit('2026-03-29')
    expect(await outcomesOf(id)).toEqual([
      '03-26 done',
      '03-25 missed',
      '03-24 missed',
      '03-23 missed',
      '03-20 missed',
      '03-19 missed',
    ])
  })

  test('to no schedule, while it rests, spares the running week, and no later one', async () => {
    const id = await make(mondays)
    await visit('2026-03-21')
    await complete(id)
    await visit('2026-03-22')
    await change(id, { schedule: null })
    await visit('2026-03-30')
    // Its penalty was paid, although the occurrence has the name of that week.
    expect(await outcomesOf(id)).toEqual(['03-23 to 03-29 missed', '03-23 done'])
  })

  test('by archiving ends it', async () => {
    const id = await make({ type: 'daily' })
    await visit('2026-03-19')
    await complete(id)
    await expectOk(ann.send(`PATCH /user/tasks/${id}/archive`))
    await visit('2026-03-25')
    expect(await outcomesOf(id)).toEqual(['03-19 done'])
  })
})

describe('what is known', () => {
  test('begins with the first day of the history of an older account', async () => {
    const id = await make({ type: 'daily' })
    await server.database.queries.update(users).set({ historySince: '2026-03-21' }).where(eq(users.id, ann.id))
    await visit('2026-03-23')
    expect(await outcomesOf(id)).toEqual(['03-22 missed', '03-21 missed'])
    expect((await statistics('2026-03-18', '2026-03-23')).days.map(({ missed }) => missed)).toEqual([0, 0, 0, 1, 1, 0])
  })

  test('ends after 400 days', async () => {
    const [id, legacy] = [await make(everyDay), await make({ type: 'daily' })]
    await returnOn('2027-06-01')
    expect((await historyOf(id)).counts.missed).toBe(400)
    expect((await historyOf(legacy)).counts.missed).toBe(400)
    const stored = () => server.database.queries.select().from(occurrences).where(eq(occurrences.taskId, id))
    // The occurrence that was open is recorded, too.
    expect(await stored()).toHaveLength(401)
    server.clock.set('2027-06-11T08:00:00Z')
    await sweepOccurrences(server.services)
    expect(await stored()).toHaveLength(391)
  })

  test('of a deleted task comes from its rows in the ledger', async () => {
    const [id, otherId] = [await make(everyDay), await make({ type: 'daily' })]
    await visit('2026-03-19')
    await complete(id)
    await complete(otherId)
    await expectOk(ann.send(`DELETE /user/tasks/${id}`))
    await expectOk(ann.send(`DELETE /user/tasks/${otherId}`))
    await visit('2026-03-21')
    expect(await server.database.queries.select().from(occurrences).where(eq(occurrences.taskId, id))).toEqual([])
    const { days } = await statistics('2026-03-18', '2026-03-20')
    expect(days.map(({ done: times, missed }) => [times, missed])).toEqual([
      [0, 0],
      [2, 0],
      [0, 0],
    ])
    expect(days[1]?.exp).toBeGreaterThanOrEqual(10)
    expect((await ann.send(`GET /user/tasks/${id}/history`)).error.message).toBe('taskNotFound')
  })

  test('is not found by another user', async () => {
    const id = await make(everyDay)
    const bob = await server.person({ headers: { timezone: 'Europe/Sofia' } })
    expect((await bob.send(`GET /user/tasks/${id}/history`)).error.message).toBe('taskNotFound')
    expect((await server.send(`GET /user/tasks/${id}/history`)).error.message).toBe('authenticationFailed')
    await visit('2026-03-20')
    await complete(id)
    const { days } = await expectOk(bob.send<Statistics>('GET /user/statistics?from=2026-03-18&to=2026-03-20'))
    expect(days).toEqual(days.map(({ day }) => ({ day, done: 0, missed: 0, exp: 0, gold: 0 })))
  })
})

describe('statistics', () => {
  test('have done, missed, experience and gold of each day, and of each task', async () => {
    const id = await make({ type: 'daily', title: 'Walk' })
    const bins = await make({ ...mondays, title: 'Bins' })
    await complete(id)
    await visit('2026-03-19')
    await complete(id)
    await reopen(id)
    await visit('2026-03-24')
    await complete(bins)
    const { days, tasks: counted } = await statistics('2026-03-18', '2026-03-24')
    expect(days.map(({ day, done: times, missed }) => [day.slice(8), times, missed])).toEqual([
      ['18', 1, 0],
      ...['19', '20', '21', '22', '23'].map((day) => [day, 0, 1]),
      ['24', 1, 0],
    ])
    const { stats } = await expectOk(ann.send<Profile>('GET /users/profile'))
    // Below 100, all experience is shown inside the first level.
    expect(sumOf(days)).toEqual({ gold: stats.gold, exp: stats.exp })
    expect(days.map(({ exp }) => exp > 0)).toEqual([true, expect.any(Boolean), ...Array(4).fill(false), true])
    expect(counted).toEqual([
      { id, groupId: null, title: 'Walk', type: 'daily', done: 1, late: 0, missed: 5 },
      { id: bins, groupId: null, title: 'Bins', type: 'weekly', done: 0, late: 1, missed: 0 },
    ])
  })

  test('have the streak of days with something done, over holidays', async () => {
    const id = await make({ type: 'daily' })
    const streak = async () => (await statistics('2026-03-18', '2026-03-18')).streak
    expect(await streak()).toEqual({ current: 0, best: 0 })
    await complete(id)
    await visit('2026-03-19')
    expect(await streak()).toEqual({ current: 1, best: 1 })
    await complete(id)
    await visit('2026-03-20')
    await holiday(true)
    await visit('2026-03-23')
    expect(await streak()).toEqual({ current: 2, best: 2 })
    await holiday(false)
    await complete(id)
    expect(await streak()).toEqual({ current: 3, best: 3 })
    await visit('2026-03-25')
    expect(await streak()).toEqual({ current: 0, best: 3 })
    await complete(id, { at: '2026-03-24T12:00:00Z' })
    expect(await streak()).toEqual({ current: 4, best: 4 })
  })

  test('count group tasks on the day on which they were done', async () => {
    const group = await newGroup(server)
    ann = group.members[0] as Person
    const task = { title: 'Dishes', ruby: 5, type: 'daily', assignedUsers: [ann.id] }
    const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, task))
    const path = `/groups/${group.id}/users/${ann.id}/tasks/${id}` as const
    const doneOn = async () =>
      (await statistics('2026-03-18', '2026-03-19')).days.map(({ done: times, missed }) => [times, missed])
    await expectOk(ann.send(`PATCH ${path}/complete`))
    expect(await doneOn()).toEqual([
      [1, 0],
      [0, 0],
    ])
    await expectOk(ann.send(`PATCH ${path}/reopen`))
    expect(await doneOn()).toEqual([
      [0, 0],
      [0, 0],
    ])
    await expectOk(ann.send(`PATCH ${path}/complete`))
    await visit('2026-03-20')
    expect(await doneOn()).toEqual([
      [1, 0],
      [0, 0],
    ])
    await expectOk(ann.send(`PATCH ${path}/complete`, { at: '2026-03-19T18:00:00Z' }))
    expect(await doneOn()).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('have the days on which all was done', async () => {
    const [walk, read] = [await make({ type: 'daily' }), await make({ type: 'daily' })]
    await visit('2026-03-19')
    await complete(walk)
    await complete(read)
    await visit('2026-03-20')
    await complete(walk)
    await visit('2026-03-21')
    expect((await statistics('2026-03-18', '2026-03-21')).perfectDays).toBe(1)
    await complete(read, { at: '2026-03-20T20:00:00Z' })
    expect((await statistics('2026-03-18', '2026-03-21')).perfectDays).toBe(2)
    expect((await statistics('2026-03-20', '2026-03-21')).perfectDays).toBe(1)
  })

  test.each([
    ['from=2026-03-18&to=2026-03-17', 'to'],
    ['from=2025-01-01&to=2026-02-05', 'to'],
    ['from=1900-01-01&to=1900-01-02', 'from'],
    ['from=2090-01-01&to=2090-01-02', 'to'],
    ['from=2026-02-30&to=2026-03-02', 'from'],
    ['to=2026-03-02', 'from'],
  ])('refuse %s', async (query, path) => {
    const { status, error } = await ann.send(`GET /user/statistics?${query}`)
    expect({ status, error }).toMatchObject({
      status: 400,
      error: { message: 'invalidQueryParams', details: [{ path }] },
    })
  })

  test('have what was done on the first of 400 days', async () => {
    await complete(await make({ type: 'daily' }))
    await returnOn('2027-04-22')
    const { days } = await statistics('2026-03-18', '2027-04-21')
    expect(days).toHaveLength(400)
    expect(days[0]).toMatchObject({ day: '2026-03-18', done: 1, gold: 10 })
  })

  test('cover 400 days', async () => {
    expect((await statistics('2025-02-12', '2026-03-18')).days).toHaveLength(400)
  })
})

test('an old account has no history before the release, and a new one from its first day', async () => {
  const [row] = await server.database.queries.select().from(users).where(eq(users.id, ann.id))
  expect(row?.historySince).toBeNull()
  const [task] = await server.database.queries
    .select()
    .from(tasks)
    .where(eq(tasks.id, await make(everyDay)))
  expect(task).toMatchObject({ spans: null, completedOn: null })
})
