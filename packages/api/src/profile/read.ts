import type { Queries } from '@questboard/db'
import { pawns, users } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import { and, eq } from 'drizzle-orm'
import { DomainError } from '../kernel/errors.ts'
import { statsOf } from '../ledger/stats.ts'
import { showAvatarOf } from '../store/show-avatar.ts'
import type { Profile } from './schema.ts'

/** A user's own profile, in one query. */
export async function readProfile(on: Queries, userId: string, language: Locale): Promise<Profile> {
  const [row] = await on
    .select({ user: users, position: pawns.position })
    .from(users)
    .innerJoin(pawns, and(eq(pawns.userId, users.id), eq(pawns.boardId, users.boardId)))
    .where(eq(users.id, userId))
  if (!row) throw new DomainError('authenticationFailed')
  const { user, position } = row
  const avatar = showAvatarOf(user.avatarId, language)
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    lang: user.lang,
    avatar,
    generatedAvatar: user.generatedAvatarId,
    generatedAvatarUrl: null,
    imageUrl: avatar?.imagePath ?? null,
    holidayMode: user.holidayMode,
    lastDayStart: user.lastDayStart,
    stats: statsOf(user),
    board: { id: user.boardId, position },
    notificationsCount: 0,
  }
}
