import { beginningOf } from '../kernel/schema.ts'
import { type Dated, dueAt, repeatingFrom, withoutDate } from './dated.ts'
import { type Draft, draftOf, type Reading } from './draft.ts'
import { type FileDates, type Moment, readDuration, readMoment, reminderAt } from './moments.ts'
import type { CsvRecord } from './records.ts'
import { type ImportWarning, mostImported, type ProposedReminder } from './schema.ts'
import { tagOf } from './vocabulary.ts'

/** Gold by priority: none, low, medium, high. */
const goldOf: Record<string, number> = { 0: 5, 1: 10, 3: 15, 5: 20 }

/** Lines about the file before the names of its columns. */
const mostPreamble = 12

const mostColumns = 100

const namesOf = (head: CsvRecord): string[] => head.cells.slice(0, mostColumns).map((cell) => cell.trim().toLowerCase())

const isHead = (record: CsvRecord): boolean => {
  const names = namesOf(record)
  return ['title', 'is check list', 'due date'].every((name) => names.includes(name))
}

/** The line with the names of the columns. The lines before it say when the file was made. */
export function findTickTick(first: CsvRecord, records: Iterable<CsvRecord>): CsvRecord | undefined {
  if (isHead(first)) return first
  if (!/^date: ?\d/i.test(first.cells[0] ?? '')) return undefined
  const rest = records[Symbol.iterator]()
  for (let left = mostPreamble; left > 0; left--) {
    const { value } = rest.next()
    if (!value) return undefined
    if (isHead(value)) return value
  }
  return undefined
}

/** Notes are read up to this length, since they are shortened anyway. */
const longestCell = 40_000

/** Values of a cell: tags, reminders, and the lines of a checklist. */
const mostValues = 1000

/** Reads tasks from a backup of TickTick. Notes that are no tasks are skipped. */
export function readTickTick(head: CsvRecord, records: Iterable<CsvRecord>, dates: FileDates | null): Reading {
  const places = new Map(namesOf(head).map((name, place) => [name, place]))
  const drafts: Draft[] = []
  let total = 0
  for (const { line, cells } of records) {
    const at = (name: string): string => cells[places.get(name) ?? -1]?.trim() ?? ''
    if (at('kind').toUpperCase() === 'NOTE') continue
    total++
    if (total <= mostImported) drafts.push(draftFrom(at, line, dates))
  }
  return { drafts, total, problems: [] }
}

type Cells = (name: string) => string

function draftFrom(at: Cells, line: number, dates: FileDates | null): Draft {
  const isDone = at('status') === '1' || at('status') === '2'
  const done: ImportWarning[] = isDone ? [{ code: 'done', about: null }] : []
  const { type, schedule, warnings } = dates ? datesOf(at, dates) : withoutDate(dateCell(at) || at('repeat'))
  const list = at('list name')
  return draftOf({
    ...{ line, title: at('title'), type, schedule, gold: goldOf[at('priority')] ?? goldOf[0] },
    ...contentOf(at),
    warnings: [...done, ...(isDone && !dates ? [] : warnings)],
    tags: [...at('tags').split(',', mostValues), ...(tagOf(list) ? [list] : [])]
      .map((tag) => tag.trim())
      .filter(Boolean),
    reminders: dates && schedule ? remindersOf(at('reminder'), schedule.time) : [],
  })
}

const dateCell = (at: Cells): string => at('due date') || at('start date')

function datesOf(at: Cells, dates: FileDates): Dated {
  const text = dateCell(at)
  if (text === '') return withoutDate(at('repeat'))
  const moment = readMoment(text, dates, at('timezone'))
  if (!moment) return withoutDate(text)
  const due: Moment = isTrue(at('is all day')) ? { ...moment, time: null } : moment
  return at('repeat') === '' ? dueAt(due, dates) : repeatingFrom(due, at('repeat'), dates)
}

const isTrue = (cell: string): boolean => /^(true|y|yes|1)$/i.test(cell)

const marks = /^\s*([▪▫])\s*(.*)$/u

/** Steps are the lines with a mark, filled when they are done. */
function contentOf(at: Cells): Pick<Draft, 'notes' | 'checklist'> {
  const content = beginningOf(at('content'), longestCell)
  if (!isTrue(at('is check list')) && at('kind').toUpperCase() !== 'CHECKLIST') return { notes: content, checklist: [] }
  const lines = content.split(/\r\n|\r|\n/, mostValues)
  return {
    notes: lines.filter((one) => !marks.test(one)).join('\n'),
    checklist: lines.flatMap((one) => {
      const [, mark, title = ''] = marks.exec(one) ?? []
      return mark === undefined ? [] : { title, done: mark === '▪' }
    }),
  }
}

const remindersOf = (cell: string, time: string | null): ProposedReminder[] =>
  cell.split(/[\n,;]/, mostValues).flatMap((one) => {
    const offset = readDuration(one.replace(/^\s*TRIGGER:/i, ''))
    return offset === null ? [] : (reminderAt(offset, time) ?? [])
  })
