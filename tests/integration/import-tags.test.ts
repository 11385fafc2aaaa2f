import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../packages/api/src/schedules/index.ts'
import { done } from '../support/group.ts'
import { newWorld, type Person, type World } from '../support/world.ts'

interface Tag {
  id: string
  name: string
  color: string
  own: boolean
}

interface Row {
  task: { title: string; tags: string[]; newTags?: { name: string; color?: string }[] }
  warnings: { code: string; about: string | null }[]
}

interface Made {
  id: string
  title: string
  tags: string[]
  reminders: object[]
}

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const preview = async (of: Person, text: string) =>
  (await done(of.send<{ rows: Row[] }>('POST /user/tasks/import-preview', { text, schedules: true }))).rows

const bring = (of: Person, rows: Row[], more: object = { createTags: true }) =>
  done(of.send<Made[]>('POST /user/tasks/import', { tasks: rows.map(({ task }) => task), ...more }))

const ownTags = async (of: Person) => (await done(of.send<Tag[]>('GET /tags'))).filter(({ own }) => own)

const namesOf = async (of: Person) => (await ownTags(of)).map(({ name, color }) => [name, color])

/** A player with a task that has an own tag, one of all users, and reminders. */
async function tagged(): Promise<Person> {
  const ani = await world.person()
  const { id } = await done(ani.send<Tag>('POST /tags', { name: 'Градина', color: 'green' }))
  const sport = (await done(ani.send<Tag[]>('GET /tags'))).find(({ name }) => name === 'sport')
  await done(
    ani.send('POST /user/tasks', {
      ...{
        title: 'Dig',
        gold: 5,
        type: 'daily',
        tags: [sport?.id, id],
        schedule: { frequency: 'daily', time: '18:00' },
      },
      reminders: [{ minutesBefore: 30 }, { daysBefore: 1, at: '20:00' }],
    }),
  )
  return ani
}

const exported = async (of: Person, format: string) =>
  (await done(of.send<{ content: string }>(`GET /user/tasks/export?format=${format}` as 'GET /'))).content

test.each(['tasks', 'account'])(
  'own tags and reminders survive an export of %s and an import elsewhere',
  async (what) => {
    const ani = await tagged()
    const text =
      what === 'tasks'
        ? await exported(ani, 'json')
        : JSON.stringify(await done(ani.send<object>('GET /users/profile/export')))
    const boyan = await world.person()
    const [task] = await bring(boyan, await preview(boyan, text))
    expect(await namesOf(boyan)).toEqual([['Градина', 'green']])
    const all = await done(boyan.send<Tag[]>('GET /tags'))
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
  const ani = await world.person()
  const rows = await preview(ani, 'title,tags\nWater,"Garden, sport"\nDig,"gárden"')
  expect(rows.map(({ warnings }) => warnings)).toEqual([
    [{ code: 'tagUnknown', about: 'Garden' }],
    [{ code: 'tagUnknown', about: 'gárden' }],
  ])
  await bring(ani, rows, {})
  expect(await ownTags(ani)).toEqual([])
  const made = await bring(ani, rows)
  const [garden] = await ownTags(ani)
  expect(await namesOf(ani)).toEqual([['Garden', 'gray']])
  expect(made.map(({ tags }) => tags.includes(garden?.id ?? ''))).toEqual([true, true])
})

test('tags are created up to the most that a player can have', async () => {
  const ani = await world.person()
  const lines = Array.from({ length: 60 }, (_, nth) => `Task ${nth},Label ${nth}`)
  const made = await bring(ani, await preview(ani, `title,tags\n${lines.join('\n')}`))
  expect(await ownTags(ani)).toHaveLength(50)
  expect(made.filter(({ tags }) => tags.length === 1)).toHaveLength(50)
})

test('a refused import creates no tags', async () => {
  const ani = await world.person()
  const tasks = [{ title: 'Dig', gold: 1, type: 'todo', newTags: [{ name: 'Garden' }], tags: [crypto.randomUUID()] }]
  const { error } = await ani.send('POST /user/tasks/import', { tasks, createTags: true })
  expect(error?.message).toBe('invalidData')
  expect(await ownTags(ani)).toEqual([])
})

test('the tasks of missions are exported with their own tags', async () => {
  const ani = await tagged()
  const tags = (await done(ani.send<Tag[]>('GET /tags'))).filter(({ name }) => ['sport', 'Градина'].includes(name))
  const { lastDayStart: today } = await done(ani.send<{ lastDayStart: string }>('GET /users/profile'))
  await done(
    ani.send('POST /user/missions', {
      ...{ name: 'Spring', notes: '', from: today, to: addDays(today, 1) },
      tasks: [
        { title: 'Sow', gold: 5, type: 'todo', tags: tags.map(({ id }) => id) },
        { title: 'Rest', gold: 5, type: 'todo', tags: [] },
      ],
    }),
  )
  const read = async (format: string) =>
    (await done(ani.send<{ content: string }>(`GET /user/missions/export?format=${format}` as 'GET /'))).content
  const [mission] = JSON.parse(await read('json'))
  expect(mission.tasks).toMatchObject([
    { title: 'Sow', ownTags: [{ id: expect.any(String), name: 'Градина', color: 'green' }] },
    { title: 'Rest' },
  ])
  expect(mission.tasks[1]).not.toHaveProperty('ownTags')

  // The table can be imported elsewhere, where the tag is created.
  const boyan = await world.person()
  const [task] = await bring(boyan, await preview(boyan, await read('csv')))
  expect(task?.title).toBe('Sow')
  const all = await done(boyan.send<Tag[]>('GET /tags'))
  expect(task?.tags.map((id) => all.find((tag) => tag.id === id)?.name)).toEqual(['sport', 'Градина'])
})
