import { queueEmail } from '../email/queue-email.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import type { AccountLinkKind } from './account-links.ts'
import { authLimits } from './limits.ts'

/**
 * Puts an e-mail into the outbox for whoever has an account by an address. Whether anybody has is not looked at here: so
 * neither the answer nor its time can tell.
 * @throws DomainError tooManyRequests, whether there is an account or not
 */
export async function requestEmail(
  { services, language, transaction }: VisitorContext,
  { kind, email }: { kind: AccountLinkKind; email: string },
): Promise<null> {
  await countAttempt(services, `email:${kind}:${email}`, authLimits.email)
  await transaction((tx) => queueEmail(tx, services.clock, { kind, email, lang: language }))
  return null
}
