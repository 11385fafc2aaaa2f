import { and, eq, isNull } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { joinGroup } from './join.ts'
import { assertNotAccepted, assertNotExpired, byId, type InvitationRow, lockInvitation } from './own-invitation.ts'
import { readGroup } from './read-groups.ts'
import type { Group } from './schema.ts'

/**
 * Accepts an invitation to the caller's proven address.
 * @throws DomainError invitationNotFound, thisIsNotYourInvitation, inviteAlreadyAccepted, groupInvitationLinkExpired,
 * addressNotProven
 *
 * Rules: Groups.
 */
export function acceptInvitation(ctx: UserContext, { id }: { id: string }): Promise<Group> {
  const { services, transaction, userId } = ctx
  const { clock, mail } = services
  return transaction(async (tx) => {
    const { group, invitation } = await lockInvitation(tx, byId(id), 'invitationNotFound')
    const { proven } = await assertOwnAddress(tx, userId, invitation)
    assertNotAccepted(invitation)
    assertNotExpired(invitation, clock)
    // Without a mail server, addresses cannot be proven.
    if (mail && !proven) throw new DomainError('addressNotProven')
    await joinGroup(tx, clock, { group, invitation, userId })
    return readGroup(tx, ctx, group.id)
  })
}

/** @throws DomainError thisIsNotYourInvitation */
export async function assertOwnAddress(
  tx: Transaction,
  userId: string,
  { email }: InvitationRow,
): Promise<{ proven: boolean }> {
  const [own] = await tx
    .select({ email: users.email, provenAt: users.provenAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasesAt)))
    // A concurrent request for deletion waits, and then includes this membership.
    .for('share')
  if (own?.email !== email) throw new DomainError('thisIsNotYourInvitation')
  return { proven: own.provenAt !== null }
}
