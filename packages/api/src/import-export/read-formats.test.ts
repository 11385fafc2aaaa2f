import { describe, expect, test } from 'vitest'
import { tags } from '../tags/catalogue.ts'
import { propose } from './propose.ts'
import { readFile } from './read-file.ts'

const dates = { today: '2026-03-10', zone: 'Europe/Sofia', dayStartsAt: 0 }

/** The preview of a file for a player without tasks, who can create tags. */
function look(content: string | object) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const { source, ...read } = readFile(text, undefined, dates)
  return { source, ...propose(read, { titles: [], room: 500, today: dates.today, tags: new Map() }) }
}

const tagNames = ({ tags: ids, newTags = [] }: { tags: string[]; newTags?: { name: string }[] }) => [
  ...ids.map((id) => tags.find((tag) => tag.id === id)?.key ?? id),
  ...newTags.map(({ name }) => name),
]

const rowsOf = (content: string | object) =>
  look(content).rows.map(({ task, chosen }) => ({
    title: task.title,
    chosen,
    tags: tagNames(task),
    ...(task.notes !== '' && { notes: task.notes }),
    ...(task.type !== 'todo' && { type: task.type }),
    ...(task.schedule && 'due' in task.schedule && { due: [task.schedule.due, task.schedule.time ?? null] }),
    ...(task.checklist && { steps: task.checklist.map(({ title, done }) => `${done ? 'x' : ' '} ${title}`) }),
    ...(task.reminders && { reminders: task.reminders }),
  }))

test('a board of Trello becomes its cards, in the order of its lists, with labels and lists as tags', () => {
  const list = (id: string, name: string, pos: number, closed = false) => ({ id, name, pos, closed, idBoard: 'b' })
  const card = (name: string, idList: string, more: object = {}) => ({
    id: `card ${name}`,
    name,
    idList,
    desc: '',
    closed: false,
    due: null,
    dueComplete: false,
    pos: 1,
    labels: [],
    idChecklists: [],
    shortUrl: 'https://trello.com/c/x',
    badges: { due: null },
    ...more,
  })
  const board = {
    id: 'b',
    name: 'House',
    desc: '',
    closed: false,
    labelNames: { green: 'work' },
    prefs: {},
    members: [],
    actions: [{ type: 'commentCard', data: { text: 'No task' } }],
    lists: [list('2', 'Later', 200), list('1', 'Garden', 100), list('3', 'Done', 300), list('4', 'Old', 400, true)],
    cards: [
      card('Paint', '2', { desc: 'Blue', due: '2026-03-20T16:00:00.000Z', dueReminder: 60 }),
      card('Dig', '1', {
        pos: 2,
        labels: [
          { name: 'work', color: 'green' },
          { name: '', color: 'red' },
        ],
      }),
      card('Sow', '1', { pos: 1 }),
      card('Mow', '3'),
      card('Rake', '4'),
      card('Ticked', '1', { dueComplete: true }),
      card('Archived', '1', { closed: true }),
    ],
    checklists: [
      { idCard: 'card Paint', name: 'More', pos: 2, checkItems: [{ name: 'Tin', state: 'incomplete', pos: 1 }] },
      { idCard: 'card Paint', name: 'First', pos: 1, checkItems: [{ name: 'Brush', state: 'complete', pos: 1 }] },
    ],
  }
  expect(look(board)).toMatchObject({ source: 'trello', total: 7, problems: [] })
  expect(rowsOf(board)).toEqual([
    { title: 'Sow', chosen: true, tags: ['Garden'] },
    { title: 'Dig', chosen: true, tags: ['work', 'Garden'] },
    {
      title: 'Paint',
      chosen: true,
      tags: ['Later'],
      notes: 'Blue',
      due: ['2026-03-20', '18:00'],
      steps: ['x Brush', '  Tin'],
      reminders: [{ minutesBefore: 60 }],
    },
    ...['Ticked', 'Archived'].map((title) => ({ title, chosen: false, tags: ['Garden'] })),
    { title: 'Mow', chosen: false, tags: ['Done'] },
    { title: 'Rake', chosen: false, tags: ['Old'] },
  ])
})

describe('to-dos of Things', () => {
  test('are read from the JSON of its links, with those of projects', () => {
    const toDo = (title: string, more: object = {}) => ({ type: 'to-do', attributes: { title, ...more } })
    const file = [
      toDo('Buy milk', { notes: 'Two litres', when: 'today', tags: ['Errand'] }),
      {
        type: 'project',
        attributes: {
          title: 'Trip',
          area: 'Family',
          deadline: '2026-05-01',
          items: [
            toDo('Pack', {
              deadline: '2026-04-01',
              when: '2026-03-30@9:30',
              'checklist-items': [
                { type: 'checklist-item', attributes: { title: 'Camera', completed: true } },
                { type: 'checklist-item', attributes: { title: 'Map' } },
              ],
            }),
            { type: 'heading', attributes: { title: 'On the way' } },
            toDo('Book', { when: '2026-03-30@9:30', canceled: true }),
            toDo('Dream', { when: 'someday' }),
          ],
        },
      },
      toDo('Call', { when: 'evening', list: 'Work' }),
      toDo('Write', { when: 'next friday' }),
    ]
    expect(look(file)).toMatchObject({ source: 'things', total: 6, problems: [] })
    expect(rowsOf(file)).toEqual([
      { title: 'Buy milk', chosen: true, tags: ['Errand'], notes: 'Two litres', due: ['2026-03-10', null] },
      { title: 'Pack', chosen: true, tags: ['Trip'], due: ['2026-04-01', null], steps: ['x Camera', '  Map'] },
      { title: 'Dream', chosen: true, tags: ['Trip'] },
      { title: 'Call', chosen: true, tags: ['work'], due: ['2026-03-10', null] },
      { title: 'Write', chosen: true, tags: [], due: ['2026-03-20', null] },
      { title: 'Book', chosen: false, tags: ['Trip'], due: ['2026-03-30', '09:30'] },
    ])
  })

  test('are read as tools for its database write them', () => {
    const one = { uuid: 'a', type: 'to-do', title: 'Sow', status: 'incomplete', notes: 'Peas', start: 'Anytime' }
    const file = [
      { ...one, start_date: '2026-03-12', deadline: null, project: 'TuXyYoEFVu2Yvb4bWFpKDS', project_title: 'Garden' },
      {
        ...one,
        title: 'Old',
        status: 'completed',
        area_title: 'Home',
        checklist: [{ title: 'A', status: 'completed' }],
      },
    ]
    expect(rowsOf(file)).toEqual([
      { title: 'Sow', chosen: true, tags: ['Garden'], notes: 'Peas', due: ['2026-03-12', null] },
      { title: 'Old', chosen: false, tags: ['Home'], notes: 'Peas', steps: ['x A'] },
    ])
  })
})

test('the tasks of Google have days without a time, sub-tasks as steps, and their list as a tag', () => {
  const task = (title: string, more: object = {}) => ({
    kind: 'tasks#task',
    id: title,
    title,
    updated: '2026-01-01T00:00:00Z',
    selfLink: 'https://x',
    status: 'needsAction',
    ...more,
  })
  const file = {
    kind: 'tasks#taskLists',
    items: [
      {
        kind: 'tasks#tasks',
        id: 'l',
        title: 'Garden',
        updated: '2026-01-01T00:00:00Z',
        items: [
          task('Old', { status: 'completed', completed: '2026-01-01T00:00:00Z', hidden: true }),
          task('Report', { due: '2026-03-31T00:00:00.000Z', notes: 'By noon' }),
          task('Numbers', { parent: 'Report' }),
          task('Chart', { parent: 'Report', status: 'completed' }),
          task('Send', { parent: 'Report', notes: 'To all' }),
          task(''),
          task('Gone', { deleted: true }),
        ],
      },
      { kind: 'tasks#tasks', id: 'm', title: 'Empty' },
    ],
  }
  expect(look(file)).toMatchObject({ source: 'google', total: 3, problems: [] })
  expect(rowsOf(file)).toEqual([
    {
      title: 'Report',
      chosen: true,
      tags: ['Garden'],
      notes: 'By noon',
      due: ['2026-03-31', null],
      steps: ['  Numbers', 'x Chart'],
    },
    { title: 'Send', chosen: true, tags: ['Garden'], notes: 'Report\n\nTo all' },
    { title: 'Old', chosen: false, tags: ['Garden'] },
  ])
  expect(rowsOf({ kind: 'tasks#tasks', items: [task('Alone')] })).toEqual([{ title: 'Alone', chosen: true, tags: [] }])
})

test('the tasks of Google in a file of Takeout have the day for which they are planned', () => {
  const day = (start: string, current?: boolean) => ({ start: `${start}T00:00:00Z`, ...(current && { current }) })
  const task = (title: string, more: object = {}) => ({
    id: title,
    kind: 'tasks#task',
    created: '2026-01-01T00:00:00Z',
    title,
    task_type: 'UNSET_TASK_TYPE',
    status: 'needsAction',
    ...more,
  })
  const file = {
    kind: 'tasks#taskLists',
    items: [
      {
        kind: 'tasks#tasks',
        id: 'l',
        title: 'Garden',
        recurrences: [{ id: 'r', title: 'Water', schedule: {} }],
        items: [
          task('Dig', { scheduled_time: [day('2026-03-01'), day('2026-03-20', true)] }),
          task('Spade', { parent: 'Dig' }),
          task('Seeds', { parent: 'Dig', scheduled_time: [day('2026-03-15')] }),
          task('Water', { scheduled_time: [day('2026-03-12', true)], task_recurrence_id: 'r' }),
          task('Watered', { status: 'completed', scheduled_time: [day('2026-03-09', true)], task_recurrence_id: 'r' }),
        ],
      },
    ],
  }
  const tagged = { chosen: true, tags: ['Garden'] }
  expect(rowsOf(file)).toEqual([
    { title: 'Dig', ...tagged, due: ['2026-03-20', null], steps: ['  Spade'] },
    { title: 'Seeds', ...tagged, notes: 'Dig', due: ['2026-03-15', null] },
    { title: 'Water', ...tagged, due: ['2026-03-12', null] },
    { title: 'Watered', ...tagged, chosen: false, due: ['2026-03-09', null] },
  ])
  const changes = look(file).rows.map(({ warnings }) => warnings.filter(({ code }) => code !== 'tagUnknown'))
  expect(changes).toEqual([[], [], [{ code: 'repeatsOtherwise', about: 'Water' }], [{ code: 'done', about: null }]])
})

describe('a list', () => {
  test('in Markdown has items, steps, notes, tags and headings', () => {
    const file = [
      ...['---', 'tags: [diary]', 'title: Spring', '---', '# To do in spring', '', 'Some words before the list.', ''],
      ...['- [ ] **Dig** the #garden, see [plan](https://example.org/plan) 📅 2026-03-20', '  Deep enough'],
      ...['\t- [x] Spade', '\t- Boots', '- [x] Rake', '* ~~Mow~~', '', '## Work', '1. Call \\#1 of `team`', '2) Write'],
      ...['', '```js', 'const task = {', '- not this', '}', '```', '| a | b |', '|---|---|', '---', '- [ ] ', '- —'],
      ...['', '- Water 🔁 every week #home/balcony due:2026-03-12', '+ Sing #1'],
    ].join('\n')
    expect(look(file)).toMatchObject({ source: 'list', problems: [{ line: 7, code: 'textLeftOut' }], total: 7 })
    expect(rowsOf(file)).toEqual([
      {
        title: 'Dig the garden, see plan',
        chosen: true,
        tags: ['garden'],
        due: ['2026-03-20', null],
        notes: 'https://example.org/plan\nDeep enough',
        steps: ['x Spade', '  Boots'],
      },
      { title: 'Rake', chosen: false, tags: [] },
      { title: 'Mow', chosen: false, tags: [] },
      { title: 'Call #1 of team', chosen: true, tags: ['work'] },
      { title: 'Write', chosen: true, tags: ['work'] },
      { title: 'Water', chosen: true, tags: ['work', 'home/balcony'], type: 'weekly' },
      { title: 'Sing #1', chosen: true, tags: ['work'] },
    ])
  })

  test.each([
    ['Купи мляко\nОбади се на мама, татко\n\nРазходка #спорт', ['Купи мляко', 'Обади се на мама, татко', 'Разходка']],
    ['☐ One\r\n☑ Two\r\n✅ Three', ['One']],
    ['[ ] One\n[x] Two\n[] Three', ['One', 'Three']],
    ['Buy milk, bread', ['Buy milk, bread']],
    ['PK meeting\nPNG files', ['PK meeting', 'PNG files']],
    ['Monday: gym\nTuesday: swim\nWednesday: rest', ['Monday: gym', 'Tuesday: swim', 'Wednesday: rest']],
    ['Mow;\nRake;\nDig.', ['Mow;', 'Rake;', 'Dig.']],
    ['return books (library)\nif it rains: read\nPaint the fence [blue]', undefined],
    ['"Dune", again\n"A ""quoted"" title"', ['"Dune", again', 'A "quoted" title']],
    ['- Milk, eggs\n- Bread, butter\n- Tea, coffee', ['Milk, eggs', 'Bread, butter', 'Tea, coffee']],
    ['Купи хляб, мляко\nОбади се на мама, татко', ['Купи хляб, мляко', 'Обади се на мама, татко']],
    ['<3 to mum\n> 5 pages', ['<3 to mum', '> 5 pages']],
    ['BMW: смяна на масло\nКупи хляб', ['BMW: смяна на масло', 'Купи хляб']],
  ])('without more is read line by line: %j', (text, titles = text.split('\n')) => {
    const found = look(text)
    expect(found).toMatchObject({ source: 'list', problems: [] })
    expect(found.rows.filter(({ chosen }) => chosen).map(({ task }) => task.title)).toEqual(titles)
  })
})

describe('a file of another kind', () => {
  const zip = (name: string) => `PK\u0003\u0004\u0014\u0000\u0006\u0000\u0008\u0000${name}`
  const json = JSON.stringify({ name: 'demo', version: '1.0', cards: {}, dependencies: { a: '1' } }, null, 2)
  test.each([
    ['image', '\uFFFDPNG\r\n\u001a\n\u0000\u0000'],
    ['image', '\uFFFD\uFFFD\uFFFD\uFFFD\u0000\u0010JFIF\u0000'],
    ['image', 'GIF89a\u0001\u0000'],
    ['image', 'BM6\u0000\u000c\u0000\u0000\u0000\u0000\u00006\u0000\u0000\u0000'],
    ['image', 'BM\uFFFD\u0000\u0000\u0000\u0000\u0000'],
    ['pdf', '%PDF-1.7\n%\uFFFD\uFFFD\n1 0 obj\n<< /Type /Catalog >>'],
    ['archive', zip('Takeout/Tasks/Tasks.json')],
    ['spreadsheet', zip('[Content_Types].xml\u0000xl/workbook.xml')],
    ['document', zip('[Content_Types].xml\u0000word/document.xml')],
    ['document', '{\\rtf1\\ansi Hello}'],
    ['database', 'SQLite format 3\u0000'],
    ['markup', '<html><body><ul><li>Walk</li></ul>'],
    ['markup', '\uFEFF\n<?xml version="1.0"?><opml>'],
    ['markup', '<div class="a">\n- Walk\n</div>'],
    ['notText', 'a\u0000b'],
    ['encoding', 'Ta\uFFFDk \uFFFDne'],
    ['otherJson', json],
    ['noTasks', '[]'],
    ['otherJson', '[1, 2, 3]'],
    ['otherJson', '{"type":"FeatureCollection","features":[]}'],
    ['brokenJson', json.slice(0, -10)],
    ['brokenJson', '{"cards": [{"name": "Paint",'],
    ['brokenJson', '{"a":1}\n{"a":2}'],
    ['program', 'import os\n\ndef main():\n    print("hi")\n\nmain()'],
    ['program', '#!/bin/sh\necho hi'],
    ['program', 'export const a = 1\n\nfunction f() {\n  return a\n}\n'],
    ['program', '/**\n * A comment.\n * More.\n */\nint main(void) {\n  return 0;\n}\nvoid f(int a) {\n  g(a);\n}'],
    ['program', '.a {\n  color: red;\n}\n.b {\n  color: blue;\n}'],
    ['program', 'services:\n  web:\n    image: nginx\n    ports: 80\n  db:\n    image: postgres'],
    ['program', '[core]\nbare = false\nmode = true\n[remote]\nurl = https://example.org'],
    ['program', 'BEGIN:VCARD\nVERSION:3.0\nFN:Ani\nEND:VCARD'],
    ['program', 'CREATE TABLE a (\n  id int\n);\nINSERT INTO a VALUES (1);'],
    ['document', `${'A long sentence of a letter that goes on and on without an end. '.repeat(9)}\n`.repeat(3)],
    ['appointments', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Dentist\nEND:VEVENT\nEND:VCALENDAR'],
    ['noTasks', 'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR'],
    ['noTasks', 'title,notes'],
    ['noTasks', '---\n\n***\n'],
    ['noTitleColumn', 'a,b\n1,2\n3,4'],
  ])('is called %s, and no line of it becomes a task: %j', (code, text) => {
    const { rows, problems } = look(text)
    expect({ rows, codes: problems.map((one) => one.code) }).toEqual({ rows: [], codes: [code] })
  })

  test('is not read as the kind that was chosen', () => {
    for (const source of ['trello', 'things', 'google', 'questboard'] as const) {
      expect(readFile('{"a":1}', source)).toMatchObject({ source, problems: [{ code: 'otherSource' }] })
      expect(readFile('Walk', source)).toMatchObject({ source, problems: [{ code: 'otherSource' }] })
    }
  })
})

test('the appointments of a calendar are said to be none of its to-dos', () => {
  const calendar =
    'BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nSUMMARY:Dig\r\nEND:VTODO\r\nBEGIN:VEVENT\r\nSUMMARY:Party\r\nEND:VEVENT\r\nEND:VCALENDAR'
  expect(look(calendar)).toMatchObject({ problems: [{ line: 5, code: 'appointments' }], total: 1 })
  expect(rowsOf(calendar)).toEqual([{ title: 'Dig', chosen: true, tags: [] }])
})
