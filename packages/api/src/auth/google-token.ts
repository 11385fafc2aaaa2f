import type { JWTPayload, RemoteJWKSet } from 'jose'
import type { Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { GoogleSettings } from '../kernel/settings.ts'

/** Whom Google says a token is of. */
export interface GooglePerson {
  /** Google's name for the person, which stays when the address changes. */
  subject: string
  email: string
  emailVerified: boolean
  name: string | undefined
  locale: string | undefined
}

const issuers = ['https://accounts.google.com', 'accounts.google.com']

/** How far the clocks of Google and of this machine may differ, in seconds. */
const tolerance = 30

/** Google's keys, kept as long as they are fresh: a sign-in asks for them only now and then. */
const keySets = new WeakMap<GoogleSettings, RemoteJWKSet>()

/** What is wrong with a token is its sender's matter; these are faults of the place that publishes the keys. */
const faultsOfKeys = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

/**
 * Reads whom an ID token of Google is of, once its signature, audience, issuer, age and nonce are found right.
 * @throws DomainError authenticationFailed: also when the keys cannot be had, which is logged
 *
 * Specification: Accounts.
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
      clockTolerance: tolerance,
      currentDate: clock.now(),
    })
    payload = verified.payload
  } catch (error) {
    if (!(error instanceof errors.JOSEError) || faultsOfKeys.has(error.code)) {
      log.error({ err: error }, 'the keys of Google could not be had')
    }
    throw new DomainError('authenticationFailed')
  }
  // A token for several audiences could have been asked for by another of them.
  if (payload.nonce !== nonce || payload.aud !== settings.clientId) throw new DomainError('authenticationFailed')
  return personOf(payload)
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

function personOf({ sub, email, email_verified, name, locale }: JWTPayload): GooglePerson {
  const [subject, address] = [textOf(sub), textOf(email)]
  if (!subject || !address) throw new DomainError('authenticationFailed')
  return {
    subject,
    email: address,
    emailVerified: email_verified === true,
    name: textOf(name),
    locale: textOf(locale),
  }
}
