import { confirmPassword } from '../auth/confirm-password.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { assertOwner } from '../kernel/installation.ts'
import { storeOf } from './backup-store.ts'

/**
 * Lets the owner's browser fetch a backup once. It holds the data of everyone, so it takes the password.
 * @throws DomainError notAuthorized, tooManyRequests, incorrectOldPassword, notFound
 */
export async function offerBackup(
  ctx: UserContext,
  { name, password }: { name: string; password: string },
): Promise<{ path: string }> {
  await assertOwner(ctx)
  const store = storeOf(ctx)
  await confirmPassword(ctx, password)
  const offer = await store.offer(name)
  if (!offer) throw new DomainError('notFound')
  ctx.services.log.info({ owner: ctx.userId, backup: name }, 'the owner requested a backup download')
  return offer
}
