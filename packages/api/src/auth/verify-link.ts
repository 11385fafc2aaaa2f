import { readInvitationOfLink } from '../groups/own-invitation.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { readAccountLink } from './account-links.ts'
import type { VerifiedLink, VerifyLink } from './schema.ts'

/**
 * Looks at a link that we sent. It spends nothing.
 * @throws DomainError passwordRecoveryLinkExpired, activationLinkExpired, groupInvitationLinkExpired, inviteAlreadyAccepted,
 * tokenDoesNotExist (one that was used, too)
 */
export async function verifyLink(
  { services: { clock }, db }: VisitorContext,
  { token, kind }: VerifyLink,
): Promise<VerifiedLink> {
  const { email } =
    kind === 'invitation'
      ? await readInvitationOfLink(db, clock, token)
      : await readAccountLink(db, clock, { token, kind, spent: 'tokenDoesNotExist' })
  return { valid: true, email }
}
