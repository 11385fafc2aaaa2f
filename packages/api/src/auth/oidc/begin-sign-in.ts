import type { VisitorContext } from '../../kernel/context.ts'
import { countAttempt } from '../../kernel/limits/rate-limit.ts'
import { authLimits } from '../limits.ts'
import { begin } from './begin.ts'
import { oidcOf } from './provider.ts'
import type { OidcBegun } from './schema.ts'

/**
 * Begins a sign-in with the identity provider.
 * @throws DomainError unsupportedSocialNetwork, tooManyRequests, signInProviderAway
 *
 * Rules: Signing in.
 */
export async function beginSignIn(ctx: VisitorContext): Promise<OidcBegun> {
  oidcOf(ctx.services)
  await countAttempt(ctx.services, `oidc:${ctx.head.address}`, authLimits.signInFromAddress)
  return begin(ctx, null)
}
