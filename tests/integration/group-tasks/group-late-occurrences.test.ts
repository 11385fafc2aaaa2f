import { reconcile } from '@questboard/api'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorCodeOf } from '../../support/error-code.ts'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { groupSchedules, paymentsOf } from '../../support/group-schedules.ts'
import { expectOk } from '../../support/rest.ts'
import { settleDaysOn } from '../../support/settle-days.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let group: TestGroup
let ann: InGroup

const wednesday = '2026-03-18'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(`${wednesday}T08:00:00Z`)
  group = await newGroup(server, { members: 1 })
  ;[ann] = group.members as [InGroup]
})

const sweep = (...days: string[]) => settleDaysOn(server, days)

const tasks = groupSchedules(() => group)
const { update, skip, ofMember, complete, reopen, approve, read } = tasks

const everyDay = { title: 'Feed the cat', ruby: 10, type: 'daily', schedule: { frequency: 'daily', time: '18:00' } }

const give = (about: object = {}) => tasks.give({ ...everyDay, ...about })

const on = (day: string, time = '19:00') => ({ at: `${day}T${time}:00Z` })

const payments = () => paymentsOf(server, ann, 5)

test('a completion that a device reports later pays the ended occurrence once, and restores the streak', async () => {
  const task = await give()
  await expectOk(complete(task))
  await sweep('2026-03-19', '2026-03-20')
  expect(await read(task)).toMatchObject({ slot: '2026-03-20', streak: 0 })
  await expectOk(complete(task, on('2026-03-19')))
  expect(await read(task)).toMatchObject({ completed: false, slot: '2026-03-20', streak: 2 })
  expect(await errorCodeOf(complete(task, on('2026-03-19')))).toBe('taskAlreadyCompleted')
  expect(await errorCodeOf(complete(task, on(wednesday)))).toBe('taskAlreadyCompleted')
  await expectOk(complete(task, on('2026-03-20', '07:00')))
  expect(await read(task)).toMatchObject({ completed: true, streak: 3 })
  expect(await payments()).toBe(3)
  await sweep('2026-03-21')
  expect(await read(task)).toMatchObject({ slot: '2026-03-21', streak: 3 })
  expect(await errorCodeOf(complete(task, { ...on('2026-03-19'), occurrence: '2026-03-20' }))).toBe(
    'taskAlreadyCompleted',
  )
  expect(await reconcile(server.services)).toEqual([])
})

test('after the current occurrence is completed, an ended one still pays', async () => {
  const task = await give()
  await sweep('2026-03-19')
  await expectOk(complete(task))
  await expectOk(complete(task, on(wednesday)))
  expect(await read(task)).toMatchObject({ completed: true, slot: '2026-03-19', streak: 2 })
  expect(await payments()).toBe(2)
})

test('the streak before a missed occurrence returns with a completion in time', async () => {
  const weekly = { type: 'weekly', schedule: { frequency: 'weekly', byDay: [{ day: 'we' }] } }
  const task = await give(weekly)
  await expectOk(complete(task))
  await sweep('2026-03-25', '2026-03-26')
  expect(await read(task)).toMatchObject({ late: true, streak: 0 })
  await expectOk(complete(task, on('2026-03-25')))
  expect(await read(task)).toMatchObject({ late: false, streak: 2 })
  const reopened = await expectOk(reopen(task))
  expect(reopened.task).toMatchObject({ late: true, overdue: true, streak: 0 })
  await expectOk(complete(task, on('2026-03-25')))
  expect(await read(task)).toMatchObject({ streak: 2 })
  expect(await payments()).toBe(6)
  expect(await reconcile(server.services)).toEqual([])
})

test('an occurrence that was skipped, or lies before the assignment, is over', async () => {
  const task = await give()
  await sweep('2026-03-19')
  await expectOk(skip(task))
  await sweep('2026-03-20')
  expect(await errorCodeOf(complete(task, on('2026-03-19')))).toBe('occurrenceOver')
  const later = await give({ schedule: { frequency: 'daily', start: '2026-03-10' } })
  await expectOk(complete(later, on('2026-03-18')))
  expect(await read(later)).toMatchObject({ completed: true, slot: '2026-03-20', streak: 1 })
})

test('approval can be requested for an ended occurrence, which the answer then pays', async () => {
  const task = await give({ requireApprove: true })
  await sweep('2026-03-19', '2026-03-20')
  const { task: asked } = await expectOk(complete(task, on('2026-03-19')))
  expect(asked).toMatchObject({ completed: true, approveRequested: true, slot: '2026-03-19', streak: 1 })
  expect(await payments()).toBe(0)
  await expectOk(approve(task))
  expect(await payments()).toBe(1)
  await sweep('2026-03-21')
  expect(await read(task)).toMatchObject({ completed: false, slot: '2026-03-21', streak: 1 })
  expect(await errorCodeOf(complete(task, on('2026-03-19')))).toBe('taskAlreadyCompleted')
  await expectOk(complete(task))
  await expectOk(approve(task))
  expect(await read(task)).toMatchObject({ streak: 2 })
})

test('a refused request for an ended occurrence makes the current one open again', async () => {
  const task = await give({ requireApprove: true })
  await sweep('2026-03-19', '2026-03-20')
  await expectOk(complete(task, on('2026-03-19')))
  await expectOk(approve(task, false))
  expect(await read(task)).toMatchObject({ completed: false, slot: '2026-03-20', overdue: false, streak: 0 })
  await expectOk(complete(task))
  expect(await errorCodeOf(complete(task, on('2026-03-19')))).toBe('groupTaskApproveAlreadyRequested')
  await expectOk(approve(task))
  expect(await errorCodeOf(complete(task, on('2026-03-19')))).toBe('taskAlreadyCompleted')
  expect(await payments()).toBe(1)
})

test('a result belongs to the occurrence of its day, which is then completed with it', async () => {
  const task = await give({ requireResult: true })
  await sweep('2026-03-19', '2026-03-20')
  const result = (body: object) =>
    ann.send<UserGroupTask>(`POST ${ofMember(task, ann)}/result`, { result: 'Fed', ...body })
  expect(await expectOk(result(on('2026-03-19')))).toMatchObject({ slot: '2026-03-20', result: null })
  expect(await errorCodeOf(complete(task, on('2026-03-20', '07:00')))).toBe('resultOfTheTaskRequired')
  await expectOk(complete(task, on('2026-03-19')))
  expect(await payments()).toBe(1)
  expect(await expectOk(result(on('2026-03-19')))).toMatchObject({ result: null })
  expect(await expectOk(result(on('2026-03-20', '07:00')))).toMatchObject({ result: 'Fed' })
  await expectOk(complete(task, on('2026-03-20', '07:00')))
  expect(await read(task)).toMatchObject({ completed: true, streak: 2 })
})

test('the week in which the schedule was taken away pays by its own name', async () => {
  const task = await give({
    type: 'weekly',
    schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }, { day: 'th' }] },
  })
  await sweep('2026-03-20', '2026-03-23', '2026-03-24', '2026-03-26')
  await expectOk(complete(task, on('2026-03-23', '20:00')))
  await expectOk(group.creator.send(`PATCH /groups/${group.id}/tasks/${task.id}`, { schedule: null }))
  await sweep('2026-03-30')
  await expectOk(complete(task, on('2026-03-29')))
  expect(await errorCodeOf(complete(task, on('2026-03-29')))).toBe('taskAlreadyCompleted')
  expect(await payments()).toBe(6)
  expect(await reconcile(server.services)).toEqual([])
})

test('after a changed schedule, the days before it pay nothing', async () => {
  const task = await give({ type: 'daily', schedule: { frequency: 'daily', interval: 3 } })
  await expectOk(complete(task))
  await expectOk(update(task, { schedule: { frequency: 'daily', interval: 1, start: '2026-03-10' } }))
  expect(await errorCodeOf(complete(task, on(wednesday, '07:59')))).toBe('taskAlreadyCompleted')
  await sweep('2026-03-19')
  expect(await errorCodeOf(complete(task, on(wednesday)))).toBe('taskAlreadyCompleted')
  await expectOk(complete(task))
  expect(await read(task)).toMatchObject({ completed: true, slot: '2026-03-19' })
  expect(await payments()).toBe(2)
})

test('the streak before the day after a late completion returns with a completion of that day', async () => {
  const task = await give({ schedule: { frequency: 'daily', after: 'completion' } })
  await expectOk(complete(task))
  await sweep('2026-03-19', '2026-03-20', '2026-03-21')
  await expectOk(complete(task, on('2026-03-19')))
  expect(await read(task)).toMatchObject({ completed: true, streak: 2 })
  await sweep('2026-03-23')
  expect(await read(task)).toMatchObject({ completed: false, slot: '2026-03-22', streak: 0 })
  await expectOk(complete(task, on('2026-03-22')))
  expect(await read(task)).toMatchObject({ completed: true, late: false, streak: 3 })
})
