import { findAccountByPassword } from '../auth/find-account-by-password.ts'
import { openSessionOrAskForCode, respondToSignIn } from '../auth/open-session-or-ask.ts'
import type { Login, SignInResponse } from '../auth/schema.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { cancelDeletion } from './cancel-deletion.ts'

/**
 * Cancels a deletion and signs in, or asks for the second factor. Limited as signing in is. An account that was just
 * erased is answered like a wrong password.
 * @throws DomainError tooManyRequests, wrongCredentials, yourAccountIsLocked, accountDoesNotWaitForDeletion
 *
 * Rules: Accounts.
 */
export async function restoreAccount(ctx: VisitorContext, input: Login): Promise<SignInResponse> {
  const user = await findAccountByPassword(ctx, input)
  if (user.lockedAt) throw new DomainError('yourAccountIsLocked')
  const { clock } = ctx.services
  const signIn = await ctx.transaction(async (tx) => {
    await cancelDeletion(tx, clock, { userId: user.id, passwordHash: user.passwordHash })
    return openSessionOrAskForCode(tx, ctx, { userId: user.id, device: input.device })
  })
  return respondToSignIn(ctx, user, signIn)
}
