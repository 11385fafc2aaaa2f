import { and, desc, eq, notInArray, sql } from '@questboard/db/drizzle'
import { generatedAvatars, users } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'
import { maxStoredPictures } from './limits.ts'

/** Deletes old pictures of a locked player. The latest ones and the current avatar stay. */
export async function deleteOldPictures(tx: Transaction, userId: string): Promise<void> {
  const last = tx
    .select({ id: generatedAvatars.id })
    .from(generatedAvatars)
    .where(eq(generatedAvatars.userId, userId))
    .orderBy(desc(generatedAvatars.createdAt), desc(generatedAvatars.id))
    .limit(maxStoredPictures)
  const worn = tx.select({ id: users.generatedAvatarId }).from(users).where(eq(users.id, userId))
  await tx
    .delete(generatedAvatars)
    .where(
      and(
        eq(generatedAvatars.userId, userId),
        notInArray(generatedAvatars.id, last),
        sql`${generatedAvatars.id} is distinct from (${worn})`,
      ),
    )
}
