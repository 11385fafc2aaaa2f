import { describe, expect, test } from 'vitest'
import type { FileDates } from './moments.ts'
import { propose } from './propose.ts'
import { readFile } from './read-file.ts'

/** A Tuesday. */
const here: FileDates = { today: '2026-03-10', zone: 'Europe/Sofia', dayStartsAt: 0 }

const columns = [
  'Folder Name',
  'List Name',
  'Title',
  'Kind',
  'Tags',
  'Content',
  'Is Check list',
  'Start Date',
  'Due Date',
  'Reminder',
  'Repeat',
  'Priority',
  'Status',
  'Created Time',
  'Completed Time',
  'Order',
  'Timezone',
  'Is All Day',
  'Is Floating',
  'Column Name',
  'Column Order',
  'View Mode',
  'taskId',
  'parentId',
  'projectKind',
] as const

type Row = Partial<Record<(typeof columns)[number], string>>

/** What the app writes into the cells of a task that was only given a title. */
const usual: Row = {
  'List Name': 'Inbox',
  Kind: 'TEXT',
  'Is Check list': 'N',
  Priority: '0',
  Status: '0',
  'View Mode': 'list',
  'Created Time': '2026-03-01T08:15:42+0000',
  Timezone: 'Europe/Sofia',
  'Is All Day': 'false',
  Order: '-1099511627776',
  'Is Floating': 'false',
  projectKind: 'TASK',
}

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')

type Form = { lineEnd?: string; names?: readonly string[]; preamble?: string[] }

/** A backup as the app writes it: a byte order mark, lines about the file, and every cell in quotes. */
function backup(rows: Row[], { lineEnd = '\n', names = columns, preamble }: Form = {}): string {
  const preambleLines = preamble ?? [
    '"Date: 2026-03-10+0000"',
    '"Version: 7.2"',
    '"Status: ',
    '0 Normal',
    '1 Completed',
    '2 Archived"',
  ]
  const lines = rows.map((row, nth) => {
    const cells: Row = { ...usual, taskId: String(nth + 1), ...row }
    return quoted(columns.map((name) => cells[name] ?? ''))
  })
  return `\uFEFF${[...preambleLines, quoted(names), ...lines].join(lineEnd)}${lineEnd}`
}

function look(text: string, dates: FileDates | null = here) {
  const { source, ...read } = readFile(text, undefined, dates)
  const { rows, ...found } = propose(read, { titles: [], room: 500, today: dates?.today, tags: new Map() })
  return { source, ...found, rows, tasks: rows.map(({ task }) => task) }
}

const only = (row: Row) => {
  const [found] = look(backup([{ Title: 'Task', ...row }])).rows
  const { type, schedule, reminders } = found?.task ?? {}
  return { type, schedule, reminders, codes: found?.warnings.map(({ code }) => code) }
}

describe('a backup of TickTick', () => {
  test.each<[string, Form]>([
    ['as the app writes it', {}],
    ['with the line ends of Windows', { lineEnd: '\r\n' }],
    [
      'with the status in one line and a blank line',
      { preamble: ['"Date: 2026-03-10+0000"', '"Status: 0 Normal"', ''] },
    ],
    ['without lines about the file', { preamble: [] }],
    ['with names of an older version', { names: columns.map((name) => name.replace('Check list', 'Checklist')) }],
  ])('is recognised %s', (_, form) => {
    const found = look(
      backup(
        [
          { Title: 'Say "hello", twice', Content: 'First line\nSecond; line, with "quotes"', Priority: '3' },
          { Title: '', 'List Name': 'Home' },
          { Title: 'Тор за цветята', Tags: 'sport, градина', 'List Name': 'health' },
        ],
        form,
      ),
    )
    expect(found).toMatchObject({ source: 'ticktick', total: 3 })
    expect(found.problems.map(({ code }) => code)).toEqual(['noTitle'])
    expect(found.tasks).toMatchObject([
      { title: 'Say "hello", twice', notes: 'First line\nSecond; line, with "quotes"', gold: 15, type: 'todo' },
      { title: 'Тор за цветята', gold: 5, newTags: [{ name: 'градина' }] },
    ])
    expect(found.tasks[1]?.tags).toHaveLength(2)
  })

  test('has days of tasks without a time in the time zone of each task', () => {
    // Midnight in Sofia, in New York, and in Sydney.
    expect(only({ 'Due Date': '2026-03-19T22:00:00+0000', 'Is All Day': 'true' }).schedule).toEqual({
      due: '2026-03-20',
      time: null,
    })
    const [west, east] = [
      { 'Due Date': '2026-03-20T04:00:00+0000', Timezone: 'America/New_York' },
      { 'Due Date': '2026-03-19T13:00:00+0000', Timezone: 'Australia/Sydney' },
    ]
    for (const row of [west, east]) {
      expect(only({ ...row, 'Is All Day': 'true' }).schedule).toEqual({ due: '2026-03-20', time: null })
    }
  })

  test('has the last one of several days, of which the file has the midnight after', () => {
    const days = {
      'Start Date': '2026-03-15T22:00:00+0000',
      'Due Date': '2026-03-18T22:00:00+0000',
      'Is All Day': 'true',
    }
    expect(only(days).schedule).toEqual({ due: '2026-03-18', time: null })
    // 9:00 on the first day.
    expect(only({ ...days, Reminder: 'P0DT9H0M0S' }).reminders).toEqual([{ daysBefore: 2, at: '09:00' }])
    expect(only({ ...days, 'Due Date': days['Start Date'], Reminder: 'P0DT9H0M0S\n-P0DT15H0M0S' }).reminders).toEqual([
      { daysBefore: 0, at: '09:00' },
      { daysBefore: 1, at: '09:00' },
    ])
  })

  test('reminds before a task with a duration starts', () => {
    const hours = { 'Start Date': '2026-03-20T08:00:00+0000', 'Due Date': '2026-03-20T09:30:00+0000' }
    expect(only({ ...hours, Reminder: 'TRIGGER:-PT30M' })).toMatchObject({
      schedule: { due: '2026-03-20', time: '11:30' },
      reminders: [{ minutesBefore: 120 }],
    })
  })

  test.each<[string, object, string[]]>([
    ['RRULE:FREQ=DAILY;INTERVAL=1', { frequency: 'daily', interval: 1 }, []],
    ['RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=TU,TH', { frequency: 'weekly', interval: 2 }, []],
    ['RRULE:FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1', { frequency: 'monthly', byMonthDay: [-1] }, []],
    ['RRULE:FREQ=MONTHLY;INTERVAL=1;BYDAY=2TU', { frequency: 'monthly', byDay: [{ day: 'tu', nthOfPeriod: 2 }] }, []],
    ['RRULE:FREQ=YEARLY;INTERVAL=1;BYMONTH=3;BYMONTHDAY=16', { frequency: 'yearly', start: '2026-03-16' }, []],
    ['RRULE:FREQ=DAILY;INTERVAL=1;UNTIL=20260401', { frequency: 'daily', until: '2026-04-01' }, []],
    [
      'RRULE:FREQ=DAILY;INTERVAL=1;TT_SKIP=WEEKEND',
      { frequency: 'weekly', byDay: ['mo', 'tu', 'we', 'th', 'fr'].map((day) => ({ day, nthOfPeriod: null })) },
      [],
    ],
    ['RRULE:FREQ=DAILY;INTERVAL=1;TT_SKIP=HOLIDAY,WEEKEND', { frequency: 'weekly' }, ['repeatsOtherwise']],
    ['ERULE:NAME=CUSTOM;BYDATE=20261002,20261022', { due: '2026-03-12', time: '20:00' }, ['repeatsOtherwise']],
    ['LUNAR:FREQ=YEARLY;INTERVAL=1', { due: '2026-03-12', time: '20:00' }, ['repeatsOtherwise']],
  ])('repeats as %s', (repeat, schedule, warnings) => {
    const row = { 'Start Date': '2026-03-12T18:00:00+0000', 'Due Date': '2026-03-12T19:00:00+0000', Repeat: repeat }
    const found = only(row)
    expect(found.schedule).toMatchObject({ ...schedule, time: '20:00' })
    expect(found.codes).toEqual(warnings)
  })

  test('offers no task that is completed, archived or abandoned', () => {
    const found = look(backup(['0', '1', '2', '-1'].map((Status) => ({ Title: `Status ${Status}`, Status }))))
    expect(found.rows.map(({ chosen }) => chosen)).toEqual([true, false, false, false])
  })

  test('has sub-tasks with nothing but a title as the checklist of their task', () => {
    const rows: Row[] = [
      // A part can be in a line before its task.
      { Title: 'Tent', taskId: '20', parentId: '10', Status: '2' },
      { Title: 'Camping', taskId: '10' },
      { Title: 'Boots', taskId: '21', parentId: '10' },
      { Title: 'Book a place', taskId: '22', parentId: '10', 'Due Date': '2026-03-20T10:00:00+0000' },
      { Title: 'Food', taskId: '23', parentId: '10' },
      { Title: 'Bread', taskId: '24', parentId: '23' },
      { Title: 'Lost', taskId: '25', parentId: '99' },
      { Title: 'Old trip', taskId: '30', Status: '2' },
      { Title: 'Return the map', taskId: '31', parentId: '30' },
      { Title: 'Itself', taskId: '40', parentId: '40' },
    ]
    const found = look(backup(rows))
    expect(
      found.tasks.map(({ title, checklist }) => [title, checklist?.map((item) => [item.title, item.done])]),
    ).toEqual([
      [
        'Camping',
        [
          ['Tent', true],
          ['Boots', false],
        ],
      ],
      ['Book a place', undefined],
      ['Food', [['Bread', false]]],
      ['Lost', undefined],
      ['Old trip', undefined],
      ['Return the map', undefined],
      ['Itself', undefined],
    ])
    expect(found.total).toBe(7)
    // Older clients ask for no dates, and get no checklists.
    expect(look(backup(rows), null).tasks).toHaveLength(10)
  })

  test('has the steps of check lists, and skips notes', () => {
    const found = look(
      backup([
        { Title: 'Seeds', Kind: 'CHECKLIST', 'Is Check list': 'Y', Content: 'In pots\r\n▪Fill\r\n▫Sow' },
        { Title: 'Ideas', Kind: 'NOTE', Content: 'A note', projectKind: 'NOTE' },
      ]),
    )
    expect(found.tasks).toMatchObject([
      {
        title: 'Seeds',
        notes: 'In pots',
        checklist: [
          { title: 'Fill', done: true },
          { title: 'Sow', done: false },
        ],
      },
    ])
    expect(found.total).toBe(1)
  })
})
