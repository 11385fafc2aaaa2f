import { award } from '../board/award.ts'
import type { Award } from '../board/schema.ts'
import { taskSteps } from '../game/rules.ts'
import { type Day, laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { findPenalty } from '../ledger/find-penalty.ts'
import { correctStory } from '../periods/correct-story.ts'
import { type Holiday, isHolidayAt, readHolidays } from '../periods/holidays.ts'
import { calendarOfType } from '../periods/occurrence-records.ts'
import {
  completeEarlier,
  countsSince,
  emptyPeriod,
  findEndedPeriod,
  isAnyMissed,
  periodStart,
  previousPeriod,
  readAt,
  streakUpTo,
  unscheduledReference,
} from '../periods/rules.ts'
import { lockOwnPlayer } from '../players/lock-player.ts'
import { completeLateOccurrence, lateEntries, laterAt } from './complete-late-occurrence.ts'
import { completionOf, type DoneMoment } from './completion.ts'
import { isScheduled } from './occurrence-of-day.ts'
import { findOwnTask, resolveTaskMoment, saveOwnTask, type TaskRow } from './own-task.ts'
import { payCompletion, recordCompletion } from './pay-completion.ts'
import { assertCompletable, earningsOf, occurrenceOn } from './rules.ts'
import type { CompleteTask } from './schema.ts'

/**
 * Completes a task at an earlier moment. In the current period, only the time of completion differs from completing
 * now. In an ended period, the task is paid if it was not, its penalty is returned and its streak restored; the current
 * period does not change.
 * @throws DomainError as completeTask does, and invalidData: more than 2 minutes in the future, or more than 72 hours
 * ago
 *
 * Rules: Day rollover.
 */
export async function completeTaskLate(
  ctx: UserContext,
  { id, result, at, occurrence }: CompleteTask & { at: string },
): Promise<Award> {
  const doneAt = readAt(at, ctx.services.clock.now())
  return ctx.transaction(async (tx) => {
    const [{ player, today }, task, holidays] = await Promise.all([
      lockOwnPlayer(tx, ctx),
      findOwnTask(tx, ctx.userId, id),
      readHolidays(tx, ctx.userId),
    ])
    const moment = resolveTaskMoment(ctx, task, doneAt, today)
    const holidayMode = isHolidayAt(holidays, moment.at)
    const attempt = { today, holidayMode, result, occurrence }
    if (isScheduled(task)) return completeLateOccurrence(tx, ctx, { player, task }, { attempt, moment, holidays })
    const [period, currentPeriod] = [periodStart(task.type, moment.day), periodStart(task.type, today)]
    if (task.type === 'todo' || period === currentPeriod) {
      return payCompletion(tx, ctx, { player, task }, completionOf(ctx, task, attempt, moment))
    }
    const penalty = await findPenalty(tx, player.id, unscheduledReference(task, period))
    const returned = penalty?.gold ?? 0
    const completion = { result, period, currentPeriod, moment }
    const { isMissedSince, ...late } = lateCompletion(task, completion, { holidays, holidayMode, returned })
    const [, earned] = await Promise.all([
      saveOwnTask(tx, ctx.services.clock, task, late.changes),
      award(tx, ctx, player, late),
      correctStory(tx, player.id, {
        taskId: task.id,
        title: penalty?.item ?? task.title,
        type: task.type,
        returned,
        isMissedSince,
      }),
    ])
    recordCompletion(tx, task, earned)
    return earned
  })
}

/** When it was completed, and with which result. */
interface LateCompletion {
  result: string | undefined
  /** The ended period in which it was completed, and the current one. */
  period: Day
  currentPeriod: Day
  moment: DoneMoment
}

/** The changes of a recurring task by a late completion, its earnings, and since when the task was missed. */
function lateCompletion(
  task: TaskRow,
  { result, period, currentPeriod, moment }: LateCompletion,
  { holidays, holidayMode, returned }: { holidays: Holiday[]; holidayMode: boolean; returned: number },
) {
  const { type } = task
  const endedPeriod = findEndedPeriod(task, period) ?? emptyPeriod(period)
  const taskThen = {
    ...task,
    completedAt: task.doneOn?.includes(period) ? moment.at : null,
    result: endedPeriod.result ? '' : null,
    paidGold: endedPeriod.paid,
    paidExp: endedPeriod.exp,
  }
  assertCompletable(taskThen, { result, holidayMode, today: currentPeriod })
  const { gold, exp } = earningsOf(taskThen)
  const cause = { reference: unscheduledReference(task, period), item: task.title } as const
  const occurrence = { ...occurrenceOn(task, moment.day), doneAt: moment.at }
  const calendar = calendarOfType(type, holidays)
  const last = previousPeriod(type, currentPeriod)
  const records = completeEarlier(task, period, calendar)
  const since = periodStart(type, countsSince(task) ?? period)
  return {
    changes: {
      ...records,
      streak: streakUpTo(last, records, calendar) + (task.completedAt ? 1 : 0),
      lateAt: laterAt(task.lateAt, moment.at),
    },
    entries: lateEntries({ returned, gold, exp }, cause, occurrence),
    steps: endedPeriod.moved ? 0 : taskSteps[type],
    isMissedSince: (day: Day) => isAnyMissed(laterDay(since, periodStart(type, day)), last, records, calendar),
  }
}
