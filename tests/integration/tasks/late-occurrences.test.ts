import { reconcile } from '@questboard/api'
import type { Task } from '@questboard/api/tasks/schema'
import { ledger } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { visitOn } from '../../support/days.ts'
import { grant } from '../../support/grant.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

/** Completions that a device reports later, of tasks with a schedule. 2026-03-18 is a Wednesday. */
let server: TestServer
let ann: Person

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-18T08:00:00Z')
  ann = await server.person({ headers: { timezone: 'UTC' } })
  await grant(server, ann, { gold: 100 })
})

const everyDay = { type: 'daily', schedule: { frequency: 'daily', time: '07:00' } }
const mondays = { type: 'weekly', schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }] } }

async function make(body: object): Promise<string> {
  const { result } = await ann.send<{ id: string }>('POST /user/tasks', { title: 'Stretch', gold: 10, ...body })
  return result.id
}

async function visit(...days: string[]): Promise<void> {
  for (const day of days) await visitOn(server, ann, day)
}

const complete = (id: string, body?: object) => ann.send(`POST /user/tasks/${id}/complete`, body)

/** Completes what a device shows on a day. */
const completeOn = (id: string, day: string, occurrence = day) => complete(id, { at: `${day}T09:00:00Z`, occurrence })

const read = (id: string) => expectOk(ann.send<Task>(`GET /user/tasks/${id}`))

/** The gold that a task paid and cost, without what squares of the board paid. */
async function goldFor(id: string): Promise<Record<string, number>> {
  const rows = await server.database.queries.select().from(ledger).where(eq(ledger.ownerId, ann.id))
  const sums: Record<string, number> = {}
  for (const { currency, reference, reason, amount } of rows) {
    if (currency === 'gold' && reference.startsWith(id)) sums[reason] = (sums[reason] ?? 0) + amount
  }
  expect(await reconcile(server.services)).toEqual([])
  return sums
}

test('a late completion of yesterday, of a task for every day, returns the penalty and keeps the streak', async () => {
  const id = await make(everyDay)
  await complete(id)
  await visit('2026-03-19')
  await complete(id)
  await visit('2026-03-20', '2026-03-21')
  expect(await goldFor(id)).toEqual({ taskCompleted: 20, taskMissed: -5 })
  expect(await read(id)).toMatchObject({ slot: '2026-03-21', streak: 0 })
  await complete(id)
  expect(await read(id)).toMatchObject({ streak: 1 })
  expect(await completeOn(id, '2026-03-20')).toMatchObject({ status: 200 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 40, taskMissed: -5, penaltyReturned: 5 })
  expect(await read(id)).toMatchObject({ slot: '2026-03-21', completed: true, streak: 4 })
  expect(await completeOn(id, '2026-03-20')).toMatchObject({ error: { message: 'taskAlreadyCompleted' } })
  expect((await ann.send('GET /user/day-story')).result).toMatchObject({ missed: [] })
})

test('a late completion is paid once, even after its occurrence was completed, and without its name', async () => {
  const id = await make(everyDay)
  await visit('2026-03-19', '2026-03-20')
  const at = '2026-03-19T09:00:00Z'
  expect(await complete(id, { at })).toMatchObject({ status: 200 })
  for (const body of [{ at }, { at, occurrence: '2026-03-19' }, { occurrence: '2026-03-19' }]) {
    expect(await complete(id, body)).toMatchObject({ error: { message: 'taskAlreadyCompleted' } })
  }
  expect(await goldFor(id)).toEqual({ taskCompleted: 10, taskMissed: -5, penaltyReturned: 5 })
  expect(await read(id)).toMatchObject({ slot: '2026-03-20', completed: false, streak: 1 })
})

test('late completions of two days in any order join the streak', async () => {
  const id = await make(everyDay)
  await complete(id)
  await visit('2026-03-19', '2026-03-20', '2026-03-21')
  for (const day of ['2026-03-20', '2026-03-19']) expect(await completeOn(id, day)).toMatchObject({ status: 200 })
  expect(await read(id)).toMatchObject({ streak: 3 })
  expect(await goldFor(id)).toMatchObject({ taskCompleted: 30 })
})

test('a late completion of a day after the due day pays in full, keeps the penalty and adds nothing to the streak', async () => {
  const id = await make({ ...mondays, schedule: { ...mondays.schedule, byDay: [{ day: 'mo' }, { day: 'th' }] } })
  await visit('2026-03-19')
  await complete(id)
  await visit('2026-03-23', '2026-03-24', '2026-03-26')
  expect(await completeOn(id, '2026-03-25', '2026-03-23')).toMatchObject({ status: 200 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 20, taskMissed: -5 })
  expect(await read(id)).toMatchObject({ slot: '2026-03-26', completed: false, streak: 0 })
  expect(await completeOn(id, '2026-03-25', '2026-03-23')).toMatchObject({
    error: { message: 'taskAlreadyCompleted' },
  })
})

test('after a late completion the next occurrence can be done early, and the repeated call pays nothing', async () => {
  const id = await make(mondays)
  await visit('2026-03-23', '2026-03-24', '2026-03-25')
  expect(await complete(id, { at: '2026-03-25T08:00:00Z' })).toMatchObject({ status: 200 })
  await visit('2026-03-26')
  expect(await complete(id, { at: '2026-03-25T08:00:00Z' })).toMatchObject({
    error: { message: 'taskAlreadyCompleted' },
  })
  expect(await complete(id, { at: '2026-03-26T08:00:00Z', occurrence: '2026-03-30' })).toMatchObject({ status: 200 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 20, taskMissed: -5 })
  await visit('2026-03-31')
  expect(await goldFor(id)).toEqual({ taskCompleted: 20, taskMissed: -5 })
})

test('a missed occurrence that was snoozed, done in time after all and reopened is not charged again', async () => {
  const id = await make(mondays)
  await visit('2026-03-23', '2026-03-24')
  await ann.send(`POST /user/tasks/${id}/snooze`, { until: '2026-03-27' })
  expect(await completeOn(id, '2026-03-23')).toMatchObject({ status: 200 })
  await ann.send(`POST /user/tasks/${id}/reopen`)
  expect(await read(id)).toMatchObject({ late: true, completed: false })
  await visit('2026-03-25', '2026-03-28')
  expect(await goldFor(id)).toEqual({ taskCompleted: 10, taskMissed: -5, penaltyReturned: 5, taskReopened: -15 })
})

test('the penalty of a snoozed occurrence is returned once, by its completion or by a day of illness', async () => {
  const id = await make(mondays)
  await visit('2026-03-23')
  await ann.send(`POST /user/tasks/${id}/snooze`, { until: '2026-03-29' })
  await visit('2026-03-29', '2026-03-30')
  expect(await completeOn(id, '2026-03-29', '2026-03-23')).toMatchObject({ status: 200 })
  await ann.send(`DELETE /user/tasks/${id}`)
  const sick = { kind: 'sick', from: '2026-03-29', to: '2026-03-29' }
  expect(await ann.send('POST /users/profile/days-off', sick)).toMatchObject({ status: 200 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 10, taskMissed: -5, penaltyReturned: 5 })
})

test('the penalty of the current occurrence of a deleted task is returned once, unless it was taken back', async () => {
  const [done, reopened] = [await make(mondays), await make(mondays)]
  await visit('2026-03-23', '2026-03-24')
  for (const id of [done, reopened]) expect(await completeOn(id, '2026-03-23')).toMatchObject({ status: 200 })
  expect(await ann.send(`POST /user/tasks/${reopened}/reopen`)).toMatchObject({ status: 200 })
  for (const id of [done, reopened]) expect(await ann.send(`DELETE /user/tasks/${id}`)).toMatchObject({ status: 200 })
  const sick = { kind: 'sick', from: '2026-03-23', to: '2026-03-23' }
  expect(await ann.send('POST /users/profile/days-off', sick)).toMatchObject({ status: 200 })
  expect(await goldFor(done)).toEqual({ taskCompleted: 10, taskMissed: -5, penaltyReturned: 5 })
  expect(await goldFor(reopened)).toEqual({
    taskCompleted: 10,
    taskMissed: -5,
    penaltyReturned: 5,
    taskReopened: -15,
    taskMissedReversed: 5,
  })
})

test('a completion of a snoozed occurrence is in time until its due day', async () => {
  const id = await make(mondays)
  await visit('2026-03-23')
  await ann.send(`POST /user/tasks/${id}/snooze`, { until: '2026-03-29' })
  await visit('2026-03-29', '2026-03-30')
  expect(await goldFor(id)).toEqual({ taskMissed: -5 })
  expect(await completeOn(id, '2026-03-29', '2026-03-23')).toMatchObject({ status: 200 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 10, taskMissed: -5, penaltyReturned: 5 })
  expect(await read(id)).toMatchObject({ slot: '2026-03-30', streak: 1 })
})

test('a late completion of a skipped occurrence is refused, so that undoing the skip cannot pay it twice', async () => {
  const id = await make(everyDay)
  server.clock.set('2026-03-18T12:00:00Z')
  await ann.send(`POST /user/tasks/${id}/skip`)
  expect(await completeOn(id, '2026-03-18')).toMatchObject({ error: { message: 'occurrenceOver' } })
  expect(await goldFor(id)).toEqual({})
  await ann.send(`DELETE /user/tasks/${id}/skip`)
  expect(await complete(id)).toMatchObject({ status: 200 })
})

test('a completion before the schedule was changed counts for no occurrence of the new one', async () => {
  const id = await make(everyDay)
  await visit('2026-03-19', '2026-03-20')
  const { schedule } = await read(id)
  await ann.send(`PATCH /user/tasks/${id}`, { schedule: { ...schedule, time: '08:00', interval: 2 } })
  expect(await completeOn(id, '2026-03-19')).toMatchObject({ error: { message: 'occurrenceOver' } })
  expect(await goldFor(id)).toEqual({ taskMissed: -5 })
})

test('a completion in time of the current occurrence restores the streak, and reopening undoes all of it', async () => {
  const id = await make(mondays)
  await visit('2026-03-23')
  await complete(id)
  await visit('2026-03-30', '2026-03-31')
  expect(await read(id)).toMatchObject({ late: true, streak: 0 })
  expect(await completeOn(id, '2026-03-30')).toMatchObject({ status: 200 })
  expect(await read(id)).toMatchObject({ late: false, streak: 2 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 20, taskMissed: -5, penaltyReturned: 5 })

  await ann.send(`POST /user/tasks/${id}/reopen`)
  expect(await read(id)).toMatchObject({ completed: false, late: true, streak: 0 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 20, taskMissed: -5, penaltyReturned: 5, taskReopened: -15 })
  await visit('2026-04-01')
  expect(await goldFor(id)).toMatchObject({ taskMissed: -5 })

  // Again in time, and then late.
  expect(await completeOn(id, '2026-03-30')).toMatchObject({ status: 200 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 30, taskMissed: -5, penaltyReturned: 10, taskReopened: -15 })
  await ann.send(`POST /user/tasks/${id}/reopen`)
  expect(await complete(id)).toMatchObject({ status: 200 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 40, taskMissed: -5, penaltyReturned: 10, taskReopened: -30 })
  expect(await read(id)).toMatchObject({ late: true, streak: 0 })
})

test('a late completion of a day on holiday is refused, and one before it is not', async () => {
  const id = await make(everyDay)
  await visit('2026-03-19')
  await ann.send('PATCH /users/profile/holiday-mode', { holidayMode: true })
  await visit('2026-03-20')
  await ann.send('PATCH /users/profile/holiday-mode', { holidayMode: false })
  expect(await complete(id, { at: '2026-03-19T12:00:00Z', occurrence: '2026-03-19' })).toMatchObject({
    error: { message: 'holidayModeEnabledError' },
  })
  expect(await complete(id, { at: '2026-03-19T07:00:00Z', occurrence: '2026-03-19' })).toMatchObject({ status: 200 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 10 })
  expect(await read(id)).toMatchObject({ streak: 1 })
})

test('a late completion takes the result that was given on its day', async () => {
  const id = await make({ ...everyDay, requireResult: true })
  await visit('2026-03-19', '2026-03-20')
  const at = '2026-03-19T09:00:00Z'
  expect(await complete(id, { at })).toMatchObject({ error: { message: 'resultOfTheTaskRequired' } })
  expect(await ann.send(`POST /user/tasks/${id}/result`, { result: 'Ten minutes', at })).toMatchObject({
    result: { slot: '2026-03-20', result: null },
  })
  expect(await complete(id, { at })).toMatchObject({ status: 200 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 10, taskMissed: -5, penaltyReturned: 5 })
})

test('a task that counts from completions is not missed on the day on which it was synced as done', async () => {
  const id = await make({ type: 'daily', schedule: { frequency: 'daily', after: 'completion' } })
  await visit('2026-03-19')
  expect(await completeOn(id, '2026-03-18')).toMatchObject({ status: 200 })
  expect(await read(id)).toMatchObject({ completed: true, streak: 1, nextDueOn: '2026-03-20' })
  expect(await complete(id)).toMatchObject({ error: { message: 'taskAlreadyCompleted' } })
  await visit('2026-03-20')
  expect(await read(id)).toMatchObject({ completed: false, slot: '2026-03-20', dueOn: '2026-03-20', streak: 1 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 10 })
  await visit('2026-03-21')
  expect(await read(id)).toMatchObject({ slot: '2026-03-20', overdue: true, streak: 0 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 10, taskMissed: -5 })
  expect(await completeOn(id, '2026-03-20')).toMatchObject({ status: 200 })
  expect(await read(id)).toMatchObject({ streak: 2 })
  expect(await goldFor(id)).toEqual({ taskCompleted: 20, taskMissed: -5, penaltyReturned: 5 })
})

test('a task that counts from completions ends if its last date passed before its completion was synced', async () => {
  const schedule = { frequency: 'daily', after: 'completion', until: '2026-03-19' }
  const id = await make({ type: 'daily', schedule })
  await visit('2026-03-19')
  expect(await completeOn(id, '2026-03-18')).toMatchObject({ status: 200 })
  expect(await read(id)).toMatchObject({ completed: true, nextDueOn: null })
  await visit('2026-03-20')
  expect((await ann.send<Task[]>('GET /user/tasks')).result.map((task) => task.id)).not.toContain(id)
  expect(await goldFor(id)).toEqual({ taskCompleted: 10 })
})
