import type { ProviderPerson } from '@questboard/db/schema'
import type { VisitorContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countAttempt } from '../../kernel/limits/rate-limit.ts'
import { type Identity, lockAccountOf } from '../identity.ts'
import { authLimits } from '../limits.ts'
import { openSessionOrAskForCode, respondToSignIn } from '../open-session-or-ask.ts'
import { claimAttempt, keepPerson, spendAttempt } from './attempt.ts'
import { oidcOf } from './provider.ts'
import { readAnswer } from './read-answer.ts'
import type { OidcOutcome, OidcSignIn } from './schema.ts'

/**
 * Signs in with the answer of the identity provider: to the account that it is connected to, or the one with its
 * verified address. For a person without an account nothing changes yet. The answer works once.
 * @throws DomainError unsupportedSocialNetwork, tooManyRequests, signInTimedOut, signInProviderAway, signInClockWrong,
 * signInAnswerInvalid, providerAddressNotVerified, signUpClosed, yourAccountIsLocked, accountWaitsForDeletion
 *
 * Rules: Signing in.
 */
export async function signInByOidc(ctx: VisitorContext, input: OidcSignIn): Promise<OidcOutcome> {
  const { services, head } = ctx
  const settings = oidcOf(services)
  await countAttempt(services, `sign-in:${head.address}`, authLimits.signInFromAddress)
  const { secret, device } = input
  await claimAttempt(ctx, { secret, userId: null })
  const person = await readAnswer(services, settings, input)
  await keepPerson(ctx, secret, person)
  const found = await ctx.transaction(async (tx) => {
    const user = await lockAccountOf(tx, ctx, identityOf(ctx, person))
    if (!user) return undefined
    await spendAttempt(tx, ctx, secret)
    return { user, signIn: await openSessionOrAskForCode(tx, ctx, { userId: user.id, device, mfa: person.mfa }) }
  })
  if (!found) return newcomer(ctx, person)
  return { newcomer: null, answer: await respondToSignIn(ctx, found.user, found.signIn) }
}

/** The identity of a person at the provider that is set up. */
export const identityOf = ({ services }: Pick<VisitorContext, 'services'>, person: ProviderPerson): Identity => ({
  ...person,
  provider: 'oidc',
  issuer: oidcOf(services).issuer,
  refusal: 'providerAddressNotVerified',
  raced: 'signInTimedOut',
})

function newcomer({ services }: VisitorContext, { email }: ProviderPerson): OidcOutcome {
  if (!oidcOf(services).signUp) throw new DomainError('signUpClosed')
  if (email === undefined) throw new DomainError('providerAddressNotVerified')
  return { answer: null, newcomer: { email } }
}
