import { compareText } from '../kernel/compare-text.ts'
import { addDays, type Day, laterDay } from '../kernel/days.ts'
import type { OccurrenceState, TaskType } from './constants.ts'
import type { TaskDates } from './dates.ts'
import { isDueDate } from './rules.ts'
import type { Recurrence, Schedule } from './schema.ts'
import { firstSlotFrom } from './slots.ts'

/** An occurrence of a task on the day on which it is, was or will be due. */
export interface DatedOccurrence {
  taskId: string
  /** The group of a group task. */
  groupId: string | null
  title: string
  type: TaskType
  /** The day that names the occurrence. Null for a to-do. */
  slot: Day | null
  dueOn: Day
  time: string | null
  state: OccurrenceState
}

/** A current task as responses show it. */
export interface ProjectedTask
  extends Pick<TaskDates, 'slot' | 'dueOn' | 'dueTime' | 'opensOn' | 'nextDueOn' | 'overdue' | 'late'> {
  id: string
  groupId: string | null
  title: string
  type: TaskType
  schedule: Schedule | null
  /** The day of its completion. Null: open. */
  completedOn: Day | null
  rank: string
}

interface DayRange {
  from: Day
  to: Day
  today: Day
}

type RankedOccurrence = DatedOccurrence & { rank: string }

/** The state of the current occurrence. A to-do that was done after its due day was late, without a penalty. */
function stateOf({ type, completedOn, overdue, late, dueOn }: ProjectedTask): OccurrenceState {
  if (completedOn === null) return overdue ? 'overdue' : 'due'
  const isLate = type === 'todo' ? dueOn !== null && dueOn < completedOn : late
  return isLate ? 'late' : 'done'
}

/**
 * The current occurrence of a task. A to-do without a due date is shown once it is done, on that day. One that opens
 * only after its due day can never be done, so it is not shown.
 */
function currentOccurrenceOf(task: ProjectedTask): DatedOccurrence | null {
  const { id: taskId, groupId, title, type, slot, dueTime: time, opensOn } = task
  const dueOn = task.dueOn ?? task.completedOn
  if (dueOn === null || (opensOn !== null && opensOn > dueOn)) return null
  return { taskId, groupId, title, type, slot, dueOn, time, state: stateOf(task) }
}

/** The rule that says when a task is due again, if that is known. */
function ruleOf({ schedule, nextDueOn }: ProjectedTask): Recurrence | null {
  return schedule === null || isDueDate(schedule) || nextDueOn === null ? null : schedule
}

/** Sorts by time, those without one last, then in the manual order. */
const byTime = (a: RankedOccurrence, b: RankedOccurrence): number =>
  compareText(a.time ?? '~', b.time ?? '~') ||
  compareText(a.rank, b.rank) ||
  compareText(a.taskId, b.taskId) ||
  compareText(a.slot ?? '', b.slot ?? '')

/**
 * The occurrences of tasks from one day to another, by day, time and rank: current ones, and those that the rules give
 * for later days. After a completion-based one only the next is known. `past` are those that have ended.
 *
 * Days are filled in order and no further than `max` occurrences need, so a thousand daily rules cost as much as a few.
 *
 * Rules: Schedules.
 */
export function occurrencesBetween(
  tasks: readonly ProjectedTask[],
  { from, to, today }: DayRange,
  { max, past = [] }: { max: number; past?: readonly RankedOccurrence[] },
): { occurrences: DatedOccurrence[]; truncated: boolean } {
  const days = collect(tasks, past, { from, to })
  const slots = firstProjectedSlots(tasks, { from, to, today })
  const occurrences: DatedOccurrence[] = []
  for (let day = from; day <= to && occurrences.length <= max; day = addDays(day, 1)) {
    const ofDay = days.get(day) ?? []
    for (const { task, rule } of slots.get(day) ?? []) {
      const { id: taskId, groupId, title, type, rank } = task
      const ofTask = { taskId, groupId, title, type, rank }
      ofDay.push({ ...ofTask, slot: day, dueOn: day, time: rule.time, state: 'projected' })
      const next = rule.after === 'schedule' ? firstSlotFrom(rule, addDays(day, 1)) : null
      if (next !== null && next <= to) addTo(slots, next, { task, rule })
    }
    for (const { rank: _, ...occurrence } of ofDay.sort(byTime)) occurrences.push(occurrence)
  }
  const truncated = occurrences.length > max
  return { occurrences: truncated ? occurrences.slice(0, max) : occurrences, truncated }
}

/** Past and current occurrences by their day. */
function collect(
  tasks: readonly ProjectedTask[],
  past: readonly RankedOccurrence[],
  { from, to }: Pick<DayRange, 'from' | 'to'>,
): Map<Day, RankedOccurrence[]> {
  const days = new Map<Day, RankedOccurrence[]>()
  const current = tasks.flatMap((task) => {
    const occurrence = currentOccurrenceOf(task)
    return occurrence ? { ...occurrence, rank: task.rank } : []
  })
  for (const occurrence of [...past, ...current]) {
    if (occurrence.dueOn >= from && occurrence.dueOn <= to) addTo(days, occurrence.dueOn, occurrence)
  }
  return days
}

interface RuleOfTask {
  task: ProjectedTask
  rule: Recurrence
}

/** The rules of tasks by the first day after today on which each is due again. */
function firstProjectedSlots(tasks: readonly ProjectedTask[], { from, to, today }: DayRange): Map<Day, RuleOfTask[]> {
  const slots = new Map<Day, RuleOfTask[]>()
  const earliest = [from, addDays(today, 1)].reduce(laterDay)
  for (const task of tasks) {
    const rule = ruleOf(task)
    if (rule === null || task.nextDueOn === null) continue
    // A completion decides when the occurrence after the next one is due.
    const isKnown = rule.after === 'schedule' || task.nextDueOn >= earliest
    const slot = rule.after === 'schedule' ? firstSlotFrom(rule, laterDay(task.nextDueOn, earliest)) : task.nextDueOn
    if (isKnown && slot !== null && slot <= to) addTo(slots, slot, { task, rule })
  }
  return slots
}

function addTo<Value>(lists: Map<Day, Value[]>, day: Day, value: Value): void {
  const list = lists.get(day)
  if (list) list.push(value)
  else lists.set(day, [value])
}
