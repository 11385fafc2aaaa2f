import type { EndedPeriod } from '@questboard/db/schema'
import { changeGroup } from '../groups/change-group.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertGroupStorage, isLonger } from '../kernel/limits/storage.ts'
import { type Holiday, isHolidayAt, readHolidays } from '../periods/holidays.ts'
import { calendarOfSchedule, withOccurrence } from '../periods/occurrence-records.ts'
import { emptyPeriod, findEndedPeriod, previousPeriod, readAt, streakUpTo, withEndedPeriod } from '../periods/rules.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { endedSlotOn } from './complete-late-occurrence.ts'
import { earlierPeriod, isDoneIn, resolveGroupMoment } from './earlier-period.ts'
import { assertIsCaller, findAssignedTask, saveState } from './group-task.ts'
import { ruleOf } from './occurrences.ts'
import type { GroupTaskRow, GroupTaskState } from './read-tasks.ts'
import { assertTakesResult } from './rules.ts'
import type { GiveGroupTaskResult, UserGroupTask } from './schema.ts'
import { showUserTask } from './show-task.ts'

/**
 * Saves the assignee's result of a task that requires one, before or after its completion. For an ended period or
 * occurrence it is only recorded that there was a result. A late completion then needs no other.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAuthorized, taskNotFound, cannotAddResult, tooManyItems,
 * invalidData (`at` is out of range)
 *
 * Rules: Day rollover.
 */
export async function giveGroupTaskResult(
  ctx: UserContext,
  { groupId, userId, taskId, result, at }: GiveGroupTaskResult,
): Promise<UserGroupTask> {
  const doneAt = readAt(at, ctx.services.clock.now())
  return changeGroup(ctx, groupId, 'member', async (tx, _group, me) => {
    assertIsCaller(me, userId)
    const player = await lockPlayer(tx, userId)
    const { state, ...assigned } = await findAssignedTask(tx, { groupId, taskId, userId })
    const { task } = assigned
    assertTakesResult(task)
    const moment = doneAt && resolveGroupMoment(ctx, { task, state, player }, doneAt)
    const slot = moment ? endedSlotOn(task, state, moment.day) : null
    // An open request shows its result, whatever its period.
    if (!moment || !(moment.isEarlier || slot) || state.approveRequested) {
      const saved = await saveState(tx, state, { result })
      if (isLonger([result], [state.result])) await assertGroupStorage(tx, groupId)
      return showUserTask(assigned, saved)
    }
    const holidays = await readHolidays(tx, userId)
    const endedPeriods = slot
      ? occurrencesWithResult(task, state, { slot, holidays })
      : periodsWithResult(task, state, { ...moment, holidays })
    if (!endedPeriods || isHolidayAt(holidays, moment.at)) return showUserTask(assigned, state)
    return showUserTask(assigned, await saveState(tx, state, { endedPeriods }))
  })
}

/** @returns null if the period can no longer be completed */
function periodsWithResult(
  task: GroupTaskRow,
  state: GroupTaskState,
  moment: { period: Day; currentPeriod: Day; holidays: Holiday[] },
): EndedPeriod[] | null {
  if (isDoneIn(task.type, state, moment.period)) return null
  const { endedPeriod, calendar } = earlierPeriod(task.type, state, moment)
  const streak = endedPeriod.streak || streakUpTo(previousPeriod(task.type, moment.period), state, calendar)
  return withEndedPeriod(state.endedPeriods, { ...endedPeriod, streak, result: true })
}

/** @returns null if the occurrence can no longer be completed */
function occurrencesWithResult(
  task: GroupTaskRow,
  state: GroupTaskState,
  { slot, holidays }: { slot: Day; holidays: Holiday[] },
): EndedPeriod[] | null {
  const [rule, endedPeriod] = [ruleOf(task), findEndedPeriod(state, slot)]
  if (!rule || state.doneOn?.includes(slot) || endedPeriod?.late || endedPeriod?.skipped) return null
  if (endedPeriod) return withOccurrence(state.endedPeriods, { ...endedPeriod, result: true })
  const calendar = calendarOfSchedule(rule, holidays)
  const streak = streakUpTo(calendar.previous(slot), state, calendar)
  return withOccurrence(state.endedPeriods, { ...emptyPeriod(slot), streak, result: true })
}
