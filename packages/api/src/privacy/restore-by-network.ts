import { readGoogleToken } from '../auth/google-token.ts'
import { findAccountOf } from '../auth/identity.ts'
import { authLimits } from '../auth/limits.ts'
import { assertNonce } from '../auth/nonce.ts'
import type { SignInResponse } from '../auth/schema.ts'
import { signInByNetwork } from '../auth/social.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { email } from '../kernel/schema.ts'
import { cancelDeletion } from './cancel-deletion.ts'
import type { RestoreByNetwork } from './schema.ts'

/**
 * Cancels a deletion with an ID token of Google and signs in, for accounts without a password. The token that signing
 * in refused because of the deletion is valid here.
 * @throws DomainError tooManyRequests, unsupportedSocialNetwork, authenticationFailed, yourAccountIsLocked,
 * accountDoesNotWaitForDeletion
 *
 * Rules: Accounts.
 */
export async function restoreByNetwork(ctx: VisitorContext, input: RestoreByNetwork): Promise<SignInResponse> {
  const { services, head } = ctx
  await countAttempt(services, `restore:${head.address}`, authLimits.signInFromAddress)
  const { google } = services.outside
  if (input.network !== 'google' || !google) throw new DomainError('unsupportedSocialNetwork')
  await assertNonce(ctx, input.nonce)
  const { subject, emailVerified, ...person } = await readGoogleToken(services, google, input)
  const address = email.safeParse(person.email).data
  const identity = { provider: 'google' as const, issuer: '', subject, emailVerified, email: address }
  const account = await findAccountOf(ctx.db, identity)
  if (!account) throw new DomainError('authenticationFailed')
  if (account.lockedAt) throw new DomainError('yourAccountIsLocked')
  await ctx.transaction((tx) => cancelDeletion(tx, services.clock, { userId: account.id }))
  return signInByNetwork(ctx, input)
}
