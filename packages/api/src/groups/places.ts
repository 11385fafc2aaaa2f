import { and, eq, isNull } from '@questboard/db/drizzle'
import { invitations } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { GroupWithMembers } from './change-group.ts'
import { type InvitationRow, isExpired } from './own-invitation.ts'
import { assertPlace } from './rules.ts'

/**
 * The taken places of a locked group, and its open invitations. Members who wait for deletion keep their places, and
 * invitations that can still be accepted hold theirs.
 */
export async function readPlaces(
  tx: Transaction,
  clock: Clock,
  group: GroupWithMembers,
): Promise<{ taken: number; open: InvitationRow[] }> {
  const open = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.groupId, group.id), isNull(invitations.acceptedAt)))
  const holding = open.filter((invitation) => !isExpired(invitation, clock))
  return { taken: group.members.length + group.hidden.length + holding.length, open }
}

/** @throws DomainError cannotInviteMembers: all places of a locked group are taken */
export async function assertFreePlace(
  tx: Transaction,
  { clock, groupLimits }: Pick<Services, 'clock' | 'groupLimits'>,
  group: GroupWithMembers,
): Promise<void> {
  const { taken } = await readPlaces(tx, clock, group)
  assertPlace(taken, groupLimits.members)
}
