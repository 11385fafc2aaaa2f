import { queueEmail } from '../email/queue-email.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import type { AccountLinkKind } from './account-links.ts'
import { authLimits } from './limits.ts'

/**
 * Queues an e-mail to the account of an address. The worker looks for the account later, so neither the response nor
 * its time reveals whether there is one.
 * @throws DomainError tooManyRequests, with or without an account
 */
export async function requestEmail(
  { services, language, transaction }: VisitorContext,
  { kind, email }: { kind: Exclude<AccountLinkKind, 'notMe'>; email: string },
): Promise<null> {
  await countAttempt(services, `email:${kind}:${email}`, authLimits.email)
  await transaction((tx) => queueEmail(tx, services.clock, { kind, email, lang: language }))
  return null
}
