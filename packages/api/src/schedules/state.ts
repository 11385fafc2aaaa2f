import { addDays, type Day } from '../kernel/days.ts'
import { changesOn, firstOccurrence, type Occurrence } from './occurrence.ts'
import { isDueDate } from './rules.ts'
import type { Recurrence, Schedule } from './schema.ts'

/**
 * The schedule of a task and its current occurrence, as they are stored. All are null for a task without a schedule.
 */
export interface ScheduleState {
  schedule: Schedule | null
  slot: Day | null
  dueOn: Day | null
  opensOn: Day | null
  changesOn: Day | null
  doneSlot: Day | null
  missed: boolean | null
}

export const unscheduled: ScheduleState = {
  schedule: null,
  slot: null,
  dueOn: null,
  opensOn: null,
  changesOn: null,
  doneSlot: null,
  missed: null,
}

/** The stored fields of an open occurrence. */
export const occurrenceFields = (rule: Recurrence, { slot, dueOn, opensOn, doneSlot, missed }: Occurrence) => ({
  slot,
  dueOn,
  opensOn,
  doneSlot,
  missed,
  changesOn: changesOn(rule, { slot, dueOn, opensOn, doneSlot, missed }),
})

/**
 * The state of a task that has a schedule from today on.
 * @param last the last slot that was completed or missed, by an earlier schedule
 */
export function beginSchedule(schedule: Schedule, today: Day, last: Day | null = null): ScheduleState {
  if (isDueDate(schedule)) return { ...unscheduled, schedule, dueOn: schedule.due }
  const first = firstOccurrence(schedule, today, last)
  return { ...unscheduled, schedule, ...(first ? occurrenceFields(schedule, first) : overAfter(today)) }
}

/** An occurrence that cannot be completed and ends with today: the last one was paid or charged already. */
const overAfter = (today: Day) => ({
  slot: today,
  dueOn: today,
  opensOn: addDays(today, 1),
  missed: false,
  changesOn: addDays(today, 1),
})
