import type { UserContext, VisitorContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countAttempt } from '../../kernel/limits/rate-limit.ts'
import { confirmPassword } from '../confirm-password.ts'
import { authLimits } from '../limits.ts'
import { beginAttempt } from './attempt.ts'
import { oidcOf, redirectUriOf, withProvider } from './provider.ts'
import type { Connect, OidcBegun } from './schema.ts'
import { valuesOf } from './secrets.ts'

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

async function begin(ctx: VisitorContext, userId: string | null): Promise<OidcBegun> {
  const { services } = ctx
  const settings = oidcOf(services)
  // Asked first, so that a provider that is away leaves nothing behind.
  return withProvider(services, settings, async (library, configuration) => {
    const secret = await beginAttempt(ctx, userId)
    const { state, nonce, challenge } = valuesOf(secret)
    const url = library.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUriOf(services),
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ui_locales: ctx.language,
    })
    if (url.protocol !== new URL(settings.issuer).protocol) throw new DomainError('signInAnswerInvalid')
    return { url: url.href, state, secret }
  })
}
