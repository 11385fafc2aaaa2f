import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { isGuardian } from '../players/guardian-rights.ts'
import { lockChildInGroup } from './child-in-group.ts'
import { endMembershipAndNotify } from './end-membership.ts'
import { endRequestsToGuard } from './guardians.ts'
import { lockGroup, publishChange } from './lock-group.ts'
import { findMember, isLeader } from './rules.ts'

/**
 * Takes a child out of a group: by its leaders, and by a guardian, even one who is not in the group. The child stays
 * with its guardians. Leaders who lead no other group of the child are no longer asked to become guardian.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, childNotFound
 *
 * Rules: Children.
 */
export function removeChild(
  ctx: UserContext,
  { groupId, userId: childId }: { groupId: string; userId: string },
): Promise<null> {
  const { transaction, userId } = ctx
  return transaction(async (tx) => {
    const group = await lockGroup(tx, groupId)
    if (!group) throw new DomainError('groupNotFound')
    const guardian = await isGuardian(tx, { guardianId: userId, childId })
    const me = group.members.find((member) => member.userId === userId)
    if (!guardian && !me) throw new DomainError('notPartOfTheGroup')
    if (!guardian && me && !isLeader(me)) throw new DomainError('notLeaderInThisGroup')
    await lockChildInGroup(tx, group, childId)
    const membership = findMember(group, { userId: childId })
    await endMembershipAndNotify(tx, ctx, { group, membership })
    await endRequestsToGuard(tx, ctx.services.clock, membership)
    await publishChange(tx, group)
    return null
  })
}
