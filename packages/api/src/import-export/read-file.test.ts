import { describe, expect, test } from 'vitest'
import { tags } from '../tags/catalogue.ts'
import { propose } from './propose.ts'
import { readFile } from './read-file.ts'
import { recurrenceOf } from './recurrence.ts'

const tagId = (key: string) => tags.find((tag) => tag.key === key)?.id

/** The preview of a file for a player without tasks. */
function look(text: string, titles: string[] = [], room = 500) {
  const { source, ...read } = readFile(text)
  return { source, ...propose(read, { titles, room }) }
}

const warningCodes = ({ rows }: ReturnType<typeof look>) => rows.map(({ warnings }) => warnings.map(({ code }) => code))

describe('a table', () => {
  test.each([
    ['title,notes,gold,type,tags,requireResult', 'Walk,"Twice, or so",15,daily,"health, sport",true'],
    ['Заглавие;Бележки;Злато;Вид;Етикети;Иска резултат', 'Walk;"Twice, or so";15;ежедневна;здраве, спорт;да'],
    [
      'Task Name\tDescription\tPoints\tRepeat\tLabels\tNeeds result',
      'Walk\tTwice, or so\t15\tevery day\t#Health|Sport\tx',
    ],
    [
      '\uFEFF"TITLE","NOTES","GOLD","TYPE","TAGS","require_result"',
      '"Walk","Twice, or so","15","Daily","health;sport","1"',
    ],
  ])('is read by its columns: %s', (head, row) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const found = look([head, row, ''].join(end))
      expect(found).toMatchObject({ source: 'table', problems: [], total: 1 })
      expect(found.rows).toEqual([
        {
          line: 2,
          chosen: true,
          warnings: [],
          task: {
            title: 'Walk',
            notes: 'Twice, or so',
            gold: 15,
            type: 'daily',
            requireResult: true,
            tags: [tagId('health'), tagId('sport')],
          },
        },
      ])
    }
  })

  test('returns line numbers, also when a cell spans several lines, and ignores empty lines', () => {
    const found = look('title,notes\nOne,"a\nb\nc"\n\n,,\nTwo,\n,only notes\n"Thr""ee",5" pipe\n')
    expect(found.rows.map(({ line, task }) => [line, task.title, task.notes])).toEqual([
      [2, 'One', 'a\nb\nc'],
      [7, 'Two', ''],
      [9, 'Thr"ee', '5" pipe'],
    ])
    expect(found.problems).toEqual([{ line: 8, code: 'noTitle' }])
  })

  test('is changed as little as the bounds ask for, and says where', () => {
    const long = 'д'.repeat(151)
    const rows = [
      'Rich,,500,',
      'Poor,,-3,',
      'Half,,"7,5",',
      'Words,,much,',
      'None,,,',
      'Odd,,5,hourly',
      `${long},,5,`,
      `Noted,${'n'.repeat(5001)},5,`,
      'Exact,,100,weekly',
    ]
    const found = look(`title,notes,gold,type\n${rows.join('\n')}`)
    expect(found.rows.map(({ task }) => task.gold)).toEqual([100, 0, 8, 10, 10, 5, 5, 5, 100])
    expect(warningCodes(found)).toEqual([
      ['goldProposed'],
      ['goldProposed'],
      ['goldProposed'],
      ['goldProposed'],
      [],
      ['typeUnknown'],
      ['titleShortened'],
      ['notesShortened'],
      [],
    ])
    expect(found.rows[0]?.warnings).toEqual([{ code: 'goldProposed', about: '500' }])
    expect(found.rows[6]?.task).toMatchObject({ title: `${'д'.repeat(149)}…`, notes: long })
    expect([...(found.rows[7]?.task.notes ?? '')]).toHaveLength(5000)
  })

  test('reports unknown tags and too many tags', () => {
    const found = look('title,tags\nA,"work,garden"\nB,"work,health,sport,holiday,school,fun"\nC,"work, Работа"')
    expect(found.rows.map(({ task }) => task.tags.length)).toEqual([1, 5, 1])
    expect(found.rows.map(({ warnings }) => warnings)).toEqual([
      [{ code: 'tagUnknown', about: 'garden' }],
      [{ code: 'tooManyTags', about: 'fun' }],
      [],
    ])
  })

  test('names the tags that a task has no room for, those that an import creates too', () => {
    const names = ['work', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'work', 'i']
    const read = readFile(`title,tags\nA,"${names.join()}"`)
    const { rows } = propose(read, { titles: [], room: 1, tags: new Map() })
    expect(rows[0]?.task.newTags?.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
    expect(rows[0]?.warnings.map(({ code, about }) => [code, about])).toEqual([
      ...['a', 'b', 'c', 'd'].map((name) => ['tagUnknown', name]),
      ...['e', 'f', 'g', 'h', 'i'].map((name) => ['tooManyTags', name]),
    ])
  })

  test('does not select existing, completed or repeated tasks', () => {
    const found = look('title,completed\nwalk,\nRead,yes\nSwim,\nSwim,\nRun,no', ['Walk'])
    expect(warningCodes(found)).toEqual([['duplicate'], ['done'], [], ['repeated'], []])
    expect(found.rows.map(({ chosen }) => chosen)).toEqual([false, false, true, false, true])
  })

  test('of ten thousand rows is read to the five hundredth, and no more is proposed than there is room for', () => {
    const found = look(`title\n${Array.from({ length: 10_000 }, (_, place) => `Task ${place}`).join('\n')}`, [], 20)
    expect([found.rows.length, found.total, found.room]).toEqual([500, 10_000, 20])
    expect(found.rows.filter(({ chosen }) => chosen)).toHaveLength(20)
  })

  test('is read within five seconds, however hostile', () => {
    const started = performance.now()
    look(`title,${'a,'.repeat(60_000)}\n${'b\n'.repeat(60_000)}`)
    look(`title,tags\nA,"${'x,'.repeat(100_000)}"`)
    look(`TYPE,CONTENT,INDENT,DATE\ntask,${'T'.repeat(100_000)},1\n${'task,x,999999999,every 1 1 1\n'.repeat(5000)}`)
    look(`TYPE,CONTENT\ntask,T\n${'note,abc\n'.repeat(25_000)}`)
    look('"'.repeat(250_000))
    look(`{"tasks":${'['.repeat(200_000)}`)
    expect(performance.now() - started).toBeLessThan(5000)
    const { rows } = look(`title,tags\nA,"${'x,'.repeat(1000)}${'y'.repeat(1000)}"\nB,${'y'.repeat(1000)}`)
    expect(rows.map(({ warnings }) => warnings.length)).toEqual([8, 1])
    expect(rows[1]?.warnings[0]?.about).toHaveLength(150)
  })

  test('without columns is a list of titles', () => {
    expect(look('Walk\nRead\n').rows.map(({ task }) => task.title)).toEqual(['Walk', 'Read'])
  })

  test.each([
    ['', 'empty', 1],
    [' \n\n', 'empty', 1],
    ['\uFEFF', 'empty', 1],
    ['a,b\n1,2', 'noTitleColumn', 1],
    ['PNG\u0000\u0001', 'notText', 1],
    ['<!DOCTYPE html><p>', 'markup', 1],
    ['{"some": "JSON"}', 'otherJson', 1],
    ['[1,', 'brokenJson', 1],
    ['title\nA\n"B', 'quoteNotClosed', 3],
    ['"title', 'quoteNotClosed', 1],
    [String.raw`{"tasks":{"todos":[{"text":"\ud800"}]}}`, 'unreadable', 1],
    [String.raw`{"tasks":{"todos":[{"text":"A","notes":"\u0000"}]}}`, 'unreadable', 1],
  ] as const)('is not made of %j', (text, code, line) => {
    expect(look(text).problems).toEqual([{ line, code }])
  })

  test('keeps what could be read before a quote that is never closed', () => {
    expect(look('title\nA\n"B').rows.map(({ task }) => task.title)).toEqual(['A'])
  })
})

const columns = 'TYPE,CONTENT,DESCRIPTION,IS_COLLAPSED,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE'

describe('a project of Todoist', () => {
  test('becomes tasks with gold by priority, tags by labels and sections, notes by comments and tasks above', () => {
    const found = look(
      [
        columns,
        'meta,view_style=list,,,,,,,,,',
        'task,Water the plants @health @garden,Not too much,,1,1,Ani (1),,every day,en,Europe/Sofia',
        'note,The fern too,,,,,Ani (1),,,,',
        ',,,,,,,,,,',
        'section,Work,,False,,,,,,,',
        'task,Report,,,2,1,,,,,',
        'task,Numbers,,,3,2,,,,,',
        'task,Chart,By month,,4,3,,,every 2 weeks,en,',
        'task,Send,,,,2,,,Oct 12 2026,en,',
      ].join('\r\n'),
    )
    expect(found).toMatchObject({ source: 'todoist', problems: [], total: 5 })
    expect(found.rows.map(({ line, task: { title, notes, gold, type } }) => [line, title, notes, gold, type])).toEqual([
      [3, 'Water the plants', 'Not too much\n\nThe fern too', 20, 'daily'],
      [7, 'Report', '', 15, 'todo'],
      [8, 'Numbers', 'Report', 10, 'todo'],
      [9, 'Chart', 'Report › Numbers\n\nBy month', 5, 'todo'],
      [10, 'Send', 'Report', 5, 'todo'],
    ])
    const work = [tagId('work')]
    expect(found.rows.map(({ task }) => task.tags)).toEqual([[tagId('health')], work, work, work, work])
    expect(found.rows.map(({ warnings }) => warnings)).toEqual([
      [{ code: 'tagUnknown', about: 'garden' }],
      [],
      [],
      [{ code: 'repeatsOtherwise', about: 'every 2 weeks' }],
      [{ code: 'dateLeftOut', about: 'Oct 12 2026' }],
    ])
  })

  test.each([
    ['See this {}', '{"file_name":"plan.pdf","resource_type":"file","of":{"a":[[1]]}}', 'See this plan.pdf'],
    ['{}', '{"file_name":"plan.pdf"}', 'plan.pdf'],
    ['{}', '{"resource_type":"file"}', ''],
    ['See this {}', '{"file_name":', 'See this [[file {"file_name":]]'],
    ['See this {}', '{not JSON}', 'See this'],
  ])('has the name of a file in a comment “%s”: %s', (comment, data, notes) => {
    const cell = comment.replace('{}', `[[file ${data}]]`).replaceAll('"', '""')
    const found = look([columns, 'task,Build,,,4,1,,,,,', `note,"${cell}",,,,,,,,,`].join('\n'))
    expect(found.rows.map(({ task }) => task.notes)).toEqual([notes])
  })

  test('keeps a sub-task whose parent has an emoji where its title is cut', () => {
    const parent = `${'a'.repeat(149)}🍞`
    const found = look([columns, `task,${parent},,,4,1,,,,,`, 'task,Flour,,,4,2,,,,,'].join('\n'))
    expect(found.problems).toEqual([])
    expect(found.rows.map(({ task }) => task.notes)).toEqual(['', 'a'.repeat(149)])
  })

  test.each([
    ['every day', 'daily', true],
    ['every day at 9am', 'daily', true],
    ['Daily', 'daily', true],
    ['every! day', 'daily', true],
    ['ev day 18:00', 'daily', true],
    ['every week', 'weekly', true],
    ['every friday', 'weekly', true],
    ['every mon at 9am', 'weekly', true],
    ['jeden Tag', 'daily', true],
    ['каждую неделю', 'weekly', true],
    ['всеки ден', 'daily', true],
    ['every weekday', 'daily', false],
    ['every mon, wed', 'weekly', false],
    ['every other day', 'todo', false],
    ['every day starting tomorrow', 'daily', false],
    ['every 3 months', 'todo', false],
    ['monthly', 'todo', false],
  ])('repeats %s as %s', (date, type, exact) => {
    expect(recurrenceOf(date)).toEqual({ type, exact })
  })

  test.each(['', 'tomorrow', '2026-10-12', 'Oct 5', 'next friday at noon'])('does not repeat %s', (date) => {
    expect(recurrenceOf(date)).toBeUndefined()
  })
})

const all = { su: true, m: true, t: true, w: true, th: true, f: true, s: true }
const none = Object.fromEntries(Object.keys(all).map((day) => [day, false]))

describe('the user data of Habitica', () => {
  const todo = {
    type: 'todo',
    text: 'Paint',
    notes: 'Blue',
    priority: 1.5,
    tags: ['t1', 't2', 'gone'],
    completed: false,
  }
  const daily = { type: 'daily', text: 'Floss', priority: 0.1, frequency: 'weekly', everyX: 1, repeat: all }
  const data = {
    auth: { local: { email: 'ani@example.org' } },
    stats: { gp: 5 },
    tags: [
      { id: 't1', name: 'Work' },
      { id: 't2', name: 'garden' },
    ],
    tasks: {
      todos: [
        { ...todo, checklist: [{ text: 'Brush' }, { text: 'Tin' }], date: '2026-05-01T00:00:00.000Z' },
        { ...todo, text: 'Old', completed: true, priority: 2 },
      ],
      dailys: [
        daily,
        { ...daily, text: 'Bins', repeat: { ...none, m: true } },
        { ...daily, text: 'Gym', repeat: { ...none, m: true, th: true } },
        { ...daily, text: 'Rent', frequency: 'monthly' },
        { ...daily, text: 'Third', frequency: 'daily', everyX: 3 },
        { text: 7 },
      ],
      habits: [{ text: 'Water', priority: 1 }],
      rewards: [{ text: 'Cake' }],
    },
  }

  test('becomes tasks with gold by difficulty', () => {
    const found = look(JSON.stringify(data))
    expect(found).toMatchObject({ source: 'habitica', total: 9, problems: [{ line: 8, code: 'noTitle' }] })
    expect(found.rows.map(({ task: { title, gold, type } }) => [title, gold, type])).toEqual([
      ['Paint', 10, 'todo'],
      ['Old', 20, 'todo'],
      ['Floss', 2, 'daily'],
      ['Bins', 2, 'weekly'],
      ['Gym', 2, 'weekly'],
      ['Rent', 2, 'todo'],
      ['Third', 2, 'todo'],
      ['Water', 5, 'daily'],
    ])
    expect(found.rows[0]?.task).toMatchObject({ notes: 'Blue\n\n– Brush\n– Tin', tags: [tagId('work')] })
    expect(warningCodes(found)).toEqual([
      ['dateLeftOut', 'tagUnknown'],
      ['done', 'tagUnknown'],
      [],
      [],
      ['repeatsOtherwise'],
      ['repeatsOtherwise'],
      ['repeatsOtherwise'],
      ['habit'],
    ])
    expect(found.rows.map(({ chosen }) => chosen)).toEqual([true, false, true, true, true, true, true, false])
  })

  test('without tasks has none', () => {
    expect(look('{"tasks":{}}')).toMatchObject({ rows: [], total: 0, problems: [{ line: 1, code: 'noTasks' }] })
  })

  test('is read from its history by name', () => {
    const history = 'Task Name,Task ID,Task Type,Date,Value\n'
    const found = look(
      `${history}Floss,a,daily,2026-01-01 10:00:00,1\nFloss,a,daily,2026-01-02 10:00:00,2\nTea,b,habit,,1`,
    )
    expect(found.source).toBe('habitica')
    expect(found.rows.map(({ task, chosen }) => [task.title, task.type, chosen])).toEqual([
      ['Floss', 'daily', true],
      ['Tea', 'daily', false],
    ])
  })
})
