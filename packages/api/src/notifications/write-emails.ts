import { rawStatement } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import type { PushedReminder } from '@questboard/db/schema'
import { type Clock, minuteMs } from '../kernel/clock.ts'
import { idsOf, userIdsOf } from '../kernel/ids-of.ts'
import { arrayText, tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { hasOwnEmail, isWaitedFor } from '../preferences/rules.ts'
import type { NotificationType } from './schema.ts'

/** How long a notification waits for others of its type. */
const gatheringMs = minuteMs

/** The most that wait for one user. Further ones are only in the app. */
const maxWaiting = 200

interface Values {
  type: string
  userIds: string
  ids: string
  now: Date
  dueAt: Date
  isWaitedFor: boolean
}

/** Rows without a conflict: two transactions that notify the same users do not wait for each other. */
const write = rawStatement<Values, never>(
  (param) => sql`
    insert into notification_emails (id, user_id, type, notification_id, due_at, created_at)
    select gen_random_uuid(), player.id, ${param('type')}::text, notified.id, ${param('dueAt')}::text::timestamptz,
      ${param('now')}::text::timestamptz
    from unnest(${param('userIds')}::text::uuid[], ${param('ids')}::text::uuid[]) as notified(user_id, id)
      join notification_preferences preference on preference.user_id = notified.user_id
      join users player on player.id = notified.user_id
    where (preference.types -> ${param('type')}::text ->> 'email')::boolean
      and player.proven_at is not null and player.erases_at is null and player.locked_at is null
      and (not player.holiday_mode or ${param('isWaitedFor')}::text::boolean)
      and (select count(*) from notification_emails waiting where waiting.user_id = player.id)
        < ${sql.raw(String(maxWaiting))}`,
)

/**
 * Writes which new notifications are to be e-mailed, in the current transaction: to users with a verified address who
 * want this type by e-mail. In holiday mode only what others wait for is.
 *
 * Rules: Notification preferences.
 */
export async function writeEmails(
  tx: Transaction,
  clock: Clock,
  { type, notified }: { type: NotificationType; notified: readonly { id: string; userId: string }[] },
): Promise<void> {
  if (hasOwnEmail(type)) return
  const now = clock.now()
  await write(tx, {
    type,
    now,
    dueAt: new Date(now.getTime() + gatheringMs),
    isWaitedFor: isWaitedFor(type),
    userIds: arrayText(userIdsOf(notified)),
    ids: arrayText(idsOf(notified)),
  })
}

/**
 * `writeEmails` for reminders that fire now. They are e-mailed at once, even in quiet hours, since their hour was chosen.
 */
export async function writeReminderEmails(
  tx: Transaction,
  clock: Clock,
  fired: readonly { userId: string; reminder: PushedReminder }[],
): Promise<void> {
  if (fired.length === 0) return
  const now = clock.now().toISOString()
  const table = tableOf(
    'fired',
    { userId: 'uuid', reminder: 'jsonb' },
    fired.map(({ userId, reminder }) => ({ userId, reminder: JSON.stringify(reminder) })),
  )
  await tx.execute(sql`
    insert into notification_emails (id, user_id, type, reminder, due_at, created_at)
    select gen_random_uuid(), player.id, 'reminder', fired.reminder, ${now}::timestamptz, ${now}::timestamptz
    from ${table}
      join notification_preferences preference on preference.user_id = fired."userId"
      join users player on player.id = fired."userId"
    where (preference.types -> 'reminder' ->> 'email')::boolean
      and player.proven_at is not null and player.erases_at is null and player.locked_at is null
      and not player.holiday_mode`)
}
