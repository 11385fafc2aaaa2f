import { eq } from '@questboard/db/drizzle'
import { groups, users } from '@questboard/db/schema'
import { type InvitationRow, readInvitationOfLink } from '../groups/own-invitation.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readAccountLink } from './account-links.ts'
import { readEmailChange } from './email-change-link.ts'
import type { VerifiedLink, VerifyLink } from './schema.ts'

/**
 * Checks a link from an e-mail without using it. An invitation names its group and its inviter.
 * @throws DomainError passwordRecoveryLinkExpired, activationLinkExpired, groupInvitationLinkExpired,
 * inviteAlreadyAccepted, tokenDoesNotExist (also for a used link)
 */
export async function verifyLink(
  { services: { clock }, db }: VisitorContext,
  { token, kind }: VerifyLink,
): Promise<VerifiedLink> {
  if (kind === 'emailChange') {
    const { email } = await readEmailChange(db, clock, token)
    return { valid: true, email }
  }
  if (kind !== 'invitation') {
    const { email } = await readAccountLink(db, clock, { token, kind, spent: 'tokenDoesNotExist' })
    return { valid: true, email }
  }
  const invitation = await readInvitationOfLink(db, clock, token)
  return { valid: true, email: invitation.email, ...(await readNames(db, invitation)) }
}

/** @throws DomainError tokenDoesNotExist: the group or the inviter was deleted meanwhile */
async function readNames(
  db: VisitorContext['db'],
  { groupId, inviterId }: InvitationRow,
): Promise<Required<Pick<VerifiedLink, 'group' | 'inviter'>>> {
  const [names] = await db
    .select({ group: { name: groups.name }, inviter: { name: users.name } })
    .from(groups)
    .innerJoin(users, eq(users.id, inviterId))
    .where(eq(groups.id, groupId))
  if (!names) throw new DomainError('tokenDoesNotExist')
  return names
}
