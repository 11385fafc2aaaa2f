import { and, asc, eq, isNull } from '@questboard/db/drizzle'
import { invitations, users } from '@questboard/db/schema'
import { hasAddress } from '../kernel/addresses.ts'
import type { UserContext } from '../kernel/context.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { tokenOfNonce } from '../kernel/secrets/shown-link.ts'
import { readOwnGroup } from './change-group.ts'
import { type InvitationRow, isExpired, isVisible } from './own-invitation.ts'
import type { Invitation } from './schema.ts'

/**
 * The open invitations of a group, oldest first. An expired one can be renewed by inviting again. Without a mail server
 * a leader has to pass on the link, so leaders see it, unless the address has an account, which accepts by itself.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup
 *
 * Rules: Groups.
 */
export async function listInvitations(ctx: UserContext, { id }: { id: string }): Promise<Invitation[]> {
  const { db } = ctx
  await readOwnGroup(ctx, id, 'leader')
  const found = await db
    .select({ invitation: invitations, accountId: users.id })
    .from(invitations)
    .leftJoin(users, hasAddress(invitations.email))
    .where(and(eq(invitations.groupId, id), isNull(invitations.acceptedAt), isVisible))
    .orderBy(asc(invitations.sequence))
  return Promise.all(
    found.map(async ({ invitation, accountId }) => ({
      id: invitation.id,
      email: invitation.email,
      createdAt: invitation.createdAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
      link: accountId === null ? await linkOf(ctx, invitation) : null,
    })),
  )

  async function linkOf({ services: { hasMailServer, clock, publicUrl } }: UserContext, invitation: InvitationRow) {
    if (invitation.linkNonce === null || hasMailServer || isExpired(invitation, clock)) return null
    const { groupId, linkNonce: nonce, tokenHash } = invitation
    const token = await tokenOfNonce(db, clock, { groupId, nonce, tokenHash })
    // Links from before tokens were derived still work, but cannot be shown.
    return hashOf(token) === tokenHash ? `${publicUrl()}/group-sign-up?token=${token}` : null
  }
}
