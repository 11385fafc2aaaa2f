import { beginningOf } from '../kernel/schema.ts'
import { maxImportedText } from './draft.ts'

/** One line of a list in Markdown or plain text. */

const bullet = /^(?:[-*+•–—▪▫◦‣·●○]|\d{1,4}[.)])(?:[ \t]+|$)/u
const box = /^\[([ xX✓✔/>~-]?)\](?:[ \t]+|$)/u
const sign = /^([☐☑☒✓✔✅⬜])\uFE0F?[ \t]*/u
const heading = /^(#{1,6})[ \t]+(.*)$/

/** Marks of a box that is done or was given up. */
const doneMarks = new Set([...'xX✓✔-~☑☒✅'])

export type ListLine =
  | { kind: 'empty' }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'item'; indent: number; done: boolean; text: string }
  | { kind: 'text'; indent: number; text: string }
  | { kind: 'syntax' }

/** Columns before the text. A tab counts as four. */
function indentOf(line: string): number {
  let columns = 0
  for (const character of line) {
    if (character === '\t') columns += 4
    else if (character === ' ' || character === '\u00a0') columns++
    else break
  }
  return columns
}

/** Rules, underlines, rows of tables, comments and pictures are not tasks. */
const isSyntax = (text: string): boolean =>
  !/[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(text) || /^(\||<!--|!\[|\[\^)/.test(text)

/** A heading can end with marks as well. */
function withoutClosing(title: string): string {
  let end = title.length
  while (title[end - 1] === '#') end--
  return /\s/.test(title[end - 1] ?? ' ') ? title.slice(0, end).trim() : title
}

/** Most lines begin with another character, so they have no mark. */
const startsWithMark = /^[\d#[\-*+•–—▪▫◦‣·●○☐☑☒✓✔✅⬜]/u
const startsWithLetter = /^\p{L}/u

/** Reads one line of a list in plain text or Markdown. */
export function readLine(whole: string): ListLine {
  const line = beginningOf(whole, maxImportedText)
  const text = line.trim()
  if (text === '') return { kind: 'empty' }
  if (!startsWithMark.test(text)) {
    return startsWithLetter.test(text) || !isSyntax(text)
      ? { kind: 'text', indent: indentOf(line), text }
      : { kind: 'syntax' }
  }
  const [, marks = '', title] = heading.exec(text) ?? []
  if (title !== undefined) return { kind: 'heading', level: marks.length, text: withoutClosing(title) }
  const indent = indentOf(line)
  const marked = bullet.exec(text)?.[0] ?? ''
  const rest = text.slice(marked.length)
  const [boxed, mark] = box.exec(rest) ?? sign.exec(rest) ?? []
  const own = rest.slice(boxed?.length ?? 0).trim()
  if (own === '') return { kind: 'empty' }
  if (isSyntax(own)) return { kind: 'syntax' }
  if (marked === '' && boxed === undefined) return { kind: 'text', indent, text }
  return { kind: 'item', indent, done: doneMarks.has(mark ?? '') || /^~~.*~~$/.test(own), text: own }
}

/** What a line says of a task. */
export interface LineTask {
  title: string
  tags: string[]
  /** Addresses of links, which do not fit into a title. */
  links: string[]
  /** A date, and words for how often. */
  due: string
  repeat: string
}

const tag = /(^|\s)#(?=[^\s#]*\p{L})([\p{L}\p{N}_][\p{L}\p{N}_/-]*)/gu
const link = /\[([^[\]]{1,300})\]\((https?:\/\/[^\s()]{1,500})\)/g
const dueDate = /(?:📅|🗓️?|\bdue:)\s*(\d{4}-\d\d-\d\d)(?![\d-])/u
/** Other dates of a task, which say when it was made, planned or done. */
const otherDates = /(?:➕|⏳|🛫|✅|❌)\s*\d{4}-\d\d-\d\d/gu
const repeats = /🔁\s*((?:(?!\bdue:)[a-z0-9 ]){1,60})/iu

/** Links and tags that are read of a line. */
const maxParts = 50

/** Reads a line of a task: its words without the marks of Markdown. */
export function readTask(text: string): LineTask {
  const links = [...text.matchAll(link)].slice(0, maxParts).map(([, , address]) => address ?? '')
  const plain = text.replace(link, '$1')
  const tags = [...plain.matchAll(tag)].slice(0, maxParts).map(([, , name]) => name ?? '')
  const due = dueDate.exec(plain)?.[1] ?? ''
  const repeat = repeats.exec(plain)?.[1]?.trim() ?? ''
  const words = plain.replace(dueDate, '').replace(otherDates, '').replace(repeats, '')
  const title = withoutEmphasis(withoutTags(words))
  return { title: title === '' ? tags.join(' ') : title, tags, links, due, repeat }
}

const startsWithTag = /^#[^\s#]*\p{L}/u
const isTag = (word: string): boolean => /^#[\p{L}\p{N}_/-]+$/u.test(word) && startsWithTag.test(word)

/** Text without the tags at its beginning and its end. Within a sentence the word stays. */
function withoutTags(text: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  const from = words.findIndex((word) => !isTag(word))
  const to = words.findLastIndex((word) => !isTag(word))
  return words
    .slice(Math.max(0, from), to + 1)
    .map((word) => (startsWithTag.test(word) ? word.slice(1) : word))
    .join(' ')
}

/** Text without the marks of bold, deleted and code. */
const withoutEmphasis = (text: string): string =>
  text.replace(/(\*\*|__|~~|`)(?=\S)([^*_~`]{1,500})\1/g, '$2').replace(/\\([\\`*_{}[\]()#+\-.!])/g, '$1')
