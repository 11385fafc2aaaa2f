import type { ExportedFile, ImportPreview } from '@questboard/api/import-export/schema'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRecords } from '../../../packages/api/src/import-export/records.ts'
import { tags } from '../../../packages/api/src/tags/catalogue.ts'
import { digestOf } from '../../support/digest.ts'
import { hostileFiles } from '../../support/hostile-files.ts'
import { longestBlock } from '../../support/longest-block.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

interface Fields {
  title: string
  notes: string
  gold: number
  type: string
  tags: string[]
  requireResult: boolean
}

type Made = Fields & { id: string; createdAt: string }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const preview = (of: Person, text: string, source?: string) =>
  expectOk(of.send<ImportPreview>('POST /user/tasks/import-preview', { text, source }))

const importTasks = (of: Person, tasks: object[]) => of.send<Made[]>('POST /user/tasks/import', { tasks })

const current = (of: Person) => expectOk(of.send<Made[]>('GET /user/tasks'))

const file = async (of: Person, kind: string, format: string) =>
  expectOk(of.send<ExportedFile>(`GET /user/${kind}/export?format=${format}` as 'GET /'))

const fieldsOf = ({ title, notes, gold, type, tags, requireResult }: Fields): Fields => ({
  title,
  notes,
  gold,
  type,
  tags,
  requireResult,
})

const walk = { title: 'Walk', notes: '', gold: 5, type: 'todo', tags: [], requireResult: false }

const many = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ ...walk, id: crypto.randomUUID(), title: `Task ${place}` }))

describe('a preview', () => {
  test('shows the result of an import and changes nothing', async () => {
    const ani = await server.person()
    await expectOk(ani.send('POST /user/tasks', walk))
    const before = await digestOf(server.database)
    const proposed = await preview(ani, 'title;gold;tags\nwalk;5;\nSwim;500;sport,garden\n;;')
    expect(proposed).toMatchObject({ source: 'table', problems: [], total: 2, room: 499 })
    expect(proposed.rows.map(({ chosen, warnings }) => [chosen, warnings.map(({ code }) => code)])).toEqual([
      [false, ['duplicate']],
      [true, ['goldProposed', 'tagUnknown']],
    ])
    expect(await digestOf(server.database)).toEqual(before)
  })

  test('includes a daily that is done today, and not a done to-do', async () => {
    const ani = await server.person()
    for (const type of ['todo', 'daily']) {
      const { id } = await expectOk(ani.send<{ id: string }>('POST /user/tasks', { ...walk, title: type, type }))
      await expectOk(ani.send(`POST /user/tasks/${id}/complete`, {}))
    }
    const { rows, room } = await preview(ani, 'todo\ndaily')
    expect([rows.map(({ chosen }) => chosen), room]).toEqual([[true, false], 500])
  })

  test('detects the format, unless it is given', async () => {
    const ani = await server.person()
    expect((await preview(ani, 'TYPE,CONTENT\ntask,Walk')).source).toBe('todoist')
    expect(await preview(ani, 'TYPE,CONTENT\ntask,Walk', 'table')).toMatchObject({
      source: 'table',
      problems: [{ line: 1, code: 'noTitleColumn' }],
    })
    const refused = await ani.send('POST /user/tasks/import-preview', { text: 'title', source: 'elsewhere' })
    expect([refused.error.message, refused.error.details?.[0]?.path]).toEqual(['invalidData', 'source'])
    const large = await ani.send('POST /user/tasks/import-preview', { text: 'x'.repeat(300_000) })
    expect([large.status, large.error.message]).toEqual([413, 'payloadTooLarge'])
  })
})

describe('an import', () => {
  test('creates the items in order, once for repeated calls', async () => {
    const ani = await server.person()
    const tasks = many(120)
    const replies = await Promise.all([importTasks(ani, tasks), importTasks(ani, tasks), importTasks(ani, tasks)])
    for (const { result } of replies) {
      expect(result.map(({ id, title }) => [id, title])).toEqual(tasks.map(({ id, title }) => [id, title]))
    }
    expect((await current(ani)).map(({ title }) => title)).toEqual(tasks.map(({ title }) => title))
    const [first] = tasks
    const otherReply = await importTasks(ani, [{ ...walk, id: first?.id }])
    expect([otherReply.status, otherReply.error.message]).toEqual([409, 'idAlreadyUsed'])
    const [boyan] = [await server.person()]
    expect((await importTasks(boyan, tasks)).error.message).toBe('idAlreadyUsed')
  })

  test('creates all or nothing: limits of a task, an import and a player', async () => {
    const ani = await server.person()
    await expectOk(importTasks(ani, many(498)))
    const before = await digestOf(server.database)
    const refusals = [
      [many(3), 'tooManyItems'],
      [many(501), 'invalidData'],
      [[], 'invalidData'],
      [[walk, { ...walk, gold: 101 }], 'invalidData'],
      [[{ ...walk, title: '' }], 'invalidData'],
      [
        [
          { ...walk, id: '018f0000-0000-7000-8000-000000000001' },
          { ...walk, id: '018F0000-0000-7000-8000-000000000001' },
        ],
        'invalidData',
      ],
    ] as const
    for (const [tasks, code] of refusals) expect((await importTasks(ani, [...tasks])).error.message).toBe(code)
    const { error } = await importTasks(ani, [walk, { ...walk, gold: 101 }])
    expect(error.details).toMatchObject([{ path: 'tasks.1.gold' }])
    expect(await digestOf(server.database)).toEqual(before)
    await expectOk(importTasks(ani, many(2)))
    expect(await current(ani)).toHaveLength(500)
  })

  test('costs no penalty in the period of creation', async () => {
    const ani = await server.person()
    await expectOk(importTasks(ani, [{ ...walk, type: 'daily', gold: 100 }]))
    server.clock.advance({ days: 1 })
    expect(await expectOk(ani.send('GET /users/profile'))).toMatchObject({ stats: { gold: 0 } })
    server.clock.set('2026-03-10T10:00:00Z')
  })

  test('can be undone for items that were not changed since', async () => {
    const [ani, boyan] = [await server.person(), await server.person()]
    await expectOk(ani.send('POST /user/tasks', walk))
    const tasks = many(3)
    await expectOk(importTasks(ani, tasks))
    await expectOk(ani.send(`POST /user/tasks/${tasks[1]?.id ?? ''}/complete`, {}))
    const call = `DELETE /user/tasks/import/${tasks[0]?.id ?? ''}` as const
    expect((await boyan.send(call)).error.message).toBe('taskNotFound')
    expect(await expectOk(ani.send(call))).toEqual({ removed: 2, kept: 1 })
    expect((await current(ani)).map(({ title }) => title)).toEqual(['Walk', 'Task 1'])
    expect((await ani.send(call)).error.message).toBe('taskNotFound')
    // Removed items do not return by repeating the call.
    expect((await importTasks(ani, tasks)).error.message).toBe('idAlreadyUsed')
  })
})

/** The cells of a table as a spreadsheet reads them. */
const cellsOf = (content: string): string[][] => [...readRecords(content).records].map(({ cells }) => cells)

describe('a hostile file', () => {
  const max = 50

  test.each(hostileFiles(240 * 1024))('%s: blocks no other request', async (_name, text) => {
    const ani = await server.person()
    const body = JSON.stringify({ text, schedules: true })
    const block = await longestBlock(() => ani.send('POST /user/tasks/import-preview', body), max)
    expect(block).toBeLessThan(max)
  })

  test('of combining accents has no tasks', async () => {
    const { rows, problems } = await preview(await server.person(), `title\na${'\u0316\u0301\u0327'.repeat(10_000)}`)
    expect({ rows, problems }).toEqual({ rows: [], problems: [{ line: 2, code: 'unreadable' }] })
  })
})

test('import previews are limited to sixty an hour', async () => {
  const ownServer = await startTestServer({ rateLimits: true })
  const ani = await ownServer.person()
  const codes: number[] = []
  for (let sent = 0; sent < 61; sent++)
    codes.push((await ani.send('POST /user/tasks/import-preview', { text: 'a' })).status)
  expect(codes).toEqual([...Array(60).fill(200), 429])
  await ownServer.close()
})

describe('an export', () => {
  test('has all tasks, archived ones too, as JSON and as a table', async () => {
    const ani = await server.person()
    const { id } = await expectOk(
      ani.send<{ id: string }>('POST /user/tasks', { ...walk, tags: [tags[0].id, tags[1].id] }),
    )
    await expectOk(ani.send(`POST /user/tasks/${id}/complete`, {}))
    await expectOk(ani.send(`PATCH /user/tasks/${id}/archive`))
    await expectOk(
      ani.send('POST /user/tasks', { ...walk, title: '=HYPERLINK("http://evil.example")', notes: 'a;"b"\r\nc' }),
    )
    const json = await file(ani, 'tasks', 'json')
    expect([json.name, json.mediaType]).toEqual(['questboard-tasks-2026-03-10.json', 'application/json; charset=utf-8'])
    expect(JSON.parse(json.content)).toEqual([
      ...(await current(ani)),
      ...(await expectOk(ani.send<object[]>('GET /user/tasks?archived=true'))),
    ])
    const csv = await file(ani, 'tasks', 'csv')
    expect([csv.name, csv.mediaType]).toEqual(['questboard-tasks-2026-03-10.csv', 'text/csv; charset=utf-8'])
    expect(csv.content.startsWith('\uFEFF')).toBe(true)
    const [head, first, second] = cellsOf(csv.content)
    expect(head?.slice(0, 6)).toEqual(['title', 'notes', 'gold', 'type', 'tags', 'requireResult'])
    expect(first?.slice(0, 4)).toEqual([`'=HYPERLINK("http://evil.example")`, 'a;"b"\r\nc', '5', 'todo'])
    expect(second?.slice(0, 9)).toEqual(['Walk', '', '5', 'todo', 'work, health', 'false', '', 'true', 'true'])
  })

  test('has missions with their tasks, and rewards', async () => {
    const ani = await server.person()
    const body = { name: 'Spring', notes: '-1', from: '2026-03-10', to: '2026-03-12' }
    await expectOk(
      ani.send('POST /user/missions', { ...body, tasks: [{ ...walk, id: undefined, requireResult: undefined }] }),
    )
    await expectOk(ani.send('POST /user/missions', { ...body, name: 'Bare' }))
    await expectOk(ani.send('POST /user/rewards', { name: '@tea', gold: 5, type: 'times', timesToUse: 3 }))
    expect(JSON.parse((await file(ani, 'missions', 'json')).content)).toEqual(
      await expectOk(ani.send('GET /user/missions')),
    )
    expect(JSON.parse((await file(ani, 'rewards', 'json')).content)).toEqual(
      await expectOk(ani.send('GET /user/rewards')),
    )
    expect(cellsOf((await file(ani, 'missions', 'csv')).content).slice(1)).toEqual([
      ['Spring', "'-1", 'active', '2026-03-10', '2026-03-12', '5', 'Walk', '', '5', 'todo', '', 'false'],
      ['Bare', "'-1", 'active', '2026-03-10', '2026-03-12', '0', '', '', '', '', '', ''],
    ])
    expect(cellsOf((await file(ani, 'rewards', 'csv')).content)).toEqual([
      ['name', 'gold', 'type', 'timesToUse'],
      ["'@tea", '5', 'times', '3'],
    ])
    const refused = await ani.send('GET /user/rewards/export?format=xls')
    expect([refused.error.message, refused.error.details?.[0]?.path]).toEqual(['invalidQueryParams', 'format'])
  })
})

/** Text as it is stored: trimmed and NFC, at least `min` long. */
const keptText = (min: number, max: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '"',
          "'",
          '=',
          '+',
          '-',
          '@',
          '\t',
          '\n',
          '\r\n',
          '\r',
          ',',
          ';',
          'ж',
          'ѝ',
          '👩‍👩‍👧',
          '＝',
          '\\',
        ),
        fc.string({ unit: 'binary', maxLength: 2 }),
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join('').replaceAll('\u0000', '').trim().normalize('NFC'))
    .filter((text) => [...text].length >= min && [...text].length <= max && text.isWellFormed())

test('an exported table is imported as the same tasks, with any text', async () => {
  const [ani, boyan] = [await server.person(), await server.person()]
  const task = fc.record({
    title: keptText(1, 150),
    notes: keptText(0, 500),
    gold: fc.integer({ min: 0, max: 100 }),
    requireResult: fc.boolean(),
    type: fc.constantFrom('todo', 'daily', 'weekly'),
    tags: fc.uniqueArray(fc.constantFrom(...tags.map(({ id }) => id)), { maxLength: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(task, { minLength: 1, maxLength: 30 }), async (tasks) => {
      const imported = await expectOk(
        importTasks(
          ani,
          tasks.map((fields) => ({ ...fields, id: crypto.randomUUID() })),
        ),
      )
      const { content } = await file(ani, 'tasks', 'csv')
      const { rows, problems } = await preview(boyan, content)
      expect(problems).toEqual([])
      const brought = await expectOk(
        importTasks(
          boyan,
          rows.map((row) => ({ ...row.task, id: crypto.randomUUID() })),
        ),
      )
      expect(brought.map(fieldsOf)).toEqual(imported.map(fieldsOf))
      for (const [of, all] of [
        [ani, imported],
        [boyan, brought],
      ] as const) {
        await expectOk(of.send(`DELETE /user/tasks/import/${all[0]?.id ?? ''}`))
      }
    }),
    { numRuns: 60, seed: 20_260_310 },
  )
})
