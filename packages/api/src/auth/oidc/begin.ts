import type { VisitorContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { beginAttempt } from './attempt.ts'
import { oidcOf, redirectUriOf, withProvider } from './provider.ts'
import type { OidcBegun } from './schema.ts'
import { valuesOf } from './secrets.ts'

/**
 * Begins an attempt at the identity provider.
 * @param userId who connects an identity; null: a visitor signs in
 * @throws DomainError unsupportedSocialNetwork, signInProviderAway, signInAnswerInvalid
 */
export async function begin(ctx: VisitorContext, userId: string | null): Promise<OidcBegun> {
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
