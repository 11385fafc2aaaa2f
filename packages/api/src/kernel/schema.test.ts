import { describe, expect, test } from 'vitest'
import { line, notes, title } from './schema.ts'

/** C0 without NUL, DEL, C1, the separators of lines, and the characters that reorder text. */
const removed = [
  ...[...Array(31).keys()].map((place) => place + 1),
  ...[...Array(33).keys()].map((place) => place + 0x7f),
  0x2028,
  0x2029,
  0x061c,
  0x200e,
  0x200f,
  0x202a,
  0x202b,
  0x202c,
  0x202d,
  0x202e,
  0x2066,
  0x2067,
  0x2068,
  0x2069,
].map((point) => String.fromCodePoint(point))

describe('a name', () => {
  test('loses each character that cannot be seen', () => {
    for (const character of removed) expect(title.parse(`a${character}b`)).toBe('ab')
  })

  test('keeps joiners, emoji and every script', () => {
    for (const kept of ['👨‍👩‍👧 at home', 'می‌خواهم', 'שלום', 'Ани', 'क्‍ष']) expect(title.parse(kept)).toBe(kept)
  })

  test('is trimmed and composed after that', () => {
    expect(title.parse('\u202e \n a \u200f ')).toBe('a')
    expect(title.parse('e\u200e\u0301')).toBe('é')
  })

  test('has bounds that count what is left', () => {
    expect(line(1, 3).parse(`abc${'\u202e'.repeat(10_000)}`)).toBe('abc')
    expect(line(1, 3).safeParse('abcd').success).toBe(false)
    expect(line(1, 3).safeParse('\u202e\n\u0007').error?.issues).toMatchObject([{ message: 'required' }])
  })

  test.each(['a\u0000b', 'a\ud800', '\u202e\udc00'])('%j is refused', (text) => {
    expect(title.safeParse(text).success).toBe(false)
  })
})

test('notes keep their lines', () => {
  expect(notes.parse('one\ntwo\n\n\tthree')).toBe('one\ntwo\n\n\tthree')
})
