import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { publishChange } from './lock-group.ts'
import { assertOwnAddress, byId, endInvitations, lockInvitation } from './own-invitation.ts'

/**
 * Declines an invitation to the caller's address, which frees its place.
 * @throws DomainError invitationNotFound, thisIsNotYourInvitation
 *
 * Rules: Groups.
 */
export function declineInvitation({ transaction, userId }: UserContext, { id }: { id: string }): Promise<null> {
  return transaction(async (tx) => {
    const { group, invitation } = await lockInvitation(tx, byId(id), 'invitationNotFound')
    await assertOwnAddress(tx, userId, invitation)
    const [ended] = await Promise.all([endInvitations(tx, group.id, byId(id)), publishChange(tx, group)])
    if (ended === 0) throw new DomainError('invitationNotFound')
    return null
  })
}
