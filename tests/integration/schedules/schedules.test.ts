import { reconcile, sweepDays } from '@questboard/api'
import type { Profile } from '@questboard/api/profile/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { allEqual, eq } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { visitOn } from '../../support/days.ts'
import { expectOk } from '../../support/rest.ts'
import { goldOf } from '../../support/stats.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let ann: Person

/** A Wednesday. Sofia is two hours ahead of UTC until 29 March, when summer time begins. */
const wednesday = '2026-03-18T08:00:00Z'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(wednesday)
  ann = await server.person({ headers: { timezone: 'Europe/Sofia' } })
})

const create = (body: object) => ann.send<{ id: string }>('POST /user/tasks', { title: 'Trash', gold: 10, ...body })

const make = async (body: object) => (await expectOk(create(body))).id

const listTasks = (query = '') => expectOk(ann.send<Task[]>(`GET /user/tasks${query}`))

async function read(id: string): Promise<Task> {
  const task = [...(await listTasks()), ...(await listTasks('?archived=true'))].find((listed) => listed.id === id)
  if (!task) throw new Error('no such task')
  return task
}

/** Morning of a day in Sofia, after a request that settles it. */
const visit = (day: string) => visitOn(server, ann, day)

async function visitEach(...days: string[]): Promise<void> {
  for (const day of days) await visit(day)
}

const complete = (id: string, body?: object) => ann.send(`POST /user/tasks/${id}/complete`, body)

/** Gold to lose. Squares of the board may add to it, so tests compare with the gold before. */
async function earn(gold: number): Promise<void> {
  for (let left = gold; left > 0; left -= 100) {
    const id = await make({ title: 'Earn', gold: Math.min(100, left), type: 'todo' })
    await expectOk(complete(id))
  }
}

const mondays = { type: 'weekly', schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }] } }
const everyThreeDays = { type: 'weekly', schedule: { frequency: 'daily', interval: 3, after: 'completion' } }

describe('a task with a schedule', () => {
  test('of Mondays, made on a Wednesday, is due next Monday and open today', async () => {
    const id = await make(mondays)
    expect(await read(id)).toMatchObject({
      schedule: {
        frequency: 'weekly',
        interval: 1,
        byDay: [{ day: 'mo', nthOfPeriod: null }],
        byMonthDay: null,
        start: '2026-03-18',
        until: null,
        time: null,
        after: 'schedule',
      },
      slot: '2026-03-23',
      dueOn: '2026-03-23',
      dueTime: null,
      opensOn: '2026-03-18',
      nextDueOn: '2026-03-30',
      overdue: false,
      late: false,
      lastCompletedAt: null,
    })
  })

  test('done on Sunday for Monday is paid once, rests on Monday and opens on Tuesday', async () => {
    const id = await make(mondays)
    await visit('2026-03-22')
    const before = await goldOf(ann)
    await expectOk(complete(id))
    expect(await goldOf(ann)).toBeGreaterThanOrEqual(before + 10)
    expect((await complete(id)).error).toMatchObject({ message: 'taskAlreadyCompleted' })
    await visit('2026-03-23')
    expect(await complete(id)).toMatchObject({
      status: 409,
      error: { message: 'taskNotDue', details: [{ path: 'opensOn', message: '2026-03-24' }] },
    })
    expect(await read(id)).toMatchObject({
      completed: false,
      slot: '2026-03-30',
      opensOn: '2026-03-24',
      streak: 1,
      lastCompletedAt: '2026-03-22T08:00:00.000Z',
    })
    expect((await complete(id, { occurrence: '2026-03-23' })).error).toMatchObject({ message: 'taskAlreadyCompleted' })
    await visit('2026-03-24')
    await expectOk(complete(id, { occurrence: '2026-03-30' }))
  })

  test('missed on Monday costs half its gold and can be completed late for all of it', async () => {
    await earn(60)
    const id = await make(mondays)
    await visitEach('2026-03-22', '2026-03-23')
    const before = await goldOf(ann)
    await visit('2026-03-24')
    expect(await goldOf(ann)).toBe(before - 5)
    expect(await read(id)).toMatchObject({ overdue: true, late: true, dueOn: '2026-03-23', streak: 0 })
    expect(await expectOk(ann.send('GET /user/day-story'))).toMatchObject({
      missed: [{ title: 'Trash', type: 'weekly', gold: 5 }],
    })
    await visit('2026-03-25')
    const then = await goldOf(ann)
    await expectOk(complete(id))
    expect(await goldOf(ann)).toBeGreaterThanOrEqual(then + 10)
    expect(await read(id)).toMatchObject({ completed: true, overdue: false, late: true, streak: 0 })
    await visit('2026-03-26')
    expect(await read(id)).toMatchObject({ dueOn: '2026-03-30', opensOn: '2026-03-24', late: false, streak: 0 })
  })

  test('left open all week costs once, and the next one is not late', async () => {
    await earn(60)
    const id = await make(mondays)
    await visit('2026-03-23')
    const before = await goldOf(ann)
    await visitEach('2026-03-24', '2026-03-26', '2026-03-29', '2026-03-30')
    expect(await goldOf(ann)).toBe(before - 5)
    expect(await read(id)).toMatchObject({ slot: '2026-03-30', overdue: false, late: false, streak: 0 })
    expect((await complete(id, { occurrence: '2026-03-23' })).error).toMatchObject({ message: 'occurrenceOver' })
  })

  test.each([
    ['at once', () => visit('2026-04-16')],
    ['night by night', () => sweepNights('2026-03-19', 29)],
  ])('costs an absence of four weeks once, settled %s', async (_how, settle) => {
    await earn(60)
    const id = await make(mondays)
    const before = await goldOf(ann)
    await settle()
    await visit('2026-04-16')
    expect(await goldOf(ann)).toBe(before - 5)
    expect(await read(id)).toMatchObject({ slot: '2026-04-13', late: true, overdue: true })
    expect(await reconcile(server.services)).toEqual([])
  })

  test('that counts from completion rests for two thirds of its interval and is missed once', async () => {
    await earn(60)
    const id = await make(everyThreeDays)
    await expectOk(complete(id))
    await visit('2026-03-19')
    expect((await complete(id)).error).toMatchObject({ message: 'taskNotDue' })
    expect(await read(id)).toMatchObject({ slot: '2026-03-21', opensOn: '2026-03-20', nextDueOn: null })
    await visit('2026-03-20')
    await visit('2026-03-21')
    const before = await goldOf(ann)
    await visitEach('2026-03-22', '2026-03-23', '2026-04-05', '2026-04-16')
    expect(await goldOf(ann)).toBe(before - 5)
    expect(await read(id)).toMatchObject({ slot: '2026-03-21', overdue: true, late: true })
    await expectOk(complete(id))
    await visit('2026-04-17')
    expect(await read(id)).toMatchObject({ slot: '2026-04-19', opensOn: '2026-04-18', late: false })
  })

  test('on the 31st is due on the last day of shorter months', async () => {
    server.clock.set('2027-02-01T08:00:00Z')
    const schedule = { frequency: 'monthly', byMonthDay: [31] }
    ann = await server.person({ headers: { timezone: 'Europe/Sofia' } })
    const id = await make({ type: 'weekly', schedule })
    expect(await read(id)).toMatchObject({ dueOn: '2027-02-28', nextDueOn: '2027-03-31' })
  })

  test('on 29 February is due on 28 February of common years', async () => {
    const id = await make({ type: 'weekly', schedule: { frequency: 'yearly', start: '2024-02-29' } })
    expect(await read(id)).toMatchObject({ dueOn: '2027-02-28', nextDueOn: '2028-02-29' })
  })

  test('whose last day has passed is in the archive and in the story', async () => {
    const id = await make({ type: 'daily', schedule: { frequency: 'daily', until: '2026-03-19' } })
    await visit('2026-03-19')
    await expectOk(complete(id))
    await visit('2026-03-20')
    expect(await read(id)).toMatchObject({ archived: true, completed: true, slot: null, dueOn: null })
    expect(await expectOk(ann.send('GET /user/day-story'))).toMatchObject({ ended: [{ title: 'Trash' }] })
  })

  test('is not missed on the day on which it was made', async () => {
    await earn(60)
    const before = await goldOf(ann)
    const id = await make({ type: 'daily', schedule: { frequency: 'daily' } })
    await visit('2026-03-19')
    expect(await goldOf(ann)).toBe(before)
    await visit('2026-03-20')
    expect(await goldOf(ann)).toBe(before - 5)
    expect(await read(id)).toMatchObject({ slot: '2026-03-20', late: false })
  })

  test('costs nothing for a due day on holiday', async () => {
    await earn(60)
    const id = await make(mondays)
    await visit('2026-03-22')
    const before = await goldOf(ann)
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    await visit('2026-03-24')
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    await visitEach('2026-03-25', '2026-03-29')
    expect(await read(id)).toMatchObject({ slot: '2026-03-23', overdue: true, late: false })
    expect(await goldOf(ann)).toBe(before)
  })

  test('reopens, and completing it again pays what was taken back', async () => {
    const id = await make(mondays)
    const before = await goldOf(ann)
    await expectOk(complete(id))
    const after = await goldOf(ann)
    expect((await ann.send(`POST /user/tasks/${id}/reopen`, { occurrence: '2026-03-16' })).error).toMatchObject({
      message: 'occurrenceOver',
    })
    await expectOk(ann.send(`POST /user/tasks/${id}/reopen`, { occurrence: '2026-03-23' }))
    expect(await goldOf(ann)).toBe(after - 10)
    expect(await read(id)).toMatchObject({ completed: false, streak: 0 })
    await expectOk(complete(id))
    expect(await goldOf(ann)).toBe(after)
    expect(after).toBeGreaterThanOrEqual(before + 10)
  })
})

/** Settles these nights without a visit. */
async function sweepNights(from: string, nights: number): Promise<void> {
  for (let night = 0; night < nights; night++) {
    server.clock.set(`${from}T00:30:00Z`)
    server.clock.advance({ days: night })
    await sweepDays(server.services)
  }
}

describe('a due date of a to-do', () => {
  test('that has passed makes it overdue and costs nothing', async () => {
    await earn(60)
    const before = await goldOf(ann)
    const id = await make({ type: 'todo', schedule: { due: '2026-03-18', time: '18:30' } })
    expect(await read(id)).toMatchObject({
      schedule: { due: '2026-03-18', time: '18:30' },
      slot: null,
      dueOn: '2026-03-18',
      dueTime: '18:30',
      opensOn: null,
      overdue: false,
    })
    await visit('2026-03-19')
    expect(await read(id)).toMatchObject({ overdue: true, late: false })
    expect(await expectOk(ann.send('GET /user/day-story'))).toMatchObject({ overdue: [{ title: 'Trash' }], missed: [] })
    await visit('2026-04-14')
    expect(await goldOf(ann)).toBe(before)
    await expectOk(complete(id))
    expect(await read(id)).toMatchObject({ completed: true, overdue: false })
  })

  test('cannot be more than ten years ago or ahead', async () => {
    expect(await create({ type: 'todo', schedule: { due: '2016-03-18' } })).toMatchObject({ status: 200 })
    expect(await create({ type: 'todo', schedule: { due: '2016-03-17' } })).toMatchObject(invalid('schedule.due'))
    expect(await create({ type: 'todo', schedule: { due: '2036-03-19' } })).toMatchObject(invalid('schedule.due'))
  })
})

const invalid = (path: string) => ({ status: 400, error: { message: 'invalidData', details: [{ path }] } })

describe('a schedule is refused', () => {
  const day = (name: string) => ({ day: name })
  test.each([
    ['weekly', { frequency: 'weekly', byDay: ['mo', 'we', 'fr'].map(day) }, 'schedule.byDay'],
    ['weekly', { frequency: 'daily', interval: 2 }, 'schedule.interval'],
    ['weekly', { frequency: 'monthly', byMonthDay: [1, 2, 3, 4, 5] }, 'schedule.byMonthDay'],
    ['daily', { frequency: 'daily', interval: 366 }, 'schedule.interval'],
    ['daily', { frequency: 'yearly', interval: 11 }, 'schedule.interval'],
    ['daily', { frequency: 'daily', interval: 0 }, 'schedule.interval'],
    ['daily', { frequency: 'daily', byDay: [day('mo')] }, 'schedule.byDay'],
    ['daily', { frequency: 'weekly', byDay: [day('mo'), day('mo')] }, 'schedule.byDay'],
    ['daily', { frequency: 'weekly', byDay: [{ day: 'mo', nthOfPeriod: 1 }] }, 'schedule.byDay'],
    ['daily', { frequency: 'monthly', byDay: [day('mo')] }, 'schedule.byDay'],
    ['daily', { frequency: 'weekly', byMonthDay: [1] }, 'schedule.byMonthDay'],
    ['daily', { frequency: 'monthly', byMonthDay: [32] }, 'schedule.byMonthDay.0'],
    ['daily', { frequency: 'weekly', byDay: [day('mo')], after: 'completion' }, 'schedule.byDay'],
    ['daily', { frequency: 'daily', start: '2036-03-19' }, 'schedule.start'],
    ['daily', { frequency: 'daily', start: '2026-03-20', until: '2026-03-19' }, 'schedule.until'],
    ['daily', { frequency: 'daily', start: '2026-03-01', until: '2026-03-17' }, 'schedule.until'],
    ['daily', { due: '2026-03-20' }, 'schedule.due'],
    ['todo', { frequency: 'daily' }, 'schedule.frequency'],
    ['daily', { frequency: 'daily', time: '24:00' }, 'schedule.time'],
  ])('for a %s task: %j', async (type, schedule, path) => {
    expect(await create({ type, schedule })).toMatchObject(invalid(path))
    expect(await listTasks()).toEqual([])
  })
})

describe('changing a schedule', () => {
  const put = (task: Task, changes: object) => {
    const { title, notes, gold, type, tags, requireResult } = task
    return ann.send<Task>(`PUT /user/tasks/${task.id}`, { title, notes, gold, type, tags, requireResult, ...changes })
  }

  test('a client that knows no schedules keeps it', async () => {
    const task = await read(await make(mondays))
    const after = await expectOk(put(task, { title: 'Bins' }))
    expect(after).toEqual({ ...task, title: 'Bins' })
  })

  test('the same schedule again changes nothing, and another one begins today', async () => {
    await earn(60)
    const id = await make(mondays)
    await visit('2026-03-24')
    const late = await read(id)
    expect(late).toMatchObject({ late: true, dueOn: '2026-03-23' })
    expect(await expectOk(put(late, { schedule: late.schedule }))).toEqual(late)
    // Without its start, too.
    expect(await expectOk(put(late, { schedule: mondays.schedule }))).toEqual(late)
    const byDay = [{ day: 'th', nthOfPeriod: null }]
    expect(await expectOk(put(late, { schedule: { ...late.schedule, byDay } }))).toMatchObject({
      slot: '2026-03-26',
      opensOn: '2026-03-24',
      late: false,
      overdue: false,
    })
  })

  test('an occurrence that was done ahead is not paid again by another schedule', async () => {
    const id = await make(mondays)
    await visit('2026-03-22')
    await expectOk(complete(id))
    await visit('2026-03-23')
    const after = await expectOk(put(await read(id), { type: 'daily', schedule: { frequency: 'daily' } }))
    expect(after).toMatchObject({ slot: '2026-03-24', opensOn: '2026-03-24', streak: 0 })
    expect((await complete(id)).error).toMatchObject({ message: 'taskNotDue' })
    await expectOk(put(await read(id), { schedule: null }))
    const before = await goldOf(ann)
    await expectOk(complete(id))
    expect(await goldOf(ann)).toBe(before)
  })

  test('an occurrence that was done ahead spares the running week of a task without a schedule', async () => {
    const id = await make(mondays)
    await earn(40)
    // Sunday, for Monday.
    await visit('2026-03-22')
    await expectOk(complete(id))
    await visit('2026-03-23')
    await expectOk(ann.send(`PATCH /user/tasks/${id}`, { schedule: null }))
    const gold = await goldOf(ann)
    await visitEach('2026-03-24', '2026-03-30')
    expect([await goldOf(ann), (await read(id)).streak]).toEqual([gold, 1])
    await visit('2026-04-06')
    expect([await goldOf(ann), (await read(id)).streak]).toEqual([gold - 5, 0])
  })

  test('a week without a schedule costs its own penalty after a missed occurrence on its first day', async () => {
    await earn(60)
    const id = await make(mondays)
    const gold = await goldOf(ann)
    await visit('2026-03-24')
    expect(await goldOf(ann)).toBe(gold - 5)
    await expectOk(ann.send(`PATCH /user/tasks/${id}`, { schedule: null }))
    await visit('2026-03-30')
    const { lastDayStart } = await expectOk(ann.send<Profile>('GET /users/profile'))
    expect([lastDayStart, await goldOf(ann)]).toEqual(['2026-03-30', gold - 10])
    const at = '2026-03-29T10:00:00Z'
    await expectOk(complete(id, { at }))
    expect(await goldOf(ann)).toBe(gold + 5)
    expect(await reconcile(server.services)).toEqual([])
  })

  test('another type needs a schedule that fits it', async () => {
    const daily = await read(await make({ type: 'daily', schedule: { frequency: 'daily', interval: 2 } }))
    expect(await put(daily, { type: 'weekly' })).toMatchObject(invalid('schedule.interval'))
    expect(await expectOk(put(daily, { type: 'todo' }))).toMatchObject({ type: 'todo', schedule: null, dueOn: null })
  })

  test('a copy begins today on the same days', async () => {
    const id = await make({ type: 'weekly', schedule: { frequency: 'monthly', start: '2026-03-15' } })
    expect(await read(id)).toMatchObject({ dueOn: '2026-04-15' })
    expect(await expectOk(ann.send(`POST /user/tasks/${id}/copy`))).toMatchObject({
      schedule: { byMonthDay: [15], start: '2026-03-18' },
      dueOn: '2026-04-15',
      opensOn: '2026-03-18',
      streak: 0,
    })
  })
})

describe('snoozing', () => {
  const snooze = (id: string, until: string | null, occurrence?: string) =>
    ann.send<Task>(`POST /user/tasks/${id}/snooze`, { until, occurrence })

  test('moves the due day and its penalty, but not the next occurrence', async () => {
    await earn(60)
    const id = await make(mondays)
    await visit('2026-03-23')
    expect((await snooze(id, '2026-03-30')).error).toMatchObject({ message: 'cannotSnooze' })
    expect((await snooze(id, '2026-03-22')).error).toMatchObject({ message: 'cannotSnooze' })
    expect((await snooze(id, '2026-03-25', '2026-03-16')).error).toMatchObject({ message: 'occurrenceOver' })
    expect(await expectOk(snooze(id, '2026-03-25', '2026-03-23'))).toMatchObject({
      slot: '2026-03-23',
      dueOn: '2026-03-25',
      nextDueOn: '2026-03-30',
      canSnooze: true,
    })
    const before = await goldOf(ann)
    await visitEach('2026-03-24', '2026-03-25')
    expect(await goldOf(ann)).toBe(before)
    await visit('2026-03-26')
    expect(await goldOf(ann)).toBe(before - 5)
    expect(await expectOk(snooze(id, '2026-03-29'))).toMatchObject({ overdue: false, late: true })
    await visit('2026-03-30')
    expect(await goldOf(ann)).toBe(before - 5)
    expect(await read(id)).toMatchObject({ slot: '2026-03-30', dueOn: '2026-03-30' })
  })

  test('is undone by moving it back', async () => {
    const id = await make(mondays)
    const task = await read(id)
    await expectOk(snooze(id, '2026-03-20'))
    expect(await expectOk(snooze(id, null))).toEqual(task)
  })

  test('keeps the penalty for the turn of the day when it is moved back, done and reopened', async () => {
    await earn(60)
    const id = await make(mondays)
    await visit('2026-03-23')
    await expectOk(snooze(id, '2026-03-25'))
    await visit('2026-03-24')
    await expectOk(snooze(id, null))
    const before = await goldOf(ann)
    await expectOk(complete(id))
    await expectOk(ann.send(`POST /user/tasks/${id}/reopen`))
    expect(await read(id)).toMatchObject({ late: false, overdue: true })
    const gold = await goldOf(ann)
    expect(gold).toBeGreaterThanOrEqual(before)
    await visit('2026-03-25')
    expect([await goldOf(ann), (await read(id)).late]).toEqual([gold - 5, true])
    await visit('2026-03-26')
    expect(await goldOf(ann)).toBe(gold - 5)
    expect(await reconcile(server.services)).toEqual([])
  })

  test('gives a to-do a due day, and takes it', async () => {
    const id = await make({ type: 'todo' })
    expect(await expectOk(snooze(id, '2026-03-20'))).toMatchObject({
      schedule: { due: '2026-03-20', time: null },
      dueOn: '2026-03-20',
    })
    expect(await snooze(id, '2036-03-20')).toMatchObject(invalid('until'))
    expect(await expectOk(snooze(id, null))).toMatchObject({ schedule: null, dueOn: null })
    await expectOk(complete(id))
    expect((await snooze(id, '2026-03-20')).error).toMatchObject({ message: 'cannotUpdateCompletedTask' })
  })

  test('a task that counts from completion: at most by its interval', async () => {
    const id = await make(everyThreeDays)
    expect((await snooze(id, '2026-03-22')).error).toMatchObject({ message: 'cannotSnooze' })
    expect(await expectOk(snooze(id, '2026-03-21'))).toMatchObject({ slot: '2026-03-18', dueOn: '2026-03-21' })
  })

  test('needs a schedule', async () => {
    const id = await make({ type: 'daily' })
    expect((await snooze(id, '2026-03-18')).error).toMatchObject({ message: 'cannotSnooze' })
    expect(await read(id)).toMatchObject({ canSnooze: false, canSkip: false })
  })
})

describe('skipping', () => {
  const skip = (id: string, body?: object) => ann.send<Task>(`POST /user/tasks/${id}/skip`, body)
  const undo = (id: string) => ann.send<Task>(`DELETE /user/tasks/${id}/skip`)

  test('costs nothing, keeps the streak, is not possible twice in a row, and can be undone', async () => {
    await earn(60)
    const id = await make(mondays)
    await expectOk(complete(id))
    await visit('2026-03-24')
    const task = await read(id)
    expect(task).toMatchObject({ slot: '2026-03-30', streak: 1, canSkip: true })
    const before = await goldOf(ann)
    const skipped = { slot: '2026-04-06', opensOn: '2026-03-31', streak: 1, canSkip: false }
    expect(await expectOk(skip(id, { occurrence: '2026-03-30' }))).toMatchObject(skipped)
    expect((await skip(id)).error).toMatchObject({ message: 'cannotSkip' })
    expect(await expectOk(undo(id))).toEqual(task)
    expect((await undo(id)).error).toMatchObject({ message: 'cannotSkip' })
    await expectOk(skip(id))
    await visitEach('2026-03-30', '2026-04-05')
    expect(await goldOf(ann)).toBe(before)
    expect(await read(id)).toMatchObject(skipped)
    await expectOk(complete(id))
    await visit('2026-04-07')
    expect(await read(id)).toMatchObject({ slot: '2026-04-13', streak: 2, canSkip: true })
  })

  test('a missed one can always be skipped, and its penalty stays', async () => {
    await earn(60)
    const id = await make(mondays)
    await expectOk(skip(id))
    await visit('2026-03-30')
    const before = await goldOf(ann)
    await visit('2026-03-31')
    expect(await read(id)).toMatchObject({ late: true, canSkip: true })
    expect(await expectOk(skip(id))).toMatchObject({ slot: '2026-04-06', late: false, overdue: false })
    expect(await goldOf(ann)).toBe(before - 5)
  })

  test('cannot be undone once the task has changed, or on another day', async () => {
    const id = await make(mondays)
    await expectOk(skip(id))
    await expectOk(ann.send(`PATCH /user/tasks/${id}`, { title: 'Bins' }))
    expect((await undo(id)).error).toMatchObject({ message: 'cannotSkip' })
    const otherId = await make(mondays)
    await expectOk(skip(otherId))
    await visit('2026-03-19')
    expect((await undo(otherId)).error).toMatchObject({ message: 'cannotSkip' })
  })

  test('cannot be undone once the next one was completed, even if that was reopened: it would be paid again', async () => {
    await earn(60)
    const id = await make(mondays)
    await visitEach('2026-03-23', '2026-03-24')
    await expectOk(skip(id))
    await expectOk(complete(id))
    await expectOk(ann.send(`POST /user/tasks/${id}/reopen`))
    expect((await undo(id)).error).toMatchObject({ message: 'cannotSkip' })
    expect(await read(id)).toMatchObject({ slot: '2026-03-30', completed: false })
  })

  test('is for open tasks with a schedule', async () => {
    const todo = await make({ type: 'todo', schedule: { due: '2026-03-20' } })
    expect((await skip(todo)).error).toMatchObject({ message: 'cannotSkip' })
    const id = await make(mondays)
    await expectOk(complete(id))
    expect((await skip(id)).error).toMatchObject({ message: 'taskAlreadyCompleted' })
    await expectOk(ann.send(`PATCH /user/tasks/${id}/archive`))
    expect((await skip(id)).error).toMatchObject({ message: 'cannotUpdateCompletedTask' })
  })
})

describe('the order of tasks', () => {
  const titles = async (query: string) => (await listTasks(query)).map(({ title }) => title)
  const move = (id: string, after: string | null) => expectOk(ann.send<Task>(`PATCH /user/tasks/${id}/move`, { after }))

  test('of one player leaves tasks of others alone, though the ids were the same', async () => {
    const { queries } = server.database
    const [{ id: userId }, id] = [await server.person(), await make({ title: 'one', type: 'todo' })]
    const [row] = await queries.select().from(tasks).where(eq(tasks.id, id))
    const { sequence: _, ...same } = row as NonNullable<typeof row>
    await queries.insert(tasks).values({ ...same, userId })
    await move(id, await make({ title: 'two', type: 'todo' }))
    const ofOther = allEqual(tasks, { id, userId })
    expect(await queries.select({ rank: tasks.rank }).from(tasks).where(ofOther)).toEqual([{ rank: null }])
  })

  test('is the order of creation until tasks are moved', async () => {
    const ids: string[] = []
    for (const title of ['one', 'two', 'three']) ids.push(await make({ title, type: 'todo' }))
    const [first = '', second = '', third = ''] = ids
    expect(await titles('?order=manual')).toEqual(['one', 'two', 'three'])
    await move(third, first)
    expect(await titles('?order=manual')).toEqual(['one', 'three', 'two'])
    await move(first, second)
    expect(await titles('?order=manual')).toEqual(['three', 'two', 'one'])
    await make({ title: 'four', type: 'todo' })
    expect(await titles('?order=manual')).toEqual(['three', 'two', 'one', 'four'])
    await move(second, null)
    expect(await titles('?order=manual')).toEqual(['two', 'three', 'one', 'four'])
    await expectOk(ann.send(`DELETE /user/tasks/${third}`))
    await move(first, third)
    expect(await titles('?order=manual')).toEqual(['one', 'two', 'four'])
    expect(await titles('')).toEqual(['one', 'two', 'four'])
  })

  test('of a task that was moved while it was the only one is before tasks that were created later', async () => {
    await move(await make({ title: 'one', type: 'todo' }), null)
    await make({ title: 'two', type: 'todo' })
    expect(await titles('?order=manual')).toEqual(['one', 'two'])
  })

  test('survives any number of moves with short ranks', async () => {
    const ids: string[] = []
    for (const title of ['a', 'b', 'c', 'd']) ids.push(await make({ title, type: 'todo' }))
    const wanted = [...ids]
    for (let round = 0; round < 300; round++) {
      // Always between the same two places, where ranks grow fastest.
      const id = wanted.splice(2, 1)[0] as string
      wanted.splice(1, 0, id)
      expect((await move(id, wanted[0] ?? null)).rank.length).toBeLessThanOrEqual(60)
    }
    expect((await listTasks('?order=manual')).map(({ id }) => id)).toEqual(wanted)
  })

  test('of moves from two devices at the same time is one order', async () => {
    const ids: string[] = []
    for (let nth = 0; nth < 6; nth++) ids.push(await make({ title: String(nth), type: 'todo' }))
    await Promise.all(ids.flatMap((id, nth) => [move(id, ids[(nth + 3) % 6] ?? null), move(id, null)]))
    const ranks = (await listTasks('?order=manual')).map(({ rank }) => rank)
    expect(new Set(ranks).size).toBe(6)
    expect(ranks).toEqual(ranks.toSorted())
  })

  test('by due day puts tasks without one last, and filters combine with it', async () => {
    await make({ title: 'someday', type: 'todo' })
    await make({ title: 'evening', type: 'todo', schedule: { due: '2026-03-18', time: '18:30' } })
    await make({ title: 'late', type: 'todo', schedule: { due: '2026-03-17' } })
    await make({ title: 'Monday', ...mondays })
    await make({ title: 'noon', type: 'todo', schedule: { due: '2026-03-18', time: '12:00' } })
    await make({ title: 'all week', type: 'weekly' })
    expect(await titles('?order=due')).toEqual(['late', 'noon', 'evening', 'all week', 'Monday', 'someday'])
    expect(await titles('?due=overdue')).toEqual(['late'])
    expect(await titles('?due=today&order=due')).toEqual(['noon', 'evening', 'all week'])
    expect(await titles('?due=upcoming&due=none')).toEqual(['someday', 'Monday'])
    expect(await titles('?due=today&q=noon')).toEqual(['noon'])
    expect((await ann.send('GET /user/tasks?due=never')).error).toMatchObject({ message: 'invalidQueryParams' })
  })
})

describe('a completion that arrives late', () => {
  test('of a time before the due day had ended returns the penalty', async () => {
    await earn(60)
    const id = await make(mondays)
    await visit('2026-03-23')
    const before = await goldOf(ann)
    await visit('2026-03-24')
    expect(await goldOf(ann)).toBe(before - 5)
    await expectOk(complete(id, { at: '2026-03-23T09:00:00Z', occurrence: '2026-03-23' }))
    expect(await goldOf(ann)).toBeGreaterThanOrEqual(before + 10)
    expect(await read(id)).toMatchObject({ completed: true, late: false, streak: 1 })
    expect((await complete(id, { at: '2026-03-23T09:00:00Z' })).error).toMatchObject({
      message: 'taskAlreadyCompleted',
    })
    await visit('2026-03-25')
    expect((await complete(id, { at: '2026-03-23T09:00:00Z' })).error).toMatchObject({
      message: 'taskAlreadyCompleted',
    })
    expect(await reconcile(server.services)).toEqual([])
  })
})

test('tasks without a schedule have the dates of their day or week', async () => {
  const none = { schedule: null, opensOn: null, dueTime: null, overdue: false, late: false }
  const [todo, daily, weekly] = [
    await make({ type: 'todo' }),
    await make({ type: 'daily' }),
    await make({ type: 'weekly' }),
  ]
  expect(await read(todo)).toMatchObject({ ...none, slot: null, dueOn: null, nextDueOn: null })
  expect(await read(daily)).toMatchObject({ ...none, slot: '2026-03-18', dueOn: '2026-03-18' })
  expect(await read(weekly)).toMatchObject({ ...none, slot: '2026-03-16', dueOn: '2026-03-22' })
  await expectOk(complete(daily, { occurrence: '2026-03-18' }))
  await visit('2026-03-19')
  expect((await complete(daily, { occurrence: '2026-03-18' })).error).toMatchObject({ message: 'taskAlreadyCompleted' })
  expect((await complete(daily, { occurrence: '2026-03-17' })).error).toMatchObject({ message: 'occurrenceOver' })
  expect(await read(daily)).toMatchObject({ lastCompletedAt: '2026-03-18T08:00:00.000Z' })
})

test('a create with a schedule can be repeated', async () => {
  const body = { ...mondays, title: 'Bins', gold: 5, id: '0199a000-0000-7000-8000-000000000001' }
  expect(await expectOk(ann.send('POST /user/tasks', body))).toMatchObject({ id: body.id })
  expect(await expectOk(ann.send('POST /user/tasks', body))).toMatchObject({ id: body.id })
  expect(await listTasks()).toHaveLength(1)
})
