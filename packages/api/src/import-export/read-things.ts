import { addDays } from '../kernel/days.ts'
import { beginningOf } from '../kernel/schema.ts'
import { readDateWords, typeOf } from '../schedules/words/index.ts'
import { type DraftDates, dueAt, nearest, warningsOf, withoutDate } from './dated.ts'
import { type Draft, draftOf, maxImportedText, type ParsedFile } from './draft.ts'
import { type Fields, fieldsIn, isFields, isTrueIn, listIn, textIn } from './json-fields.ts'
import { type FileDates, type Moment, parseMoment } from './moments.ts'
import { maxImported } from './schema.ts'

/** To-dos that are read, and how deep areas and projects are searched for them. */
const maxRead = 4 * maxImported
const deepest = 4

const kinds = new Set(['to-do', 'todo', 'project', 'heading', 'area'])

const kindOf = (value: unknown): string => textIn(value, 'type').toLowerCase()

/**
 * Whether a value is an item of Things: of its URL scheme, with `attributes`, or as tools for its database write it.
 */
const isItem = (value: unknown): boolean =>
  kinds.has(kindOf(value)) &&
  (fieldsIn(value, 'attributes') !== undefined ||
    (textIn(value, 'title', 'name') !== '' && textIn(value, 'uuid', 'id', 'status') !== ''))

/** The items that are looked at to recognise a file. */
const sample = 20

const itemsOf = (data: unknown): unknown[] =>
  Array.isArray(data) ? data : listIn(data, 'items', Number.POSITIVE_INFINITY)

/** Whether data is a list of to-dos and projects of Things. */
export const isThings = (data: unknown): boolean => itemsOf(data).slice(0, sample).some(isItem)

interface Entry {
  fields: Fields
  /** The titles of the project and the area around it. */
  around: string[]
  isDone: boolean
}

/** Reads the to-dos of Things, those of projects and areas too. The project and the area are tags. */
export function readThings(data: unknown, dates: FileDates | null): ParsedFile {
  const entries: Entry[] = []
  const counts = { total: 0 }
  collect(itemsOf(data), { around: [], isDone: false, depth: 0 }, { entries, counts })
  const openFirst = [...entries.filter(({ isDone }) => !isDone), ...entries.filter(({ isDone }) => isDone)]
  const drafts = openFirst.slice(0, maxImported).map((entry, place) => draftFrom(entry, place + 1, dates))
  return { drafts, total: counts.total, problems: [] }
}

type Place = Pick<Entry, 'around' | 'isDone'> & { depth: number }

function collect(items: unknown[], place: Place, found: { entries: Entry[]; counts: { total: number } }): void {
  for (const item of items) {
    const kind = kindOf(item)
    const fields = fieldsIn(item, 'attributes') ?? (isFields(item) ? item : {})
    const isDone = place.isDone || isOver(fields)
    if (kind === 'project' || kind === 'area') {
      const around = [...place.around, textIn(fields, 'title', 'name')]
      const inner = listIn(fields, 'items', maxRead)
      if (place.depth < deepest) collect(inner, { around, isDone, depth: place.depth + 1 }, found)
    } else if (kind === 'to-do' || kind === 'todo') {
      found.counts.total++
      if (found.entries.length < maxRead) found.entries.push({ fields, around: place.around, isDone })
    }
  }
}

const over = new Set(['completed', 'canceled', 'cancelled', 'trashed'])

/** Whether an item was completed or cancelled, or lies in the bin. */
const isOver = (fields: Fields): boolean =>
  ['completed', 'canceled', 'trashed'].some((name) => isTrueIn(fields, name)) || over.has(textIn(fields, 'status'))

/** A name that is text, or the title of an object. */
const nameIn = (fields: Fields, ...names: string[]): string =>
  textIn(fields, ...names) || names.map((name) => textIn(fieldsIn(fields, name), 'title', 'name')).find(Boolean) || ''

const namesIn = (fields: Fields, name: string): string[] =>
  listIn(fields, name).flatMap((item) => (typeof item === 'string' ? item : textIn(item, 'title', 'name')) || [])

function draftFrom({ fields, around, isDone }: Entry, line: number, dates: FileDates | null): Draft {
  const { warnings, ...dated } = datesOf(fields, dates)
  const places = [
    nameIn(fields, 'project_title', 'projectTitle', 'project', 'list'),
    nameIn(fields, 'area_title', 'areaTitle', 'area'),
  ]
  return draftOf({
    line,
    title: beginningOf(textIn(fields, 'title', 'name'), maxImportedText).replace(/\s+/g, ' '),
    ...dated,
    notes: beginningOf(textIn(fields, 'notes'), maxImportedText),
    tags: [
      ...new Set([...namesIn(fields, 'tags'), ...around.toReversed(), ...places.filter((name) => !isId(name))]),
    ].filter(Boolean),
    checklist: [...listIn(fields, 'checklist-items'), ...listIn(fields, 'checklist')].map(stepOf),
    warnings: warningsOf(isDone, dates, warnings),
  })
}

/** Projects are named by title or by id, which says nothing. */
const isId = (name: string): boolean => /^[0-9A-Za-z]{21,22}$/.test(name)

function stepOf(item: unknown): Draft['checklist'][number] {
  if (typeof item === 'string') return { title: item, done: false }
  const fields = fieldsIn(item, 'attributes') ?? (isFields(item) ? item : {})
  return { title: textIn(fields, 'title', 'name'), done: isOver(fields) }
}

/** The deadline, or else the day for which it is planned. */
function datesOf(fields: Fields, dates: FileDates | null): DraftDates {
  const own = fieldsIn(fields, 'dates')
  const deadline = textIn(fields, 'deadline') || textIn(own, 'deadline_at').slice(0, 10)
  const planned =
    textIn(fields, 'when', 'start_date', 'startDate') || textIn(fieldsIn(fields, 'start'), 'scheduled_at').slice(0, 10)
  const written = (deadline || (/^(anytime|someday)$/i.test(planned) ? '' : planned)).trim()
  if (written === '' || !dates) return withoutDate(written)
  const moment = momentOf(written, dates)
  if (moment) return dueAt(moment, dates)
  const words = written.length > maxDateWordsLength ? null : readDateWords(written.replace('@', ' '), 'en', dates.today)
  return words ? nearest({ ...typeOf(words), isExact: words.isExact }, written) : withoutDate(written)
}

/** The length of the longest text that is read as a date. */
const maxDateWordsLength = 64

function momentOf(written: string, dates: FileDates): Moment | null {
  const [, day = '', time] = /^([^@]{1,40})(?:@(\d{1,2}:\d\d))?$/.exec(written) ?? []
  const daysAfterToday: Record<string, number> = { today: 0, evening: 0, tonight: 0, tomorrow: 1 }
  const after = Object.hasOwn(daysAfterToday, day.toLowerCase()) ? daysAfterToday[day.toLowerCase()] : undefined
  const clock = time === undefined ? null : time.padStart(5, '0')
  if (after !== undefined) return { day: addDays(dates.today, after), time: clock }
  return parseMoment(clock ? `${day}T${clock}` : day, dates)
}
