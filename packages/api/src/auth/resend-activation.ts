import type { VisitorContext } from '../kernel/context.ts'
import { askForLetter } from './ask-for-letter.ts'

/**
 * Sends the link that activates an account once more. Earlier ones go on working.
 * @throws DomainError tooManyRequests
 *
 * Specification: Accounts.
 */
export const resendActivation = (ctx: VisitorContext, { email }: { email: string }): Promise<null> =>
  askForLetter(ctx, { kind: 'activation', email })
