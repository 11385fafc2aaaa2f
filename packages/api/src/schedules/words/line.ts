import type { Locale } from '@questboard/i18n'
import { type Weekday, weekdays } from '../constants.ts'
import { bulgarian } from './bulgarian.ts'
import { english } from './english.ts'
import { type Meaning, type Role, type Vocabulary, withEnglish } from './vocabulary.ts'

/** A word of a line, as the grammar compares it. */
export interface Word {
  /** The word in lower case, without accents, and without punctuation at its end. */
  plain: string
  /** The punctuation at its end. */
  after: string
  meaning: Meaning
  /** Whether it can be a part of a date. */
  isDateWord: boolean
}

/** A line to read. Null is a word of the title in any case, such as one in quotes. */
export interface Line {
  words: readonly (Word | null)[]
  vocabulary: Vocabulary
}

/** What was read, and the place after it. */
export interface Found<Value> {
  value: Value
  end: number
}

const vocabularies: Record<Locale, Vocabulary> = { en: english, bg: withEnglish(bulgarian, english) }

const noWord: Word = { plain: '', after: '', meaning: {}, isDateWord: false }

/** Latin characters that look like Cyrillic ones. */
const lookAlikes: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}

const hasCyrillic = /[а-я]/

const isAscii = /^[\0-\x7f]*$/

/** Returns a word in lower case and without stress marks. A Cyrillic word with single Latin characters becomes Cyrillic. */
function fold(word: string): string {
  const lower = word.toLowerCase()
  // Most words of English, and all numbers. The rest takes ten times as long.
  if (isAscii.test(lower)) return lower
  const folded = lower
    .normalize('NFD')
    .replace(/[\u0300\u0301]/gu, '')
    .normalize('NFC')
    .replace(/[’‘]/gu, "'")
    .replace(/[‐‑–—]/gu, '-')
  return hasCyrillic.test(folded) ? folded.replace(/[a-z]/gu, (latin) => lookAlikes[latin] ?? latin) : folded
}

const maxWordLength = 40

const written = /^(.*?)([,;:.!?…]*)$/su

function readWord(text: string, { words, hasDots }: Vocabulary): Word {
  // No word of a date is longer.
  if (text.length > maxWordLength) return noWord
  const [, plain = '', after = ''] = written.exec(fold(text)) ?? []
  const number = /^\d/.test(plain) ? numberMeaning(plain) : undefined
  const meaning = words.get(plain) ?? number ?? {}
  const isDateWord =
    words.has(plain) || number !== undefined || weekdaysIn(plain, words) !== null || (hasDots && isDotted.test(plain))
  return { plain, after, meaning, isDateWord }
}

const isDotted = /^\d{1,2}\.\d{1,2}(\.\d{4})?ч?$/

const ordinal = /^(\d{1,2})(?:st|nd|rd|th|-?(?:ви|ва|во|ри|ра|ро|ти|та|то|ми|ма|мо|и|а|о|ия|вия|рия|тия|мия))$/

const numeric = /^(?:\d{1,4}|\d{1,2}:\d\d(?:am|pm|ч)?|\d{1,2}(?:am|pm|a\.m|p\.m|ч)|\d{4}-\d\d-\d\d)$/

function numberMeaning(plain: string): Meaning | undefined {
  if (/^\d{1,3}$/.test(plain)) return { count: Number(plain) }
  const nth = Number(ordinal.exec(plain)?.[1])
  if (nth >= 1 && nth <= 31) return { nth }
  return numeric.test(plain) ? { phrase: true } : undefined
}

/** The days from one weekday to another. */
export function weekdaysBetween(first: Weekday, last: Weekday): Weekday[] {
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)]
  return [...weekdays, ...weekdays].slice(from, to < from ? to + 8 : to + 1)
}

/** Weekdays in one word: “Mon/Wed/Fri”, “пн-пт”. */
function weekdaysIn(plain: string, words: Vocabulary['words']): Weekday[] | null {
  const [first, last, ...more] = plain.split('-').map((part) => words.get(part)?.weekday)
  if (first && last && more.length === 0) return weekdaysBetween(first, last)
  if (!/[,/+&]/.test(plain)) return null
  const days = plain.split(/[,/+&]/).map((part) => words.get(part)?.weekday ?? words.get(part)?.listedWeekday)
  return days.every((day) => day !== undefined) ? days : null
}

/** The weekdays that a word of a list names. */
export function weekdaysOf({ plain, meaning }: Word, { vocabulary }: Line): Weekday[] | null {
  const day = meaning.weekday ?? meaning.listedWeekday
  return day ? [day] : weekdaysIn(plain, vocabulary.words)
}

/** Reads the words of a line. */
export function lineOf(words: readonly (string | null)[], locale: Locale): Line {
  const vocabulary = vocabularies[locale]
  return { words: words.map((word) => (word === null ? null : readWord(word, vocabulary))), vocabulary }
}

/** Whether a word can be a part of a date, so that a backslash before it has a meaning. */
export const isDateWord = (word: string, locale: Locale): boolean => readWord(word, vocabularies[locale]).isDateWord

export const wordAt = (line: Line, at: number): Word => line.words[at] ?? noWord

export const hasRole = (line: Line, at: number, role: Role): boolean =>
  wordAt(line, at).meaning.roles?.includes(role) ?? false

/** The place after the longest of these phrases, or null if none is at this place. */
export function phraseAt(line: Line, at: number, list: readonly string[][]): number | null {
  const { plain } = wordAt(line, at)
  const found = list.find(
    (phrase) => phrase[0] === plain && phrase.every((word, index) => wordAt(line, at + index).plain === word),
  )
  return found ? at + found.length : null
}

/** The place after a phrase that can be left out. */
export const after = (line: Line, at: number, name: keyof Vocabulary['phrases']): number =>
  phraseAt(line, at, line.vocabulary.phrases[name]) ?? at
