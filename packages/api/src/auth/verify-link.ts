import { readInvitationOfLink } from '../groups/own-invitation.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { readAccountLink } from './account-links.ts'
import type { VerifiedLink, VerifyLink } from './schema.ts'

/**
 * Checks a link from an e-mail without using it.
 * @throws DomainError passwordRecoveryLinkExpired, activationLinkExpired, groupInvitationLinkExpired,
 * inviteAlreadyAccepted, tokenDoesNotExist (also for a used link)
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
