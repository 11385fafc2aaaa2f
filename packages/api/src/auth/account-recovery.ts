import type { VisitorContext } from '../kernel/context.ts'
import { requestEmail } from './request-email.ts'

/**
 * Sends a link for choosing a new password.
 * @throws DomainError tooManyRequests
 * | Specification: Accounts.
 */
export const accountRecovery = (ctx: VisitorContext, { email }: { email: string }): Promise<null> =>
  requestEmail(ctx, { kind: 'recovery', email })
