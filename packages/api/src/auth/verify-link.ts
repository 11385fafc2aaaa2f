import { readInvitationOfLink } from '../groups/own-invitation.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { VerifiedLink, VerifyLink } from './schema.ts'

/**
 * Looks at a link that we sent. It spends nothing.
 * @throws DomainError groupInvitationLinkExpired, inviteAlreadyAccepted, tokenDoesNotExist
 */
export async function verifyLink({ services, db }: VisitorContext, { token, kind }: VerifyLink): Promise<VerifiedLink> {
  // Links to recover or to activate an account are letters, which are not sent yet: nobody can have one.
  if (kind !== 'invitation') throw new DomainError('tokenDoesNotExist')
  const { email } = await readInvitationOfLink(db, services.clock, token)
  return { valid: true, email }
}
