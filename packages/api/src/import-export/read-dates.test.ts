import { describe, expect, test } from 'vitest'
import type { FileDates } from './moments.ts'
import { propose } from './propose.ts'
import { readFile } from './read-file.ts'

/** A Tuesday. */
const here: FileDates = { today: '2026-03-10', zone: 'Europe/Sofia', dayStartsAt: 0 }

/** The preview of a file with its dates, for a player without tasks. */
function look(text: string, dates: FileDates | null = here) {
  const { source, ...read } = readFile(text, undefined, dates)
  const { rows, ...found } = propose(read, { titles: [], room: 500, today: dates?.today })
  return { source, ...found, rows, tasks: rows.map(({ task }) => task) }
}

const codes = ({ rows }: ReturnType<typeof look>) => rows.map(({ warnings }) => warnings.map(({ code }) => code))

const rule = (fields: object) => ({
  interval: 1,
  byDay: null,
  byMonthDay: null,
  until: null,
  time: null,
  after: 'schedule',
  ...fields,
})

const on = (...days: string[]) => days.map((day) => ({ day, nthOfPeriod: null }))

describe('a table', () => {
  test('has due days, times and rules', () => {
    const found = look(
      [
        'title;type;due;time;repeat',
        'Dentist;;2026-03-12;9:05;',
        'Passport;todo;2027-01-31T18:00;;',
        'Trash;weekly;;;FREQ=WEEKLY;',
        'Rent;daily;;08:00;"DTSTART;VALUE=DATE:20260131\nRRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"',
        'Plants;daily;;;"DTSTART;VALUE=DATE:20260301\nRRULE:FREQ=DAILY;INTERVAL=3;X-AFTER=COMPLETION"',
        'Walk;;;;daily',
        'Tea;daily;2026-03-12;;',
        'Some day;;soon;;',
      ].join('\n'),
    )
    expect(found.tasks.map(({ title, type, schedule }) => [title, type, schedule])).toEqual([
      ['Dentist', 'todo', { due: '2026-03-12', time: '09:05' }],
      ['Passport', 'todo', { due: '2027-01-31', time: '18:00' }],
      ['Trash', 'weekly', rule({ frequency: 'weekly', start: '2026-03-10' })],
      ['Rent', 'daily', rule({ frequency: 'monthly', byMonthDay: [31], start: '2026-01-31', time: '08:00' })],
      ['Plants', 'daily', rule({ frequency: 'daily', interval: 3, start: '2026-03-01', after: 'completion' })],
      ['Walk', 'daily', undefined],
      ['Tea', 'daily', undefined],
      ['Some day', 'todo', undefined],
    ])
    expect(codes(found)).toEqual([[], [], [], [], [], [], [], ['dateLeftOut']])
  })

  test.each([here, null])('says that a time without a day is left out', (dates) => {
    const found = look('title,time,repeat\nCall,9:30,\nWalk,7:00,daily', dates)
    expect(found.rows.map(({ task, warnings }) => [task.type, warnings])).toEqual([
      ['todo', [{ code: 'dateLeftOut', about: '9:30' }]],
      ['daily', [{ code: 'dateLeftOut', about: '7:00' }]],
    ])
  })

  test('has no dates unless they are asked for', () => {
    const found = look('title,due,time,repeat,rank\nA,2026-03-12,09:00,,i\nB,,,FREQ=DAILY;INTERVAL=2,a', null)
    expect(found.rows.map(({ task, warnings }) => [Object.keys(task).length, warnings])).toEqual([
      [6, [{ code: 'dateLeftOut', about: '2026-03-12' }]],
      [6, [{ code: 'dateLeftOut', about: 'FREQ=DAILY;INTERVAL=2' }]],
    ])
  })

  test('with a date that no task can have leaves it out', () => {
    const found = look(
      'title,due,repeat\nOld,2001-01-01,\nOver,,"DTSTART:20250101\nRRULE:FREQ=DAILY;UNTIL=20250201"\nNone,2026-02-30,',
    )
    expect(found.tasks.map(({ type, schedule }) => [type, schedule])).toEqual([
      ['todo', undefined],
      ['todo', undefined],
      ['todo', undefined],
    ])
    expect(codes(found)).toEqual([['dateLeftOut'], ['dateLeftOut'], ['dateLeftOut']])
  })

  test('keeps a rule until the end of the year 9999, which is a day later in the time zone of the player', () => {
    const found = look('title,repeat\nWalk,"DTSTART:20260310\nRRULE:FREQ=DAILY;INTERVAL=3;UNTIL=99991231T235959Z"')
    expect(found.tasks[0]?.schedule).toEqual(
      rule({ frequency: 'daily', interval: 3, start: '2026-03-10', until: '9999-12-31' }),
    )
    expect(codes(found)).toEqual([[]])
  })

  test('counts a time in the night to the day before, if that is where the day ends', () => {
    const found = look('title,due\nLate,2026-03-12T01:30', { ...here, dayStartsAt: 180 })
    expect(found.tasks[0]?.schedule).toEqual({ due: '2026-03-11', time: '01:30' })
  })

  test('keeps the day that is in a cell of its own, also with a time in the night', () => {
    const apart = look('title,due,time\nLate,2026-03-11,1:30', { ...here, dayStartsAt: 180 })
    expect(apart.tasks[0]?.schedule).toEqual({ due: '2026-03-11', time: '01:30' })
  })

  test('keeps the manual order only if tasks were moved', () => {
    const ranks = (text: string) => look(text).tasks.map((task) => task.rank)
    expect(ranks('title,rank\nA,0000000000000001\nB,0000000000000002')).toEqual([undefined, undefined])
    expect(ranks('title,rank\nA,0000000000000002\nB,0000000000000001')).toEqual([
      '0000000000000002',
      '0000000000000001',
    ])
    expect(ranks('title,rank\nA,z\nB,A!')).toEqual(['z', undefined])
  })
})

describe('a list', () => {
  test.each<[string, string, object | undefined, ...string[]]>([
    ['🔁 every month 📅 2026-04-01', 'weekly', { frequency: 'monthly', start: '2026-04-01' }],
    ['📅 2026-04-01 🔁 every month', 'weekly', { frequency: 'monthly', start: '2026-04-01' }],
    ['🔁 every week due:2026-03-12', 'weekly', { frequency: 'weekly', start: '2026-03-12' }],
    ['🔁 every 2 weeks on Monday 📅 2026-03-23', 'weekly', { interval: 2, start: '2026-03-23' }],
    ['🔁 every 3 days when done 📅 2026-03-12', 'weekly', { after: 'completion', start: '2026-03-12' }],
    ['🔁 every day 📅 2026-03-10', 'daily', undefined],
    ['🔁 every month', 'weekly', { frequency: 'monthly', start: '2026-03-10' }],
    ['🔁 every full moon 📅 2026-03-12', 'todo', { due: '2026-03-12' }, 'repeatsOtherwise'],
    ['🔁 every full moon', 'todo', undefined, 'dateLeftOut'],
    ['🔁 every month 📅 9999-12-31', 'todo', undefined, 'repeatsOtherwise', 'dateLeftOut'],
  ])('has the rule and the due day of “%s”', (text, type, schedule, ...changes) => {
    const found = look(`- [ ] Water ${text}\n`)
    expect(found.tasks).toMatchObject([{ title: 'Water', type }])
    if (schedule) expect(found.tasks[0]?.schedule).toMatchObject(schedule)
    else expect(found.tasks[0]).not.toHaveProperty('schedule')
    expect(codes(found)).toEqual([changes])
  })
})

describe('tasks of the app as JSON', () => {
  const task = {
    id: 'x',
    title: 'Rent',
    notes: '',
    gold: 5,
    type: 'daily',
    tags: [],
    requireResult: false,
    completed: true,
    archived: false,
    streak: 3,
    rank: '0000000000000001',
    schedule: rule({ frequency: 'monthly', byMonthDay: [31], start: '2026-01-31' }),
    checklist: [{ id: 'y', title: 'Transfer', done: true }],
    reminders: [{ id: 'z', daysBefore: 1, at: '09:00' }],
  }

  test('are read with all their fields, from their own file and from that of the account', () => {
    for (const file of [[task], { profile: {}, tasks: [task] }]) {
      const found = look(JSON.stringify(file))
      expect(found).toMatchObject({ source: 'questboard', problems: [], total: 1 })
      expect(found.rows).toEqual([
        {
          line: 1,
          chosen: true,
          warnings: [],
          task: {
            title: 'Rent',
            notes: '',
            gold: 5,
            type: 'daily',
            tags: [],
            requireResult: false,
            schedule: task.schedule,
            checklist: [{ title: 'Transfer', done: true }],
            reminders: [{ daysBefore: 1, at: '09:00' }],
          },
        },
      ])
    }
  })

  test('lose an invalid field, and not the task', () => {
    const odd = {
      ...task,
      gold: 'x',
      schedule: { due: 5 },
      checklist: [5, { title: 'Ok' }],
      reminders: [{ at: '25:00' }],
    }
    const { tasks, problems } = look(JSON.stringify([odd, 5]))
    expect(tasks).toMatchObject([{ title: 'Rent', gold: 10, checklist: [{ title: 'Ok', done: false }] }])
    expect(tasks[0]?.schedule).toBeUndefined()
    expect(problems).toEqual([{ line: 2, code: 'noTitle' }])
  })
})

const ticktickColumns =
  '"Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time","Order","Timezone","Is All Day","Is Floating"'

const ticktick = (...rows: Record<string, string>[]) => {
  const names = ticktickColumns.split(',').map((name) => name.slice(1, -1))
  const lines = rows.map((row) => names.map((name) => `"${(row[name] ?? '').replaceAll('"', '""')}"`).join())
  return [
    '"Date: 2026-03-01+0000"',
    '"Version: 7.1"',
    '"Status: \n0 Normal\n1 Completed\n2 Archived"',
    ticktickColumns,
    ...lines,
  ].join('\n')
}

describe('a backup of TickTick', () => {
  test('has the local day and time of the time zone of each task', () => {
    const found = look(
      ticktick(
        {
          Title: 'Basil',
          'Due Date': '2026-03-14T22:00:00+0000',
          Timezone: 'Africa/Cairo',
          'Is All Day': 'true',
          Tags: 'health,garden',
        },
        {
          Title: 'Call',
          'Due Date': '2026-03-14T23:30:00+0000',
          Timezone: 'America/New_York',
          Reminder: 'PT0S\n-PT30M',
        },
        {
          Title: 'Ferns',
          'Start Date': '2026-03-09T06:00:00+0000',
          Repeat: 'RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
          Timezone: 'Nowhere/X',
        },
        { Title: 'Rest', Repeat: 'ERULE:NAME=FORGETTINGCURVE', 'Due Date': '2026-03-20T10:00:00+0000' },
      ),
    )
    expect(found).toMatchObject({ source: 'ticktick', total: 4 })
    expect(found.tasks.map(({ type, schedule, reminders }) => [type, schedule, reminders])).toEqual([
      ['todo', { due: '2026-03-15', time: null }, undefined],
      ['todo', { due: '2026-03-14', time: '19:30' }, [{ minutesBefore: 0 }, { minutesBefore: 30 }]],
      ['weekly', rule({ frequency: 'weekly', byDay: on('mo'), start: '2026-03-09', time: '08:00' }), undefined],
      ['todo', { due: '2026-03-20', time: '12:00' }, undefined],
    ])
    expect(codes(found)).toEqual([['tagUnknown'], [], [], ['repeatsOtherwise']])
  })

  test('has steps, notes, priorities and done tasks', () => {
    const found = look(
      ticktick(
        { Title: 'Seeds', Kind: 'CHECKLIST', Content: 'In pots\n▪Fill\n▫Sow', 'Is Check list': 'Y', Priority: '5' },
        { Title: 'Ideas', Kind: 'NOTE' },
        { Title: 'Done', Status: '2', Priority: '0' },
      ),
    )
    expect(found.rows.map(({ task, chosen }) => [task.title, task.gold, task.notes, task.checklist, chosen])).toEqual([
      [
        'Seeds',
        20,
        'In pots',
        [
          { title: 'Fill', done: true },
          { title: 'Sow', done: false },
        ],
        true,
      ],
      ['Done', 5, '', undefined, false],
    ])
    expect(found.total).toBe(2)
  })
})

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')

const toDo = (...lines: string[]) => ['BEGIN:VTODO', ...lines, 'END:VTODO']

describe('to-dos of a calendar', () => {
  test('have days, times, rules, categories and alarms', () => {
    const found = look(
      calendar(
        ...toDo(
          'SUMMARY:Buy milk\\, bread',
          '  and eggs',
          'DESCRIPTION:One\\nTwo',
          'DUE;VALUE=DATE:20260312',
          'CATEGORIES:Health,Home',
        ),
        ...toDo(
          'SUMMARY:Call',
          'DUE;TZID=America/New_York:20260312T093000',
          'PRIORITY:1',
          'BEGIN:VALARM',
          'TRIGGER:-PT15M',
          'END:VALARM',
        ),
        ...toDo('SUMMARY:Report', 'DUE:20260312T220000Z', 'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=3'),
        ...toDo('SUMMARY:Rent', 'DTSTART;VALUE=DATE:20260131', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31'),
        ...toDo('SUMMARY:Done', 'STATUS:COMPLETED', 'COMPLETED:20260101T000000Z'),
        'BEGIN:VEVENT',
        'SUMMARY:No task',
        'END:VEVENT',
      ),
    )
    expect(found).toMatchObject({ source: 'icalendar', total: 5, problems: [{ line: 33, code: 'appointments' }] })
    expect(
      found.tasks.map(({ title, gold, type, schedule, reminders }) => [title, gold, type, schedule, reminders]),
    ).toEqual([
      ['Buy milk, bread and eggs', 10, 'todo', { due: '2026-03-12', time: null }, undefined],
      ['Call', 20, 'todo', { due: '2026-03-12', time: '09:30' }, [{ minutesBefore: 15 }]],
      [
        'Report',
        10,
        'weekly',
        rule({ frequency: 'weekly', byDay: on('fr'), start: '2026-03-13', until: '2026-03-27', time: '00:00' }),
        undefined,
      ],
      ['Rent', 10, 'weekly', rule({ frequency: 'monthly', byMonthDay: [31], start: '2026-01-31' }), undefined],
      ['Done', 10, 'todo', undefined, undefined],
    ])
    expect(found.tasks[0]?.notes).toBe('One\nTwo')
    expect(codes(found)).toEqual([['tagUnknown'], [], [], ['repeatsOtherwise'], ['done']])
    expect(found.rows.map(({ line }) => line)).toEqual([3, 10, 18, 23, 28])
  })

  test.each([
    ['the start', '', 'T090000', 'T180000', 555],
    ['the end if it says so', ';RELATED=END', 'T090000', 'T180000', 15],
    ['the due time if the start is in another time zone', '', 'T060000Z', 'T180000', 15],
    ['the due time if the start has none', '', '', 'T180000', 15],
  ])('have alarms that count from %s', (_, related, start, due, minutesBefore) => {
    const alarm = ['BEGIN:VALARM', `TRIGGER${related}:-PT15M`, 'END:VALARM']
    const found = look(calendar(...toDo('SUMMARY:Call', `DTSTART:20260312${start}`, `DUE:20260312${due}`, ...alarm)))
    expect(found.tasks[0]?.reminders).toEqual([{ minutesBefore }])
  })

  test('without a date are steps of the one that they are related to', () => {
    const family = calendar(
      ...toDo('UID:1', 'SUMMARY:Party', 'DUE;VALUE=DATE:20260401'),
      ...toDo('UID:2', 'SUMMARY:Cake', 'RELATED-TO:1', 'STATUS:COMPLETED'),
      ...toDo('UID:3', 'SUMMARY:Guests', 'RELATED-TO;RELTYPE=PARENT:1'),
      ...toDo('UID:4', 'SUMMARY:Hall', 'RELATED-TO:1', 'DUE;VALUE=DATE:20260315'),
      ...toDo('UID:5', 'SUMMARY:Chairs', 'RELATED-TO:4'),
      ...toDo('UID:6', 'SUMMARY:Itself', 'RELATED-TO:6'),
    )
    const found = look(family)
    expect(
      found.tasks.map(({ title, checklist }) => [title, checklist?.map((item) => [item.title, item.done])]),
    ).toEqual([
      [
        'Party',
        [
          ['Cake', true],
          ['Guests', false],
        ],
      ],
      ['Hall', undefined],
      ['Chairs', undefined],
      ['Itself', undefined],
    ])
    expect(found.total).toBe(4)
    expect(look(family, null).total).toBe(6)
  })

  test('that are open are no steps of a completed one, which would hide them', () => {
    const party = calendar(
      ...toDo('UID:1', 'SUMMARY:Party', 'STATUS:COMPLETED'),
      ...toDo('UID:2', 'SUMMARY:Give the hall back', 'RELATED-TO:1'),
      ...toDo('UID:3', 'SUMMARY:Cake', 'RELATED-TO:1', 'STATUS:COMPLETED'),
    )
    const { rows, total } = look(party)
    expect(rows.map(({ task: { title, checklist }, chosen }) => [title, chosen, checklist])).toEqual([
      ['Party', false, [{ title: 'Cake', done: true }]],
      ['Give the hall back', true, undefined],
    ])
    expect(total).toBe(2)
  })

  test('are no steps of one without an id', () => {
    const list = calendar(
      ...toDo('SUMMARY:Note'),
      ...toDo('UID:1', 'SUMMARY:Bread'),
      ...toDo('UID:2', 'SUMMARY:Milk', 'RELATED-TO:'),
    )
    expect(look(list).tasks.map(({ title, checklist }) => [title, checklist])).toEqual([
      ['Note', undefined],
      ['Bread', undefined],
      ['Milk', undefined],
    ])
  })

  test('are unknown in a file that is no calendar', () => {
    expect(readFile('title\nA', 'icalendar', here).problems).toEqual([{ line: 1, code: 'notCalendar' }])
    expect(readFile('title\nA', 'ticktick', here).problems).toEqual([{ line: 1, code: 'notTickTick' }])
  })
})

describe('Todoist', () => {
  const todoist = (...rows: string[]) => ['TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,DATE,DATE_LANG', ...rows].join('\n')

  test.each([
    ['every day', 'en', 'daily', undefined, []],
    ['every mon', 'en', 'weekly', { frequency: 'weekly', byDay: on('mo') }, []],
    ['every! 3 days', 'en', 'weekly', { frequency: 'daily', interval: 3, after: 'completion' }, []],
    ['every month', 'en', 'weekly', { frequency: 'monthly' }, []],
    ['всеки вторник', 'bg', 'weekly', { frequency: 'weekly', byDay: on('tu') }, []],
    ['tomorrow at 9am', 'en', 'todo', { due: '2026-03-11', time: '09:00' }, []],
    ['2026-02-28', 'de', 'todo', { due: '2026-02-28', time: null }, []],
    ['2026-03-20T07:30:00Z', 'en', 'todo', { due: '2026-03-20', time: '09:30' }, []],
    ['täglich', 'de', 'daily', undefined, []],
    ['jeden zweiten Mond', 'de', 'todo', undefined, ['repeatsOtherwise']],
    ['once upon a time', 'en', 'todo', undefined, ['dateLeftOut']],
  ] as const)('says when: %s', (date, language, type, schedule, warnings) => {
    const found = look(todoist(`task,A,,4,1,${date},${language}`))
    expect(found.tasks.map((task) => [task.type, task.schedule])).toEqual([
      [type, schedule && expect.objectContaining(schedule)],
    ])
    expect(codes(found)).toEqual([warnings])
  })

  test.each([
    ['deadline alone', ',,2026-04-01,en', '2026-04-01', []],
    ['deadline in words', ',,1 април,bg', '2026-04-01', []],
    ['date before its deadline', '2026-03-20,en,2026-04-01,en', '2026-03-20', ['dateLeftOut']],
    ['date that is its deadline', '2026-03-20,en,2026-03-20,en', '2026-03-20', []],
  ] as const)('has a %s as the due day of a task and of a sub-task', (_, cells, due, warnings) => {
    const head = 'TYPE,CONTENT,INDENT,DATE,DATE_LANG,DEADLINE,DEADLINE_LANG'
    const found = look([head, `task,Tax,1,${cells}`, `task,Form,2,${cells}`].join('\n'))
    expect(found.tasks.map(({ title, schedule }) => [title, schedule])).toEqual([
      ['Tax', { due, time: null }],
      ['Form', { due, time: null }],
    ])
    expect(codes(found)).toEqual([warnings, warnings])
  })

  test('has bare sub-tasks as a checklist, and the others as tasks', () => {
    const file = todoist(
      'task,Party,,1,1,,',
      'task,Cake,,4,2,,',
      'task,Guests,,4,2,2026-04-01,en',
      'task,Hall,Big,4,2,,',
      'task,Food,,4,2,,',
      'task,Bread,,4,3,,',
      'task,Music @health,,4,2,,',
      'task,Chairs,,4,2,,',
      'note,Twelve,,,,,',
    )
    const found = look(file)
    expect(
      found.tasks.map(({ title, notes, checklist }) => [title, notes, checklist?.map((item) => item.title)]),
    ).toEqual([
      ['Party', '', ['Cake']],
      ['Guests', 'Party', undefined],
      ['Hall', 'Party\n\nBig', undefined],
      ['Food', 'Party', undefined],
      ['Bread', 'Party › Food', undefined],
      ['Music', 'Party', undefined],
      ['Chairs', 'Party\n\nTwelve', undefined],
    ])
    expect([found.total, look(file, null).total]).toEqual([7, 8])
  })
})

describe('Habitica', () => {
  const habitica = (dailys: object[], todos: object[] = []) => JSON.stringify({ tasks: { dailys, todos, habits: [] } })
  const startDate = '2026-03-01T22:00:00.000Z'

  test.each([
    ['every day', { frequency: 'daily', everyX: 1 }, 'daily', undefined, []],
    ['every third day', { frequency: 'daily', everyX: 3 }, 'weekly', { frequency: 'daily', interval: 3 }, []],
    [
      'weekdays',
      { frequency: 'weekly', everyX: 1, repeat: { m: true, th: true } },
      'weekly',
      { frequency: 'weekly', byDay: on('mo', 'th') },
      [],
    ],
    [
      'all weekdays',
      { frequency: 'weekly', everyX: 1, repeat: { m: true, t: true, w: true, th: true, f: true, s: true, su: true } },
      'daily',
      undefined,
      [],
    ],
    [
      'days of the month',
      { frequency: 'monthly', everyX: 2, daysOfMonth: [15] },
      'weekly',
      { frequency: 'monthly', interval: 2, byMonthDay: [15] },
      [],
    ],
    [
      'a week of the month',
      { frequency: 'monthly', everyX: 1, weeksOfMonth: [1], repeat: { t: true } },
      'weekly',
      { frequency: 'monthly', byDay: [{ day: 'tu', nthOfPeriod: 2 }] },
      [],
    ],
    [
      'the fifth week',
      { frequency: 'monthly', everyX: 1, weeksOfMonth: [4], repeat: { t: true } },
      'weekly',
      { byDay: [{ day: 'tu', nthOfPeriod: -1 }] },
      ['repeatsOtherwise'],
    ],
    ['a year', { frequency: 'yearly', everyX: 1 }, 'weekly', { frequency: 'yearly' }, []],
    ['an odd interval', { frequency: 'daily', everyX: 999 }, 'weekly', { interval: 365 }, ['repeatsOtherwise']],
  ] as const)('repeats by %s', (_name, daily, type, schedule, warnings) => {
    const found = look(habitica([{ text: 'A', startDate, ...daily }]))
    const expected = schedule && expect.objectContaining({ start: '2026-03-02', ...schedule })
    expect(found.tasks.map((task) => [task.type, task.schedule])).toEqual([[type, expected]])
    expect(codes(found)).toEqual([warnings])
  })

  test('has dates, steps and reminders', () => {
    const reminders = [{ time: '2026-03-02T06:30:00.000Z' }]
    const checklist = [{ text: 'Buy', completed: true }, { text: 'Wrap' }]
    const found = look(
      habitica([{ text: 'Meds', reminders }], [{ text: 'Gift', checklist, date: '2026-03-11T22:00:00.000Z' }]),
    )
    expect(found.tasks).toMatchObject([
      {
        title: 'Gift',
        notes: '',
        schedule: { due: '2026-03-12', time: null },
        checklist: [
          { title: 'Buy', done: true },
          { title: 'Wrap', done: false },
        ],
      },
      { title: 'Meds', type: 'daily', reminders: [{ daysBefore: 0, at: '08:30' }] },
    ])
  })

  test('that began many years ago begins now, on the same days', () => {
    const [task] = look(
      habitica([{ text: 'A', frequency: 'monthly', everyX: 1, startDate: '2012-01-30T22:00:00Z', daysOfMonth: [] }]),
    ).tasks
    expect(task?.schedule).toEqual(rule({ frequency: 'monthly', byMonthDay: [31], start: '2026-03-31' }))
  })
})
