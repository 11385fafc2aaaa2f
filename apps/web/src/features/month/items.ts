import type { OccurrenceState, ProjectedTask } from '@questboard/api/schedules'
import { occurrencesBetween } from '@questboard/api/schedules'
import type { Occurrences, Task } from '@questboard/api/tasks/schema'
import { localDay } from '../days/calendar.ts'

type Occurrence = Occurrences['occurrences'][number]

/** An occurrence in the calendar. `task` is the user's own task if this is its current occurrence. */
export type MonthItem = Occurrence & { task: Task | null }

export type ItemsByDay = ReadonlyMap<string, readonly MonthItem[]>

/** As in the responses of the server. */
const most = 2000

const ended = new Set<OccurrenceState>(['done', 'late', 'missed', 'skipped', 'spared'])

/** What is open comes first, then what comes later, then what is over. */
const weights: Record<OccurrenceState, number> = {
  ...{ overdue: 0, due: 0, projected: 1 },
  ...{ done: 2, late: 2, missed: 2, skipped: 2, spared: 2 },
}

function projectedOf(task: Task): ProjectedTask {
  const { completedAt } = task
  return { ...task, groupId: null, completedOn: completedAt === null ? null : localDay(new Date(completedAt)) }
}

type Sources = {
  /** The user's current tasks, with all optimistic updates. */
  tasks: readonly Task[]
  /** The response of the server. Undefined until it arrives. */
  answered: Occurrences | undefined
  from: string
  to: string
  today: string
}

/**
 * The occurrences of the days of a calendar. Those of the user's own current tasks follow from the tasks, by the same rules
 * as on the server, so a change shows at once, and offline. Group tasks and ended occurrences come from the server.
 */
export function itemsByDay({ tasks, answered, from, to, today }: Sources): ItemsByDay {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const own = occurrencesBetween(tasks.map(projectedOf), { from, to, today }, { most }).occurrences
  const others = (answered?.occurrences ?? []).filter(
    (one) => one.groupId !== null || (ended.has(one.state) && byId.get(one.taskId)?.slot !== one.slot),
  )
  const days = new Map<string, MonthItem[]>()
  const place = (item: MonthItem) => {
    const here = days.get(item.dueOn)
    if (here) here.push(item)
    else days.set(item.dueOn, [item])
  }
  for (const one of own) place({ ...one, task: one.state === 'projected' ? null : (byId.get(one.taskId) ?? null) })
  for (const one of others) place({ ...one, task: null })
  for (const here of days.values()) here.sort(byState)
  return days
}

const byState = (one: MonthItem, other: MonthItem): number =>
  weights[one.state] - weights[other.state] || compare(one.time ?? '~', other.time ?? '~')

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
