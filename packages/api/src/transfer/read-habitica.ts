import { z } from 'zod'
import { type Draft, draftOf, type Reading, unusable } from './draft.ts'
import type { CsvRecord } from './records.ts'
import type { ImportWarning } from './schema.ts'

/**
 * What of Habitica's user data is about tasks. Fields that are not as they should be are left aside: a task with an odd
 * field is still a task.
 */
const item = z.object({
  text: z.string().catch(''),
  notes: z.string().catch(''),
  priority: z.number().optional().catch(undefined),
  tags: z.array(z.string()).catch([]),
  completed: z.boolean().catch(false),
  frequency: z.string().catch(''),
  everyX: z.number().catch(1),
  repeat: z.record(z.string(), z.boolean()).catch({}),
  date: z.string().nullish().catch(null),
  checklist: z.array(z.object({ text: z.string().catch('') })).catch([]),
})

type Item = z.infer<typeof item>

const items = z.array(item).catch([])

const userData = z.object({
  tags: z.array(z.object({ id: z.string(), name: z.string().catch('') })).catch([]),
  tasks: z.object({ todos: items.default([]), dailys: items.default([]), habits: items.default([]) }),
})

/** Gold by how hard a task is said to be, from trivial to hard. */
const goldOf = (difficulty: number | undefined): number => {
  if (difficulty === undefined) return 5
  if (difficulty < 1) return 2
  if (difficulty < 1.5) return 5
  return difficulty < 2 ? 10 : 20
}

/** Reads tasks from the user data that Habitica exports as JSON: to-dos, dailies, and habits for whoever wants them. */
export function readHabitica(text: string): Reading {
  const read = userData.safeParse(parsed(text))
  if (!read.success) return unusable('notHabitica')
  const { tags, tasks } = read.data
  const names = new Map(tags.map(({ id, name }) => [id, name]))
  const kinds = [
    ...tasks.todos.map((one) => ({ one, ...onceOf(one) })),
    ...tasks.dailys.map((one) => ({ one, ...repeatingOf(one) })),
    ...tasks.habits.map((one) => ({
      one,
      type: 'daily' as const,
      warnings: [{ code: 'habit' as const, about: null }],
    })),
  ]
  const drafts = kinds.map(({ one, type, warnings }, place) =>
    draftOf({
      ...{ line: place + 1, title: one.text, type, warnings, gold: goldOf(one.priority) },
      notes: [one.notes, one.checklist.map((step) => `– ${step.text}`).join('\n')].filter(Boolean).join('\n\n'),
      tags: one.tags.flatMap((id) => names.get(id) || []),
    }),
  )
  return { drafts, problems: [] }
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

/** A daily of Habitica repeats by days, on days of the week, or less often. */
function repeatingOf({ frequency, everyX, repeat }: Item): Pick<Draft, 'type' | 'warnings'> {
  const days = Object.values(repeat).filter(Boolean).length
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

/** Whether a table is the history of tasks that Habitica exports. */
export const isHistory = (head: CsvRecord): boolean =>
  historyColumns.every((name, place) => head.cells[place]?.trim().toLowerCase() === name)

/** Reads each task once from Habitica's history, which tells of dailies and habits by name alone. */
export function readHistory([, ...records]: CsvRecord[]): Reading {
  const seen = new Set<string>()
  const drafts = records.flatMap(({ line, cells: [title = '', id = '', type = ''] }) => {
    if (seen.has(id)) return []
    seen.add(id)
    const warnings: ImportWarning[] = type === 'habit' ? [{ code: 'habit', about: null }] : []
    return draftOf({ line, title, type: 'daily', warnings })
  })
  return { drafts, problems: [] }
}
