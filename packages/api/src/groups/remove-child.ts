import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { lockChildInGroup } from './child-in-group.ts'
import { type EndingMembership, endMembership } from './end-membership.ts'
import { isGuardian } from './guardians.ts'
import { lockGroup, publishChange } from './lock-group.ts'
import { findMember, isLeader } from './rules.ts'

/**
 * Takes a child out of a group: by its leaders, and by a guardian, even one who is not in the group. The child stays
 * with its guardians.
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
    await endMembershipOf(tx, ctx, { group, membership: findMember(group, { userId: childId }) })
    await publishChange(tx, group)
    return null
  })
}

/** Ends the membership of a locked player in a locked group, who is notified. */
export async function endMembershipOf(
  tx: Transaction,
  { services, userId }: Pick<UserContext, 'services' | 'userId'>,
  ending: EndingMembership,
): Promise<void> {
  const { group, membership } = ending
  await endMembership(tx, services.clock, ending)
  await notify(tx, services.clock, [membership.userId], { type: 'removeMember', senderId: userId, group })
}
