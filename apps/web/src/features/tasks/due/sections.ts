import type { Task } from '@questboard/api/tasks/schema'

type Sectioned = Pick<
  Task,
  'id' | 'type' | 'completed' | 'schedule' | 'dueOn' | 'dueTime' | 'opensOn' | 'overdue' | 'nextDueOn'
>

export const sectionNames = ['overdue', 'today', 'upcoming', 'none', 'resting', 'done'] as const

export type SectionName = (typeof sectionNames)[number]

export type Sections<Item extends Sectioned = Task> = Record<SectionName, Item[]>

function sectionOf(task: Sectioned, { today, lingering }: Moment): SectionName {
  const { id, type, completed, dueOn, opensOn, overdue } = task
  if (completed && !lingering.has(id)) return type === 'todo' ? 'done' : 'resting'
  if (overdue) return 'overdue'
  if (opensOn !== null && opensOn > today) return 'resting'
  if (dueOn === null) return 'none'
  return dueOn > today && task.schedule !== null ? 'upcoming' : 'today'
}

interface Moment {
  today: string
  /** Tasks that were completed a moment ago. They keep their place. */
  lingering: ReadonlySet<string>
}

const compare = (one: string | null, other: string | null): number => {
  const [left, right] = [one ?? '~', other ?? '~']
  return left < right ? -1 : left > right ? 1 : 0
}

const byTime = (one: Sectioned, other: Sectioned): number => compare(one.dueTime, other.dueTime)

const byDay = (one: Sectioned, other: Sectioned): number => compare(one.dueOn, other.dueOn) || byTime(one, other)

/** The current tasks by when they are due, each section in its order: by day and time, otherwise newest first. */
export function sectionsOf<Item extends Sectioned>(tasks: readonly Item[], moment: Moment): Sections<Item> {
  const sections: Sections<Item> = { overdue: [], today: [], upcoming: [], none: [], resting: [], done: [] }
  for (const task of tasks.toReversed()) sections[sectionOf(task, moment)].push(task)
  sections.overdue.sort(byDay)
  sections.today.sort(byTime)
  sections.upcoming.sort(byDay)
  return sections
}
