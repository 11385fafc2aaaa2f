import { randomUUIDv7 } from 'node:crypto'
import { allEqual } from '@questboard/db/drizzle'
import { invitations, memberships } from '@questboard/db/schema'
import { noteInGroup } from '../kernel/changes.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { GroupWithMembers } from './change-group.ts'
import { everyoneIn, publishChange } from './lock-group.ts'
import { type InvitationRow, withdrawInvitation } from './own-invitation.ts'

/**
 * Uses an invitation of a locked group: the account becomes a member, and the inviter is notified. A member who has taken
 * the invited address since only uses it up.
 */
export async function joinGroup(
  tx: Transaction,
  clock: Clock,
  { group, invitation, userId }: { group: GroupWithMembers; invitation: InvitationRow; userId: string },
): Promise<void> {
  const now = clock.now()
  await Promise.all([
    tx
      .update(invitations)
      .set({ acceptedAt: now, linkNonce: null })
      .where(allEqual(invitations, { id: invitation.id, groupId: invitation.groupId })),
    withdrawInvitation(tx, invitation.id),
    publishChange(tx, group, [userId]),
  ])
  if (everyoneIn(group).some((member) => member.userId === userId)) return
  await tx.insert(memberships).values({ id: randomUUIDv7(), groupId: group.id, userId, role: 'member', joinedAt: now })
  noteInGroup(tx, { groupId: group.id, userId, type: 'group.memberJoined', data: { userId, role: 'member' } })
  await notify(tx, clock, [invitation.inviterId], { type: 'acceptedGroupInvitaion', senderId: userId, group })
}
