import type { ExportedFile, ImportPreview, ImportRow } from '@questboard/api/import-export/schema'
import type { Profile } from '@questboard/api/profile/schema'
import type { Tag } from '@questboard/api/tags/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../packages/api/src/schedules/index.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const preview = async (of: Person, text: string) =>
  (await expectOk(of.send<ImportPreview>('POST /user/tasks/import-preview', { text, schedules: true }))).rows

const importTasks = (of: Person, rows: ImportRow[], more: object = { createTags: true }) =>
  expectOk(of.send<Task[]>('POST /user/tasks/import', { tasks: rows.map(({ task }) => task), ...more }))

const ownTags = async (of: Person) => (await expectOk(of.send<Tag[]>('GET /tags'))).filter(({ own }) => own)

const namesOf = async (of: Person) => (await ownTags(of)).map(({ name, color }) => [name, color])

/** A player with a task that has an own tag, one of all users, and reminders. */
async function tagged(): Promise<Person> {
  const ani = await server.person()
  const { id } = await expectOk(ani.send<Tag>('POST /tags', { name: 'Градина', color: 'green' }))
  const sport = (await expectOk(ani.send<Tag[]>('GET /tags'))).find(({ name }) => name === 'sport')
  await expectOk(
    ani.send('POST /user/tasks', {
      title: 'Dig',
      gold: 5,
      type: 'daily',
      tags: [sport?.id, id],
      schedule: { frequency: 'daily', time: '18:00' },
      reminders: [{ minutesBefore: 30 }, { daysBefore: 1, at: '20:00' }],
    }),
  )
  return ani
}

const exported = async (of: Person, format: string) =>
  (await expectOk(of.send<ExportedFile>(`GET /user/tasks/export?format=${format}` as 'GET /'))).content

test.each(['tasks', 'account'])(
  'own tags and reminders survive an export of %s and an import elsewhere',
  async (what) => {
    const ani = await tagged()
    const text =
      what === 'tasks'
        ? await exported(ani, 'json')
        : JSON.stringify(await expectOk(ani.send<object>('GET /users/profile/export')))
    const boyan = await server.person()
    const [task] = await importTasks(boyan, await preview(boyan, text))
    expect(await namesOf(boyan)).toEqual([['Градина', 'green']])
    const all = await expectOk(boyan.send<Tag[]>('GET /tags'))
    expect(task?.tags.map((id) => all.find((tag) => tag.id === id)?.name)).toEqual(['sport', 'Градина'])
    expect(task?.reminders).toEqual([
      { id: expect.any(String), minutesBefore: 30 },
      { id: expect.any(String), daysBefore: 1, at: '20:00' },
    ])
  },
)

test('a table names own tags, and an import finds them by name, ignoring case and accents', async () => {
  const ani = await tagged()
  expect(await exported(ani, 'csv')).toContain('sport, Градина')
  const [row] = await preview(ani, 'title,tags\nWater,ГРАДИНА')
  expect(row?.task.tags).toEqual((await ownTags(ani)).map(({ id }) => id))
  expect(row?.warnings).toEqual([])
})

test('unknown tags are created only with createTags, once', async () => {
  const ani = await server.person()
  const rows = await preview(ani, 'title,tags\nWater,"Garden, sport"\nDig,"gárden"')
  expect(rows.map(({ warnings }) => warnings)).toEqual([
    [{ code: 'tagUnknown', about: 'Garden' }],
    [{ code: 'tagUnknown', about: 'gárden' }],
  ])
  await importTasks(ani, rows, {})
  expect(await ownTags(ani)).toEqual([])
  const imported = await importTasks(ani, rows)
  const [garden] = await ownTags(ani)
  expect(await namesOf(ani)).toEqual([['Garden', 'gray']])
  expect(imported.map(({ tags }) => tags.includes(garden?.id ?? ''))).toEqual([true, true])
})

test('tags are created up to the most that a player can have', async () => {
  const ani = await server.person()
  const lines = Array.from({ length: 60 }, (_, nth) => `Task ${nth},Label ${nth}`)
  const imported = await importTasks(ani, await preview(ani, `title,tags\n${lines.join('\n')}`))
  expect(await ownTags(ani)).toHaveLength(50)
  expect(imported.filter(({ tags }) => tags.length === 1)).toHaveLength(50)
})

test('a refused import creates no tags', async () => {
  const ani = await server.person()
  const tasks = [{ title: 'Dig', gold: 1, type: 'todo', newTags: [{ name: 'Garden' }], tags: [crypto.randomUUID()] }]
  const { error } = await ani.send('POST /user/tasks/import', { tasks, createTags: true })
  expect(error?.message).toBe('invalidData')
  expect(await ownTags(ani)).toEqual([])
})

test('the tasks of missions are exported with their own tags', async () => {
  const ani = await tagged()
  const tags = (await expectOk(ani.send<Tag[]>('GET /tags'))).filter(({ name }) => ['sport', 'Градина'].includes(name))
  const { lastDayStart: today } = await expectOk(ani.send<Profile>('GET /users/profile'))
  await expectOk(
    ani.send('POST /user/missions', {
      name: 'Spring',
      notes: '',
      from: today,
      to: addDays(today, 1),
      tasks: [
        { title: 'Sow', gold: 5, type: 'todo', tags: tags.map(({ id }) => id) },
        { title: 'Rest', gold: 5, type: 'todo', tags: [] },
      ],
    }),
  )
  const read = async (format: string) =>
    (await expectOk(ani.send<ExportedFile>(`GET /user/missions/export?format=${format}` as 'GET /'))).content
  const [mission] = JSON.parse(await read('json'))
  expect(mission.tasks).toMatchObject([
    { title: 'Sow', ownTags: [{ id: expect.any(String), name: 'Градина', color: 'green' }] },
    { title: 'Rest' },
  ])
  expect(mission.tasks[1]).not.toHaveProperty('ownTags')

  // The table can be imported elsewhere, where the tag is created.
  const boyan = await server.person()
  const [task] = await importTasks(boyan, await preview(boyan, await read('csv')))
  expect(task?.title).toBe('Sow')
  const all = await expectOk(boyan.send<Tag[]>('GET /tags'))
  expect(task?.tags.map((id) => all.find((tag) => tag.id === id)?.name)).toEqual(['sport', 'Градина'])
})
