import { beginDay } from '../days/begin-day.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { accountByPassword } from './account-by-password.ts'
import { assertOpen, lockCredentials } from './lock-credentials.ts'
import { enter, readOwnProfile } from './register.ts'
import type { Login, SignedIn } from './schema.ts'

/**
 * Signs in by e-mail and password. The account's state is revealed only after the right password.
 * @throws DomainError tooManyRequests, wrongCredentials, accountNotActivated, yourAccountIsLocked,
 * accountWaitsForDeletion
 */
export async function login(ctx: VisitorContext, input: Login): Promise<SignedIn> {
  const { services } = ctx
  const user = await accountByPassword(ctx, input)
  assertOpen(user)
  const token = await ctx.transaction(async (tx) => {
    await lockCredentials(tx, user)
    return enter(tx, ctx, { userId: user.id, device: input.device })
  })
  await beginDay(services, user, ctx.zone)
  return { token, user: await readOwnProfile(ctx, user.id) }
}
