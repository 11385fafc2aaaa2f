import type { ExportedFile } from '@questboard/api/import-export/schema'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../packages/api/src/schedules/index.ts'
import { tags as shared } from '../../../packages/api/src/tags/catalogue.ts'
import { grant } from '../../support/grant.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

type Fields = Record<string, unknown>

interface Account {
  tasks: (Fields & { tags: string[]; checklist: Fields[]; reminders: Fields[] })[]
  missions: (Fields & { tasks: (Fields & { tags: string[] })[] })[]
  rewards: Fields[]
  tags: { id: string; name: string; color: string }[]
}

interface Preview {
  rows: { task: object; chosen: boolean }[]
  missions?: { mission: object; chosen: boolean }[]
  rewards?: { reward: object; chosen: boolean }[]
  newTags?: object[]
  problems: object[]
}

const today = '2026-03-10'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A line of text as it is stored. */
const line = (max: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom('"', "'", '=1', ',', '#tag', '- ', 'ж', '👩‍👩‍👧', '\\', '{', 'a'),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
      ),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .map((parts) => parts.join('').replace(/\p{C}/gu, '').trim().normalize('NFC'))
    .filter((text) => text !== '' && [...text].length <= max)

const time = fc.constantFrom(null, '06:30', '18:00')
const day = (min: number, max: number) => fc.integer({ min, max }).map((days) => addDays(today, days))
const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const
const until = fc.option(day(40, 400), { nil: null })

const schedules = {
  todo: fc.option(fc.record({ due: day(-300, 300), time }), { nil: null }),
  daily: fc.option(
    fc.record({
      frequency: fc.constant('daily'),
      interval: fc.integer({ min: 1, max: 9 }),
      start: day(-300, 30),
      until,
      time,
    }),
    { nil: null },
  ),
  weekly: fc.option(
    fc.oneof(
      fc.record({
        frequency: fc.constant('weekly'),
        interval: fc.integer({ min: 1, max: 3 }),
        start: day(-300, 0),
        time,
        byDay: fc
          .uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 2 })
          .map((days) => days.map((one) => ({ day: one }))),
      }),
      fc.record({
        frequency: fc.constant('monthly'),
        start: day(-300, 0),
        time,
        until,
        byMonthDay: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 4 }),
      }),
      fc.record({
        frequency: fc.constant('weekly'),
        interval: fc.integer({ min: 1, max: 3 }),
        after: fc.constant('completion'),
      }),
    ),
    { nil: null },
  ),
}

const reminders = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 3 })

/** A task, with numbers for its tags. */
const task = fc.constantFrom('todo', 'daily', 'weekly').chain((type) =>
  fc.record({
    type: fc.constant(type),
    title: line(150),
    notes: fc.oneof(fc.constant(''), line(200)),
    gold: fc.integer({ min: 0, max: 100 }),
    requireResult: fc.boolean(),
    schedule: schedules[type as 'todo'],
    checklist: fc.array(fc.record({ title: line(150), done: fc.boolean() }), { maxLength: 4 }),
    reminders,
    tags: fc.uniqueArray(fc.nat(7), { maxLength: 5 }),
  }),
)

const missionTask = fc.record({
  title: line(150),
  notes: fc.oneof(fc.constant(''), line(200)),
  gold: fc.integer({ min: 0, max: 100 }),
  type: fc.constantFrom('todo', 'daily', 'weekly'),
  tags: fc.uniqueArray(fc.nat(7), { maxLength: 5 }),
})

const account = fc.record({
  tagNames: fc.uniqueArray(fc.constantFrom('Градина', 'garden', 'a, b', '#x', 'Y|z', '"q"'), { maxLength: 4 }),
  tasks: fc.array(task, { maxLength: 6 }),
  missions: fc.array(
    fc.record({
      name: line(150),
      notes: fc.oneof(fc.constant(''), line(100)),
      from: day(0, 5),
      length: fc.integer({ min: 1, max: 30 }),
      tasks: fc.array(missionTask, { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
  rewards: fc.array(
    fc.record({ name: line(150), gold: fc.integer({ min: 1, max: 100_000 }), uses: fc.constantFrom(null, 1, 5) }),
    { maxLength: 3 },
  ),
  hasMain: fc.boolean(),
  moved: fc.boolean(),
})

type Made = typeof account extends fc.Arbitrary<infer Value> ? Value : never

async function fill(of: Person, { tagNames, tasks, missions, rewards, hasMain, moved }: Made): Promise<void> {
  const colors = ['green', 'red', 'blue', 'gray']
  const ownTags: string[] = []
  for (const [place, name] of tagNames.entries()) {
    ownTags.push((await expectOk(of.send<{ id: string }>('POST /tags', { name, color: colors[place] }))).id)
  }
  const all = [...ownTags, ...shared.map(({ id }) => id)]
  const named = <Item extends { tags: number[] }>(item: Item) => ({
    ...item,
    tags: item.tags.flatMap((place) => all[place] ?? []),
  })
  const ids: string[] = []
  for (const { reminders: days, ...one } of tasks) {
    const isDated = one.type !== 'todo' || one.schedule !== null
    const timed = one.schedule?.time != null
    const times = days.map((days, nth) =>
      timed && nth === 0 ? { minutesBefore: days * 10 } : { daysBefore: days, at: '08:00' },
    )
    const body = { ...named(one), ...(isDated && { reminders: times }) }
    ids.push((await expectOk(of.send<{ id: string }>('POST /user/tasks', body))).id)
  }
  if (moved && ids.length > 1) await expectOk(of.send(`PATCH /user/tasks/${ids.at(-1) ?? ''}/move`, { after: null }))
  for (const [place, { length, from, ...one }] of missions.entries()) {
    const body = { ...one, from, to: addDays(from, length), tasks: one.tasks.map(named) }
    const { id } = await expectOk(of.send<{ id: string }>('POST /user/missions', body))
    if (hasMain && place === 0) await expectOk(of.send(`PATCH /user/missions/${id}/main`))
  }
  for (const { uses, ...one } of rewards) {
    const type = uses === null ? 'constant' : uses === 1 ? 'once' : 'times'
    await expectOk(of.send('POST /user/rewards', { ...one, type, ...(type === 'times' && { timesToUse: uses }) }))
  }
}

/** What an account has, without ids, instants, and the columns that only its own days have. */
function contents({ tasks, missions, rewards, tags }: Account) {
  const names = new Map(
    [...tags, ...shared.map(({ id, key }) => ({ id, name: key }))].map(({ id, name }) => [id, name]),
  )
  const tagged = ({ tags: ids }: { tags: string[] }) => ids.map((id) => names.get(id) ?? id)
  const without = (names: string[], item: Fields): Fields =>
    Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)))
  const generatedFields = ['id', 'createdAt', 'updatedAt', 'rank', 'ownTags']
  return {
    tasks: tasks.map((task) => ({
      ...without([...generatedFields, 'checklist', 'reminders'], task),
      tags: tagged(task),
      checklist: task.checklist.map((item) => without(['id'], item)),
      reminders: task.reminders.map((item) => without(['id'], item)),
    })),
    missions: missions.map((mission) => ({
      ...without(['id', 'updatedAt'], mission),
      tasks: mission.tasks.map((task) => ({ ...without(generatedFields, task), tags: tagged(task) })),
    })),
    rewards: rewards.map((reward) => without(['id', 'updatedAt'], reward)),
    tags: tags.map(({ name, color }) => [name, color]).toSorted(),
  }
}

const exported = (of: Person) => expectOk(of.send<Account>('GET /users/profile/export'))

const exportedKind = async (of: Person, kind: string, format = 'json') =>
  (await expectOk(of.send<ExportedFile>(`GET /user/${kind}/export?format=${format}` as 'GET /'))).content

const previewOf = (of: Person, text: string) =>
  expectOk(of.send<Preview>('POST /user/tasks/import-preview', { text, schedules: true }))

async function importText(of: Person, text: string): Promise<void> {
  const preview = await previewOf(of, text)
  const chosen = <Row extends { chosen: boolean }>(rows: Row[] = []) => rows.filter((row) => row.chosen)
  const body = {
    tasks: chosen(preview.rows).map((row) => row.task),
    missions: chosen(preview.missions).map(({ mission }) => mission),
    rewards: chosen(preview.rewards).map(({ reward }) => reward),
    newTags: preview.newTags,
    createTags: true,
  }
  if (body.tasks.length + body.missions.length + body.rewards.length === 0) return
  expect(preview.problems).toEqual([])
  await expectOk(of.send('POST /user/tasks/import', body))
}

test('an exported account is imported into an empty one as the same', async () => {
  server.clock.set('2026-03-10T10:00:00Z')
  await fc.assert(
    fc.asyncProperty(account, fc.boolean(), async (randomAccount, byKind) => {
      const [ani, boyan] = [await server.person(), await server.person()]
      await fill(ani, randomAccount)
      const before = await exported(ani)
      if (byKind)
        for (const kind of ['tasks', 'missions', 'rewards']) await importText(boyan, await exportedKind(ani, kind))
      else await importText(boyan, JSON.stringify(before))
      const isNamed = (name: string) =>
        [...before.tasks, ...before.missions.flatMap((mission) => mission.tasks)].some(({ tags }) =>
          tags.includes(before.tags.find((tag) => tag.name === name)?.id ?? ''),
        )
      // A file of one kind has only the tags that are used, and a file without items is not imported.
      const isEmpty = before.tasks.length + before.missions.length + before.rewards.length === 0
      const expected = contents({
        ...before,
        tags: before.tags.filter(({ name }) => (byKind || isEmpty ? isNamed(name) : true)),
      })
      expect(contents(await exported(boyan))).toEqual(expected)
    }),
    { numRuns: 15, seed: 20_260_310 },
  )
}, 120_000)

test('a reward with a single use left can be used once more', async () => {
  const [ani, boyan] = [await server.person(), await server.person()]
  const { id } = await expectOk(
    ani.send<{ id: string }>('POST /user/rewards', { name: 'Cinema', gold: 5, type: 'times', timesToUse: 2 }),
  )
  await grant(server, ani, { gold: 5 })
  await expectOk(ani.send(`POST /user/rewards/${id}/redeem`))
  await importText(boyan, await exportedKind(ani, 'rewards'))
  expect(await expectOk(boyan.send('GET /user/rewards'))).toMatchObject([{ name: 'Cinema', type: 'once' }])
})

test('a table of rewards becomes rewards', async () => {
  const [ani, boyan] = [await server.person(), await server.person()]
  const written = [
    { name: '=Cinema, 3D', gold: 300, type: 'times', timesToUse: 2 },
    { name: '"Green" tea', gold: 1, type: 'constant' },
    { name: 'Bicycle', gold: 5000, type: 'once' },
  ]
  for (const one of written) await expectOk(ani.send('POST /user/rewards', one))
  const table = await exportedKind(ani, 'rewards', 'csv')
  await importText(boyan, table)
  const { tasks, rewards } = contents(await exported(boyan))
  expect([tasks, rewards]).toEqual([[], contents(await exported(ani)).rewards])
  const again = await previewOf(boyan, table.replace('"constant"', '"never"'))
  expect(again).toMatchObject({
    source: 'table',
    rows: [],
    problems: [{ line: 3, code: 'unreadable' }],
    rewards: [
      { line: 2, chosen: false },
      { line: 4, chosen: false },
    ],
  })
})

test('a mission that a holiday made longer than a new one keeps its last day', async () => {
  const ani = await server.person()
  const mission = { name: 'Book', notes: '', from: '2025-03-01', to: '2026-03-20', status: 'active', tasks: [] }
  await importText(ani, JSON.stringify([mission]))
  expect(await expectOk(ani.send('GET /user/missions'))).toMatchObject([
    { name: 'Book', status: 'active', from: '2025-03-20', to: '2026-03-20' },
  ])
  const { missions, problems } = await previewOf(
    ani,
    JSON.stringify([{ ...mission, from: '2026-03-11', to: '2027-03-20' }]),
  )
  expect([missions, problems.length]).toEqual([undefined, 1])
})

test('a table of tasks keeps a daily that was completed today, and tags with delimiters in their names', async () => {
  const [ani, boyan] = [await server.person(), await server.person()]
  const names = ['a, b', 'c;d|e', '"f"', 'g "h, i"', '1" wide']
  const own = await Promise.all(
    names.map((name) => expectOk(ani.send<{ id: string }>('POST /tags', { name, color: 'green' }))),
  )
  for (const type of ['todo', 'daily', 'weekly']) {
    const body = { title: type, gold: 5, type, tags: own.map(({ id }) => id) }
    const { id } = await expectOk(ani.send<{ id: string }>('POST /user/tasks', body))
    await expectOk(ani.send(`POST /user/tasks/${id}/complete`, {}))
  }
  const table = await exportedKind(ani, 'tasks', 'csv')
  const { rows } = await previewOf(boyan, table)
  expect(rows.map(({ chosen }) => chosen)).toEqual([false, true, true])
  await importText(boyan, table)
  const { tasks, tags } = await exported(boyan)
  expect(tasks.map(({ title }) => title)).toEqual(['daily', 'weekly'])
  expect(tasks[0]?.tags.map((id) => tags.find((tag) => tag.id === id)?.name)).toEqual(names)
})
