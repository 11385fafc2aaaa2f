import { and, eq, gt, sql } from '@questboard/db/drizzle'
import { type DigestContent, type PushedReminder, pushDevices, sessions } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { pushKinds } from '../notifications/push-kinds.ts'
import { wakePushes } from '../notifications/write-pushes.ts'
import { isSessionOfDevice } from './read-devices.ts'

/** Whether any device of a user receives pushes. */
export async function hasDevices(tx: Transaction, clock: Clock, userId: string): Promise<boolean> {
  const [device] = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .innerJoin(sessions, and(isSessionOfDevice, gt(sessions.expiresAt, clock.now())))
    .where(eq(pushDevices.userId, userId))
    .limit(1)
  return device !== undefined
}

/** What is pushed at an hour that the user chose. */
export type PushAtHour =
  | { type: 'nudge'; groupId: string | null; nudge: PushedReminder }
  | { type: 'digest'; digest: DigestContent }

/**
 * Writes a push for each device of a user, in the current transaction. The devices are locked: if one were deleted
 * before its push is written, the whole transaction would fail.
 */
export async function pushAtHour(tx: Transaction, clock: Clock, userId: string, push: PushAtHour): Promise<void> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + pushKinds[push.type].ttl * 1000).toISOString()
  const [nudge, digest] = push.type === 'nudge' ? [push.nudge, null] : [null, push.digest]
  // A nudge ends with the membership in the group of its task. A digest names no task.
  const groupId = push.type === 'nudge' ? push.groupId : null
  const json = (value: object | null) => sql`${value && JSON.stringify(value)}::jsonb`
  await tx.execute(sql`
    with device as (
      select device.id from push_devices device where device.user_id = ${userId}::uuid order by device.id for key share
    )
    insert into push_messages (id, device_id, user_id, group_id, type, notification_ids, reminder, digest, tag, next_attempt_at,
      expires_at, created_at)
    select gen_random_uuid(), id, ${userId}::uuid, ${groupId}::uuid, ${push.type}, array[]::uuid[], ${json(nudge)}, ${json(digest)},
      ${push.type}, ${now.toISOString()}::timestamptz, ${expiresAt}::timestamptz, ${now.toISOString()}::timestamptz
    from device`)
  await wakePushes(tx)
}
