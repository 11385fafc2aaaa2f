import { allEqual } from '@questboard/db/drizzle'
import { passkeys } from '@questboard/db/schema'
import type { UserContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { showPasskey } from './list.ts'
import type { Passkey, RenamePasskey } from './schema.ts'

/**
 * Renames one of the caller's passkeys.
 * @throws DomainError notFound
 */
export async function renamePasskey({ db, userId }: UserContext, { id, name }: RenamePasskey): Promise<Passkey> {
  const [renamed] = await db.update(passkeys).set({ name }).where(allEqual(passkeys, { id, userId })).returning()
  if (!renamed) throw new DomainError('notFound')
  return showPasskey(renamed)
}
