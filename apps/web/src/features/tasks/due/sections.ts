import { compareText } from '@questboard/api/kernel/compare-text'
import type { Task } from '@questboard/api/tasks/schema'
import { addDays } from '../../days/calendar.ts'
import type { TaskOrder } from '../order.ts'

type Sectioned = Pick<
  Task,
  'id' | 'type' | 'completed' | 'schedule' | 'dueOn' | 'dueTime' | 'opensOn' | 'overdue' | 'nextDueOn'
>

const sectionNames = ['overdue', 'today', 'upcoming', 'none', 'resting', 'done'] as const

export type SectionName = (typeof sectionNames)[number]

export type Sections<Item extends Sectioned = Task> = Record<SectionName, Item[]>

function sectionOf(task: Sectioned, { today, lingering }: SectionContext): SectionName {
  const { id, type, completed, dueOn, opensOn, overdue } = task
  if (completed && !lingering.has(id)) return type === 'todo' ? 'done' : 'resting'
  if (overdue) return 'overdue'
  if (opensOn !== null && opensOn > today) return 'resting'
  if (dueOn === null) return 'none'
  return dueOn > today && task.schedule !== null ? 'upcoming' : 'today'
}

type SectionContext = {
  today: string
  /** Tasks that were completed a moment ago. They keep their place. */
  lingering: ReadonlySet<string>
  /** The order of the list. In the player's own order, the time of day does not sort. */
  order?: TaskOrder
}

const compare = (a: string | null, b: string | null): number => compareText(a ?? '~', b ?? '~')

const byTime = (a: Sectioned, b: Sectioned): number => compare(a.dueTime, b.dueTime)

const byDay = (a: Sectioned, b: Sectioned): number => compare(a.dueOn, b.dueOn)

const byDayAndTime = (a: Sectioned, b: Sectioned): number => byDay(a, b) || byTime(a, b)

/**
 * The current tasks by when they are due. `tasks` are in the player's order, the last one first. Tasks with a day are
 * sorted by day, and by time unless the player sorts by hand.
 */
export function sectionsOf<Item extends Sectioned>(tasks: readonly Item[], moment: SectionContext): Sections<Item> {
  const sections: Sections<Item> = { overdue: [], today: [], upcoming: [], none: [], resting: [], done: [] }
  for (const task of tasks.toReversed()) sections[sectionOf(task, moment)].push(task)
  const isManual = moment.order === 'manual'
  if (!isManual) sections.overdue.sort(byDayAndTime)
  if (!isManual) sections.today.sort(byTime)
  sections.upcoming.sort(isManual ? byDay : byDayAndTime)
  return sections
}

/** How many days ahead the list shows one by one. */
const daysAhead = 14

/** The upcoming tasks of each of the next days, and all later ones. */
export function daysOf<Item extends Sectioned>(upcoming: readonly Item[], today: string) {
  const last = addDays(today, daysAhead)
  const near = upcoming.filter(({ dueOn }) => dueOn !== null && dueOn <= last)
  const days = [...Map.groupBy(near, ({ dueOn }) => dueOn ?? '')].map(([day, tasks]) => ({ day, tasks }))
  return { days, later: upcoming.slice(near.length) }
}
