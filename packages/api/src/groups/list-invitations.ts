import { invitations, users } from '@questboard/db/schema'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import { readOwnGroup } from './change-group.ts'
import { isExpired, ofSeen } from './own-invitation.ts'
import type { Invitation } from './schema.ts'

/**
 * The invitations of a group that were not accepted, oldest first; an expired one can be renewed by inviting again.
 * Without a mail server somebody has to hand the link over, so leaders see it, unless the address has an account: an
 * account accepts by itself.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup
 *
 * Specification: Groups.
 */
export async function listInvitations(ctx: UserContext, { id }: { id: string }): Promise<Invitation[]> {
  const { services, db, head } = ctx
  await readOwnGroup(ctx, id, 'leader')
  const found = await db
    .select({ invitation: invitations, accountId: users.id })
    .from(invitations)
    .leftJoin(users, eq(users.email, invitations.email))
    .where(and(eq(invitations.groupId, id), isNull(invitations.acceptedAt), ofSeen))
    .orderBy(asc(invitations.sequence))
  return found.map(({ invitation, accountId }) => {
    const { linkToken, email, createdAt, expiresAt } = invitation
    const shown = linkToken !== null && !services.mail && accountId === null && !isExpired(invitation, services.clock)
    return {
      id: invitation.id,
      email,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      link: shown ? `${head.origin}/group-sign-up?token=${linkToken}` : null,
    }
  })
}
