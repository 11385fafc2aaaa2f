import { asc, eq } from '@questboard/db/drizzle'
import { passkeys } from '@questboard/db/schema'
import type { UserContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { confirmPassword } from '../confirm-password.ts'
import { lockOwnAccount } from '../lock-own-account.ts'
import { algorithms } from './algorithms.ts'
import { challengeLifetimeMs, issueChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'
import { type BeginPasskey, maxPasskeys, type PasskeyOptions, readTransports } from './schema.ts'
import { userHandleOf } from './user-handle.ts'

/**
 * Begins to add a passkey, with the password. A later begin ends this one.
 * @throws DomainError tooManyRequests, incorrectOldPassword, tooManyItems: the account has ten
 *
 * Rules: Signing in.
 */
export async function beginPasskey(ctx: UserContext, { password }: BeginPasskey): Promise<PasskeyOptions> {
  const { services, userId } = ctx
  const { hasSameHash } = await confirmPassword(ctx, password)
  return ctx.transaction(async (tx) => {
    const { email, name } = await lockOwnAccount(tx, ctx, hasSameHash)
    const own = await tx
      .select({ id: passkeys.credentialId, transports: passkeys.transports })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    if (own.length >= maxPasskeys) throw new DomainError('tooManyItems')
    const rp = relyingParty(services)
    return {
      challenge: await issueChallenge(tx, services.clock, userId),
      rp: { id: rp.id, name: rp.name },
      user: { id: userHandleOf(userId), name: email, displayName: name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: challengeLifetimeMs,
      attestation: 'none',
      excludeCredentials: own.map(({ id, transports }) => ({
        id,
        type: 'public-key',
        transports: readTransports(transports),
      })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    }
  })
}
