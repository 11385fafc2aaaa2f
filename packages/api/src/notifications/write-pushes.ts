import { rawStatement } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import type { Clock } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { idsOf, userIdsOf } from '../kernel/ids-of.ts'
import { arrayText } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { defaultChannels, isWaitedFor } from '../preferences/rules.ts'
import { pushKinds } from './push-kinds.ts'
import type { NotificationType } from './schema.ts'

const channel = 'questboard_pushes'

/** The most pushes that wait for one device. More would only say again that there is something new. */
const maxWaiting = 100

/** Notifications of one kind within a minute of another are gathered for a moment, and replace it together. */
const gathering = { window: '1 minute', pause: '2 seconds' }

interface Values {
  type: string
  groupId: string | null
  userIds: string
  ids: string
  now: Date
  expiresAt: Date
  isDefault: boolean
  isWaitedFor: boolean
}

/**
 * The devices are locked: if one were deleted before its push is written, the whole transaction would fail. Nothing is
 * written or sent for people without devices.
 */
const write = rawStatement<Values, never>(
  (param) => sql`
    with device as (
      select device.id, device.user_id, notified.id as notification_id
      from unnest(${param('userIds')}::text::uuid[], ${param('ids')}::text::uuid[]) as notified(user_id, id)
        join push_devices device on device.user_id = notified.user_id
        join users player on player.id = device.user_id
        left join notification_preferences preference on preference.user_id = player.id
      where player.erases_at is null and player.locked_at is null
        and (not player.holiday_mode or ${param('isWaitedFor')}::text::boolean)
        and coalesce((preference.types -> ${param('type')}::text ->> 'push')::boolean, ${param('isDefault')}::text::boolean)
        and (select count(*) from push_messages waiting
          where waiting.device_id = device.id and waiting.next_attempt_at is not null) < ${sql.raw(String(maxWaiting))}
      order by device.id
      for key share of device
    ), written as (
      insert into push_messages (id, device_id, user_id, group_id, type, notification_ids, tag, next_attempt_at,
        expires_at, created_at)
      select gen_random_uuid(), device.id, device.user_id, ${param('groupId')}::text::uuid, ${param('type')}::text,
        array[device.notification_id], ${param('type')}::text || '.' || device.notification_id,
        ${param('now')}::text::timestamptz + case when exists (
          select from push_messages recent
          where recent.device_id = device.id and recent.type = ${param('type')}::text
            and recent.group_id is not distinct from ${param('groupId')}::text::uuid
            and recent.created_at > ${param('now')}::text::timestamptz - interval '${sql.raw(gathering.window)}'
        ) then interval '${sql.raw(gathering.pause)}' else interval '0' end,
        ${param('expiresAt')}::text::timestamptz, ${param('now')}::text::timestamptz
      from device
      returning 1
    )
    select pg_notify('${sql.raw(channel)}', '') where exists (select from written)`,
)

/**
 * Writes the pushes of new notifications in the current transaction, so they are sent only after a commit: for people
 * whose devices receive pushes, if they want this type pushed. In holiday mode, only those that others wait for are pushed.
 *
 * Rules: Push; Notification preferences.
 */
export async function writePushes(
  tx: Transaction,
  clock: Clock,
  {
    type,
    groupId,
    notified,
  }: { type: NotificationType; groupId: string | undefined; notified: readonly { id: string; userId: string }[] },
): Promise<void> {
  const now = clock.now()
  await write(tx, {
    type,
    groupId: groupId ?? null,
    now,
    userIds: arrayText(userIdsOf(notified)),
    ids: arrayText(idsOf(notified)),
    expiresAt: new Date(now.getTime() + pushKinds[type].ttl * 1000),
    isDefault: defaultChannels(type).push,
    isWaitedFor: isWaitedFor(type),
  })
}

/** Wakes the workers of all servers when the transaction commits. */
export const wakePushes = (tx: Transaction) => tx.execute(sql`select pg_notify(${channel}, '')`)

/**
 * Calls `wake` when any process has written pushes.
 * @returns a function that stops listening
 */
export const whenPushesAreWritten = ({ database }: Services, wake: () => void): Promise<() => Promise<void>> =>
  database.listen(channel, wake, wake)
