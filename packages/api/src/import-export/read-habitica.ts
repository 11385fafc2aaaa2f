import { z } from 'zod'
import { maxTitleLength } from '../kernel/schema.ts'
import type { Weekday } from '../schedules/constants.ts'
import { type Draft, draftOf, type ParsedFile, shortened, unusable } from './draft.ts'
import { dailyOf, dueOn, remindersOf } from './habitica-dates.ts'
import type { FileDates } from './moments.ts'
import type { CsvRecord } from './records.ts'
import { type ImportWarning, maxImported } from './schema.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The maximum number of tags, tags of a task, and checklist items that are read. */
const maxParts = 1000

const textsOf = (value: unknown): string[] =>
  listOf(value)
    .slice(0, maxParts)
    .map((text) => (typeof text === 'string' ? text : ''))

const fieldsOf = (value: unknown, field: string): string[] =>
  textsOf(
    listOf(value)
      .slice(0, maxParts)
      .map((fields) => (fields as Record<string, unknown> | null)?.[field]),
  )

const weekdays: Record<string, Weekday> = { m: 'mo', t: 'tu', w: 'we', th: 'th', f: 'fr', s: 'sa', su: 'su' }

const daysOf = (repeat: unknown): Weekday[] =>
  Object.entries(weekdays).flatMap(([key, day]) =>
    (repeat as Record<string, unknown> | null | undefined)?.[key] === true ? day : [],
  )

const numbersOf = (value: unknown): number[] =>
  listOf(value)
    .slice(0, maxParts)
    .flatMap((number) => (typeof number === 'number' ? number : []))

const stepsOf = (value: unknown): Draft['checklist'] => {
  const steps = listOf(value).slice(0, maxParts) as (Record<string, unknown> | null)[]
  return steps.map((step) => ({
    title: typeof step?.text === 'string' ? step.text : '',
    done: step?.completed === true,
  }))
}

/**
 * The parts of Habitica's user data that describe tasks. Invalid fields are ignored, so one of them does not lose the
 * task.
 */
const item = z.object({
  text: z.string().catch(''),
  notes: z.string().catch(''),
  priority: z.number().optional().catch(undefined),
  tags: z.unknown().optional().transform(textsOf),
  completed: z.boolean().catch(false),
  frequency: z.string().catch(''),
  everyX: z.number().catch(1),
  repeat: z.unknown().optional().transform(daysOf),
  daysOfMonth: z.unknown().optional().transform(numbersOf),
  weeksOfMonth: z.unknown().optional().transform(numbersOf),
  startDate: z.string().nullish().catch(null),
  date: z.string().nullish().catch(null),
  checklist: z.unknown().optional().transform(stepsOf),
  reminders: z
    .unknown()
    .optional()
    .transform((reminders) => fieldsOf(reminders, 'time')),
})

type Item = z.infer<typeof item>

const list = z.unknown().optional()

/**
 * Lists are not validated as a whole: a hostile file can have a hundred thousand items, of which only the first are
 * read.
 */
const userData = z.object({
  tags: list,
  tasks: z.object({ todos: list, dailys: list, habits: list }),
})

/** Whether data is that of a user of Habitica. */
export const isHabitica = (data: unknown): boolean => userData.safeParse(data).success

const itemsOf = (list: unknown[]): Item[] => z.array(item).catch([]).parse(list.slice(0, maxImported))

/** Gold by difficulty, from trivial to hard. */
const goldOf = (difficulty: number | undefined): number => {
  if (difficulty === undefined) return 5
  if (difficulty < 1) return 2
  if (difficulty < 1.5) return 5
  return difficulty < 2 ? 10 : 20
}

/**
 * Reads tasks from the user data that Habitica exports as JSON: to-dos, dailies, and habits, which are not selected.
 */
export function readHabitica(data: unknown, dates: FileDates | null): ParsedFile {
  const read = userData.safeParse(data)
  if (!read.success) return unusable('notHabitica')
  const { tags, tasks } = read.data
  const ids = fieldsOf(tags, 'id')
  const names = new Map(fieldsOf(tags, 'name').map((name, place) => [ids[place], shortened(name, maxTitleLength)]))
  const [todos, dailys, habits] = [listOf(tasks.todos), listOf(tasks.dailys), listOf(tasks.habits)]
  const kinds: { task: Item; dated: Partial<Draft> }[] = [
    ...itemsOf(todos).map((task) => ({ task, dated: onceOf(task, dates) })),
    ...itemsOf(dailys).map((task) => ({ task, dated: dates ? dailyWith(task, dates) : repeatingOf(task) })),
    ...itemsOf(habits).map((task) => ({
      task,
      dated: { type: 'daily' as const, warnings: [{ code: 'habit' as const, about: null }] },
    })),
  ].slice(0, maxImported)
  const drafts = kinds.map(({ task, dated }, place) =>
    draftOf({
      line: place + 1,
      title: task.text,
      ...dated,
      gold: goldOf(task.priority),
      ...(dates ? { notes: task.notes, checklist: task.checklist } : { notes: notesWithSteps(task) }),
      tags: task.tags.flatMap((id) => names.get(id) || []),
    }),
  )
  return { drafts, total: todos.length + dailys.length + habits.length, problems: [] }
}

const notesWithSteps = ({ notes, checklist }: Item): string =>
  [notes, checklist.map(({ title }) => `– ${title}`).join('\n')].filter(Boolean).join('\n\n')

function onceOf({ completed, date }: Item, dates: FileDates | null): Partial<Draft> {
  if (completed) return { type: 'todo', warnings: [{ code: 'done', about: null }] }
  if (dates) return dueOn(date ?? null, dates)
  const warnings: ImportWarning[] = date ? [{ code: 'dateLeftOut', about: date.slice(0, 10) }] : []
  return { type: 'todo', warnings }
}

function dailyWith({ repeat, startDate = null, reminders, ...rule }: Item, dates: FileDates): Partial<Draft> {
  const dated = dailyOf({ ...rule, days: repeat, startDate }, dates)
  return { ...dated, reminders: remindersOf(reminders, dates) }
}

/** A Habitica daily repeats every few days, on weekdays, or less often. */
function repeatingOf({ frequency, everyX, repeat }: Item): Pick<Draft, 'type' | 'warnings'> {
  const days = repeat.length
  const odd = (about: string): ImportWarning[] => [{ code: 'repeatsOtherwise', about }]
  if (frequency === 'weekly' && everyX === 1) {
    if (days === 7 || days === 0) return { type: 'daily', warnings: [] }
    return { type: 'weekly', warnings: days === 1 ? [] : odd(`${days} × weekly`) }
  }
  if (frequency === 'daily' && everyX === 1) return { type: 'daily', warnings: [] }
  if (frequency === 'daily' && everyX === 7) return { type: 'weekly', warnings: [] }
  return { type: 'todo', warnings: odd(everyX === 1 ? frequency : `${frequency} / ${everyX}`) }
}

const historyColumns = ['task name', 'task id', 'task type']

/** Whether a table is the task history that Habitica exports. */
export const isHistory = (head: CsvRecord): boolean =>
  historyColumns.every((name, place) => head.cells[place]?.trim().toLowerCase() === name)

/** Reads each task once from Habitica's history, which contains only the names of dailies and habits. */
export function readHabiticaHistory(records: Iterable<CsvRecord>): ParsedFile {
  const seen = new Set<string>()
  const drafts: Draft[] = []
  for (const { line, cells } of records) {
    const [title = '', id = '', type = ''] = cells
    if (seen.has(id)) continue
    seen.add(id)
    if (seen.size > maxImported) continue
    const warnings: ImportWarning[] = type === 'habit' ? [{ code: 'habit', about: null }] : []
    drafts.push(draftOf({ line, title, type: 'daily', warnings }))
  }
  return { drafts, total: seen.size, problems: [] }
}
