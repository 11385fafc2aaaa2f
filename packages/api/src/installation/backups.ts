import { confirmPassword } from '../auth/confirm-password.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { assertOwner } from '../kernel/installation.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import type { BackupFile, BackupStore } from '../kernel/settings.ts'
import { ownerLimits } from './rules.ts'
import type { ShownBackup, ShownBackups } from './schema.ts'

const show = ({ name, size, madeAt }: BackupFile): ShownBackup => ({ name, size, madeAt: madeAt.toISOString() })

/** @throws DomainError notFound: the data is in PostgreSQL */
function storeOf({ services }: UserContext): BackupStore {
  const { backups } = services.machine
  if (!backups) throw new DomainError('notFound')
  return backups
}

/**
 * The backups on the machine of the server, the newest first.
 * @throws DomainError notAuthorized
 */
export async function listBackups(ctx: UserContext): Promise<ShownBackups> {
  await assertOwner(ctx)
  const { backups } = ctx.services.machine
  return backups ? { folder: backups.folder, files: (await backups.list()).map(show) } : null
}

/**
 * Makes a backup now.
 * @throws DomainError notAuthorized, tooManyRequests, notFound
 */
export async function makeBackup(ctx: UserContext): Promise<ShownBackup> {
  await assertOwner(ctx)
  const store = storeOf(ctx)
  await countAttempt(ctx.services, `backup:${ctx.userId}`, ownerLimits.backup)
  const made = await ctx.waitOutside(() => store.make())
  ctx.services.log.info({ owner: ctx.userId, backup: made.name }, 'the owner made a backup')
  return show(made)
}

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
