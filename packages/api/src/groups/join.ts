import { allEqual } from '@questboard/db/drizzle'
import { invitations } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { GroupWithMembers } from './change-group.ts'
import { insertMember } from './insert-member.ts'
import { everyoneIn, publishChange } from './lock-group.ts'
import { type InvitationRow, withdrawInvitation } from './own-invitation.ts'

/**
 * Uses an invitation of a locked group: the account becomes a member, and the inviter is notified. A member who has
 * taken the invited address since only uses it up.
 */
export async function joinGroup(
  tx: Transaction,
  clock: Clock,
  { group, invitation, userId }: { group: GroupWithMembers; invitation: InvitationRow; userId: string },
): Promise<void> {
  await Promise.all([
    tx
      .update(invitations)
      .set({ acceptedAt: clock.now(), linkNonce: null })
      .where(allEqual(invitations, { id: invitation.id, groupId: invitation.groupId })),
    withdrawInvitation(tx, invitation.id),
    publishChange(tx, group, [userId]),
  ])
  if (everyoneIn(group).some((member) => member.userId === userId)) return
  await insertMember(tx, clock, { groupId: group.id, userId })
  await notify(tx, clock, [invitation.inviterId], { type: 'acceptedGroupInvitaion', senderId: userId, group })
}
