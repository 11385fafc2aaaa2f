import { allEqual, and, eq, lt, or, sql } from '@questboard/db/drizzle'
import { passkeys } from '@questboard/db/schema'
import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server'
import type { VisitorContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countAttempt } from '../../kernel/limits/rate-limit.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { authLimits } from '../limits.ts'
import { isUsable, spendChallenge } from './challenges.ts'
import { challengeIn } from './client-data.ts'
import { relyingParty } from './relying-party.ts'
import { type PasskeySignIn, readTransports } from './schema.ts'
import { userHandleOf } from './user-handle.ts'

/** A signature of a passkey that was verified. Nothing is stored yet. */
export interface Proof {
  passkeyId: string
  userId: string
  challenge: string
  counter: number
  backedUp: boolean
}

/**
 * Verifies the signature of a passkey over a challenge of this server. Attempts are counted by network address and by
 * passkey.
 * @throws DomainError tooManyRequests, wrongCredentials: no account has the passkey; authenticationFailed: the
 * challenge was used or ran out, or the signature is not valid for it, this site or the stored counter
 */
export async function verifyProof(
  { services, head, db }: VisitorContext,
  { response: assertion }: PasskeySignIn,
): Promise<Proof> {
  await countAttempt(services, `sign-in:${head.address}`, authLimits.signInFromAddress)
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, assertion.id))
  if (!passkey) throw new DomainError('wrongCredentials')
  await countAttempt(services, `passkey:${passkey.id}:${passkey.userId}`, authLimits.signInOfAccount)
  const { userHandle } = assertion.response
  const challenge = challengeIn(assertion.response.clientDataJSON)
  if (challenge === undefined || (userHandle !== undefined && userHandle !== userHandleOf(passkey.userId))) {
    throw new DomainError('authenticationFailed')
  }
  if (!(await isUsable(db, services.clock, { challenge, userId: null }))) throw new DomainError('authenticationFailed')
  const { id, origin } = relyingParty(services)
  // Loaded when the first passkey is used: many servers never need it, and it is large.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
      transports: readTransports(passkey.transports),
    },
  }).catch(notVerified)
  if (!verified) throw new DomainError('authenticationFailed')
  const { newCounter, credentialBackedUp } = authenticationInfo
  return {
    passkeyId: passkey.id,
    userId: passkey.userId,
    challenge,
    counter: newCounter,
    backedUp: credentialBackedUp,
  }
}

/** The library throws plain errors for everything that a client can get wrong. */
function notVerified(): Extract<VerifiedAuthenticationResponse, object> {
  throw new DomainError('authenticationFailed')
}

/**
 * Uses up a proof when the transaction commits: its challenge is gone, and the counter of the passkey is raised. Of two
 * concurrent uses one fails. The caller has locked the account.
 * @throws DomainError authenticationFailed: it was used, or the passkey was removed
 */
export async function spendProof(
  tx: Transaction,
  { services: { clock } }: VisitorContext,
  { passkeyId, userId, challenge, counter, backedUp }: Proof,
): Promise<void> {
  if (!(await spendChallenge(tx, clock, { challenge, userId: null }))) throw new DomainError('authenticationFailed')
  const doesNotCount = and(eq(passkeys.counter, 0), eq(sql`${counter}::bigint`, 0))
  const used = await tx
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt: clock.now() })
    .where(and(allEqual(passkeys, { id: passkeyId, userId }), or(lt(passkeys.counter, counter), doesNotCount)))
    .returning({ id: passkeys.id })
  if (used.length === 0) throw new DomainError('authenticationFailed')
}
