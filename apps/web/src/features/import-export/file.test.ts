import { describe, expect, test } from 'vitest'
import { bytesOf, cutCalendar, cutTable, mostBytes } from './cut.ts'
import { decode } from './decode.ts'
import { partsOf } from './parts.ts'
import { shrink } from './shrink.ts'

const cyrillic = new Uint8Array([0xc7, 0xe0, 0xe3, 0xeb, 0xe0, 0xe2, 0xe8, 0xe5])

describe('the text of a file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('Заглавие')],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFЗаглавие')],
    ['Windows-1251', cyrillic],
    ['UTF-16, small end first', new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from('Заглавие', 'utf16le'))])],
    ['UTF-16, large end first', new Uint8Array([0xfe, 0xff, ...Buffer.from('Заглавие', 'utf16le').swap16()])],
    ['nothing', new Uint8Array()],
  ])('is decoded from %s', (name, bytes) => {
    expect(decode(bytes)).toBe(name === 'nothing' ? '' : 'Заглавие')
  })
})

describe('a table', () => {
  test('is not cut when it is small', () => {
    expect(cutTable('title\nA')).toEqual({ text: 'title\nA', isCut: false })
  })

  test('is cut at the end of a record to fit into a request', () => {
    const record = (place: number) => `"Task ${place}","${'д\n'.repeat(200)}"\n`
    const text = `title,notes\n${Array.from({ length: 2000 }, (_, place) => record(place)).join('')}`
    const cut = cutTable(text)
    expect(cut.isCut).toBe(true)
    expect(bytesOf(cut.text)).toBeLessThanOrEqual(mostBytes)
    expect(bytesOf(cut.text)).toBeGreaterThan(mostBytes - 2000)
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
    expect(bytesOf(text)).toBeLessThanOrEqual(mostBytes)
    expect(JSON.parse(text).tasks.todos[0]).toEqual({ text: 'Open' })
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
  expect(bytesOf(many.text)).toBeLessThanOrEqual(mostBytes)
})

test('exported tasks keep what an import reads, current ones first', () => {
  const task = { id: 'x', title: 'A', type: 'daily', schedule: null, rank: 'i', streak: 3, archived: true }
  const { text, isCut } = shrink(
    JSON.stringify({ profile: {}, ledger: [1], tasks: [task, { title: 'B', archived: false }] }),
  )
  expect([isCut, JSON.parse(text)]).toEqual([
    false,
    {
      tags: [],
      tasks: [
        { title: 'B', archived: false },
        { title: 'A', type: 'daily', archived: true, schedule: null, rank: 'i' },
      ],
    },
  ])
  const many = shrink(JSON.stringify(Array.from({ length: 5000 }, () => ({ ...task, title: 'ж'.repeat(100) }))))
  expect([many.isCut, bytesOf(many.text) <= mostBytes]).toEqual([true, true])
})

test('an import is split into requests that are as large as allowed', () => {
  const items = Array.from({ length: 100 }, (_, place) => ({ place, notes: 'ж'.repeat(5000) }))
  const parts = partsOf(items)
  expect(parts.flat()).toEqual(items)
  expect(parts.length).toBe(5)
  for (const part of parts) expect(bytesOf(part)).toBeLessThanOrEqual(mostBytes)
  expect(partsOf([])).toEqual([])
})
