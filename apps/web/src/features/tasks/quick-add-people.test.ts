import { expect, test } from 'vitest'
import { readPeople } from './quick-add-people.ts'

const people = [
  { id: 'me', name: 'Мая Николова', isMe: true },
  { id: 'ani', name: 'Ани' },
  { id: 'anip', name: 'Ани Петрова' },
  { id: 'granny', name: 'Баба Мария' },
  { id: 'max', name: 'Max Power' },
  { id: 'maxine', name: 'Max Stone' },
  { id: 'zoe', name: 'Zoë' },
]

const read = (line: string) => {
  const { assigned, unknown, ambiguous, rest } = readPeople(line, people)
  return { assigned, unknown, ambiguous: ambiguous.map((one) => one.people.map(({ id }) => id)), title: words(rest) }
}

const words = (text: string) => text.trim().replace(/\s+/g, ' ')

const nothing = { assigned: [], unknown: [], ambiguous: [] }

test.each([
  ['Wash up @zoe tomorrow', ['zoe'], 'Wash up tomorrow'],
  ['@ZOË, wash up', ['zoe'], 'wash up'],
  ['Измий чиниите @ани', ['ani'], 'Измий чиниите'],
  ['@Ани Петрова измий чиниите', ['anip'], 'измий чиниите'],
  ['@Ани измий чиниите', ['ani'], 'измий чиниите'],
  ['Полей цветята @Баба Мария всеки ден', ['granny'], 'Полей цветята всеки ден'],
  ['Полей цветята @баба утре', ['granny'], 'Полей цветята утре'],
  ['Sweep @max stone @Zoe', ['maxine', 'zoe'], 'Sweep'],
  ['Sweep @Zoe @zoe', ['zoe'], 'Sweep'],
  ['Fix it @me', ['me'], 'Fix it'],
  ['Поправи крана @мен', ['me'], 'Поправи крана'],
  ['Поправи крана @Мая', ['me'], 'Поправи крана'],
])('reads %s', (line, assigned, title) => {
  expect(read(line)).toEqual({ ...nothing, assigned, title })
})

test('asks which one of two with the same first name', () => {
  expect(read('Sweep @Max')).toEqual({ ...nothing, ambiguous: [['max', 'maxine']], title: 'Sweep @Max' })
  const twins = [
    { id: 'a', name: 'Иво' },
    { id: 'b', name: 'иво' },
  ]
  expect(readPeople('Измети @Иво', twins).ambiguous).toEqual([{ written: 'Иво', people: twins }])
})

test('says whom no one knows, as written', () => {
  expect(read('Sweep @Vancho, now')).toEqual({ ...nothing, unknown: ['Vancho'], title: 'Sweep @Vancho, now' })
  expect(read('Измети @Ванчо')).toMatchObject({ unknown: ['Ванчо'] })
})

test('leaves e-mail addresses, lone signs, quotes and what follows a backslash in the title', () => {
  expect(read('Write to ani@example.org @ 5')).toEqual({ ...nothing, title: 'Write to ani@example.org @ 5' })
  expect(read('Paint "Hello @Zoe"')).toEqual({ ...nothing, title: 'Paint "Hello @Zoe"' })
  expect(read('Paint \\@Zoe')).toEqual({ ...nothing, title: 'Paint @Zoe' })
})

test('keeps the places of everything else in the line', () => {
  const line = 'Измий @Баба Мария, утре'
  const { rest, spans } = readPeople(line, people)
  expect(rest).toHaveLength(line.length)
  expect(rest.indexOf('утре')).toBe(line.indexOf('утре'))
  expect(spans).toEqual([{ field: 'person', start: 6, end: 17, person: 'granny' }])
  expect(line.slice(6, 17)).toBe('@Баба Мария')
})

test('reads no names from pasted text', () => {
  expect(readPeople(`@Zoe ${'x'.repeat(1000)}`, people).assigned).toEqual([])
})
