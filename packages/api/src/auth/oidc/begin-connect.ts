import type { UserContext } from '../../kernel/context.ts'
import { countAttempt } from '../../kernel/limits/rate-limit.ts'
import { confirmPassword } from '../confirm-password.ts'
import { authLimits } from '../limits.ts'
import { begin } from './begin.ts'
import { oidcOf } from './provider.ts'
import type { Connect, OidcBegun } from './schema.ts'

/**
 * Begins to connect an identity to the caller's account. It adds a way in, so it takes the password.
 * @throws DomainError unsupportedSocialNetwork, tooManyRequests, incorrectOldPassword, signInProviderAway
 */
export async function beginConnect(ctx: UserContext, { password }: Connect): Promise<OidcBegun> {
  oidcOf(ctx.services)
  await countAttempt(ctx.services, `oidc-connect:${ctx.userId}`, authLimits.signInOfAccount)
  await confirmPassword(ctx, password)
  return begin(ctx, ctx.userId)
}
