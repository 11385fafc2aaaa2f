import type { UserContext } from '../kernel/context.ts'
import { assertOwner } from '../kernel/installation.ts'
import { showBackup } from './backup-store.ts'
import type { ShownBackups } from './schema.ts'

/**
 * The backups on the machine of the server, the newest first.
 * @throws DomainError notAuthorized
 */
export async function listBackups(ctx: UserContext): Promise<ShownBackups> {
  await assertOwner(ctx)
  const { backups } = ctx.services.machine
  return backups ? { folder: backups.folder, files: (await backups.list()).map(showBackup) } : null
}
