import type { Queries } from '@questboard/db'
import { and, asc, gt, inArray, isNull } from '@questboard/db/drizzle'
import { notifications } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { windowStart } from '../notifications/count-unseen.ts'

/** Those of the notifications that are still unseen, and that the app shows, oldest first. */
export async function readUnseen(on: Queries, clock: Clock, ids: readonly string[]) {
  if (ids.length === 0) return []
  return on
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
