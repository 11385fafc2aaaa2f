import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { changeGroup } from './change-group.ts'
import { byId, endInvitations } from './own-invitation.ts'
import type { OfInvitation } from './schema.ts'

/**
 * Takes an open invitation back: it holds no place any more, and its link is dead.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, invitationNotFound
 *
 * Specification: Groups.
 */
export function revokeInvitation(ctx: UserContext, { id, invitationId }: OfInvitation): Promise<null> {
  return changeGroup(ctx, id, 'leader', async (tx, group) => {
    const ended = await endInvitations(tx, group.id, byId(invitationId))
    if (ended === 0) throw new DomainError('invitationNotFound')
    return null
  })
}
