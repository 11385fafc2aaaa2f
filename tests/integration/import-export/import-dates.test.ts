import type { ExportedFile, ImportedTasks, ImportPreview } from '@questboard/api/import-export/schema'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addDays,
  datesProblem,
  misfitOf,
  type Recurrence,
  type Schedule,
} from '../../../packages/api/src/schedules/index.ts'
import { recurrences } from '../../support/recurrences.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const preview = (of: Person, text: string, schedules = true) =>
  expectOk(of.send<ImportPreview>('POST /user/tasks/import-preview', { text, schedules }))

const importTasks = (of: Person, tasks: object[]) =>
  expectOk(of.send<ImportedTasks[number][]>('POST /user/tasks/import', { tasks }))

const tasks = (of: Person) => expectOk(of.send<ImportedTasks[number][]>('GET /user/tasks'))

const file = async (of: Person, format: string): Promise<string> =>
  (await expectOk(of.send<ExportedFile>(`GET /user/tasks/export?format=${format}` as 'GET /'))).content

/** Imports a file, and returns how it is exported afterwards. */
async function exportedAgain(to: Person, text: string, format: string): Promise<string> {
  const { rows, problems } = await preview(to, text)
  expect(problems).toEqual([])
  const { length } = await importTasks(
    to,
    rows.map(({ task }) => ({ ...task, id: crypto.randomUUID() })),
  )
  expect(length).toBe(rows.length)
  return file(to, format)
}

const times = ['09:00', '18:45', '23:59', '00:10']

const dayStarts = fc.constantFrom('00:00', '03:00')

const isFit = (type: 'todo' | 'daily' | 'weekly', schedule: Schedule) =>
  !misfitOf(type, schedule) && !datesProblem(schedule, '2026-03-10')

const completions = recurrences('2026-03-10', times)
  .filter(({ byDay, byMonthDay }) => !byDay && !byMonthDay)
  .map((rule): Recurrence => ({ ...rule, after: 'completion' }))

const dueDates = fc.record({
  due: fc.integer({ min: -300, max: 3000 }).map((days) => addDays('2026-03-10', days)),
  time: fc.option(fc.constantFrom(...times)),
})

const dated = fc.oneof(
  fc.record({ type: fc.constant('todo' as const), schedule: fc.option(dueDates) }),
  fc.record({
    type: fc.constantFrom('daily' as const, 'weekly' as const),
    schedule: fc.option(fc.oneof(recurrences('2026-01-10', times), completions)),
  }),
)

const task = fc
  .record({
    dated: dated.filter(({ type, schedule }) => schedule === null || isFit(type, schedule)),
    title: fc
      .string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abcя "\',;') })
      .filter((text) => text.trim() !== ''),
    checklist: fc.array(fc.record({ title: fc.constantFrom('Pay', '[x] Odd', 'я;"a"'), done: fc.boolean() }), {
      maxLength: 4,
    }),
  })
  .map(({ dated: { type, schedule }, title, checklist }) => ({
    title: title.trim(),
    gold: 1,
    type,
    schedule,
    checklist,
  }))

/** Ids, times of creation and places by creation are new ones. */
const comparable = (json: string) =>
  (JSON.parse(json) as ImportedTasks[number][]).map(
    ({ id: _, importId: _import, checklist, rank: _rank, ...rest }) => ({
      ...rest,
      checklist: checklist.map(({ id: _item, ...item }) => item),
      createdAt: null,
    }),
  )

/** The table without the time of creation and the rank. */
const cells = (csv: string) => csv.replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '').replace(/"[0-9a-f]{16}"\r\n/g, '\r\n')

test('what was exported and imported is exported as the same, as JSON and as a table', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(task, { minLength: 1, maxLength: 12 }), dayStarts, async (written, dayStartsAt) => {
      const [ani, boyan, vera] = [await server.person(), await server.person(), await server.person()]
      for (const one of [ani, boyan, vera]) await expectOk(one.send('PUT /users/profile', { dayStartsAt }))
      await importTasks(
        ani,
        written.map((one) => ({ ...one, id: crypto.randomUUID() })),
      )
      const json = await file(ani, 'json')
      expect(comparable(await exportedAgain(boyan, json, 'json'))).toEqual(comparable(json))
      const csv = await file(ani, 'csv')
      expect(cells(await exportedAgain(vera, csv, 'csv'))).toEqual(cells(csv))
    }),
    { numRuns: 25, seed: 20_260_310 },
  )
})

test('the manual order is kept', async () => {
  const [ani, boyan] = [await server.person(), await server.person()]
  const [a, b, c] = await importTasks(
    ani,
    ['A', 'B', 'C'].map((title) => ({ title, gold: 1, type: 'todo' })),
  )
  await expectOk(ani.send(`PATCH /user/tasks/${c?.id ?? ''}/move`, { after: a?.id }))
  expect(b?.importId).toBe(a?.id)
  for (const format of ['json', 'csv']) {
    const again = JSON.parse(
      format === 'json' ? await exportedAgain(boyan, await file(ani, format), 'json') : '[]',
    ) as ImportedTasks[number][]
    if (format === 'json') expect(again.map(({ rank }) => rank)).toEqual((await tasks(ani)).map(({ rank }) => rank))
    else
      expect(
        (await preview(boyan, await file(ani, format))).rows.map(({ task }) => (task as ImportedTasks[number]).rank),
      ).toEqual((await tasks(ani)).map(({ rank }) => rank))
  }
  const ordered = await expectOk(boyan.send<ImportedTasks[number][]>('GET /user/tasks?order=manual'))
  expect(ordered.map(({ title }) => title)).toEqual(['A', 'C', 'B'])
})

describe('an import', () => {
  test('has dates only if they are asked for', async () => {
    const ani = await server.person()
    const text = 'title,due\nDentist,2026-03-20'
    const [without] = (await preview(ani, text, false)).rows
    expect([without?.task, without?.warnings.map(({ code }) => code)]).toEqual([
      { title: 'Dentist', notes: '', gold: 10, type: 'todo', tags: [], requireResult: false },
      ['dateLeftOut'],
    ])
    const [dentist] = (await preview(ani, text)).rows
    expect([dentist?.task, dentist?.warnings]).toEqual([
      expect.objectContaining({ schedule: { due: '2026-03-20', time: null } }),
      [],
    ])
  })

  test('reads the time zone of the player for instants', async () => {
    const ani = await server.person({ headers: { timezone: 'Pacific/Auckland' } })
    const calendar = 'BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:Call\nDUE:20260319T213000Z\nEND:VTODO\nEND:VCALENDAR'
    const { source, rows } = await preview(ani, calendar)
    expect([source, rows[0]?.task]).toEqual([
      'icalendar',
      expect.objectContaining({ schedule: { due: '2026-03-20', time: '10:30' } }),
    ])
  })

  test('refuses an invalid rank, and can be undone by the id of the import', async () => {
    const ani = await server.person()
    const refused = await ani.send('POST /user/tasks/import', {
      tasks: [{ title: 'A', gold: 1, type: 'todo', rank: 'Я' }],
    })
    expect([refused.error.message, refused.error.details?.[0]?.path]).toEqual(['invalidData', 'tasks.0.rank'])
    const ids = [crypto.randomUUID(), crypto.randomUUID()]
    const imported = await importTasks(
      ani,
      ids.map((id) => ({ id, title: 'A', gold: 1, type: 'todo' })),
    )
    expect(imported.map(({ importId }) => importId)).toEqual([ids[0], ids[0]])
    expect(await expectOk(ani.send(`DELETE /user/tasks/import/${imported[1]?.importId ?? ''}`))).toEqual({
      removed: 2,
      kept: 0,
    })
  })
})
