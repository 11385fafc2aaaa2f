import type { GroupWithMembers, Membership } from '../groups/change-group.ts'
import { findMember } from '../groups/rules.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findAssignedTask } from './group-task.ts'
import type { AssigneeInGroup } from './pay.ts'

/**
 * Locks another member, for whom a leader decides, and finds the task.
 * @throws DomainError cannotApproveOwn, memberNotFound, taskNotFound
 */
export async function lockAssignee(
  tx: Transaction,
  { group, me }: { group: GroupWithMembers; me: Membership },
  { groupId, userId, taskId }: { groupId: string; userId: string; taskId: string },
): Promise<AssigneeInGroup> {
  if (userId === me.userId) throw new DomainError('cannotApproveOwn')
  const membership = findMember(group, { userId })
  const player = await lockPlayer(tx, userId)
  const assigned = await findAssignedTask(tx, { groupId, taskId, userId })
  return { ...assigned, group, player, membership }
}
