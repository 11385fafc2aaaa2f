import { describe, expect, test } from 'vitest'
import { bytesOf, cutCalendar, cutTable, maxBytes } from './cut.ts'
import { decode } from './decode.ts'
import { partsOf } from './parts.ts'
import { readText } from './read-text.ts'
import { shrink } from './shrink.ts'

const cyrillic = new Uint8Array([0xc7, 0xe0, 0xe3, 0xeb, 0xe0, 0xe2, 0xe8, 0xe5])

describe('the text of a file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('Заглавие')],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFЗаглавие')],
    ['Windows-1251', cyrillic],
    ['UTF-16, small end first', new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from('Заглавие', 'utf16le'))])],
    ['UTF-16, large end first', new Uint8Array([0xfe, 0xff, ...Buffer.from('Заглавие', 'utf16le').swap16()])],
    ['UTF-16 without a mark', new Uint8Array(Buffer.from('Заглавие\n', 'utf16le'))],
    ['UTF-16 without a mark, large end first', new Uint8Array(Buffer.from('Заглавие\n', 'utf16le').swap16())],
    ['nothing', new Uint8Array()],
  ])('is decoded from %s', (name, bytes) => {
    expect(decode(bytes)?.trim()).toBe(name === 'nothing' ? '' : 'Заглавие')
  })

  test('is decoded from Windows-1252 when its words are of Western Europe', () => {
    expect(decode(new Uint8Array(Buffer.from('Müll für Zoë wegbringen', 'latin1')))).toBe('Müll für Zoë wegbringen')
  })

  test.each([
    ['KOI8-R', [0xfa, 0xc1, 0xc4, 0xc1, 0xde, 0xc1, 0x20, 0xd0, 0xc5, 0xd2, 0xd7, 0xc1, 0xd1]],
    ['code page 866', [0x87, 0xa0, 0xa4, 0xa0, 0xe7, 0xa0, 0x20, 0xaf, 0xa5, 0xe0, 0xa2, 0xa0, 0xef]],
    ['one of Japan', [0x82, 0xa8, 0x96, 0xbe, 0x82, 0xe9, 0x82, 0xa2]],
    ['no text', [0x00, 0xff, 0x13, 0x9d, 0x81, 0xc3, 0x28, 0x07]],
  ])('is not guessed from %s', (_name, bytes) => {
    expect(decode(new Uint8Array(bytes))).toBeNull()
  })
})

test('a file that is no text is not sent', async () => {
  const read = (bytes: (string | Uint8Array<ArrayBuffer>)[]) => readText(new File(bytes, 'tasks.csv'))
  expect(await read([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])])).toMatchObject({ text: null, why: 'image' })
  const zip = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0])
  expect(await read([zip, 'x'.repeat(100_000), 'xl/workbook.xml'])).toMatchObject({ text: null, why: 'spreadsheet' })
  expect(await read(['%PDF-1.7'])).toMatchObject({ text: null, why: 'pdf' })
  expect(await read([new Uint8Array([0x82, 0xa8, 0x96, 0xbe])])).toMatchObject({ text: null, why: 'encoding' })
  expect(await read(['Walk\u0000'])).toMatchObject({ text: null, why: 'notText' })
  const bitmap = new Uint8Array([0x42, 0x4d, 0xc3, 0xa9, 0x0c, 0, 0, 0, 0, 0, 0x36, 0, 0, 0])
  expect(await read([bitmap])).toMatchObject({ text: null, why: 'image' })
  for (const text of ['Walk', 'BMW: смяна на масло']) expect(await read([text])).toEqual({ text, isCut: false })
})

describe('large files of other apps', () => {
  test('a board of Trello loses its history, and closed cards go last', () => {
    const card = (id: string, more: object = {}) => ({ id, name: id, idList: 'l', badges: 'x'.repeat(3000), ...more })
    const board = {
      actions: [{ data: 'x'.repeat(300_000) }],
      lists: [{ id: 'l', name: 'Garden', color: 'red' }],
      cards: [card('a', { closed: true }), card('b', { labels: [{ id: 'x', name: 'work' }] })],
      checklists: [{ idCard: 'b', id: 'c', checkItems: [{ name: 'Tin', state: 'complete', id: 'd' }] }],
    }
    const { text, isCut } = shrink(JSON.stringify(board))
    expect([isCut, JSON.parse(text)]).toEqual([
      false,
      {
        lists: [{ id: 'l', name: 'Garden' }],
        cards: [
          { id: 'b', name: 'b', idList: 'l', labels: [{ name: 'work' }] },
          { id: 'a', name: 'a', idList: 'l', closed: true },
        ],
        checklists: [{ idCard: 'b', checkItems: [{ name: 'Tin', state: 'complete' }] }],
      },
    ])
    const many = shrink(JSON.stringify({ ...board, cards: Array(5000).fill(card('a', { desc: 'ж'.repeat(200) })) }))
    expect([many.isCut, bytesOf(many.text) <= maxBytes]).toEqual([true, true])
  })

  test('the lists of Google keep their open tasks', () => {
    const task = (title: string, status = 'needsAction') => ({
      kind: 'tasks#task',
      id: title,
      title,
      status,
      etag: 'x',
      scheduled_time: [{ current: true, start: '2026-09-04T00:00:00Z' }],
      task_recurrence_id: 'r',
    })
    const items = [...Array.from({ length: 5000 }, (_, nth) => task(`Old ${nth}`, 'completed')), task('New')]
    const { text, isCut } = shrink(
      JSON.stringify({ kind: 'tasks#taskLists', items: [{ kind: 'tasks#tasks', title: 'Garden', items }] }),
    )
    expect([isCut, bytesOf(text) <= maxBytes]).toEqual([true, true])
    expect(JSON.parse(text).items[0].items[0]).toEqual({
      kind: 'tasks#task',
      id: 'New',
      title: 'New',
      status: 'needsAction',
      scheduled_time: [{ current: true, start: '2026-09-04T00:00:00Z' }],
      task_recurrence_id: 'r',
    })
  })

  test('only the shape of an unknown one is sent', () => {
    expect(shrink(JSON.stringify({ a: 'x'.repeat(maxBytes) }))).toEqual({ text: '{}', isCut: false })
    const list = shrink(JSON.stringify(Array(5000).fill({ type: 'to-do', attributes: { title: 'ж'.repeat(100) } })))
    expect([list.isCut, bytesOf(list.text) <= maxBytes]).toEqual([true, true])
  })
})

describe('a table', () => {
  test('is not cut when it is small', () => {
    expect(cutTable('title\nA')).toEqual({ text: 'title\nA', isCut: false })
  })

  test('is cut at the end of a line when a quote never closes', () => {
    const line = `${'a'.repeat(99)}\n`
    const { text, isCut } = cutTable(`title\n5" nails\n${line.repeat(4000)}`)
    expect(isCut).toBe(true)
    expect(text.endsWith(line)).toBe(true)
    expect(bytesOf(text)).toBeGreaterThan(maxBytes - 1000)
  })

  test('is cut at the end of a record to fit into a request', () => {
    const record = (place: number) => `"Task ${place}","${'д\n'.repeat(200)}"\n`
    const text = `title,notes\n${Array.from({ length: 2000 }, (_, place) => record(place)).join('')}`
    const cut = cutTable(text)
    expect(cut.isCut).toBe(true)
    expect(bytesOf(cut.text)).toBeLessThanOrEqual(maxBytes)
    expect(bytesOf(cut.text)).toBeGreaterThan(maxBytes - 2000)
    expect(cut.text.endsWith('\n"\n')).toBe(true)
    expect(text.startsWith(cut.text)).toBe(true)
  })
})

describe("Habitica's user data", () => {
  const task = (place: number) => ({
    text: `Task ${place}`,
    notes: '"',
    priority: 1,
    history: Array(50).fill({ value: 1 }),
  })

  test('is reduced to its tasks', () => {
    const data = {
      auth: { email: 'ani@example.org' },
      tags: [{ id: 'a', name: 'Work', challenge: true }],
      tasks: { dailys: [task(1)] },
    }
    expect(JSON.parse(shrink(JSON.stringify(data)).text)).toEqual({
      tags: [{ id: 'a', name: 'Work' }],
      tasks: { todos: [], habits: [], dailys: [{ text: 'Task 1', notes: '"', priority: 1 }] },
    })
  })

  test('keeps open tasks first and fits into a request when it is large', () => {
    const done = Array.from({ length: 20_000 }, (_, place) => ({ ...task(place), completed: true }))
    const { text, isCut } = shrink(JSON.stringify({ tasks: { todos: [...done, { text: 'Open' }] } }))
    expect(isCut).toBe(true)
    expect(bytesOf(text)).toBeLessThanOrEqual(maxBytes)
    expect(JSON.parse(text).tasks.todos[0]).toEqual({ text: 'Open' })
  })

  test('fits into a request with thousands of tags', () => {
    const tags = Array.from({ length: 2000 }, (_, place) => ({ id: `tag-${place}`, name: '"' }))
    const todos = Array.from({ length: 20_000 }, (_, place) => task(place))
    const { text } = shrink(JSON.stringify({ tags, tasks: { todos } }))
    expect(bytesOf(text)).toBeLessThanOrEqual(maxBytes)
  })

  test('is sent unchanged when it is something else, so the server can say so', () => {
    expect(shrink('[1, 2')).toEqual({ text: '[1, 2', isCut: false })
  })
})

test('a calendar is reduced to its to-dos when it is large', () => {
  const event = `BEGIN:VEVENT\r\nSUMMARY:${'x'.repeat(500)}\r\nEND:VEVENT\r\n`
  const toDo = (place: number) => `BEGIN:VTODO\r\nSUMMARY:"${place}\r\nEND:VTODO\r\n`
  const small = `BEGIN:VCALENDAR\r\n${toDo(1)}END:VCALENDAR`
  expect(cutCalendar(small)).toEqual({ text: small, isCut: false })
  const reduced = cutCalendar(`BEGIN:VCALENDAR\r\n${event.repeat(1000)}${toDo(1)}${toDo(2)}END:VCALENDAR`)
  expect(reduced.isCut).toBe(false)
  expect(reduced.text.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:"1', 'SUMMARY:"2'])
  const many = cutCalendar(`BEGIN:VCALENDAR\r\n${Array.from({ length: 20_000 }, (_, place) => toDo(place)).join('')}`)
  expect(many.isCut).toBe(true)
  expect(bytesOf(many.text)).toBeLessThanOrEqual(maxBytes)
})

test('a calendar whose to-dos do not end is read once', () => {
  const unended = 'BEGIN:VTODO\r\n'.repeat(60_000)
  const begun = performance.now()
  expect(cutCalendar(`BEGIN:VCALENDAR\r\n${unended}`).text).not.toContain('VTODO')
  expect(performance.now() - begun).toBeLessThan(1000)
  const { text } = cutCalendar(
    `BEGIN:VCALENDAR\r\n${'x'.repeat(maxBytes)}\r\nbegin:vtodo\r\nEND:VTODO  \r\nEND:VCALENDAR`,
  )
  expect(text).toMatch(/^begin:vtodo\r\nEND:VTODO/m)
})

test('exported tasks keep what an import reads, current ones first', () => {
  const task = {
    id: 'x',
    title: 'A',
    type: 'daily',
    requireResult: false,
    schedule: null,
    rank: 'i',
    streak: 3,
    archived: true,
  }
  const { text, isCut } = shrink(
    JSON.stringify({ profile: {}, ledger: [1], tasks: [task, { title: 'B', archived: false }] }),
  )
  expect([isCut, JSON.parse(text)]).toEqual([
    false,
    {
      tags: [],
      tasks: [
        { title: 'B', archived: false },
        { title: 'A', type: 'daily', requireResult: false, archived: true, schedule: null, rank: 'i' },
      ],
    },
  ])
  const many = shrink(JSON.stringify(Array.from({ length: 5000 }, () => ({ ...task, title: 'ж'.repeat(100) }))))
  expect([many.isCut, bytesOf(many.text) <= maxBytes]).toEqual([true, true])
})

test('an import is split into requests that are as large as allowed', () => {
  const items = Array.from({ length: 100 }, (_, place) => ({ place, notes: 'ж'.repeat(5000) }))
  const parts = partsOf(items)
  expect(parts.flat()).toEqual(items)
  expect(parts.length).toBe(5)
  for (const part of parts) expect(bytesOf(part)).toBeLessThanOrEqual(maxBytes)
  expect(partsOf([])).toEqual([])
})
