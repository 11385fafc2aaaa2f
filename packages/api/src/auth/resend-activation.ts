import type { VisitorContext } from '../kernel/context.ts'
import { requestEmail } from './request-email.ts'

/**
 * Sends the activation link again. Earlier links keep working.
 * @throws DomainError tooManyRequests
 *
 * Rules: Accounts.
 */
export const resendActivation = (ctx: VisitorContext, { email }: { email: string }): Promise<null> =>
  requestEmail(ctx, { kind: 'activation', email })
