import type { VerifiedRegistrationResponse } from '@simplewebauthn/server'
import type { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { Services } from '../../kernel/context.ts'
import { type DomainError, invalidField } from '../../kernel/errors.ts'
import { algorithms } from './algorithms.ts'
import { relyingParty } from './relying-party.ts'
import { type AddPasskey, readTransports } from './schema.ts'

/**
 * Verifies a new passkey over a challenge.
 * @returns its columns
 * @throws DomainError invalidData: it is not of this site, or its device did not check who uses it
 */
export async function readCredential(
  services: Services,
  { response: registration, challenge }: Pick<AddPasskey, 'response'> & { challenge: string },
) {
  // Loaded when the first passkey is used: many servers never need it, and it is large.
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  if (!hasNoCertificate(decodeAttestationObject, registration.response.attestationObject)) throw notOfThisSite()
  const { id, origin } = relyingParty(services)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...registration,
      response: { ...registration.response, transports: readTransports(registration.response.transports) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(notVerified)
  if (!registrationInfo) throw notOfThisSite()
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: readTransports(registration.response.transports),
    backedUp: credentialBackedUp,
  }
}

/**
 * Whether the attestation has no certificates. This server asks for none. Checking one can request the addresses that
 * it contains, and those would be chosen by the client.
 */
function hasNoCertificate(decode: typeof decodeAttestationObject, attestationObject: string): boolean {
  try {
    const attestation = decode(Buffer.from(attestationObject, 'base64url'))
    const format = attestation.get('fmt')
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
  } catch {
    // Not CBOR, or without these fields.
    return false
  }
}

/** The library throws plain errors for everything that a client can get wrong. */
function notVerified(): VerifiedRegistrationResponse {
  throw notOfThisSite()
}

const notOfThisSite = (): DomainError => invalidField('response', 'is not a passkey for this site')
