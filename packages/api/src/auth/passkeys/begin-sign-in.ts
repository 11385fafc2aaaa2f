import type { VisitorContext } from '../../kernel/context.ts'
import { countAttempt } from '../../kernel/limits/rate-limit.ts'
import { authLimits } from '../limits.ts'
import { challengeLifetimeMs, issueChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'
import type { SignInOptions } from './schema.ts'

/**
 * Begins a sign-in with a passkey. The browser finds the passkey, so no address is needed and no account is revealed.
 * @throws DomainError tooManyRequests
 *
 * Rules: Signing in.
 */
export async function beginPasskeySignIn({ services, head, db }: VisitorContext): Promise<SignInOptions> {
  await countAttempt(services, `passkey-options:${head.address}`, authLimits.signInFromAddress)
  return {
    challenge: await issueChallenge(db, services.clock, null),
    rpId: relyingParty(services).id,
    timeout: challengeLifetimeMs,
    userVerification: 'required',
  }
}
