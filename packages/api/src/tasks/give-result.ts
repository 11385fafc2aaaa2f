import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertAccountStorage, isLonger } from '../kernel/limits/storage.ts'
import { type Holiday, isHolidayAt, readHolidays } from '../periods/holidays.ts'
import { calendarOfSchedule, calendarOfType } from '../periods/occurrence-records.ts'
import { emptyPeriod, findEndedPeriod, periodStart, readAt, streakUpTo, withEndedPeriod } from '../periods/rules.ts'
import { changeOwnTask } from './change-task.ts'
import { isScheduled, slotToComplete } from './occurrence-of-day.ts'
import { resolveTaskMoment, saveOwnTask, showTask, type TaskRow } from './own-task.ts'
import { assertTakesResult } from './rules.ts'
import type { GiveResult, Task } from './schema.ts'

/**
 * Saves the result of a task that requires one, before or after its completion. For an ended period it is only recorded
 * that there was a result, since its text belongs to that period. A late completion then needs no other result.
 * @throws DomainError taskNotFound, cannotAddResult, tooManyItems, invalidData (`at` is out of range)
 *
 * Rules: Day rollover.
 */
export async function giveResult(ctx: UserContext, { id, result, at }: GiveResult): Promise<Task> {
  const { services, userId } = ctx
  const doneAt = at === undefined ? undefined : readAt(at, services.clock.now())
  return changeOwnTask(ctx, id, async (tx, { task, today }) => {
    assertTakesResult(task)
    const moment = doneAt && resolveTaskMoment(ctx, task, doneAt, today)
    const period = moment && periodOf(task, moment.day)
    if (!period || task.type === 'todo' || period === periodOf(task, today)) {
      const saved = await saveOwnTask(tx, services.clock, task, { result })
      if (isLonger([result], [task.result])) await assertAccountStorage(tx, userId)
      return showTask(saved, today)
    }
    const holidays = await readHolidays(tx, userId)
    const endedPeriod = findEndedPeriod(task, period)
    const isClosed = task.doneOn?.includes(period) || endedPeriod?.late || endedPeriod?.skipped
    // It cannot be completed, so no result is kept for it.
    if (isClosed || isHolidayAt(holidays, moment.at)) return showTask(task, today)
    return showTask(
      await saveOwnTask(tx, services.clock, task, { endedPeriods: withResult(task, period, holidays) }),
      today,
    )
  })
}

/** The day, the week or the occurrence of a schedule that a day belongs to. */
const periodOf = (task: TaskRow, day: Day): Day =>
  isScheduled(task) ? slotToComplete(task, day) : periodStart(task.type, day)

function withResult(task: TaskRow, period: Day, holidays: Holiday[]) {
  const endedPeriod = findEndedPeriod(task, period)
  if (endedPeriod) return withEndedPeriod(task.endedPeriods, { ...endedPeriod, result: true })
  const calendar = isScheduled(task) ? calendarOfSchedule(task.schedule, holidays) : calendarOfType(task.type, holidays)
  const streak = streakUpTo(calendar.previous(period), task, calendar)
  return withEndedPeriod(task.endedPeriods, { ...emptyPeriod(period), streak, result: true })
}
