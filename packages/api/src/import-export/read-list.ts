import { isDueDate } from '../schedules/rules.ts'
import { readDateWords, typeOf } from '../schedules/words/index.ts'
import { type DraftDates, dueAt, nearest, repeating, warningsOf, withoutDate } from './dated.ts'
import { type Draft, draftOf, type ParsedFile, unusable } from './draft.ts'
import { restore } from './formula.ts'
import { type ListLine, readLine, readTask } from './list-line.ts'
import { type FileDates, parseMoment } from './moments.ts'
import { type ImportProblem, maxImported } from './schema.ts'
import { isProgram } from './syntax.ts'

/** Notes of a task and its steps are not collected beyond these bounds, since they are shortened anyway. */
const enough = 10_000
const maxSteps = 200

/** Columns that a step is indented from its task. */
const stepIndent = 2

/** Lines of running text are longer than this on average. */
const maxAverageLength = 200

const lineEnd = /\r\n|\r|\n/

/** Lines that are read, and those that are looked at to find out what a text is. */
const maxLines = 25_000
const sample = 400

/**
 * Reads a list in Markdown, or one without marks with a task on each line. Headings and `#words` are tags, items
 * further to the right are the checklist of the one above, and text below an item is its notes.
 */
export function readList(text: string, dates: FileDates | null): ParsedFile {
  const lines = withoutData(text.replace(/^\uFEFF/, '').split(lineEnd, maxLines))
  const start = lines.slice(0, sample)
  const [items, full] = [
    count(start, (line) => readLine(line).kind === 'item'),
    count(start, (line) => line.trim() !== ''),
  ]
  // Comments of programs have lines that look like items.
  if (2 * items < full && isProgram(start)) return unusable('program')
  if (items === 0 && isProse(start)) return unusable('document')
  const reader = new ListReader({ isMarked: items > 0, dates, title: titleOf(start) })
  for (const [place, line] of lines.entries()) reader.take(readLine(line), place + 1)
  return reader.parsedFile()
}

const count = (lines: readonly string[], fits: (line: string) => boolean): number => lines.filter(fits).length

/** The lines, with empty ones for the data that some apps write above the text, and for code. */
function withoutData(lines: string[]): string[] {
  const from = endOfFrontMatter(lines)
  let fence: string | undefined
  return lines.map((line, place) => {
    if (place < from) return ''
    const edge = line.includes('```') || line.includes('~~~') ? /^\s{0,8}(```|~~~)/.exec(line)?.[1] : undefined
    if (edge !== undefined && (fence === undefined || fence === edge)) {
      fence = fence === undefined ? edge : undefined
      return ''
    }
    return fence === undefined ? line : ''
  })
}

const isProse = (lines: readonly string[]): boolean => {
  const full = lines.filter((line) => line.trim() !== '')
  return full.reduce((sum, line) => sum + line.length, 0) > maxAverageLength * full.length
}

/** The only heading of the first level is the title of the whole text. */
function titleOf(lines: readonly string[]): string | undefined {
  const titles = lines.filter((line) => /^#[ \t]/.test(line))
  return titles.length === 1 ? titles[0]?.slice(1).trim() : undefined
}

const maxFrontMatter = 100

/** The line after the data that some apps write above the text. */
function endOfFrontMatter(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0
  const end = lines.slice(1, maxFrontMatter).findIndex((line) => /^(---|\.\.\.)\s*$/.test(line))
  return end < 0 ? 0 : end + 2
}

class ListReader {
  readonly #drafts: Draft[] = []
  readonly #problems: ImportProblem[] = []
  #total = 0
  #section: string | undefined
  /** The task above, with its indentation, and whether an empty line has ended it. */
  #above: { draft: Draft | undefined; indent: number; isEnded: boolean } | undefined

  readonly #isMarked: boolean
  readonly #dates: FileDates | null
  readonly #title: string | undefined

  constructor({ isMarked, dates, title }: { isMarked: boolean; dates: FileDates | null; title: string | undefined }) {
    this.#isMarked = isMarked
    this.#dates = dates
    this.#title = title
  }

  take(line: ListLine, number: number): void {
    const above = this.#above
    if (line.kind === 'empty') {
      if (above) above.isEnded = true
    } else if (line.kind === 'heading') {
      this.#section = line.level === 1 && line.text === this.#title ? undefined : line.text
      this.#above = undefined
    } else if (line.kind === 'item') {
      if (above && line.indent >= above.indent + stepIndent) this.#addStep(above.draft, line)
      else this.#addTask(line, number)
    } else if (line.kind === 'text') this.#takeText(line, number)
  }

  #takeText(line: ListLine & { kind: 'text' }, number: number): void {
    const above = this.#above
    if (!this.#isMarked) {
      this.#addTask({ ...line, done: false, text: restore(unquoted(line.text)) }, number)
      return
    }
    if (above && (line.indent > above.indent || !above.isEnded)) {
      this.#addNote(above.draft, line.text)
      return
    }
    this.#above = undefined
    if (line.text.endsWith(':')) this.#section = line.text.slice(0, -1)
    else if (this.#problems.length === 0) this.#problems.push({ line: number, code: 'textLeftOut' })
  }

  #addTask({ text, done, indent }: { text: string; done: boolean; indent: number }, line: number): void {
    this.#total++
    const draft = this.#total <= maxImported ? this.#draftOf(text, done, line) : undefined
    if (draft) this.#drafts.push(draft)
    this.#above = { draft, indent, isEnded: false }
  }

  #draftOf(text: string, done: boolean, line: number): Draft {
    const { title, tags, links, due, repeat } = readTask(text)
    const { warnings, ...dated } = datesOf({ due, repeat }, this.#dates)
    return draftOf({
      line,
      title,
      ...dated,
      notes: links.join('\n'),
      tags: [...tags, ...(this.#section ? [this.#section] : [])],
      warnings: warningsOf(done, this.#dates, warnings),
    })
  }

  #addStep(draft: Draft | undefined, { text, done }: { text: string; done: boolean }): void {
    if (draft && draft.checklist.length < maxSteps) draft.checklist.push({ title: readTask(text).title, done })
  }

  #addNote(draft: Draft | undefined, note: string): void {
    if (draft && draft.notes.length < enough) draft.notes = [draft.notes, note].filter(Boolean).join('\n')
  }

  parsedFile(): ParsedFile {
    return { drafts: this.#drafts, total: this.#total, problems: this.#problems }
  }
}

/** A line that is one quoted cell of a table. */
function unquoted(text: string): string {
  if (text.length < 3 || !text.startsWith('"') || !text.endsWith('"')) return text
  const inside = text.slice(1, -1)
  return inside.replaceAll('""', '').includes('"') ? text : inside.replaceAll('""', '"').trim()
}

function datesOf({ due, repeat }: { due: string; repeat: string }, dates: FileDates | null): DraftDates {
  if (!dates) return withoutDate(due || repeat)
  const moment = due === '' ? null : parseMoment(due, dates)
  // A rule begins on the day on which its task is due.
  const words = repeat === '' ? null : readDateWords(repeat, 'en', moment?.day ?? dates.today)
  if (words && !moment) return nearest({ ...typeOf(words), isExact: words.isExact }, repeat)
  if (words && !isDueDate(words.schedule)) {
    return repeating({ rule: words.schedule, isExact: words.isExact }, dates, repeat)
  }
  const { warnings, ...dated } = moment ? dueAt(moment, dates) : withoutDate(due || repeat)
  const isLost = due !== '' && repeat !== ''
  return { ...dated, warnings: isLost ? [...warnings, { code: 'repeatsOtherwise', about: repeat }] : warnings }
}
