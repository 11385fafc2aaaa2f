import type { UserContext } from '../../kernel/context.ts'
import { lockCaller } from '../../kernel/lock-caller.ts'
import { addIdentity } from '../identity.ts'
import { claimAttempt } from './attempt.ts'
import { oidcOf } from './provider.ts'
import { readAnswer } from './read-answer.ts'
import type { OidcAnswer } from './schema.ts'
import { identityOf } from './sign-in.ts'

/**
 * Connects an identity of the provider to the caller's account. Its address may be another one, and need not be
 * verified.
 * @throws DomainError unsupportedSocialNetwork, signInTimedOut, signInProviderAway, signInClockWrong,
 * signInAnswerInvalid, identityAlreadyUsed
 *
 * Rules: Signing in.
 */
export async function connectOidc(ctx: UserContext, answer: OidcAnswer): Promise<null> {
  const { services, userId } = ctx
  const settings = oidcOf(services)
  await claimAttempt(ctx, { secret: answer.secret, userId })
  const person = await readAnswer(services, settings, answer)
  return ctx.transaction(async (tx) => {
    await lockCaller(tx, ctx)
    await addIdentity(tx, ctx, { userId, identity: identityOf(ctx, person), taken: 'identityAlreadyUsed' })
    return null
  })
}
