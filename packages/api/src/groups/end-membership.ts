import { allEqual } from '@questboard/db/drizzle'
import { memberships } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { postRubies } from '../ledger/post-rubies.ts'
import { memberItemRemovals, memberRefunds } from '../member-removal.ts'
import { notify, withdrawQuestionsToLeader } from '../notifications/notify.ts'
import type { GroupWithMembers, Membership } from './change-group.ts'
import { withoutMember } from './lock-group.ts'
import { voidInvitationsOf } from './own-invitation.ts'
import { replaceSuccessor } from './replace-successor.ts'

/** A membership of a locked group that ends. */
export interface EndingMembership {
  group: GroupWithMembers
  membership: Membership
  /** Whether the shared devices that the member added end, too. */
  endsDevices?: boolean
}

/**
 * Ends a membership of a locked group whose player is locked. It gets refunds first, such as its shares of pools. Then
 * its rubies end with a closing row; assigned items, open requests, a leader's invitations and questions, and
 * sessions on shared devices are deleted. The ledger keeps the history.
 *
 * Rules: Groups.
 */
export async function endMembership(
  tx: Transaction,
  clock: Clock,
  { group, membership, endsDevices = false }: EndingMembership,
): Promise<void> {
  const { id: membershipId, groupId, userId } = membership
  const removal = { groupId, userId, membershipId, at: clock.now(), endsDevices }
  for (const refund of memberRefunds) await refund(tx, clock, removal)
  const ruby = await readRubies(tx, groupId, membershipId)
  recordGroupChange(tx, { groupId, userId, type: 'group.memberLeft', data: { userId } })
  await Promise.all([
    ...memberItemRemovals.map((removeItems) => removeItems(tx, removal)),
    voidInvitationsOf(tx, groupId, userId),
    withdrawQuestionsToLeader(tx, { groupId, userId }),
    replaceSuccessor(tx, clock, withoutMember(group, userId), userId),
    postRubies(tx, clock, membership, [
      { amount: -ruby, reason: 'membershipEnded', reference: membershipId, item: group.name },
    ]),
  ])
  await tx.delete(memberships).where(allEqual(memberships, { id: membershipId, groupId }))
}

/** Ends a membership as `endMembership` does, and notifies its player that the caller removed them. */
export async function endMembershipAndNotify(
  tx: Transaction,
  { services, userId }: Pick<UserContext, 'services' | 'userId'>,
  ending: EndingMembership,
): Promise<void> {
  const { group, membership } = ending
  await endMembership(tx, services.clock, ending)
  await notify(tx, services.clock, [membership.userId], { type: 'removeMember', senderId: userId, group })
}

async function readRubies(tx: Transaction, groupId: string, membershipId: string): Promise<number> {
  const [found] = await tx
    .select({ ruby: memberships.ruby })
    .from(memberships)
    .where(allEqual(memberships, { id: membershipId, groupId }))
  return found?.ruby ?? 0
}
