import { laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertAccountStorage, isLonger } from '../kernel/storage.ts'
import { endedOnHoliday, type Holiday, isHolidayAt, readHolidays } from '../periods/holidays.ts'
import {
  calendarOf,
  findGap,
  noGap,
  periodStart,
  previousPeriod,
  readAt,
  streakUpTo,
  withGap,
} from '../periods/rules.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findOwnTask, placeTaskMoment, saveOwnTask, showTask, type TaskRow } from './own-task.ts'
import { assertTakesResult } from './rules.ts'
import type { GiveResult, Task } from './schema.ts'

/**
 * Saves the result of a task that requires one, before or after its completion. For an ended period it is only recorded
 * that there was a result, since its text belongs to that period. A late completion then needs no other result.
 * @throws DomainError taskNotFound, cannotAddResult, tooManyItems, invalidData (`at` is out of range)
 * | Specification: Day roll-over.
 */
export async function giveResult(ctx: UserContext, { id, result, at }: GiveResult): Promise<Task> {
  const { services, transaction, userId } = ctx
  const given = at === undefined ? undefined : readAt(at, services.clock.now())
  return transaction(async (tx) => {
    const [player, task] = await Promise.all([lockPlayer(tx, userId), findOwnTask(tx, userId, id)])
    assertTakesResult(task)
    const today = laterDay(ctx.today, player.lastDayStart)
    const moment = given && placeTaskMoment(ctx, task, given, today)
    const period = moment && periodStart(task.type, moment.day)
    if (!period || task.type === 'todo' || task.schedule || period === periodStart(task.type, today)) {
      const saved = await saveOwnTask(tx, task, { result })
      if (isLonger([result], [task.result])) await assertAccountStorage(tx, userId)
      return showTask(saved, today)
    }
    const holidays = await readHolidays(tx, userId)
    // Neither can be completed.
    if (task.doneOn?.includes(period) || isHolidayAt(holidays, moment.at)) return showTask(task, today)
    return showTask(await saveOwnTask(tx, task, { gaps: withResult(task, period, holidays) }), today)
  })
}

function withResult(task: TaskRow, period: string, holidays: Holiday[]) {
  const { type } = task
  const known = findGap(task, period)
  if (known) return withGap(task.gaps, { ...known, result: true })
  const isSkipped = (one: string) => endedOnHoliday(holidays, type, one)
  const streak = streakUpTo(previousPeriod(type, period), task, calendarOf(type, isSkipped))
  return withGap(task.gaps, { ...noGap(period), streak, result: true })
}
