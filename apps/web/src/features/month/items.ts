import { compareText } from '@questboard/api/kernel/compare-text'
import type { OccurrenceState, ProjectedTask } from '@questboard/api/schedules'
import { occurrencesBetween } from '@questboard/api/schedules'
import type { Occurrences, Task } from '@questboard/api/tasks/schema'
import { localDay } from '../days/calendar.ts'
import { dayStart } from '../days/current-day.ts'

type Occurrence = Occurrences['occurrences'][number]

/** An occurrence in the calendar. `task` is the user's own task if this is its current occurrence. */
export type MonthItem = Occurrence & { task: Task | null }

export type ItemsByDay = ReadonlyMap<string, readonly MonthItem[]>

/** The most occurrences that are computed, as many as in a response of the server. */
const maxOccurrences = 2000

const ended = new Set<OccurrenceState>(['done', 'late', 'missed', 'skipped', 'spared'])

/** What is open comes first, then what comes later, then what is over. */
const weights: Record<OccurrenceState, number> = {
  overdue: 0,
  due: 0,
  projected: 1,
  done: 2,
  late: 2,
  missed: 2,
  skipped: 2,
  spared: 2,
}

function projectedOf(task: Task): ProjectedTask {
  const { completedAt } = task
  return {
    ...task,
    groupId: null,
    completedOn: completedAt === null ? null : localDay(new Date(completedAt), dayStart()),
  }
}

type Sources = {
  /** The user's current tasks, with all optimistic updates. */
  tasks: readonly Task[]
  /** The response of the server. Undefined until it arrives. */
  response: Occurrences | undefined
  from: string
  to: string
  today: string
}

/**
 * The occurrences of the days of a calendar. Those of the user's own current tasks follow from the tasks, by the same
 * rules as on the server, so a change shows at once, and offline. Group tasks and ended occurrences come from the
 * server.
 */
export function itemsByDay({ tasks, response, from, to, today }: Sources): ItemsByDay {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const own = occurrencesBetween(tasks.map(projectedOf), { from, to, today }, { max: maxOccurrences }).occurrences
  const others = (response?.occurrences ?? []).filter(
    (occurrence) =>
      occurrence.groupId !== null ||
      (ended.has(occurrence.state) && byId.get(occurrence.taskId)?.slot !== occurrence.slot),
  )
  const days = new Map<string, MonthItem[]>()
  const place = (item: MonthItem) => {
    const here = days.get(item.dueOn)
    if (here) here.push(item)
    else days.set(item.dueOn, [item])
  }
  for (const occurrence of own)
    place({ ...occurrence, task: occurrence.state === 'projected' ? null : (byId.get(occurrence.taskId) ?? null) })
  for (const occurrence of others) place({ ...occurrence, task: null })
  for (const here of days.values()) here.sort(byState)
  return days
}

const byState = (a: MonthItem, b: MonthItem): number =>
  weights[a.state] - weights[b.state] || compareText(a.time ?? '~', b.time ?? '~')
