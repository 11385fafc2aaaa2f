import { beginningOf } from '../kernel/schema.ts'
import { type DraftDates, dueAt, warningsOf, withoutDate } from './dated.ts'
import { type Draft, draftOf, maxImportedText, type ParsedFile } from './draft.ts'
import {
  type Fields,
  fieldsIn,
  hasList,
  isFields,
  isTrueIn,
  lengthIn,
  listIn,
  numberIn,
  textIn,
} from './json-fields.ts'
import { type FileDates, parseMoment, reminderAt } from './moments.ts'
import { maxImported } from './schema.ts'

/** Cards, lists and checklists of a board that are read. They are sorted, so this is bounded. */
const maxRead = 5000

/** Steps of a card that are read. */
const maxSteps = 1000

/** Lists of cards that are done, in the languages of the app. */
const doneList = /^(done|completed?|finished|готов[оаи]?|завършен[аио]?|приключен[аио]?|свършен[аио]?)!?$/iu

/** Whether data is a board that Trello exports as JSON. */
export const isTrello = (data: unknown): boolean => hasList(data, 'cards') && hasList(data, 'lists')

interface List {
  name: string
  isClosed: boolean
  place: number
}

/**
 * Reads the cards of a board in the order of its lists, open ones first. The list and the labels of a card are its
 * tags.
 */
export function readTrello(board: unknown, dates: FileDates | null): ParsedFile {
  const lists = new Map(listIn(board, 'lists', maxRead).map((list) => [textIn(list, 'id'), listOf(list)] as const))
  const steps = stepsOf(board)
  const cards = listIn(board, 'cards', maxRead)
    .filter(isFields)
    .map((card) => ({ card, list: lists.get(textIn(card, 'idList')) }))
    .map(({ card, list }) => ({ card, list, isDone: isDone(card, list), place: numberIn(card, 'pos') ?? 0 }))
    .sort(
      (a, b) => Number(a.isDone) - Number(b.isDone) || (a.list?.place ?? 0) - (b.list?.place ?? 0) || a.place - b.place,
    )
  const drafts = cards.slice(0, maxImported).map((card, place) => draftFrom(card, { line: place + 1, steps, dates }))
  return { drafts, total: lengthIn(board, 'cards'), problems: [] }
}

const listOf = (list: unknown): List => ({
  name: beginningOf(textIn(list, 'name'), maxImportedText).trim(),
  isClosed: isTrueIn(list, 'closed'),
  place: numberIn(list, 'pos') ?? 0,
})

const isDone = (card: Fields, list: List | undefined): boolean =>
  isTrueIn(card, 'closed') ||
  isTrueIn(card, 'dueComplete') ||
  list?.isClosed === true ||
  doneList.test(list?.name ?? '')

/** The first steps of each card: those of all its checklists. */
function stepsOf(board: unknown): Map<string, Draft['checklist']> {
  const steps = new Map<string, Draft['checklist']>()
  const byPlace = (a: unknown, b: unknown) => (numberIn(a, 'pos') ?? 0) - (numberIn(b, 'pos') ?? 0)
  for (const list of listIn(board, 'checklists', maxRead).sort(byPlace)) {
    const card = textIn(list, 'idCard')
    const all = steps.get(card) ?? []
    steps.set(card, all)
    const items = listIn(list, 'checkItems').filter((item) => textIn(item, 'name') !== '')
    for (const item of items.sort(byPlace).slice(0, maxSteps - all.length))
      all.push({ title: textIn(item, 'name'), done: textIn(item, 'state') === 'complete' })
  }
  return steps
}

interface Around {
  line: number
  steps: Map<string, Draft['checklist']>
  dates: FileDates | null
}

function draftFrom(
  { card, list, isDone }: { card: Fields; list: List | undefined; isDone: boolean },
  { line, steps, dates }: Around,
): Draft {
  const { warnings, ...dated } = datesOf(textIn(card, 'due'), dates)
  const id = textIn(card, 'id')
  const checklist = steps.get(id) ?? []
  // Once: cards with the same id, or without one, would multiply the steps.
  steps.delete(id)
  const labels = listIn(card, 'labels').flatMap((label) => textIn(label, 'name') || [])
  return draftOf({
    line,
    title: beginningOf(textIn(card, 'name'), maxImportedText).replace(/\s+/g, ' '),
    ...dated,
    notes: beginningOf(textIn(card, 'desc'), maxImportedText),
    tags: [...labels, ...(list?.name ? [list.name] : [])],
    checklist,
    reminders: dated.schedule ? remindersOf(card) : [],
    warnings: warningsOf(isDone, dates, warnings),
  })
}

function datesOf(due: string, dates: FileDates | null): DraftDates {
  const moment = dates && due !== '' ? parseMoment(due, dates) : null
  return dates && moment ? dueAt(moment, dates) : withoutDate(due)
}

/** Minutes before the due time; -1 means no reminder. */
function remindersOf(card: Fields): Draft['reminders'] {
  const minutes = numberIn(card, 'dueReminder') ?? numberIn(fieldsIn(card, 'badges'), 'dueReminder') ?? -1
  if (!Number.isInteger(minutes) || minutes < 0) return []
  const reminder = reminderAt(-minutes, '00:00')
  return reminder ? [reminder] : []
}
