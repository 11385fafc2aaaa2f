import type { UserContext } from '../kernel/context.ts'
import { assertOwner } from '../kernel/installation.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { showBackup, storeOf } from './backup-store.ts'
import { ownerLimits } from './rules.ts'
import type { ShownBackup } from './schema.ts'

/**
 * Makes a backup now.
 * @throws DomainError notAuthorized, tooManyRequests, notFound
 */
export async function makeBackup(ctx: UserContext): Promise<ShownBackup> {
  await assertOwner(ctx)
  const store = storeOf(ctx)
  await countAttempt(ctx.services, `backup:${ctx.userId}`, ownerLimits.backup)
  const created = await ctx.waitOutside(() => store.make())
  ctx.services.log.info({ owner: ctx.userId, backup: created.name }, 'the owner made a backup')
  return showBackup(created)
}
