import type { ProviderPerson } from '@questboard/db/schema'
import type { Configuration, IDToken } from 'openid-client'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { email } from '../../kernel/schema.ts'
import type { OidcSettings } from '../../kernel/settings.ts'
import { clockToleranceSeconds, redirectUriOf, withProvider } from './provider.ts'
import type { OidcAnswer } from './schema.ts'
import { valuesOf } from './secrets.ts'

type Library = typeof import('openid-client')

/**
 * Exchanges the provider's answer for the person who signed in there. Checks state, nonce, PKCE, and the signature,
 * issuer, audience and times of the ID token.
 * @throws DomainError signInProviderAway, signInTimedOut (another state, or a code that the provider refuses),
 * signInClockWrong, signInAnswerInvalid; all but the second are logged for the operator
 */
export async function readAnswer(
  services: Services,
  settings: OidcSettings,
  { secret, code, state, iss }: OidcAnswer,
): Promise<ProviderPerson> {
  const values = valuesOf(secret)
  if (state !== values.state) throw new DomainError('signInTimedOut')
  const answered = new URL(redirectUriOf(services))
  answered.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString()
  try {
    return await withProvider(services, settings, async (library, configuration) => {
      const tokens = await library.authorizationCodeGrant(configuration, answered, {
        pkceCodeVerifier: values.verifier,
        expectedState: values.state,
        expectedNonce: values.nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('no ID token')
      if (claims.iat > services.clock.now().getTime() / 1000 + clockToleranceSeconds)
        throw new DomainError('signInClockWrong')
      return personOf(claims, await claimsWithAddress(library, configuration, tokens.access_token, claims))
    })
  } catch (error) {
    throw domainErrorOf(services, settings, error)
  }
}

/** Some providers put the address only in the response of their userinfo endpoint. */
async function claimsWithAddress(
  library: Library,
  configuration: Configuration,
  accessToken: string,
  claims: IDToken,
): Promise<Record<string, unknown>> {
  if (typeof claims.email === 'string' || !configuration.serverMetadata().userinfo_endpoint) return claims
  return library.fetchUserInfo(configuration, accessToken, claims.sub)
}

/** The longest subject of the standard. */
const maxSubjectLength = 255

/** The number of characters of a name or language that are kept. Those of accounts are shorter. */
const maxTextLength = 500

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, maxTextLength) : undefined

function personOf({ sub, amr }: IDToken, claims: Record<string, unknown>): ProviderPerson {
  if (sub.length > maxSubjectLength) throw new Error('the subject is too long')
  return {
    subject: sub,
    email: email.safeParse(claims.email).data,
    emailVerified: claims.email_verified === true,
    name: textOf(claims.name) ?? textOf(claims.preferred_username),
    locale: textOf(claims.locale),
    mfa: Array.isArray(amr) && amr.includes('mfa'),
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/** The domain error for a fault of the provider or of its answer. */
function domainErrorOf({ log }: Services, { issuer }: OidcSettings, error: unknown): DomainError {
  if (error instanceof DomainError && error.code !== 'signInClockWrong') return error
  const code = codeOf(error)
  // The code was used or has expired. The provider says so with the standard's error.
  if (error instanceof Error && 'error' in error && error.error === 'invalid_grant') {
    return new DomainError('signInTimedOut')
  }
  log.error({ err: error, issuer }, 'a sign-in with OpenID Connect failed')
  if (error instanceof DomainError) return error
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return new DomainError('signInClockWrong')
  if (isAway(error, code)) return new DomainError('signInProviderAway')
  return new DomainError('signInAnswerInvalid')
}

/** A `TypeError` is how `fetch` reports a connection that fails. */
const isAway = (error: unknown, code: string | undefined): boolean =>
  code === 'OAUTH_TIMEOUT' ||
  code === 'OAUTH_ABORT' ||
  code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' ||
  (error instanceof TypeError && code === undefined)
