import type { VisitorContext } from '../kernel/context.ts'
import { askForLetter } from './ask-for-letter.ts'

/**
 * Sends a link by which a new password is chosen.
 * @throws DomainError tooManyRequests
 *
 * Specification: Accounts.
 */
export const accountRecovery = (ctx: VisitorContext, { email }: { email: string }): Promise<null> =>
  askForLetter(ctx, { kind: 'recovery', email })
