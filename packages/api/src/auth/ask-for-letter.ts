import { writeLetter } from '../email/write-letter.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import type { AccountLinkKind } from './account-links.ts'
import { authLimits } from './limits.ts'

/**
 * Puts a letter into the outbox for whoever has an account by an address. Whether anybody has is not looked at here: so
 * neither the answer nor its time can tell.
 * @throws DomainError tooManyRequests, whether there is an account or not
 */
export async function askForLetter(
  { services, language, transaction }: VisitorContext,
  { kind, email }: { kind: AccountLinkKind; email: string },
): Promise<null> {
  await countAttempt(services, `letter:${kind}:${email}`, authLimits.letter)
  await transaction((tx) => writeLetter(tx, services.clock, { kind, email, lang: language }))
  return null
}
