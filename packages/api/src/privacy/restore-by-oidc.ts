import { findAccountOf, lockAccountOf } from '../auth/identity.ts'
import { authLimits } from '../auth/limits.ts'
import { readProviderPerson, spendAttempt } from '../auth/oidc/attempt.ts'
import { oidcOf } from '../auth/oidc/provider.ts'
import type { OidcRestore } from '../auth/oidc/schema.ts'
import { identityOf } from '../auth/oidc/sign-in.ts'
import { openSessionOrAskForCode, respondToSignIn } from '../auth/open-session-or-ask.ts'
import type { SignInResponse } from '../auth/schema.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { cancelDeletion } from './cancel-deletion.ts'

/**
 * Cancels a deletion for a person whom the identity provider has named, and signs in.
 * @throws DomainError tooManyRequests, unsupportedSocialNetwork, signInTimedOut, yourAccountIsLocked,
 * accountDoesNotWaitForDeletion
 *
 * Rules: Accounts.
 */
export async function restoreByOidc(ctx: VisitorContext, { secret, device }: OidcRestore): Promise<SignInResponse> {
  const { services, head } = ctx
  oidcOf(services)
  await countAttempt(services, `restore:${head.address}`, authLimits.signInFromAddress)
  const account = await findAccountOf(ctx.db, identityOf(ctx, await readProviderPerson(ctx, secret)))
  if (!account) throw new DomainError('signInTimedOut')
  if (account.lockedAt) throw new DomainError('yourAccountIsLocked')
  const { user, signIn } = await ctx.transaction(async (tx) => {
    const person = await spendAttempt(tx, ctx, secret)
    await cancelDeletion(tx, services.clock, { userId: account.id })
    const user = await lockAccountOf(tx, ctx, identityOf(ctx, person))
    if (!user) throw new DomainError('signInTimedOut')
    return { user, signIn: await openSessionOrAskForCode(tx, ctx, { userId: user.id, device, mfa: person.mfa }) }
  })
  return respondToSignIn(ctx, user, signIn)
}
