import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { changeGroup } from './change-group.ts'
import { byId, endInvitations } from './own-invitation.ts'
import type { OfInvitation } from './schema.ts'

/**
 * Revokes an open invitation. Its place is free again, and its link becomes invalid.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, invitationNotFound
 *
 * Rules: Groups.
 */
export function revokeInvitation(ctx: UserContext, { id, invitationId }: OfInvitation): Promise<null> {
  return changeGroup(ctx, id, 'leader', async (tx, group) => {
    const ended = await endInvitations(tx, group.id, byId(invitationId))
    if (ended === 0) throw new DomainError('invitationNotFound')
    return null
  })
}
