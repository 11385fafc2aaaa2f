import type { ProviderPerson } from '@questboard/db/schema'
import { hasInvitation } from '../groups/own-invitation.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'
import { assertMaySignUp } from '../kernel/installation.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { email } from '../kernel/schema.ts'
import { assertBirthDate } from './age.ts'
import { type GooglePerson, readGoogleToken } from './google-token.ts'
import { addAccount, lockAccountOf } from './identity.ts'
import { authLimits } from './limits.ts'
import { assertNonce, spendNonce } from './nonce.ts'
import { openSessionOrAskForCode, respondToSignIn } from './open-session-or-ask.ts'
import { todayOf } from './register.ts'
import type { SignInResponse, Social } from './schema.ts'

const provider = 'google'

/**
 * Signs in with a Google ID token: to the account that is linked to it, or the one with its verified address, or a new
 * one, which needs a date of birth. The nonce is used only when the sign-in succeeds, so the same token can be sent
 * again with the date.
 * @throws DomainError tooManyRequests, invalidData, unsupportedSocialNetwork, authenticationFailed,
 * yourAccountIsLocked, accountWaitsForDeletion, signUpClosed, underMinimumAge
 *
 * Rules: Accounts.
 */
export async function signInByNetwork(
  ctx: VisitorContext,
  { network, token, nonce, birthDate, lang, device }: Social,
): Promise<SignInResponse> {
  const { services, head } = ctx
  const { clock } = services
  await countAttempt(services, `sign-in:${head.address}`, authLimits.signInFromAddress)
  if (birthDate !== undefined) assertBirthDate(birthDate, todayOf(ctx))
  const google = services.outside.google
  if (network !== provider || !google) throw new DomainError('unsupportedSocialNetwork')
  await assertNonce(ctx, nonce)
  const person = withAddress(await readGoogleToken(services, google, { token, nonce }))
  const identity = {
    ...person,
    provider,
    issuer: '',
    refusal: 'authenticationFailed',
    raced: 'authenticationFailed',
  } as const
  const { user, signIn } = await ctx.transaction(async (tx) => {
    await spendNonce(tx, clock, nonce)
    const user = await lockAccountOf(tx, ctx, identity)
    if (!user) {
      await assertMaySignUp(tx, services, { isInvited: await hasInvitation(tx, clock, person.email) })
    }
    if (!user && birthDate === undefined) throw invalidField('birthDate', 'needed the first time')
    const userId = user?.id ?? (await addAccount(tx, ctx, identity, { birthDate: birthDate ?? '', lang }))
    return {
      user: user ?? { id: userId },
      signIn: await openSessionOrAskForCode(tx, ctx, { userId, device, mfa: person.mfa }),
    }
  })
  return respondToSignIn(ctx, user, signIn)
}

/** The address in the form that accounts use. */
function withAddress(person: GooglePerson): ProviderPerson & { email: string } {
  const read = email.safeParse(person.email)
  if (!read.success) throw new DomainError('authenticationFailed')
  return { ...person, email: read.data }
}
