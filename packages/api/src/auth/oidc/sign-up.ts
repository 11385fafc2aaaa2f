import type { VisitorContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countAttempt } from '../../kernel/limits/rate-limit.ts'
import { assertBirthDate } from '../age.ts'
import { addAccount, lockAccountOf } from '../identity.ts'
import { authLimits } from '../limits.ts'
import { openSessionOrAskForCode, respondToSignIn } from '../open-session-or-ask.ts'
import { todayOf } from '../register.ts'
import type { SignInResponse } from '../schema.ts'
import { spendAttempt } from './attempt.ts'
import { oidcOf } from './provider.ts'
import type { OidcSignUp } from './schema.ts'
import { identityOf } from './sign-in.ts'

/**
 * Creates the account of a person whom the identity provider has named, and signs in. If one was created meanwhile, it
 * signs in to that.
 * @throws DomainError unsupportedSocialNetwork, tooManyRequests, invalidData, signUpClosed, signInTimedOut,
 * underMinimumAge, providerAddressNotVerified, yourAccountIsLocked, accountWaitsForDeletion
 *
 * Rules: Signing in; Accounts.
 */
export async function signUpByOidc(
  ctx: VisitorContext,
  { secret, birthDate, lang, device }: OidcSignUp,
): Promise<SignInResponse> {
  const { services, head } = ctx
  if (!oidcOf(services).signUp) throw new DomainError('signUpClosed')
  await countAttempt(services, `register:${head.address}`, authLimits.register)
  assertBirthDate(birthDate, todayOf(ctx))
  const { user, signIn } = await ctx.transaction(async (tx) => {
    const identity = identityOf(ctx, await spendAttempt(tx, ctx, secret))
    const existing = await lockAccountOf(tx, ctx, identity)
    const userId = existing?.id ?? (await addAccount(tx, ctx, identity, { birthDate, lang }))
    const signIn = await openSessionOrAskForCode(tx, ctx, { userId, device, mfa: identity.mfa })
    return { user: existing ?? { id: userId }, signIn }
  })
  return respondToSignIn(ctx, user, signIn)
}
