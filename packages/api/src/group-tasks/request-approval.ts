import { requestSource } from '../group-items/request-source.ts'
import { awardMember } from '../groups/award-member.ts'
import { leadersExcept } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import { assertGroupStorage, isLonger } from '../kernel/limits/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { saveState } from './group-task.ts'
import type { AssigneeAward, AssigneeInGroup } from './pay.ts'
import type { GroupTaskState } from './read-tasks.ts'

/** Requests approval of a completion from the other leaders. Until then it pays nothing. */
export async function requestApproval(
  tx: Transaction,
  ctx: UserContext,
  { group, task, player, membership, state }: AssigneeInGroup,
  changes: Partial<GroupTaskState>,
): Promise<AssigneeAward> {
  const [requested, award] = await Promise.all([
    saveState(tx, state, changes),
    awardMember(tx, ctx, { player, membership }, { rubies: [], entries: [], steps: 0 }),
    notify(tx, ctx.services.clock, leadersExcept(group, player.id), {
      type: 'askTaskApprove',
      senderId: player.id,
      group,
      source: requestSource('task', state.taskId, state.userId),
      data: { task: { title: task.title } },
    }),
  ])
  if (isLonger([requested.result], [state.result])) await assertGroupStorage(tx, group.id)
  recordGroupChange(tx, { groupId: group.id, userId: player.id, type: 'group.taskRequested', itemId: task.id })
  return { ...award, state: requested }
}
