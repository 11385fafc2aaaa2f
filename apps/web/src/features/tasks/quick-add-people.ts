import { foldText } from '@questboard/i18n'
import { quotedWords } from './quoted-words.ts'

/** Someone whom a line can name. */
export type Person = { id: string; name: string; isMe?: boolean }

/** The people whom a line names. */
export type NamedPeople = {
  /** Ids in the order of first use. */
  assigned: string[]
  /** Where they are in the composed line (NFC). */
  spans: { field: 'person'; start: number; end: number; person: string }[]
  /** Names that no one has, as they were written. */
  unknown: string[]
  /** Names that several people have. */
  ambiguous: { written: string; people: Person[] }[]
  /** The composed line with blanks where the names were, so that places in it stay the same. */
  rest: string
}

/** The words for the reader, in both languages. */
const ownNames = new Set(['me', 'myself', 'мен', 'аз', 'себе'])

/** A longer line, in characters, is pasted text, which no title can hold. */
const maxLineLength = 1000

type Word = { text: string; start: number; end: number }

const wordsOf = (name: string): string[] => foldText(name).split(/\s+/u).filter(Boolean)

const withoutMarks = (word: string): string => word.replace(/[,;.:!?)]+$/u, '')

/**
 * Reads `@name`: the whole name of a member or its beginning, as long as only one member has it, or `@me`. Names may
 * have several words. Case and accents do not matter. After a backslash and in quotes it belongs to the title.
 */
export function readPeople(line: string, people: readonly Person[]): NamedPeople {
  const composed = line.normalize('NFC')
  const named: NamedPeople = { assigned: [], spans: [], unknown: [], ambiguous: [], rest: composed }
  if (composed.length > maxLineLength) return named
  const words = [...composed.matchAll(/\S+/gu)].map(
    ({ 0: text, index }): Word => ({ text, start: index, end: index + text.length }),
  )
  const quoted = quotedWords(words.map(({ text }) => text))
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word
    if (quoted[at]) continue
    if (/^\\@\p{L}/u.test(word.text)) named.rest = blank(named.rest, word.start, word.start + 1)
    if (!/^@\p{L}/u.test(word.text)) continue
    const { found, count } = match(words.slice(at), people)
    const last = words[at + count - 1] as Word
    const end = last.start + withoutMarks(last.text).length
    const written = composed.slice(word.start + 1, end)
    const [person, ...others] = found
    if (!person) named.unknown.push(written)
    else if (others.length > 0) named.ambiguous.push({ written, people: found })
    else {
      if (!named.assigned.includes(person.id)) named.assigned.push(person.id)
      named.spans.push({ field: 'person', start: word.start, end, person: person.id })
      named.rest = blank(named.rest, word.start, last.end)
      at += count - 1
    }
  }
  return named
}

const blank = (line: string, start: number, end: number): string =>
  line.slice(0, start) + ' '.repeat(end - start) + line.slice(end)

/** Who is named by the first words, and by how many of them: the longest name counts. */
function match(words: readonly Word[], people: readonly Person[]): { found: Person[]; count: number } {
  const written = words.map(({ text }, nth) => foldText(withoutMarks(nth === 0 ? text.slice(1) : text)))
  const [first = ''] = written
  const names = people.map((person) => ({ person, parts: wordsOf(person.name) }))
  const longestName = Math.max(1, ...names.map(({ parts }) => parts.length))
  for (let count = Math.min(longestName, written.length); count > 0; count--) {
    const beginning = written.slice(0, count).join(' ')
    const found = names.filter(({ parts }) => parts.slice(0, count).join(' ') === beginning)
    const whole = found.filter(({ parts }) => parts.length === count)
    const meant = whole.length > 0 ? whole : found
    if (meant.length > 0) return { found: meant.map(({ person }) => person), count }
  }
  return { found: ownNames.has(first) ? people.filter(({ isMe }) => isMe) : [], count: 1 }
}
