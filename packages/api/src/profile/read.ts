import type { Queries } from '@questboard/db'
import { pawns, users } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'
import { rubiesOfUser } from '../ledger/balances.ts'
import { statsOf } from '../ledger/stats.ts'
import { countUnseen } from '../notifications/count-unseen.ts'
import { imageUrlOf, showAvatarOf } from '../store/show-avatar.ts'
import type { Profile } from './schema.ts'

/** A user's own profile, in the language that is asked for, else in the saved one. */
export async function readProfile(
  on: Queries,
  clock: Clock,
  userId: string,
  asked: Locale | undefined,
): Promise<Profile> {
  const [[row], notificationsCount] = await Promise.all([
    on
      .select({ user: users, ruby: rubiesOfUser, position: pawns.position })
      .from(users)
      .innerJoin(pawns, and(eq(pawns.userId, users.id), eq(pawns.boardId, users.boardId)))
      .where(eq(users.id, userId)),
    countUnseen(on, clock, userId),
  ])
  if (!row) throw new DomainError('authenticationFailed')
  const { user, ruby, position } = row
  const avatar = showAvatarOf(user.avatarId, asked ?? user.lang)
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    lang: user.lang,
    avatar,
    generatedAvatar: user.generatedAvatarId,
    generatedAvatarUrl: null,
    imageUrl: imageUrlOf(user),
    holidayMode: user.holidayMode,
    lastDayStart: user.lastDayStart,
    stats: statsOf({ ...user, ruby }),
    board: { id: user.boardId, position },
    notificationsCount,
  }
}
