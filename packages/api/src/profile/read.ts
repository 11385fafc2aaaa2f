import { type Queries, statement } from '@questboard/db'
import { allEqual, eq, getTableColumns } from '@questboard/db/drizzle'
import { pawns, users } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import type { Clock } from '../kernel/clock.ts'
import type { EnteredDevice } from '../kernel/device-rights.ts'
import { DomainError } from '../kernel/errors.ts'
import { rubiesOfUser } from '../ledger/balances.ts'
import { statsOf } from '../ledger/stats.ts'
import { countUnseen } from '../notifications/count-unseen.ts'
import { generatedAvatarUrl, imageUrlOf, showAvatarOf } from '../store/show-avatar.ts'
import { dayStartOfMinutes } from './rules.ts'
import type { Profile } from './schema.ts'

const find = statement<{ userId: string }>()((queries, param) =>
  queries
    .select({ ...getTableColumns(users), ruby: rubiesOfUser, position: pawns.position })
    .from(users)
    .innerJoin(pawns, allEqual(pawns, { userId: users.id, boardId: users.boardId }))
    .where(eq(users.id, param('userId'))),
)

/**
 * The caller's profile, in the requested language or else in the saved one. On a shared device, only notifications of
 * its group count.
 */
export async function readProfile(
  queries: Queries,
  clock: Clock,
  userId: string,
  requested: Locale | undefined,
  onDevice?: EnteredDevice | undefined,
): Promise<Profile> {
  const [[user], notificationsCount] = await Promise.all([
    find(queries, { userId }),
    countUnseen(queries, clock, userId, onDevice),
  ])
  if (!user) throw new DomainError('authenticationFailed')
  const avatar = showAvatarOf(user.avatarId, requested ?? user.lang)
  return {
    id: user.id,
    name: user.name,
    // Managed members have none.
    email: user.email ?? '',
    lang: user.lang,
    avatar,
    generatedAvatar: user.generatedAvatarId,
    generatedAvatarUrl: user.generatedAvatarId && generatedAvatarUrl(user.generatedAvatarId),
    imageUrl: imageUrlOf(user),
    holidayMode: user.holidayMode,
    lastDayStart: user.lastDayStart,
    stats: statsOf(user),
    board: { id: user.boardId, position: user.position },
    notificationsCount,
    dayStartsAt: dayStartOfMinutes(user.dayStartsAt),
    taskOrder: user.taskOrder,
    quickAddDates: user.quickAddDates,
  }
}
