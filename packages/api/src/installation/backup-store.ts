import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { BackupFile, BackupStore } from '../kernel/settings.ts'
import type { ShownBackup } from './schema.ts'

export const showBackup = ({ name, size, madeAt }: BackupFile): ShownBackup => ({
  name,
  size,
  madeAt: madeAt.toISOString(),
})

/** @throws DomainError notFound: the data is in PostgreSQL */
export function storeOf({ services }: UserContext): BackupStore {
  const { backups } = services.machine
  if (!backups) throw new DomainError('notFound')
  return backups
}
