import { accountByPassword } from '../auth/account-by-password.ts'
import { enter, readOwnProfile } from '../auth/register.ts'
import type { Login, SignedIn } from '../auth/schema.ts'
import { beginDay } from '../days/begin-day.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { cancelDeletion } from './cancel-deletion.ts'

/**
 * Cancels a deletion and signs in. Limited as signing in is. An account that was just erased is answered like a wrong
 * password.
 * @throws DomainError tooManyRequests, wrongCredentials, yourAccountIsLocked, accountDoesNotWaitForDeletion
 *
 * Specification: Accounts.
 */
export async function restoreAccount(ctx: VisitorContext, input: Login): Promise<SignedIn> {
  const { services } = ctx
  const user = await accountByPassword(ctx, input)
  if (user.lockedAt) throw new DomainError('yourAccountIsLocked')
  const { clock } = services
  const token = await ctx.transaction(async (tx) => {
    await cancelDeletion(tx, clock, { userId: user.id, passwordHash: user.passwordHash })
    return enter(tx, ctx, { userId: user.id, device: input.device })
  })
  await beginDay(services, user, ctx.zone)
  return { token, user: await readOwnProfile(ctx, user.id) }
}
