import { sql } from '@questboard/db/drizzle'
import type { PushedReminder } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { publish } from '../kernel/events/events.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { pushKinds } from '../notifications/push-kinds.ts'
import { writeReminderEmails } from '../notifications/write-emails.ts'
import { wakePushes } from '../notifications/write-pushes.ts'
import { readNotified } from '../preferences/read.ts'
import { quietUntil } from '../preferences/rules.ts'
import { claimReminders, type FiredReminder, isReminderDue } from '../schedules/claim-reminders.ts'
import { keepMissed } from '../schedules/keep-missed.ts'

/** A reminder that fires later than this has missed its purpose. */
const maxDelayMs = pushKinds.reminder.ttl * 1000

/**
 * Fires the reminders that are due, each once on any number of servers: open windows show them, and browsers that
 * receive pushes get them. After an outage, those that are more than 30 minutes late are only recorded as missed.
 * Reminders that a player set fire in quiet hours, too. Those that a leader set for everyone do not.
 * @returns whether there may be more
 *
 * Rules: Reminders and digests.
 */
export async function fireReminders({ database, clock }: Services): Promise<boolean> {
  if (!(await isReminderDue(database.queries, clock))) return false
  return database.transaction(async (tx) => {
    const { fired, taken } = await claimReminders(tx, clock)
    const now = clock.now()
    const [late, inTime] = split(fired, ({ at }) => now.getTime() - at.getTime() > maxDelayMs)
    const [unwanted, sent] = await splitQuiet(tx, inTime, now)
    await keepMissed(tx, now, [...late, ...unwanted])
    await pushReminders(tx, clock, sent)
    await writeReminderEmails(
      tx,
      clock,
      sent.map((reminder) => ({ userId: reminder.userId, reminder: reminderOf(reminder) })),
    )
    for (const reminder of sent) await publish(tx, eventOf(reminder))
    return taken > 0
  })
}

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const { first = [], second = [] } = Object.groupBy(items, (item) => (isFirst(item) ? 'first' : 'second'))
  return [first, second]
}

/** Leaders' reminders to people who have quiet hours now, and all others. */
async function splitQuiet(tx: Transaction, fired: readonly FiredReminder[], now: Date) {
  const notified = await readNotified(tx, userIdsOf(fired.filter(({ isOwn }) => !isOwn)))
  return split(fired, ({ isOwn, userId }) => {
    const person = isOwn ? undefined : notified.get(userId)
    return person !== undefined && quietUntil(person.preferences, person.timeZone, now) !== null
  })
}

const eventOf = ({ userId, groupId, taskId, title, time }: FiredReminder) => ({
  kind: 'reminder' as const,
  users: [userId],
  reminder: { taskId, title, time, groupId },
})

const reminderOf = ({ taskId, groupId, title, dueOn, time, at }: FiredReminder): PushedReminder => ({
  taskId,
  groupId,
  title,
  dueOn,
  time,
  at: at.toISOString(),
})

const columns = {
  userId: 'uuid',
  groupId: 'uuid',
  taskId: 'uuid',
  said: 'jsonb',
  isOwn: 'boolean',
  expiresAt: 'timestamptz',
} as const

/**
 * Writes the pushes of reminders. There are as many as an account has reminders. The devices are locked: if one were
 * deleted before its push is written, the whole transaction would fail.
 */
async function pushReminders(tx: Transaction, clock: Clock, fired: readonly FiredReminder[]): Promise<void> {
  if (fired.length === 0) return
  const now = clock.now().toISOString()
  const table = tableOf(
    'fired',
    columns,
    fired.map((reminder) => ({
      userId: reminder.userId,
      groupId: reminder.groupId,
      taskId: reminder.taskId,
      isOwn: reminder.isOwn,
      said: JSON.stringify(reminderOf(reminder)),
      expiresAt: new Date(reminder.at.getTime() + maxDelayMs).toISOString(),
    })),
  )
  await tx.execute(sql`
    with device as (
      select device.id, fired.*
      from ${table}
        join push_devices device on device.user_id = fired."userId"
        join users player on player.id = device.user_id
        left join notification_preferences preference on preference.user_id = player.id
      where player.erases_at is null and player.locked_at is null
        and coalesce((preference.types -> 'reminder' ->> 'push')::boolean, fired."isOwn")
      order by device.id
      for key share of device
    )
    insert into push_messages (id, device_id, user_id, group_id, type, notification_ids, reminder, tag, next_attempt_at,
      expires_at, created_at)
    select gen_random_uuid(), id, "userId", "groupId", 'reminder', array[]::uuid[], said, 'reminder.' || "taskId",
      ${now}::timestamptz, "expiresAt", ${now}::timestamptz
    from device`)
  await wakePushes(tx)
}
