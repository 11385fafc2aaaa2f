import type { Queries } from '@questboard/db'
import { allEqual, desc, eq } from '@questboard/db/drizzle'
import { generatedAvatars } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { generatedAvatarUrl } from '../store/show-avatar.ts'
import type { OwnDrawnAvatar } from './schema.ts'

/** A player's stored generated avatars, newest first. */
export async function listDrawnAvatars({ db, userId }: UserContext): Promise<OwnDrawnAvatar[]> {
  const drawn = await db
    .select({ id: generatedAvatars.id, createdAt: generatedAvatars.createdAt })
    .from(generatedAvatars)
    .where(eq(generatedAvatars.userId, userId))
    .orderBy(desc(generatedAvatars.createdAt), desc(generatedAvatars.id))
  return drawn.map(({ id, createdAt }) => ({ id, url: generatedAvatarUrl(id), createdAt: createdAt.toISOString() }))
}

/** @throws DomainError avatarNotFound: unknown, deleted, or another player's */
export async function assertOwnPicture(queries: Queries, userId: string, id: string): Promise<void> {
  const own = await queries
    .select({ id: generatedAvatars.id })
    .from(generatedAvatars)
    .where(allEqual(generatedAvatars, { id, userId }))
  if (own.length === 0) throw new DomainError('avatarNotFound')
}
