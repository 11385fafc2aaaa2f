import type { VisitorContext } from '../kernel/context.ts'
import { findAccountByPassword } from './find-account-by-password.ts'
import { assertOpen, lockCredentials } from './lock-credentials.ts'
import { openSessionOrAskForCode, respondToSignIn } from './open-session-or-ask.ts'
import type { Login, SignInResponse } from './schema.ts'

/**
 * Signs in by e-mail and password, or asks for the second factor. The account's state is revealed only after the right
 * password.
 * @throws DomainError tooManyRequests, wrongCredentials, accountNotActivated, yourAccountIsLocked,
 * accountWaitsForDeletion
 */
export async function login(ctx: VisitorContext, input: Login): Promise<SignInResponse> {
  const user = await findAccountByPassword(ctx, input)
  assertOpen(user)
  const signIn = await ctx.transaction(async (tx) => {
    await lockCredentials(tx, user)
    return openSessionOrAskForCode(tx, ctx, { userId: user.id, device: input.device })
  })
  return respondToSignIn(ctx, user, signIn)
}
