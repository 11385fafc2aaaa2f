import { lockPlayer } from '../board/lock-player.ts'
import { awardMember } from '../groups/award-member.ts'
import { changeGroup } from '../groups/change-group.ts'
import { leadersOf } from '../groups/rules.ts'
import { laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertGroupStorage, isLonger } from '../kernel/storage.ts'
import { notify } from '../notifications/notify.ts'
import { assertOneself, findAssignedTask, requestSource, saveState } from './group-task.ts'
import { payForTask } from './pay.ts'
import { assertCompletable, completion } from './rules.ts'
import type { Completed, CompleteGroupTask } from './schema.ts'
import { showUserTask } from './show-task.ts'

/**
 * Completes an assigned task: paid at once, or, where approval is required, when it is approved; then the creator and the
 * leaders are asked.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAuthorized, taskNotFound, cannotCompleteArchivedTask,
 * groupTaskApproveAlreadyRequested, taskAlreadyCompleted, holidayModeEnabledError, resultOfTheTaskRequired,
 * tooManyItems
 *
 * Specification: Earning; Groups.
 */
export function completeGroupTask(
  ctx: UserContext,
  { groupId, userId, taskId, result }: CompleteGroupTask,
): Promise<Completed> {
  const { clock } = ctx.services
  return changeGroup(ctx, groupId, 'member', async (tx, group, me) => {
    assertOneself(me, userId)
    const player = await lockPlayer(tx, userId)
    const { state, ...assigned } = await findAssignedTask(tx, { groupId, taskId, userId })
    const { task } = assigned
    assertCompletable(task, state, result, player.holidayMode)
    const changes = {
      ...completion(task.type, state, clock.now(), laterDay(ctx.today, player.lastDayStart)),
      result: task.requireResult && result !== undefined ? result : state.result,
      approveRequested: task.requireApprove,
    }
    const adds = isLonger([changes.result], [state.result])
    if (!task.requireApprove) {
      const { state: now, ...award } = await payForTask(tx, ctx, task, { player, membership: me, state }, changes)
      if (adds) await assertGroupStorage(tx, groupId)
      return { task: showUserTask(assigned, now), ...award }
    }
    const [now, award] = await Promise.all([
      saveState(tx, state, changes),
      awardMember(tx, ctx, player, me, { rubies: [], lines: [], steps: 0 }),
      notify(
        tx,
        clock,
        leadersOf(group).filter((leader) => leader !== userId),
        {
          ...{ type: 'askTaskApprove', senderId: userId, group, source: requestSource(state) },
          about: { task: { title: task.title } },
        },
      ),
    ])
    if (adds) await assertGroupStorage(tx, groupId)
    return { task: showUserTask(assigned, now), ...award }
  })
}
