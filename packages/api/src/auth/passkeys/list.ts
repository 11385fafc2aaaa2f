import { asc, eq } from '@questboard/db/drizzle'
import { passkeys } from '@questboard/db/schema'
import type { UserContext } from '../../kernel/context.ts'
import type { Passkey } from './schema.ts'

/** The caller's passkeys, oldest first; at most ten. */
export async function listPasskeys({ db, userId }: Pick<UserContext, 'db' | 'userId'>): Promise<Passkey[]> {
  const found = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  return found.map(showPasskey)
}

export const showPasskey = ({ id, name, backedUp, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  backedUp,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
