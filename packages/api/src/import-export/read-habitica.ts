import { z } from 'zod'
import { type Draft, draftOf, type Reading, shortened, unusable } from './draft.ts'
import type { CsvRecord } from './records.ts'
import { type ImportWarning, mostImported } from './schema.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The maximum length of a tag's name in a warning. */
const longestName = 150

/** The maximum number of tags, tags of a task, and checklist items that are read. */
const mostParts = 1000

const textsOf = (value: unknown): string[] =>
  listOf(value)
    .slice(0, mostParts)
    .map((one) => (typeof one === 'string' ? one : ''))

const fieldsOf = (value: unknown, field: string): string[] =>
  textsOf(
    listOf(value)
      .slice(0, mostParts)
      .map((one) => (one as Record<string, unknown> | null)?.[field]),
  )

const weekdays = ['su', 'm', 't', 'w', 'th', 'f', 's']

const countDays = (repeat: unknown): number =>
  weekdays.filter((day) => (repeat as Record<string, unknown> | null | undefined)?.[day] === true).length

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
  repeat: z.unknown().optional().transform(countDays),
  date: z.string().nullish().catch(null),
  checklist: z
    .unknown()
    .optional()
    .transform((steps) => fieldsOf(steps, 'text')),
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

const itemsOf = (list: unknown[]): Item[] => z.array(item).catch([]).parse(list.slice(0, mostImported))

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
export function readHabitica(text: string): Reading {
  const read = userData.safeParse(parsed(text))
  if (!read.success) return unusable('notHabitica')
  const { tags, tasks } = read.data
  const ids = fieldsOf(tags, 'id')
  const names = new Map(fieldsOf(tags, 'name').map((name, place) => [ids[place], shortened(name, longestName)]))
  const [todos, dailys, habits] = [listOf(tasks.todos), listOf(tasks.dailys), listOf(tasks.habits)]
  const kinds = [
    ...itemsOf(todos).map((one) => ({ one, ...onceOf(one) })),
    ...itemsOf(dailys).map((one) => ({ one, ...repeatingOf(one) })),
    ...itemsOf(habits).map((one) => ({
      one,
      type: 'daily' as const,
      warnings: [{ code: 'habit' as const, about: null }],
    })),
  ].slice(0, mostImported)
  const drafts = kinds.map(({ one, type, warnings }, place) =>
    draftOf({
      ...{ line: place + 1, title: one.text, type, warnings, gold: goldOf(one.priority) },
      notes: [one.notes, one.checklist.map((step) => `– ${step}`).join('\n')].filter(Boolean).join('\n\n'),
      tags: one.tags.flatMap((id) => names.get(id) || []),
    }),
  )
  return { drafts, total: todos.length + dailys.length + habits.length, problems: [] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function onceOf({ completed, date }: Item): Pick<Draft, 'type' | 'warnings'> {
  const warnings: ImportWarning[] = []
  if (completed) warnings.push({ code: 'done', about: null })
  else if (date) warnings.push({ code: 'dateLeftOut', about: date.slice(0, 10) })
  return { type: 'todo', warnings }
}

/** A Habitica daily repeats every few days, on weekdays, or less often. */
function repeatingOf({ frequency, everyX, repeat }: Item): Pick<Draft, 'type' | 'warnings'> {
  const days = repeat
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
export function readHistory(records: Iterable<CsvRecord>): Reading {
  const seen = new Set<string>()
  const drafts: Draft[] = []
  for (const { line, cells } of records) {
    const [title = '', id = '', type = ''] = cells
    if (seen.has(id)) continue
    seen.add(id)
    if (seen.size > mostImported) continue
    const warnings: ImportWarning[] = type === 'habit' ? [{ code: 'habit', about: null }] : []
    drafts.push(draftOf({ line, title, type: 'daily', warnings }))
  }
  return { drafts, total: seen.size, problems: [] }
}
