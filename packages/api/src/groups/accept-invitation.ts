import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { joinGroup } from './join.ts'
import { assertNotAccepted, assertNotExpired, assertOwnAddress, byId, lockInvitation } from './own-invitation.ts'
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
  const { clock, hasMailServer } = services
  return transaction(async (tx) => {
    const { group, invitation } = await lockInvitation(tx, byId(id), 'invitationNotFound')
    const { proven } = await assertOwnAddress(tx, userId, invitation)
    assertNotAccepted(invitation)
    assertNotExpired(invitation, clock)
    // Without a mail server, addresses cannot be proven.
    if (hasMailServer && !proven) throw new DomainError('addressNotProven')
    await joinGroup(tx, clock, { group, invitation, userId })
    return readGroup(tx, ctx, group.id)
  })
}
