import { beginningOf } from '../kernel/schema.ts'
import { maxItems } from '../tasks/schema.ts'
import { type DraftDates, dueAt, warningsOf, withoutDate } from './dated.ts'
import { type Draft, draftOf, maxImportedText, type ParsedFile } from './draft.ts'
import { type Fields, isFields, isTrueIn, lengthIn, listIn, textIn } from './json-fields.ts'
import { type FileDates, parseMoment } from './moments.ts'
import { maxImported } from './schema.ts'

/** Lists, and tasks of a list, that are read. Sub-tasks are among them. */
const maxRead = 4 * maxImported

const isOfTasks = (value: unknown): boolean => textIn(value, 'kind').startsWith('tasks#')

/** Whether data is what Google exports of its tasks: all lists (Takeout), or the tasks of one list. */
export const isGoogleTasks = (data: unknown): boolean =>
  isFields(data) && (isOfTasks(data) || isOfTasks(listIn(data, 'items', 1)[0]))

interface Entry {
  task: Fields
  list: string
  isDone: boolean
  /** Whether it has nothing but a title. */
  isBare: boolean
}

/**
 * Reads the tasks of all lists. A list is a tag of its tasks. With dates, sub-tasks with nothing but a title are the
 * checklist of their task; the notes of other sub-tasks begin with the title of their task.
 */
export function readGoogleTasks(data: unknown, dates: FileDates | null): ParsedFile {
  const outer = listIn(data, 'items', maxRead)
  const lists = outer.some((item) => textIn(item, 'kind') === 'tasks#task') ? [data] : outer
  const entries = lists.flatMap(entriesOf).slice(0, maxRead)
  const beyond = lists.reduce((sum: number, list) => sum + Math.max(0, lengthIn(list, 'items') - maxRead), 0)
  const byId = new Map(entries.map((entry) => [textIn(entry.task, 'id'), entry]))
  const parents = new Set(entries.map(({ task }) => textIn(task, 'parent')))
  const steps = new Map<Entry, Entry[]>()
  for (const entry of dates ? entries : []) {
    const parent = byId.get(textIn(entry.task, 'parent'))
    const isStep =
      entry.isBare && parent && textIn(parent.task, 'parent') === '' && !parents.has(textIn(entry.task, 'id'))
    const own = parent && (steps.get(parent) ?? [])
    // A completed task is not chosen, so it would hide its open parts. Sub-tasks beyond the bound become tasks.
    if (!isStep || !own || parent === entry || (parent.isDone && !entry.isDone) || own.length >= maxItems) continue
    own.push(entry)
    steps.set(parent, own)
  }
  const own = new Set([...steps.values()].flat())
  const tasks = entries.filter((entry) => !own.has(entry))
  const openFirst = [...tasks.filter(({ isDone }) => !isDone), ...tasks.filter(({ isDone }) => isDone)]
  const drafts = openFirst.slice(0, maxImported).map((entry, place) => {
    const parent = byId.get(textIn(entry.task, 'parent'))
    return draftFrom(entry, { line: place + 1, above: parent, steps: steps.get(entry) ?? [], dates })
  })
  return { drafts, total: tasks.length + beyond, problems: [] }
}

/** The tasks of a list. Deleted ones, and the empty lines that the app leaves behind, do not count. */
function entriesOf(list: unknown): Entry[] {
  const title = beginningOf(textIn(list, 'title'), maxImportedText).trim()
  return listIn(list, 'items', maxRead).flatMap((task) => {
    if (!isFields(task) || isTrueIn(task, 'deleted')) return []
    const isBare = textIn(task, 'notes') === '' && dueText(task) === ''
    if (isBare && textIn(task, 'title').trim() === '') return []
    return { task, list: title, isDone: textIn(task, 'status') === 'completed', isBare }
  })
}

/** When a task is due, as the API writes it, or as Takeout does: then earlier dates of the task can be listed as well. */
function dueText(task: Fields): string {
  const times = listIn(task, 'scheduled_time')
  const current = times.find((time) => isTrueIn(time, 'current')) ?? times[0]
  return (textIn(task, 'due') || textIn(current, 'start')).slice(0, 10)
}

interface Around {
  line: number
  above: Entry | undefined
  steps: Entry[]
  dates: FileDates | null
}

const titleOf = ({ task }: Entry): string =>
  beginningOf(textIn(task, 'title'), maxImportedText).replace(/\s+/g, ' ').trim()

function draftFrom(entry: Entry, { line, above, steps, dates }: Around): Draft {
  const { task, list, isDone } = entry
  const { warnings, ...dated } = datesOf(entry, dates)
  return draftOf({
    line,
    title: titleOf(entry),
    ...dated,
    tags: list === '' ? [] : [list],
    notes: [above && above !== entry ? titleOf(above) : '', beginningOf(textIn(task, 'notes'), maxImportedText)]
      .filter(Boolean)
      .join('\n\n'),
    checklist: steps.map((step) => ({ title: titleOf(step), done: step.isDone })),
    warnings: warningsOf(isDone, dates, warnings),
  })
}

/**
 * The day as it is written: its time is always midnight in UTC and means nothing. A rule is kept apart from its tasks
 * and is not read.
 */
function datesOf(entry: Entry, dates: FileDates | null): DraftDates {
  const due = dueText(entry.task)
  const moment = dates && due !== '' ? parseMoment(due, dates) : null
  const { warnings, ...dated } = dates && moment ? dueAt(moment, dates) : withoutDate(due)
  const isRepeating = !entry.isDone && textIn(entry.task, 'task_recurrence_id') !== ''
  return {
    ...dated,
    warnings: isRepeating ? [...warnings, { code: 'repeatsOtherwise', about: titleOf(entry) }] : warnings,
  }
}
