import { awardMember } from '../groups/award-member.ts'
import type { GroupWithMembers } from '../groups/change-group.ts'
import { leadersOf } from '../groups/rules.ts'
import { noteInGroup } from '../kernel/changes.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertGroupStorage, isLonger } from '../kernel/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { requestSource, saveState } from './group-task.ts'
import type { Worker } from './pay.ts'
import type { AssignedTask, GroupTaskState } from './read-tasks.ts'
import type { Completed } from './schema.ts'
import { showUserTask } from './show-task.ts'

/** Requests approval from the other leaders. */
export async function requestApproval(
  tx: Transaction,
  ctx: UserContext,
  group: GroupWithMembers,
  assigned: AssignedTask,
  { player, membership, state }: Worker,
  changes: Partial<GroupTaskState>,
): Promise<Completed> {
  const [now, award] = await Promise.all([
    saveState(tx, state, changes),
    awardMember(tx, ctx, player, membership, { rubies: [], lines: [], steps: 0 }),
    notify(
      tx,
      ctx.services.clock,
      leadersOf(group).filter((leader) => leader !== player.id),
      {
        ...{ type: 'askTaskApprove', senderId: player.id, group, source: requestSource(state) },
        about: { task: { title: assigned.task.title } },
      },
    ),
  ])
  if (isLonger([now.result], [state.result])) await assertGroupStorage(tx, group.id)
  noteInGroup(tx, { groupId: group.id, userId: player.id, type: 'group.taskRequested', itemId: assigned.task.id })
  return { task: showUserTask(assigned, now), ...award }
}
