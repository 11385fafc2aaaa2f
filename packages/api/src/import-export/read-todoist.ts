import type { Locale } from '@questboard/i18n'
import { beginningOf, maxTitleLength } from '../kernel/schema.ts'
import { readDateWords, typeOf } from '../schedules/words/index.ts'
import { maxItems } from '../tasks/schema.ts'
import { type DraftDates, dueAt, nearest } from './dated.ts'
import { type Draft, draftOf, maxImportedText, type ParsedFile } from './draft.ts'
import { textIn } from './json-fields.ts'
import { type FileDates, parseMoment } from './moments.ts'
import type { CsvRecord } from './records.ts'
import { recurrenceOf } from './recurrence.ts'
import { type ImportWarning, maxImported } from './schema.ts'
import { tagOf } from './vocabulary.ts'

/** Gold by Todoist's priority. 1 is the highest. */
const goldOf: Record<string, number> = { 1: 20, 2: 15, 3: 10, 4: 5 }

/** The maximum number of columns that are read. */
const maxColumns = 500

const namesOf = (head: CsvRecord): string[] => head.cells.slice(0, maxColumns).map((cell) => cell.trim().toUpperCase())

/** Whether a table has the columns of a Todoist project, exported as a template or as a backup. */
export const isTodoist = (head: CsvRecord): boolean => {
  const names = namesOf(head)
  return names.includes('TYPE') && names.includes('CONTENT')
}

/** The maximum depth of sub-tasks. */
const deepest = 10

/** The maximum length of a date, in characters. */
const maxDateLength = 200

/** Notes are not collected beyond this length, since they are shortened anyway. */
const enough = 10_000

const label = /(^|\s)@([^\s@]+)/gu

/** A task with its place among the others. */
interface Entry {
  draft: Draft
  depth: number
  parent: Entry | undefined
  hasChildren: boolean
  /** Whether it has nothing but a title. */
  isBare: boolean
}

/**
 * Reads tasks from a Todoist project. Labels and sections become tags if they name one, comments and the titles of
 * parent tasks become notes. Recurring dates become the type, or schedules; then sub-tasks with nothing but a title are
 * the checklist of their task.
 */
export function readTodoist(head: CsvRecord, records: Iterable<CsvRecord>, dates: FileDates | null): ParsedFile {
  const places = new Map(namesOf(head).map((name, place) => [name, place]))
  const kindPlace = places.get('TYPE') ?? -1
  const entries: Entry[] = []
  /** The parent tasks, by indentation. */
  let above: Entry[] = []
  let section: string | undefined
  let total = 0
  for (const { line, cells } of records) {
    const kind = cells[kindPlace]?.trim().toLowerCase()
    if (kind === 'task') total++
    if (total > maxImported) continue
    const cellOf: Cells = (name) => cells[places.get(name) ?? -1]?.trim() ?? ''
    const latest = entries.at(-1)
    if (kind === 'section') {
      const name = beginningOf(cellOf('CONTENT'), maxImportedText)
      section = tagOf(name) && name
      above = []
    } else if (kind === 'note' && latest) {
      addNote(latest, beginningOf(cellOf('CONTENT'), maxImportedText))
    } else if (kind === 'task') {
      const depth = Math.min(deepest, Math.max(1, Math.trunc(Number(cellOf('INDENT'))) || 1))
      above = above.slice(0, depth - 1)
      const entry = entryOf(cellOf, { line, depth, above, section }, dates)
      if (entry.parent) entry.parent.hasChildren = true
      entries.push(entry)
      above[depth - 1] = entry
    }
  }
  const drafts = dates ? withSteps(entries) : entries.map(({ draft }) => draft)
  return { drafts, total: total - (entries.length - drafts.length), problems: [] }
}

type Cells = (name: string) => string

/** A comment with the name of its attached file. The export has all data of the file, as JSON in brackets. */
function withFileName(content: string): string {
  const [from, to] = [content.indexOf('[[file {'), content.lastIndexOf('}]]')]
  if (from < 0 || to < from) return content
  return content.slice(0, from) + fileName(content.slice(from + 7, to + 1)) + content.slice(to + 3)
}

const fileName = (data: string): string => {
  try {
    return textIn(JSON.parse(data), 'file_name')
  } catch {
    return ''
  }
}

function addNote(entry: Entry, content: string): void {
  const note = withFileName(content).trim()
  if (note === '') return
  entry.isBare = false
  const { draft } = entry
  if (draft.notes.length < enough) draft.notes = paragraphs(draft.notes, note)
}

interface Place {
  line: number
  depth: number
  above: (Entry | undefined)[]
  section: string | undefined
}

function entryOf(cellOf: Cells, { line, depth, above, section }: Place, dates: FileDates | null): Entry {
  const content = beginningOf(cellOf('CONTENT'), maxImportedText)
  const labels = [...content.matchAll(label)].map(([, , name]) => name ?? '')
  const title = content.replace(label, '').replace(/\s+/g, ' ').trim() || content
  const parents = above.flatMap((entry) => beginningOf(entry?.draft.title ?? '', maxTitleLength) || [])
  const planned = beginningOf(cellOf('DATE'), maxDateLength)
  const deadline = beginningOf(cellOf('DEADLINE'), maxDateLength)
  const date = planned || deadline
  const language = cellOf(planned === '' ? 'DEADLINE_LANG' : 'DATE_LANG')
  const { warnings, ...dated } = dates ? datesOf(date, language, dates) : { ...repeating(date), schedule: null }
  const isLeftOut = deadline !== '' && deadline !== date
  const draft = draftOf({
    line,
    title,
    notes: paragraphs(parents.join(' › '), cellOf('DESCRIPTION')),
    ...dated,
    warnings: isLeftOut ? [...warnings, { code: 'dateLeftOut', about: deadline }] : warnings,
    gold: goldOf[cellOf('PRIORITY')] ?? goldOf[4],
    tags: [...labels, ...(section === undefined ? [] : [section])],
  })
  const isBare = date === '' && cellOf('DESCRIPTION') === '' && labels.length === 0
  return { draft, depth, parent: above[depth - 2], hasChildren: false, isBare }
}

/** The tasks, with bare sub-tasks of the first level as their checklist. */
const withSteps = (entries: Entry[]): Draft[] =>
  entries.flatMap(({ draft, depth, parent, hasChildren, isBare }) => {
    const steps = depth === 2 && isBare && !hasChildren ? parent?.draft.checklist : undefined
    // Sub-tasks beyond the bound become tasks.
    if (!steps || steps.length >= maxItems) return draft
    steps.push({ title: draft.title, done: false })
    return []
  })

/** The dates of a task in words, or as a date of ISO 8601. Words of other languages say at least how often. */
function datesOf(date: string, language: string, dates: FileDates): DraftDates {
  if (date === '') return { type: 'todo', schedule: null, warnings: [] }
  const moment = parseMoment(date, dates)
  if (moment) return dueAt(moment, dates)
  const locale: Locale = /^bg/i.test(language) || /\p{Script=Cyrillic}/u.test(date) ? 'bg' : 'en'
  const written = date.length > maxDateWordsLength ? null : readDateWords(date, locale, dates.today)
  if (!written) return { ...repeating(date), schedule: null }
  return nearest({ ...typeOf(written), isExact: written.isExact }, date)
}

/** The length of the longest text that is read as a date. */
const maxDateWordsLength = 64

const paragraphs = (...texts: string[]): string => texts.filter(Boolean).join('\n\n')

function repeating(date: string): Pick<Draft, 'type' | 'warnings'> {
  const recurrence = recurrenceOf(date)
  if (recurrence?.exact) return { type: recurrence.type, warnings: [] }
  const code: ImportWarning['code'] = recurrence ? 'repeatsOtherwise' : 'dateLeftOut'
  return { type: recurrence?.type ?? 'todo', warnings: date === '' ? [] : [{ code, about: date }] }
}
