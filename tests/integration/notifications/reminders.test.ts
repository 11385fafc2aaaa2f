import type { Task } from '@questboard/api/tasks/schema'
import { groupTaskStates, tasks } from '@questboard/db/schema'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  claimReminders,
  type FiredReminder,
  isReminderDue,
} from '../../../packages/api/src/schedules/claim-reminders.ts'
import { dayMs } from '../../support/day-ms.ts'
import { type InGroup, newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let ann: Person

/** A Wednesday. Sofia is two hours ahead of UTC until 29 March. */
const start = '2026-03-18T08:00:00Z'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(start)
  await server.database.queries.delete(tasks)
  ann = await server.person({ headers: { timezone: 'Europe/Sofia' } })
})

const todo = { type: 'todo', schedule: { due: '2026-03-18', time: '18:00' } }
const mondays = { type: 'weekly', schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }], time: '18:00' } }
const halfAnHour = { minutesBefore: 30 }
const atNine = { daysBefore: 0, at: '09:00' }

const create = (body: object, person = ann) =>
  person.send<{ id: string }>('POST /user/tasks', { title: 'Trash', gold: 10, ...body })

const make = async (body: object, person = ann) => (await expectOk(create(body, person))).id

const read = (id: string) => expectOk(ann.send<Task>(`GET /user/tasks/${id}`))

const remindAt = async (id: string): Promise<string | undefined> => {
  const [row] = await server.database.queries.select().from(tasks).where(eq(tasks.id, id))
  return row?.remindAt?.toISOString()
}

async function claim(): Promise<FiredReminder[]> {
  const all: FiredReminder[] = []
  for (;;) {
    const { fired, taken } = await server.database.transaction((tx) => claimReminders(tx, server.clock))
    all.push(...fired)
    if (taken === 0) return all
  }
}

/** What fires at a moment, after a request of the player that settles the day. */
async function firedAt(moment: string): Promise<FiredReminder[]> {
  server.clock.set(moment)
  await ann.send('GET /users/profile')
  return claim()
}

describe('reminders of a task', () => {
  test('are stored, shown, kept when left out, and removed', async () => {
    const id = await make({ ...todo, reminders: [halfAnHour, atNine] })
    const { reminders } = await read(id)
    expect(reminders).toMatchObject([halfAnHour, atNine])
    const { title, notes, gold, type, tags, requireResult, schedule } = await read(id)
    const body = { title, notes, gold, type, tags, requireResult }
    expect(await expectOk(ann.send<Task>(`PUT /user/tasks/${id}`, { ...body, schedule }))).toMatchObject({ reminders })
    const [first] = reminders
    const changed = { reminders: [{ ...first, minutesBefore: 15 }] }
    expect(await expectOk(ann.send<Task>(`PATCH /user/tasks/${id}`, changed))).toMatchObject(changed)
    expect(await remindAt(id)).toBe('2026-03-18T15:45:00.000Z')
    expect(await expectOk(ann.send<Task>(`PATCH /user/tasks/${id}`, { reminders: null }))).toMatchObject({
      reminders: [],
    })
    expect(await remindAt(id)).toBeUndefined()
  })

  test.each([
    ['four', { ...todo, reminders: [halfAnHour, atNine, halfAnHour, atNine] }, 'reminders'],
    ['31 days before', { ...todo, reminders: [{ daysBefore: 31, at: '09:00' }] }, 'reminders.0'],
    ['a negative distance', { ...todo, reminders: [{ minutesBefore: -1 }] }, 'reminders.0'],
    ['more than a week of minutes', { ...todo, reminders: [{ minutesBefore: 10_081 }] }, 'reminders.0'],
    ['no such hour', { ...todo, reminders: [{ daysBefore: 0, at: '24:00' }] }, 'reminders.0'],
    ['minutes without a time', { type: 'daily', reminders: [atNine, halfAnHour] }, 'reminders.1'],
    ['a to-do without a date', { type: 'todo', reminders: [atNine] }, 'reminders.0'],
  ])('are refused: %s', async (_, body, path) => {
    const { status, error } = await create(body)
    expect(status).toBe(400)
    const details = (error as { details?: { path: string }[] }).details
    expect(error.message).toBe('invalidData')
    expect(details?.[0]?.path.startsWith(path)).toBe(true)
  })

  test('that lose their date are dropped when an older client changes the task', async () => {
    const id = await make({ ...todo, reminders: [halfAnHour, atNine] })
    const undated = await expectOk(ann.send<Task>(`PATCH /user/tasks/${id}`, { schedule: { due: '2026-03-20' } }))
    expect(undated.reminders).toMatchObject([atNine])
    expect(await remindAt(id)).toBe('2026-03-20T07:00:00.000Z')
    expect(await expectOk(ann.send<Task>(`PATCH /user/tasks/${id}`, { schedule: null }))).toMatchObject({
      reminders: [],
    })
    expect(await remindAt(id)).toBeUndefined()
  })

  test('are copied, with ids of their own', async () => {
    const id = await make({ ...todo, reminders: [halfAnHour] })
    const copy = await expectOk(ann.send<Task>(`POST /user/tasks/${id}/copy`, {}))
    expect(copy.reminders).toMatchObject([halfAnHour])
    expect(copy.reminders[0]?.id).not.toBe((await read(id)).reminders[0]?.id)
    expect(await remindAt(copy.id)).toBe('2026-03-18T15:30:00.000Z')
  })

  test('are imported, and exported as they are', async () => {
    const task = { title: 'Trash', gold: 10, notes: '', tags: [], requireResult: false, ...todo }
    const body = { tasks: [{ ...task, reminders: [halfAnHour, atNine] }] }
    const [createdTask] = await expectOk(ann.send<Task[]>('POST /user/tasks/import', body))
    expect(createdTask?.reminders).toMatchObject([halfAnHour, atNine])
    expect(await remindAt(createdTask?.id ?? '')).toBe('2026-03-18T15:30:00.000Z')
  })
})

describe('a reminder', () => {
  test('30 minutes before 18:00 fires once, at 17:30 local time', async () => {
    const id = await make({ ...todo, reminders: [halfAnHour] })
    expect(await firedAt('2026-03-18T15:29:59Z')).toEqual([])
    const fired = { taskId: id, userId: ann.id, groupId: null, title: 'Trash', dueOn: '2026-03-18', time: '18:00' }
    expect(await firedAt('2026-03-18T15:30:00Z')).toMatchObject([{ ...fired, at: new Date('2026-03-18T15:30:00Z') }])
    expect(await firedAt('2026-03-18T15:31:00Z')).toEqual([])
    expect(await remindAt(id)).toBeUndefined()
  })

  test('does not fire when the task is done, skipped, deleted, or on holiday', async () => {
    const [finished, deleted] = [
      await make({ ...todo, reminders: [halfAnHour] }),
      await make({ ...todo, reminders: [atNine] }),
    ]
    const monday = await make({ ...mondays, reminders: [halfAnHour] })
    await expectOk(ann.send(`POST /user/tasks/${finished}/complete`))
    await expectOk(ann.send(`DELETE /user/tasks/${deleted}`))
    expect(await firedAt('2026-03-18T16:00:00Z')).toEqual([])
    await expectOk(ann.send(`POST /user/tasks/${monday}/skip`))
    expect(await remindAt(monday)).toBe('2026-03-30T14:30:00.000Z')
    expect(await firedAt('2026-03-23T16:00:00Z')).toEqual([])
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect(await firedAt('2026-03-30T15:00:00Z')).toEqual([])
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    expect(await firedAt('2026-04-06T14:30:00Z')).toMatchObject([{ taskId: monday, dueOn: '2026-04-06' }])
  })

  test('fires for each occurrence, and not again for one that is overdue', async () => {
    const id = await make({ ...mondays, reminders: [halfAnHour] })
    for (const monday of ['2026-03-23T15:30:00Z', '2026-03-30T14:30:00Z', '2026-04-06T14:30:00Z']) {
      expect(await firedAt(monday)).toMatchObject([{ taskId: id }])
      expect(await firedAt(new Date(Date.parse(monday) + dayMs).toISOString())).toEqual([])
    }
  })

  test('moves with a snooze, and does not fire for what lies in the past', async () => {
    const id = await make({ ...mondays, reminders: [halfAnHour, atNine] })
    const snooze = (until: string | null) => expectOk(ann.send(`POST /user/tasks/${id}/snooze`, { until }))
    await snooze('2026-03-25')
    expect(await remindAt(id)).toBe('2026-03-25T07:00:00.000Z')
    await snooze(null)
    expect(await remindAt(id)).toBe('2026-03-23T07:00:00.000Z')
    await expectOk(ann.send(`POST /user/tasks/${id}/skip`))
    expect(await remindAt(id)).toBe('2026-03-30T06:00:00.000Z')
    await expectOk(ann.send(`DELETE /user/tasks/${id}/skip`))
    expect(await remindAt(id)).toBe('2026-03-23T07:00:00.000Z')
    // At noon on Monday nine o'clock is over.
    await firedAt('2026-03-23T10:00:00Z')
    await snooze('2026-03-24')
    await snooze('2026-03-23')
    expect(await firedAt('2026-03-23T10:00:01Z')).toEqual([])
    expect(await remindAt(id)).toBe('2026-03-23T15:30:00.000Z')
  })

  test('of a reopened task fires only if it is still to come', async () => {
    const id = await make({ type: 'daily', reminders: [atNine, { daysBefore: 0, at: '20:00' }] })
    await expectOk(ann.send(`POST /user/tasks/${id}/complete`))
    expect(await firedAt('2026-03-18T08:30:00Z')).toEqual([])
    await expectOk(ann.send(`POST /user/tasks/${id}/reopen`))
    expect(await firedAt('2026-03-18T08:31:00Z')).toEqual([])
    expect(await firedAt('2026-03-18T18:00:00Z')).toMatchObject([{ taskId: id, dueOn: '2026-03-18' }])
    expect(await firedAt('2026-03-19T07:00:00Z')).toMatchObject([{ taskId: id, dueOn: '2026-03-19' }])
  })

  test('of a weekly task without a schedule counts back from Sunday', async () => {
    const id = await make({ type: 'weekly', reminders: [{ daysBefore: 1, at: '10:00' }] })
    expect(await firedAt('2026-03-21T08:00:00Z')).toMatchObject([{ taskId: id, dueOn: '2026-03-22' }])
    expect(await firedAt('2026-03-28T08:00:00Z')).toMatchObject([{ taskId: id, dueOn: '2026-03-29' }])
  })

  test('of a task that counts from completion waits for its next occurrence to open', async () => {
    const schedule = { frequency: 'daily', interval: 3, after: 'completion' }
    const id = await make({ type: 'weekly', schedule, reminders: [{ daysBefore: 1, at: '10:00' }] })
    await expectOk(ann.send(`POST /user/tasks/${id}/complete`))
    expect(await firedAt('2026-03-19T08:00:00Z')).toEqual([])
    expect(await firedAt('2026-03-20T07:59:59Z')).toEqual([])
    expect(await firedAt('2026-03-20T08:00:00Z')).toMatchObject([{ taskId: id, dueOn: '2026-03-21' }])
  })

  test('in the hour that the clock skips fires after it, and in one that exists twice the first time', async () => {
    const spring = { type: 'todo', schedule: { due: '2026-03-29' }, reminders: [{ daysBefore: 0, at: '03:30' }] }
    const autumn = { ...spring, schedule: { due: '2026-10-25' } }
    expect(await remindAt(await make(spring))).toBe('2026-03-29T01:00:00.000Z')
    expect(await remindAt(await make(autumn))).toBe('2026-10-25T00:30:00.000Z')
  })

  test('follows the zone of the player, and the start of the day', async () => {
    const id = await make({
      type: 'todo',
      schedule: { due: '2026-03-20' },
      reminders: [{ daysBefore: 0, at: '02:00' }],
    })
    expect(await remindAt(id)).toBe('2026-03-20T00:00:00.000Z')
    await expectOk(ann.send('PUT /users/profile', { dayStartsAt: '03:00' }))
    // A time before the day starts is in the night that ends it.
    expect(await remindAt(id)).toBe('2026-03-21T00:00:00.000Z')
    await ann.send('GET /users/profile', undefined, { timezone: 'America/New_York' })
    expect(await remindAt(id)).toBe('2026-03-21T06:00:00.000Z')
  })

  test('moves ten times a minute at most, however often the zone changes', async () => {
    const id = await make({ ...todo, reminders: [halfAnHour] })
    const versions = new Set<unknown>()
    for (let call = 0; call < 13; call++) {
      const timezone = call % 2 === 0 ? 'Europe/London' : 'Europe/Sofia'
      await expectOk(ann.send('GET /users/profile', undefined, { timezone }))
      const [row] = await server.database.queries
        .select({ version: sql<string>`xmin::text` })
        .from(tasks)
        .where(eq(tasks.id, id))
      versions.add(row?.version)
    }
    expect([versions.size, await remindAt(id)]).toEqual([10, '2026-03-18T15:30:00.000Z'])
    server.clock.advance({ minutes: 1 })
    await expectOk(ann.send('GET /users/profile', undefined, { timezone: 'Europe/London' }))
    expect(await remindAt(id)).toBe('2026-03-18T17:30:00.000Z')
  })

  test('waits until the day of its player is settled', async () => {
    const id = await make({ type: 'daily', reminders: [{ daysBefore: 0, at: '00:00' }] })
    server.clock.set('2026-03-18T22:00:00Z')
    expect(await claim()).toEqual([])
    await ann.send('GET /users/profile')
    expect(await claim()).toMatchObject([{ taskId: id, dueOn: '2026-03-19' }])
  })

  test('of an account that waits for deletion is not looked for in every round', async () => {
    const group = await newGroup(server)
    const [member] = group.members as [InGroup]
    await make({ ...todo, reminders: [halfAnHour] })
    const isDue = () => isReminderDue(server.database.queries, server.clock)
    const shared = { title: 'Dishes', notes: '', ruby: 10, tags: [], requireApprove: false, requireResult: false }
    const about = { ...todo, assignedUsers: [member.id], reminders: [halfAnHour] }
    await expectOk(group.creator.send(`POST /groups/${group.id}/tasks`, { ...shared, ...about }))
    server.clock.set('2026-03-18T15:30:00Z')
    expect(await isDue()).toBe(true)
    for (const { password, send } of [ann, member]) {
      await expectOk(send('POST /users/profile/deletion', { password }))
    }
    expect(await claim()).toEqual([])
    expect(await isDue()).toBe(false)
  })

  test('of a thousand fires exactly once on two servers', async () => {
    const body = (nth: number) => ({
      title: `Task ${nth}`,
      gold: 1,
      notes: '',
      tags: [],
      requireResult: false,
      type: 'todo',
      schedule: { due: '2026-03-18', time: '18:00' },
      reminders: [halfAnHour, atNine],
    })
    for (let people = 0; people < 10; people++) {
      const person = await server.person({ headers: { timezone: 'Europe/Sofia' } })
      const list = Array.from({ length: 100 }, (_, nth) => body(nth))
      await expectOk(person.send('POST /user/tasks/import', { tasks: list }))
    }
    server.clock.set('2026-03-18T15:30:00Z')
    const fired = (await Promise.all([claim(), claim(), claim(), claim()])).flat()
    expect(fired).toHaveLength(1000)
    expect(new Set(fired.map(({ taskId }) => taskId)).size).toBe(1000)
    expect(await claim()).toEqual([])
  })
})

describe('a reminder of a group task', () => {
  const stateOf = async (userId: string) => {
    const { queries } = server.database
    const [state] = await queries
      .select()
      .from(groupTaskStates)
      .where(and(eq(groupTaskStates.userId, userId), isNotNull(groupTaskStates.remindAt)))
    return state?.remindAt?.toISOString()
  }

  test('fires for each assignee, by their own list or that of the task, until it is done', async () => {
    const { id: groupId, creator, members } = await newGroup(server, { members: 2 })
    const [bob, eve] = members
    if (!bob || !eve) throw new Error('a group with members')
    const task = { title: 'Dishes', ruby: 5, type: 'daily', assignedUsers: [bob.id, eve.id], reminders: [atNine] }
    const { id } = await expectOk(creator.send<{ id: string }>(`POST /groups/${groupId}/tasks`, task))
    expect(await stateOf(bob.id)).toBe('2026-03-18T09:00:00.000Z')
    const body = { reminders: [{ daysBefore: 0, at: '12:00' }] }
    await expectOk(bob.send(`PUT /groups/${groupId}/users/${bob.id}/tasks/${id}/reminders`, body))
    expect(await stateOf(bob.id)).toBe('2026-03-18T12:00:00.000Z')
    expect(await firedAt('2026-03-18T09:00:00Z')).toMatchObject([{ taskId: id, groupId, userId: eve.id }])
    await expectOk(bob.send(`PATCH /groups/${groupId}/users/${bob.id}/tasks/${id}/complete`))
    expect(await firedAt('2026-03-18T12:00:00Z')).toEqual([])
    expect(await stateOf(bob.id)).toBe('2026-03-19T12:00:00.000Z')
  })

  test('moves when leaders snooze or skip, and is dropped with the task', async () => {
    const { id: groupId, creator, members } = await newGroup(server, { members: 1 })
    const [bob] = members
    if (!bob) throw new Error('a group with a member')
    const task = { title: 'Bins', ruby: 5, ...mondays, assignedUsers: [bob.id], reminders: [halfAnHour] }
    const { id } = await expectOk(creator.send<{ id: string }>(`POST /groups/${groupId}/tasks`, task))
    expect(await stateOf(bob.id)).toBe('2026-03-23T17:30:00.000Z')
    await expectOk(creator.send(`POST /groups/${groupId}/tasks/${id}/snooze`, { until: '2026-03-24' }))
    expect(await stateOf(bob.id)).toBe('2026-03-24T17:30:00.000Z')
    await expectOk(creator.send(`POST /groups/${groupId}/tasks/${id}/skip`, {}))
    expect(await stateOf(bob.id)).toBe('2026-03-30T17:30:00.000Z')
  })
})
