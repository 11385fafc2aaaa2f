import type { Queries } from '@questboard/db'
import { and, asc, gt, inArray, isNull } from '@questboard/db/drizzle'
import { notifications } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { windowStart } from '../notifications/count-unseen.ts'

/** Returns those of the notifications that the app shows and that are still unseen, oldest first. */
export async function readUnseen(queries: Queries, clock: Clock, ids: readonly string[]) {
  if (ids.length === 0) return []
  return queries
    .select({ id: notifications.id, type: notifications.type, data: notifications.data })
    .from(notifications)
    .where(
      and(
        inArray(notifications.id, [...new Set(ids)]),
        isNull(notifications.seenAt),
        isNull(notifications.hiddenAt),
        gt(notifications.createdAt, windowStart(clock)),
      ),
    )
    .orderBy(asc(notifications.createdAt), asc(notifications.sequence))
}
