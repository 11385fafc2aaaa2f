import type { JWTPayload, RemoteJWKSet } from 'jose'
import type { Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { GoogleSettings } from '../kernel/settings.ts'

/** The person in a Google ID token. */
export interface GooglePerson {
  /** Google's id for the person, which does not change with the address. */
  subject: string
  email: string
  emailVerified: boolean
  name: string | undefined
  locale: string | undefined
  /** Whether Google asked for a second factor itself. */
  mfa: boolean
}

const issuers = ['https://accounts.google.com', 'accounts.google.com']

/** Allowed difference between Google's clock and ours, in seconds. */
const clockToleranceSeconds = 30

/** Google's keys, cached while they are fresh, so that few sign-ins request them. */
const keySets = new WeakMap<GoogleSettings, RemoteJWKSet>()

/** The codes of errors of the key server. Other errors come from the token. */
const faultsOfKeys = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

/**
 * Reads a Google ID token after validating its signature, audience, issuer, age and nonce.
 * @throws DomainError authenticationFailed: also when the keys are not available, which is logged
 *
 * Rules: Accounts.
 */
export async function readGoogleToken(
  { clock, log }: Services,
  settings: GoogleSettings,
  { token, nonce }: { token: string; nonce: string },
): Promise<GooglePerson> {
  const { createRemoteJWKSet, errors, jwtVerify } = await import('jose')
  let keys = keySets.get(settings)
  if (!keys) {
    keys = createRemoteJWKSet(new URL(settings.keysUrl), { timeoutDuration: settings.timeout })
    keySets.set(settings, keys)
  }
  let payload: JWTPayload
  try {
    const verified = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      audience: settings.clientId,
      issuer: issuers,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      maxTokenAge: '1 hour',
      clockTolerance: clockToleranceSeconds,
      currentDate: clock.now(),
    })
    payload = verified.payload
  } catch (error) {
    if (!(error instanceof errors.JOSEError) || faultsOfKeys.has(error.code)) {
      log.error({ err: error }, "Google's signing keys could not be fetched")
    }
    throw new DomainError('authenticationFailed')
  }
  // A token with several audiences may have been issued for another of them.
  if (payload.nonce !== nonce || payload.aud !== settings.clientId) throw new DomainError('authenticationFailed')
  return personOf(payload)
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

function personOf({ sub, email, email_verified, name, locale, amr }: JWTPayload): GooglePerson {
  const [subject, address] = [textOf(sub), textOf(email)]
  if (!subject || !address) throw new DomainError('authenticationFailed')
  return {
    subject,
    email: address,
    emailVerified: email_verified === true,
    name: textOf(name),
    locale: textOf(locale),
    mfa: Array.isArray(amr) && amr.includes('mfa'),
  }
}
