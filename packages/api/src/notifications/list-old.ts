import { and, isNotNull, lte, or } from '@questboard/db/drizzle'
import { notifications } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { countRows } from '../kernel/limits/count-rows.ts'
import { readPage } from '../kernel/read-page.ts'
import { shownOn, shownTo, windowStart } from './count-unseen.ts'
import { readNotifications } from './read-notifications.ts'
import type { Notification, OldNotificationsInput } from './schema.ts'

/**
 * A page of a player's notifications that are seen or older than 30 days, newest first.
 *
 * Rules: Notifications and e-mails.
 */
export async function listOld(
  ctx: UserContext,
  paged: OldNotificationsInput,
): Promise<{ notifications: Notification[]; totalCount: number }> {
  const { services, userId, onDevice } = ctx
  const old = and(
    shownTo(userId),
    shownOn(onDevice),
    or(isNotNull(notifications.seenAt), lte(notifications.createdAt, windowStart(services.clock))),
  )
  const [found, totalCount] = await readPage(ctx, paged.page, (queries) =>
    Promise.all([readNotifications(queries, old, paged), countRows(queries, notifications, old)]),
  )
  return { notifications: found, totalCount }
}
