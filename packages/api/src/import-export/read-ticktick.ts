import { addDays } from '../kernel/days.ts'
import { beginningOf } from '../kernel/schema.ts'
import { maxItems } from '../tasks/schema.ts'
import { type DraftDates, dueAt, repeatingFrom, warningsOf, withoutDate } from './dated.ts'
import { type Draft, draftOf, maxImportedText, type ParsedFile } from './draft.ts'
import { type FileDates, type Moment, minutesTo, parseMoment, readDuration, reminderAt } from './moments.ts'
import type { CsvRecord } from './records.ts'
import { maxImported, type ProposedReminder } from './schema.ts'
import { tagOf } from './vocabulary.ts'

/** Gold by priority: none, low, medium, high. */
const goldOf: Record<string, number> = { 0: 5, 1: 10, 3: 15, 5: 20 }

/** Lines about the file before the names of its columns. */
const maxPreamble = 12

const maxColumns = 100

/** The names of columns without spaces: versions differ in them. */
const namesOf = (head: CsvRecord): string[] =>
  head.cells.slice(0, maxColumns).map((cell) => cell.replace(/\s+/g, '').toLowerCase())

const isHead = (record: CsvRecord): boolean => {
  const names = namesOf(record)
  return ['title', 'ischecklist', 'duedate'].every((name) => names.includes(name))
}

/** The line with the names of the columns. The lines before it say when the file was made. */
export function findTickTick(first: CsvRecord, records: Iterable<CsvRecord>): CsvRecord | undefined {
  if (isHead(first)) return first
  if (!/^date: ?\d/i.test(first.cells[0] ?? '')) return undefined
  const rest = records[Symbol.iterator]()
  for (let remaining = maxPreamble; remaining > 0; remaining--) {
    const { value } = rest.next()
    if (!value) return undefined
    if (isHead(value)) return value
  }
  return undefined
}

/** Values of a cell: tags, reminders, and the lines of a checklist. */
const maxValues = 1000

type Cells = (name: string) => string

/** A task, with the ids that say which one is a part of which. */
interface Entry {
  draft: Draft
  isDone: boolean
  id: string
  parentId: string
  /** Whether it has nothing but a title. */
  isBare: boolean
}

/**
 * Reads tasks from a backup of TickTick. Notes that are not tasks are skipped. With dates, sub-tasks with nothing but a
 * title are the checklist of their task.
 */
export function readTickTick(head: CsvRecord, records: Iterable<CsvRecord>, dates: FileDates | null): ParsedFile {
  const places = new Map(namesOf(head).map((name, place) => [name, place]))
  const entries: Entry[] = []
  let total = 0
  for (const { line, cells } of records) {
    const cellOf = (name: string): string => cells[places.get(name) ?? -1]?.trim() ?? ''
    if (cellOf('kind').toUpperCase() === 'NOTE') continue
    total++
    if (total <= maxImported) entries.push(entryFrom(cellOf, line, dates))
  }
  const drafts = dates ? withSteps(entries) : entries.map(({ draft }) => draft)
  return { drafts, total: total - (entries.length - drafts.length), problems: [] }
}

function entryFrom(cellOf: Cells, line: number, dates: FileDates | null): Entry {
  // Completed, archived, or abandoned.
  const isDone = !['', '0'].includes(cellOf('status'))
  const due = dates && dueOf(cellOf, dates)
  const { type, schedule, warnings } = dates
    ? datesOf(cellOf, due, dates)
    : withoutDate(dateCell(cellOf) || cellOf('repeat'))
  const list = cellOf('listname')
  const draft = draftOf({
    line,
    title: cellOf('title'),
    type,
    schedule,
    gold: goldOf[cellOf('priority')] ?? goldOf[0],
    ...contentOf(cellOf),
    warnings: warningsOf(isDone, dates, warnings),
    tags: [...cellOf('tags').split(',', maxValues), ...(tagOf(list) ? [list] : [])]
      .map((tag) => tag.trim())
      .filter(Boolean),
    reminders: due && schedule ? remindersOf(cellOf('reminder'), due, schedule.time) : [],
  })
  const isBare = ['duedate', 'startdate', 'repeat', 'content', 'tags'].every((name) => cellOf(name) === '')
  return { draft, isDone, isBare, id: cellOf('taskid'), parentId: cellOf('parentid') }
}

/** The tasks, with bare sub-tasks as the checklist of their task. */
function withSteps(entries: Entry[]): Draft[] {
  const parents = new Set(entries.map(({ parentId }) => parentId))
  const isStep = ({ isBare, id, parentId }: Entry) => isBare && parentId !== '' && (id === '' || !parents.has(id))
  const tasks = new Map(entries.flatMap((entry) => (isStep(entry) || entry.id === '' ? [] : [[entry.id, entry]])))
  return entries.flatMap((entry) => {
    const task = isStep(entry) ? tasks.get(entry.parentId) : undefined
    // A completed task is not chosen, so it would hide its open parts.
    // Sub-tasks beyond the bound become tasks.
    if (!task || (task.isDone && !entry.isDone) || task.draft.checklist.length >= maxItems) return entry.draft
    task.draft.checklist.push({ title: entry.draft.title, done: entry.isDone })
    return []
  })
}

const dateCell = (cellOf: Cells): string => cellOf('duedate') || cellOf('startdate')

/** When a task is due, and how many minutes before that it starts. Reminders count from its start. */
interface Due {
  moment: Moment
  lead: number
}

function dueOf(cellOf: Cells, dates: FileDates): Due | null {
  const read = (cell: string): Moment | null => parseMoment(cell, dates, cellOf('timezone'))
  const end = read(dateCell(cellOf))
  if (!end) return null
  const start = read(cellOf('startdate')) ?? end
  const isAllDay = isTrue(cellOf('isallday'))
  // A rule repeats the start.
  if (cellOf('repeat') !== '') return { moment: isAllDay ? { ...start, time: null } : start, lead: 0 }
  if (!isAllDay) return { moment: end, lead: Math.max(0, minutesTo(end) - minutesTo(start)) }
  // Several whole days end with the midnight after the last one.
  const moment: Moment = { day: start.day < end.day ? addDays(end.day, -1) : end.day, time: null }
  return { moment, lead: Math.max(0, minutesTo(moment) - minutesTo({ ...start, time: null })) }
}

function datesOf(cellOf: Cells, due: Due | null, dates: FileDates): DraftDates {
  const text = dateCell(cellOf)
  if (text === '') return withoutDate(cellOf('repeat'))
  if (!due) return withoutDate(text)
  const repeat = cellOf('repeat')
  if (repeat === '') return dueAt(due.moment, dates)
  const { warnings, ...dated } = repeatingFrom(due.moment, ruleOf(repeat), dates)
  return { ...dated, warnings: warnings.map((warning) => ({ ...warning, about: repeat })) }
}

/** A rule that skips weekends in the words of iCalendar. Skipping public holidays has none. */
const ruleOf = (repeat: string): string =>
  repeat.replace(
    /^(?:RRULE:)?FREQ=DAILY;(?:INTERVAL=1;)?TT_SKIP=(HOLIDAY,)?WEEKEND$/i,
    (_, holiday: string | undefined) => `FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR${holiday ? ';TT_SKIP=HOLIDAY' : ''}`,
  )

const isTrue = (cell: string): boolean => /^(true|y|yes|1)$/i.test(cell)

const marks = /^\s*([▪▫])\s*(.*)$/u

/** Steps are the lines with a mark, filled when they are done. */
function contentOf(cellOf: Cells): Pick<Draft, 'notes' | 'checklist'> {
  const content = beginningOf(cellOf('content'), maxImportedText)
  if (!isTrue(cellOf('ischecklist')) && cellOf('kind').toUpperCase() !== 'CHECKLIST')
    return { notes: content, checklist: [] }
  const lines = content.split(/\r\n|\r|\n/, maxValues)
  return {
    notes: lines.filter((line) => !marks.test(line)).join('\n'),
    checklist: lines.flatMap((line) => {
      const [, mark, title = ''] = marks.exec(line) ?? []
      return mark === undefined ? [] : { title, done: mark === '▪' }
    }),
  }
}

const remindersOf = (cell: string, { lead }: Due, time: string | null): ProposedReminder[] =>
  cell.split(/[\n,;]/, maxValues).flatMap((trigger) => {
    const offset = readDuration(trigger.replace(/^\s*TRIGGER:/i, ''))
    return offset === null ? [] : (reminderAt(offset - lead, time) ?? [])
  })
