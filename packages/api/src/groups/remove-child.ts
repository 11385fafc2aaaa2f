import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { GroupWithMembers, Membership } from './change-group.ts'
import { isGuardian } from './guardians.ts'
import { endMembership } from './leave.ts'
import { lockGroup, publishChange } from './lock-group.ts'
import { lockPlayers } from './lock-players.ts'
import { isLeader } from './rules.ts'

/**
 * Takes a child out of a group: by its leaders, and by a guardian, even one who is not in the group. The child stays
 * with its guardians.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, childNotFound
 * | Specification: Managed members.
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
    const target = group.members.find((member) => member.userId === childId)
    const child = target && (await lockPlayers(tx, [childId])).get(childId)
    if (!target || !child?.managed) throw new DomainError('childNotFound')
    await endMembershipOf(tx, ctx, group, target)
    await publishChange(tx, group)
    return null
  })
}

/** Ends the membership of a locked player in a locked group, who is notified. */
export async function endMembershipOf(
  tx: Transaction,
  { services, userId }: Pick<UserContext, 'services' | 'userId'>,
  group: GroupWithMembers,
  target: Membership,
  options: { endsDevices?: boolean } = {},
): Promise<void> {
  await endMembership(tx, services.clock, group, target, options)
  await notify(tx, services.clock, [target.userId], { type: 'removeMember', senderId: userId, group })
}
