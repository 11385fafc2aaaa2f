import type { Task } from '@questboard/api/tasks/schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { visitOn } from '../../support/days.ts'
import { expectOk } from '../../support/rest.ts'
import { goldOf } from '../../support/stats.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let ann: Person

const wednesday = '2026-03-18T08:00:00Z'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(wednesday)
  ann = await server.person({ headers: { timezone: 'Europe/Sofia' } })
})

const make = async (body: object) =>
  (await expectOk(ann.send<{ id: string }>('POST /user/tasks', { title: 'Trash', gold: 10, ...body }))).id

const complete = (id: string, body?: object) => ann.send(`POST /user/tasks/${id}/complete`, body)

async function read(id: string): Promise<Task | undefined> {
  const lists = await Promise.all(
    ['', '?archived=true'].map((query) => expectOk(ann.send<Task[]>(`GET /user/tasks${query}`))),
  )
  return lists.flat().find((task) => task.id === id)
}

/** Morning of a day in Sofia, after a request that settles it. */
const visit = (day: string) => visitOn(server, ann, day)

/** Gold to lose. */
async function earn(): Promise<void> {
  await expectOk(complete(await make({ title: 'Earn', gold: 60, type: 'todo' })))
}

/** The fields of a task before it could have dates. */
const oldFields = [
  'id',
  'title',
  'notes',
  'gold',
  'type',
  'tags',
  'requireResult',
  'result',
  'completed',
  'archived',
  'streak',
  'createdAt',
  'completedAt',
] as const satisfies (keyof Task)[]

const old = (task: Task | undefined) => Object.fromEntries(oldFields.map((name) => [name, task?.[name]]))

test('bodies and answers of clients that know no dates are as before, apart from new fields', async () => {
  const body = { title: 'Walk', notes: 'At noon', gold: 10, type: 'daily', tags: [], requireResult: false }
  const id = await make(body)
  const expected = {
    id,
    ...body,
    result: null,
    completed: false,
    archived: false,
    streak: 0,
    createdAt: '2026-03-18T08:00:00.000Z',
    completedAt: null,
  }
  expect(old(await read(id))).toEqual(expected)
  const before = await goldOf(ann)
  await expectOk(complete(id))
  const at = { completed: true, streak: 1, completedAt: '2026-03-18T08:00:00.000Z' }
  expect(old(await read(id))).toEqual({ ...expected, ...at })
  expect(await goldOf(ann)).toBeGreaterThanOrEqual(before + 10)
  await expectOk(ann.send(`POST /user/tasks/${id}/reopen`))
  expect(old(await read(id))).toEqual(expected)
  const changed = { ...body, title: 'Run', gold: 20 }
  expect(old(await expectOk(ann.send<Task>(`PUT /user/tasks/${id}`, changed)))).toEqual({ ...expected, ...changed })
  expect(old(await expectOk(ann.send<Task>(`PATCH /user/tasks/${id}`, { notes: '' })))).toEqual({
    ...expected,
    ...changed,
    notes: '',
  })
  const copy = await expectOk(ann.send<Task>(`POST /user/tasks/${id}/copy`))
  expect(old(copy)).toEqual({ ...expected, ...changed, notes: '', id: copy.id })
  await visit('2026-03-19')
  await visit('2026-03-20')
  expect(old(await read(id))).toMatchObject({ completed: false, streak: 0 })
})

test('every three days after it was done: not on the next day, on the day after, and overdue for ever', async () => {
  await earn()
  const id = await make({ type: 'weekly', schedule: { frequency: 'daily', interval: 3, after: 'completion' } })
  await expectOk(complete(id))
  await visit('2026-03-19')
  expect((await complete(id)).error).toMatchObject({ message: 'taskNotDue' })
  await visit('2026-03-20')
  await expectOk(complete(id))
  await visit('2026-03-23')
  expect(await read(id)).toMatchObject({ dueOn: '2026-03-23', overdue: false, streak: 2 })
  const before = await goldOf(ann)
  await visit('2026-03-24')
  expect(await read(id)).toMatchObject({ dueOn: '2026-03-23', overdue: true, late: true, streak: 0 })
  for (const later of ['2026-04-16', '2026-05-10', '2026-06-01']) {
    await visit(later)
    expect(await read(id)).toMatchObject({ dueOn: '2026-03-23', overdue: true, late: true })
  }
  expect(await goldOf(ann)).toBe(before - 5)
})

test('monthly on the 31st is due on 28 February, 31 March and 30 April', async () => {
  server.clock.set('2027-02-01T08:00:00Z')
  ann = await server.person({ headers: { timezone: 'Europe/Sofia' } })
  const id = await make({ type: 'weekly', schedule: { frequency: 'monthly', byMonthDay: [31] } })
  const days: unknown[] = []
  for (const month of ['02', '03', '04']) {
    days.push((await read(id))?.dueOn)
    // A session lasts 30 days from its last use.
    for (const date of ['10', '20']) await visit(`2027-${month}-${date}`)
    await expectOk(complete(id))
    await visit(`2027-0${Number(month) + 1}-01`)
  }
  expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
})

test('a task that is open after its last day is archived as not completed, and in the story', async () => {
  await earn()
  const id = await make({ title: 'Antibiotics', type: 'daily', schedule: { frequency: 'daily', until: '2026-03-19' } })
  await visit('2026-03-19')
  await visit('2026-03-20')
  expect(await read(id)).toMatchObject({ archived: true, completed: false, slot: null, dueOn: null })
  expect(await expectOk(ann.send('GET /user/day-story'))).toMatchObject({ ended: [{ title: 'Antibiotics' }] })
  expect((await complete(id)).status).toBe(409)
})

test('completing an occurrence that is over pays nothing', async () => {
  const id = await make({ type: 'weekly', schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }] } })
  await visit('2026-03-30')
  const [before, task] = [await goldOf(ann), await read(id)]
  expect((await complete(id, { occurrence: '2026-03-23' })).error).toMatchObject({ message: 'occurrenceOver' })
  expect(await goldOf(ann)).toBe(before)
  expect(await read(id)).toEqual(task)
  await expectOk(complete(id, { occurrence: '2026-03-30' }))
})

test('the ticks of a checklist last until the next occurrence', async () => {
  const schedule = { frequency: 'weekly', byDay: [{ day: 'mo' }] }
  const id = await make({ type: 'weekly', schedule, checklist: [{ title: 'Glass' }, { title: 'Paper' }] })
  const ticks = async () => (await read(id))?.checklist.map(({ done: isDone }) => isDone)
  const [glass] = (await read(id))?.checklist ?? []
  await expectOk(ann.send(`PATCH /user/tasks/${id}/checklist/${glass?.id}`, { done: true }))
  await visit('2026-03-19')
  expect(await ticks()).toEqual([true, false])
  await expectOk(complete(id))
  expect(await ticks()).toEqual([true, false])
  await visit('2026-03-20')
  expect(await ticks()).toEqual([false, false])
  expect((await read(id))?.checklist[0]?.id).toBe(glass?.id)
})
