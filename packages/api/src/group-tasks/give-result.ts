import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertGroupStorage, isLonger } from '../kernel/storage.ts'
import { isHolidayAt, readHolidays } from '../periods/holidays.ts'
import { previousPeriod, readAt, streakUpTo, withGap } from '../periods/rules.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { earlierPeriod, isDoneIn, placeGroupMoment } from './earlier-period.ts'
import { assertOneself, findAssignedTask, saveState } from './group-task.ts'
import { assertTakesResult } from './rules.ts'
import type { GiveGroupTaskResult, UserGroupTask } from './schema.ts'
import { showUserTask } from './show-task.ts'

/**
 * Saves the assignee's result of a task that requires one, before or after its completion. For an ended period it is
 * only recorded that there was a result. A late completion then needs no other.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAuthorized, taskNotFound, cannotAddResult, tooManyItems,
 * invalidData (`at` is out of range)
 * | Specification: Day roll-over.
 */
export async function giveGroupTaskResult(
  ctx: UserContext,
  { groupId, userId, taskId, result, at }: GiveGroupTaskResult,
): Promise<UserGroupTask> {
  const given = readAt(at, ctx.services.clock.now())
  return changeGroup(ctx, groupId, 'member', async (tx, _group, me) => {
    assertOneself(me, userId)
    const player = await lockPlayer(tx, userId)
    const { state, ...assigned } = await findAssignedTask(tx, { groupId, taskId, userId })
    const { task } = assigned
    assertTakesResult(task)
    const moment = given && placeGroupMoment(ctx, { task, state, player }, given)
    // An open request shows its result, whatever its period.
    if (!moment?.isEarlier || state.approveRequested) {
      const saved = await saveState(tx, state, { result })
      if (isLonger([result], [state.result])) await assertGroupStorage(tx, groupId)
      return showUserTask(assigned, saved)
    }
    const holidays = await readHolidays(tx, userId)
    // Neither can be completed.
    if (isDoneIn(task.type, state, moment.period) || isHolidayAt(holidays, moment.at)) {
      return showUserTask(assigned, state)
    }
    const { gap, calendar } = earlierPeriod(task.type, state, { ...moment, holidays })
    const streak = gap.streak || streakUpTo(previousPeriod(task.type, moment.period), state, calendar)
    const gaps = withGap(state.gaps, { ...gap, streak, result: true })
    return showUserTask(assigned, await saveState(tx, state, { gaps }))
  })
}
