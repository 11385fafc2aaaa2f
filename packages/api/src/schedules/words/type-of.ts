import type { TaskType } from '../constants.ts'
import { isDueDate, misfitOf } from '../rules.ts'
import type { Schedule } from '../schema.ts'
import type { WrittenDate } from './find-date.ts'

/** A type and the schedule that it needs: none for a daily task of every day, and a weekly one of every week. */
export interface ScheduledType {
  type: TaskType
  schedule: Schedule | null
}

/**
 * The type of a task with this date: the wanted one if it can have the date. Else a to-do for a day, and for a
 * repetition a weekly task where it is rare enough.
 *
 * Rules: Quick add.
 */
export function typeOf({ schedule, isPlain }: WrittenDate, wanted?: TaskType): ScheduledType {
  const type = wanted !== undefined && !misfitOf(wanted, schedule) ? wanted : ownType(schedule)
  const isEach = !isDueDate(schedule) && schedule.frequency === type
  return { type, schedule: isPlain && isEach ? null : schedule }
}

function ownType(schedule: Schedule): TaskType {
  if (isDueDate(schedule)) return 'todo'
  return misfitOf('weekly', schedule) ? 'daily' : 'weekly'
}
