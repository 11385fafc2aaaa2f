import { reconcile, sweepOccurrences } from '@questboard/api'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Statistics } from '@questboard/api/history/schema'
import type { Occurrences } from '@questboard/api/tasks/schema'
import { endedGroupOccurrences } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { settleDaysOn } from '../../support/settle-days.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let group: TestGroup
let ann: InGroup
let ben: InGroup

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  // A Wednesday.
  server.clock.set('2026-03-18T08:00:00Z')
  group = await newGroup(server, { members: 2 })
  ;[ann, ben] = group.members as [InGroup, InGroup]
})

const sweepEach = (...days: string[]) =>
  settleDaysOn(
    server,
    days.map((day) => `2026-${day}`),
  )

const mondays = { title: 'Bins', ruby: 5, type: 'weekly', schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }] } }

const give = (about: object = {}) =>
  expectOk(
    group.creator.send<GroupTask>(`POST /groups/${group.id}/tasks`, { ...mondays, assignedUsers: [ann.id], ...about }),
  )

const assigneePath = ({ id }: { id: string }, of = ann) => `/groups/${group.id}/users/${of.id}/tasks/${id}` as const

const complete = (task: { id: string }, body: object = {}) =>
  expectOk(ann.send(`PATCH ${assigneePath(task)}/complete`, body))

const ofGroup = ({ id }: { id: string }) => `/groups/${group.id}/tasks/${id}` as const

/** What ended before today, in short. */
async function ended(of = ann): Promise<string[]> {
  const today = server.clock.now().toISOString().slice(0, 10)
  const { occurrences } = await expectOk(of.send<Occurrences>(`GET /user/occurrences?from=2026-03-16&to=2026-04-20`))
  return occurrences
    .filter(({ dueOn, state }) => dueOn <= today || state === 'skipped')
    .map(({ dueOn, state }) => `${dueOn.slice(5)} ${state}`)
}

const statistics = (of = ann) => expectOk(of.send<Statistics>('GET /user/statistics?from=2026-03-18&to=2026-04-20'))

const counted = async (of = ann) => {
  const { days } = await statistics(of)
  const sum = (key: 'done' | 'missed') => days.reduce((total, day) => total + day[key], 0)
  return [sum('done'), sum('missed')]
}

test('done, late and missed occurrences of an assignee are in the calendar and the statistics', async () => {
  const task = await give({ assignedUsers: [ann.id, ben.id] })
  await sweepEach('03-22')
  await complete(task)
  await sweepEach('03-24', '03-31')
  expect(await ended()).toEqual(['03-23 done', '03-30 overdue'])
  expect(await counted()).toEqual([1, 1])
  await complete(task)
  await sweepEach('04-07', '04-14')
  expect(await ended()).toEqual(['03-23 done', '03-30 late', '04-06 missed', '04-13 overdue'])
  expect(await ended(ben)).toEqual(['03-23 missed', '03-30 missed', '04-06 missed', '04-13 overdue'])
  expect(await counted()).toEqual([2, 2])
  expect(await counted(ben)).toEqual([0, 4])
  expect((await statistics()).tasks).toEqual([
    { id: task.id, groupId: group.id, title: 'Bins', type: 'weekly', done: 1, late: 1, missed: 2 },
  ])
})

test('five weeks settled at once have the same history', async () => {
  await give()
  await sweepEach('04-14')
  expect(await ended()).toEqual(['03-23 missed', '03-30 missed', '04-06 missed', '04-13 overdue'])
})

test('a skipped occurrence is in the history until the skip is undone, and one on holiday is spared', async () => {
  const task = await give()
  await expectOk(group.creator.send(`POST ${ofGroup(task)}/skip`))
  expect(await ended()).toEqual(['03-23 skipped'])
  await expectOk(group.creator.send(`DELETE ${ofGroup(task)}/skip`))
  expect(await ended()).toEqual([])
  await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
  await sweepEach('03-24', '03-31')
  expect(await ended()).toEqual(['03-23 spared', '03-30 overdue'])
  expect(await counted()).toEqual([0, 0])
})

test('a completion in time that arrives late corrects the history, and reopening takes that back', async () => {
  const task = await give()
  await sweepEach('03-23', '03-25')
  expect(await counted()).toEqual([0, 1])
  await complete(task, { at: '2026-03-23T15:00:00Z' })
  expect(await counted()).toEqual([1, 0])
  expect(await ended()).toEqual(['03-23 done'])
  await expectOk(ann.send(`PATCH ${assigneePath(task)}/reopen`))
  expect(await counted()).toEqual([0, 1])
  await sweepEach('03-31')
  expect(await ended()).toEqual(['03-23 missed', '03-30 overdue'])
})

test('a completion of an ended occurrence corrects the history', async () => {
  const task = await give({ type: 'daily', schedule: { frequency: 'daily' } })
  await sweepEach('03-19', '03-20')
  await complete(task, { at: '2026-03-19T15:00:00Z' })
  expect(await ended()).toEqual(['03-18 missed', '03-19 done', '03-20 due'])
  expect(await counted()).toEqual([1, 1])
})

test('approval counts on the day of completion, and slots that pass meanwhile are not missed', async () => {
  const task = await give({ requireApprove: true })
  await sweepEach('03-23')
  await complete(task)
  await sweepEach('03-24', '04-07')
  await expectOk(group.creator.send(`POST ${assigneePath(task)}/approve`, { approved: true }))
  await sweepEach('04-08')
  expect(await ended()).toEqual(['03-23 done'])
  const { days } = await statistics()
  expect(days.filter((day) => day.done > 0).map(({ day }) => day)).toEqual(['2026-03-23'])
  expect(await counted()).toEqual([1, 0])
})

test('a task without a schedule is in the calendar on the days on which it was done', async () => {
  const task = await give({ type: 'daily', schedule: null })
  await complete(task)
  await sweepEach('03-19', '03-20')
  expect(await ended()).toEqual(['03-18 done', '03-20 due'])
})

test('a task that is no longer assigned is left out, but what was done stays counted', async () => {
  const task = await give()
  await sweepEach('03-23')
  await complete(task)
  await sweepEach('03-24', '03-31')
  await expectOk(group.creator.send(`DELETE ${assigneePath(task)}`))
  expect(await ended()).toEqual([])
  expect(await counted()).toEqual([1, 0])
})

test('the tasks of a hidden group are left out until a restore, but what was done stays counted', async () => {
  const task = await give()
  await sweepEach('03-23')
  await complete(task)
  await sweepEach('03-24', '04-07')
  const all = { ended: ['03-23 done', '03-30 missed', '04-06 overdue'], counted: [1, 2], tasks: [task.id] }
  const seen = async () => {
    const { tasks } = await statistics()
    return { ended: await ended(), counted: await counted(), tasks: tasks.map(({ id }) => id) }
  }
  expect(await seen()).toEqual(all)
  const { email, password } = group.creator
  await expectOk(group.creator.send('POST /users/profile/deletion', { password }))
  expect(await seen()).toEqual({ ended: [], counted: [1, 0], tasks: [] })
  await expectOk(server.send('POST /auth/restore-account', { email, password }))
  expect(await seen()).toEqual(all)
})

test('the history is private, is deleted with the task, and ends after 400 days', async () => {
  const [keptTask, gone] = [await give(), await give()]
  await sweepEach('03-24')
  expect(await ended(ben)).toEqual([])
  const rowsOf = ({ id }: { id: string }) =>
    server.database.queries.select().from(endedGroupOccurrences).where(eq(endedGroupOccurrences.taskId, id))
  expect([await rowsOf(keptTask), await rowsOf(gone)].map((rows) => rows.length)).toEqual([1, 1])
  await expectOk(group.creator.send(`DELETE ${ofGroup(gone)}`))
  expect(await rowsOf(gone)).toEqual([])
  server.clock.set('2027-05-01T08:00:00Z')
  await sweepOccurrences(server.services)
  expect(await rowsOf(keptTask)).toEqual([])
  expect(await reconcile(server.services)).toEqual([])
})

test('rows of deleted tasks take no room in a long list', async () => {
  const task = await give()
  const { id } = await expectOk(
    ann.send<{ id: string }>('POST /user/tasks', { title: 'Walk', gold: 5, type: 'daily', schedule: null }),
  )
  await expectOk(ann.send(`POST /user/tasks/${id}/complete`))
  await expectOk(ann.send(`DELETE /user/tasks/${id}`))
  await sweepEach('03-23')
  await complete(task)
  await sweepEach('03-24')
  expect(await ended()).toEqual(['03-23 done'])
})
