import type { Locale } from '@questboard/i18n'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepInTitle } from './keep-in-title.ts'
import { parseQuickAdd, type QuickAdd } from './quick-add.ts'

const about = { color: 'green', own: true, groupId: null } as const

const tags = [
  { ...about, id: 'home', key: 'home', name: 'дом' },
  { ...about, id: 'fun', key: 'fun', name: 'fun' },
]

const context = { today: '2026-03-18', now: '10:00', dates: true }

const words = [
  ...'every ev every! other first second 2nd 3rd 5th 15th 31st last day days week weeks month year of the and or'.split(
    ' ',
  ),
  ...'Monday Mon, Mon/Wed Mon-Fri Friday tuesdays weekday weekend morning evening tomorrow today tonight next in on'.split(
    ' ',
  ),
  ...'by at until from starting after done before except but 1 2 3 5 9 12 25 31 2027 1999 9:00 18:30 9am pm 12pm'.split(
    ' ',
  ),
  ...'May 5 24 February 29 2026-04-02 2026-02-30 daily weekly monthly this for to - , & / : … ! ? . \\ " \' „ “ ( )'.split(
    ' ',
  ),
  ...'всеки всяка всяко всеки! вс. през ден дни седмица месец година делничен първа втори последен 1-во 25-и число'.split(
    ' ',
  ),
  ...'пн, ср пт пет понеделник петък събота пн-пт уикенд сутрин вечер вечерта утре днес довечера вдругиден следващия'.split(
    ' ',
  ),
  ...'на в във до от след изпълнение като е готово за и или освен май март 2.4. 2.4.2027 18.30 ч. 18ч 20ч г. половина'.split(
    ' ',
  ),
  ...'#home #дом #new !daily !weekly !todo 15g 15з 20g Call mum хляб „утре“ "on Friday" \\tomorrow \\утре \\\\x'.split(
    ' ',
  ),
]

const anyWords = fc
  .array(fc.constantFrom(...words), { maxLength: 24 })
  .chain((list) => fc.constantFrom(' ', '  ', '\t', '\u00a0').map((space) => list.join(space)))

const anyLine = fc.oneof(
  { weight: 6, arbitrary: anyWords },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
)

const anyLocale = fc.constantFrom<Locale>('en', 'bg')

const anyDay = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))

const reader =
  (locale: Locale, today = context.today) =>
  (line: string): QuickAdd =>
    parseQuickAdd(line, tags, locale, 'gold', { ...context, today })

/** The words of a text, without the backslashes that a title leaves out. */
const plainWords = (text: string) => text.normalize('NFC').split(/\s+/u).filter(Boolean)

/** The line without the words that became a field; null if two of them overlap. */
function unread(line: string, { spans = [] }: QuickAdd): string | null {
  const composed = line.normalize('NFC')
  let [at, rest] = [0, '']
  for (const { field, start, end } of spans) {
    if (field === 'unknownTag') continue
    if (start < at || end <= start) return null
    rest += composed.slice(at, start)
    at = end
  }
  return rest + composed.slice(at)
}

test('each of 100,000 random lines is read, and each of its words is in the title or became a field', () => {
  fc.assert(
    fc.property(anyLine, anyLocale, anyDay, (line, locale, today) => {
      const read = reader(locale, today)(line)
      const rest = unread(line, read)
      if (rest === null) return false
      // A dash beside the date is left out.
      const missing = plainWords(rest).length - plainWords(read.title).length
      const isFitting = !read.schedule || 'due' in read.schedule === (read.type === 'todo')
      return (missing === 0 || (missing === 1 && read.date !== undefined)) && isFitting
    }),
    { numRuns: 100_000 },
  )
}, 60_000)

test('a line whose date was put back has no date, and its words are in the title', () => {
  fc.assert(
    fc.property(anyLine, anyLocale, anyDay, (line, locale, today) => {
      const read = reader(locale, today)
      const changed = keepInTitle(line, { field: 'date' }, read)
      const found = read(changed)
      expect(found.schedule).toBeUndefined()
      expect(found.spans?.filter(({ field }) => field === 'date')).toEqual([])
      const { spans = [] } = read(line)
      for (const { start, end } of spans.filter(({ field }) => field === 'date')) {
        expect(` ${found.title} `).toContain(` ${plainWords(line.normalize('NFC').slice(start, end)).join(' ')} `)
      }
    }),
    { numRuns: 5000 },
  )
}, 60_000)

test('a type, amount or tag that was put back is in the title', () => {
  fc.assert(
    fc.property(anyLine, anyLocale, (line, locale) => {
      const read = reader(locale)
      for (const { field, tag } of read(line).spans ?? []) {
        if (field === 'unknownTag') continue
        const found = read(keepInTitle(line, { field, ...(tag && { tag }) }, read))
        expect(found.spans?.some((span) => span.field === field && span.tag === tag)).toBe(false)
      }
    }),
    { numRuns: 3000 },
  )
}, 60_000)

test('a line that is four times as long takes about four times as long to read', () => {
  const repeated = [
    'every ',
    'every Mon, ',
    'daily ',
    '„ " “ ',
    'from 9 to ',
    'всеки понеделник и ',
    'от 5 до 8 май 9:00 ',
    'tomorrow and ',
    'a',
    '-',
    ',',
    '1.',
  ]
  const read = reader('bg')
  const fastest = (line: string): number =>
    Math.min(
      ...Array.from({ length: 40 }, () => {
        const start = performance.now()
        read(line)
        return performance.now() - start
      }),
    )
  for (const text of repeated) {
    const [short, long] = [250, 1000].map((length) => fastest(text.repeat(length).slice(0, length))) as [number, number]
    // Four is linear, and 16 quadratic. The time itself depends on the machine.
    expect(long / short, text).toBeLessThan(8)
  }
})

test('a pasted text of 100,000 characters is read within a second', () => {
  for (const text of [',.', '"', '„ ', 'every Mon and ', '#,', '\\утре ', '9:00 to ']) {
    const start = performance.now()
    reader('bg')(`"#${text.repeat(100_000 / text.length)}x`)
    expect(performance.now() - start, text).toBeLessThan(1000)
  }
})
