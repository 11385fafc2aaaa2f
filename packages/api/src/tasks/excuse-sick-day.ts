import { allEqual, and, eq, inArray, isNotNull, isNull, ne, or, sql } from '@questboard/db/drizzle'
import { occurrences, tasks } from '@questboard/db/schema'
import { type Clock, type Day, laterDay } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { excuseOccurrence, excusePeriod, type SickDay } from '../periods/excuse.ts'
import { calendarOfSchedule, calendarOfType } from '../periods/occurrence-records.ts'
import {
  countsSince,
  isAnyMissed,
  lastDayOf,
  periodReference,
  periodStart,
  previousPeriod,
  streakUpTo,
  unscheduledReference,
} from '../periods/rules.ts'
import { isScheduled } from './occurrence-of-day.ts'
import { saveOwnTask, type TaskRow } from './own-task.ts'

/** A task that was not missed on the day of a holiday after all. */
export interface ExcusedTask {
  task: TaskRow
  /** The reference of the penalty that it may have cost. */
  reference: string
  /** Whether a period of it is still missed, from the period of a day on. */
  isMissedSince(day: Day): boolean
}

/**
 * Restores the streaks that the repeating tasks of a locked player lost on a day.
 * @returns the tasks that were due by the end of that day and not completed
 *
 * Rules: Days off.
 */
export async function excuseTasks(
  tx: Transaction,
  clock: Clock,
  userId: string,
  sickDay: SickDay,
): Promise<ExcusedTask[]> {
  const missed = await tx
    .update(occurrences)
    .set({ outcome: 'spared' })
    .where(allEqual(occurrences, { userId, dueOn: sickDay.day, outcome: 'missed' }))
    .returning({ taskId: occurrences.taskId, slot: occurrences.slot })
  const missedSlots = new Map(missed.map(({ taskId, slot }) => [taskId, slot]))
  const repeating = await tx
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.userId, userId),
        ne(tasks.type, 'todo'),
        or(isNull(tasks.schedule), missedSlots.size > 0 ? inArray(tasks.id, [...missedSlots.keys()]) : sql`false`),
        or(isNotNull(tasks.endedPeriods), isNotNull(tasks.schedule), isNull(tasks.archivedAt)),
      ),
    )
  const excused: ExcusedTask[] = []
  for (const task of repeating) {
    const slot = missedSlots.get(task.id)
    const excusedTask = slot === undefined ? excusePeriodOf(task, sickDay) : excuseSlotOf(task, slot, sickDay)
    if (!excusedTask) continue
    const { changes, ...rest } = excusedTask
    if (changes) await saveOwnTask(tx, clock, task, changes)
    excused.push({ task, ...rest })
  }
  return excused
}

type Excused = Omit<ExcusedTask, 'task'> & { changes: Partial<TaskRow> | null }

/** A daily task, or a weekly one whose week ended with that day. */
function excusePeriodOf(task: TaskRow, { day, today, holidays }: SickDay): Excused | null {
  const { type } = task
  const period = periodStart(type, day)
  if (task.schedule !== null || lastDayOf(type, period) !== day || task.doneOn?.includes(period)) return null
  const calendar = calendarOfType(type, holidays)
  const records = excusePeriod(task, period, calendar)
  const last = previousPeriod(type, periodStart(type, today))
  const streak = Math.max(task.streak, streakUpTo(last, records, calendar) + (task.completedAt ? 1 : 0))
  const since = periodStart(type, countsSince(task) ?? period)
  return {
    changes: task.endedPeriods === null ? null : { ...records, streak },
    reference: unscheduledReference(task, period),
    isMissedSince: (start) => isAnyMissed(laterDay(since, periodStart(type, start)), last, records, calendar),
  }
}

function excuseSlotOf(task: TaskRow, slot: Day, { day: dueOn, holidays }: SickDay): Excused {
  const reference = periodReference(task.id, task.type, dueOn)
  // Its schedule was taken away since, and its records with it.
  if (!isScheduled(task)) return { changes: null, reference, isMissedSince: () => false }
  const changes = excuseOccurrence(task.schedule, task, slot, holidays)
  const calendar = calendarOfSchedule(task.schedule, holidays)
  const last = calendar.previous(task.slot)
  const since = countsSince(task) ?? slot
  return {
    changes,
    reference,
    isMissedSince: (day) => changes.missed === true || isAnyMissed(laterDay(since, day), last, changes, calendar),
  }
}
