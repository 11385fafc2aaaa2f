import type { VisitorContext } from '../kernel/context.ts'
import { assertPasswordSignIn } from './password-sign-in.ts'
import { requestEmail } from './request-email.ts'

/**
 * Sends a link for choosing a new password.
 * @throws DomainError passwordSignInOff, tooManyRequests
 *
 * Rules: Accounts.
 */
export async function requestRecovery(ctx: VisitorContext, { email }: { email: string }): Promise<null> {
  assertPasswordSignIn(ctx.services)
  return requestEmail(ctx, { kind: 'recovery', email })
}
