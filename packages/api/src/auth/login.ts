import { beginDay } from '../days/begin-day.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { accountByPassword } from './account-by-password.ts'
import { signInto } from './register.ts'
import type { Login, SignedIn } from './schema.ts'

/**
 * Signs in by e-mail and password. What is wrong with an account is said only after the right password.
 * @throws DomainError tooManyRequests, wrongCredentials, accountNotActivated, yourAccountIsLocked,
 * accountWaitsForDeletion
 */
export async function login(ctx: VisitorContext, input: Login): Promise<SignedIn> {
  const user = await accountByPassword(ctx, input)
  if (!user.activatedAt) throw new DomainError('accountNotActivated')
  if (user.lockedAt) throw new DomainError('yourAccountIsLocked')
  if (user.erasesAt) throw new DomainError('accountWaitsForDeletion')
  await beginDay(ctx.services, user, ctx.zone)
  return signInto(ctx.db, ctx, user.id)
}
