import { eq, sql } from '@questboard/db/drizzle'
import { notificationPreferences, type WeeklyContent } from '@questboard/db/schema'
import { queueEmail } from '../email/queue-email.ts'
import { addDays, dayMs, localDay, midnight, mondayOf } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import { nextWeekly, quietUntil } from '../preferences/rules.ts'
import { lockDue } from './lock-due.ts'

/** How late a weekly digest may be. */
const maxDelayMs = dayMs

/** Members in one e-mail, over all groups. */
const maxMembers = 200

/**
 * Queues the weekly digests that are due, and sets when the next ones are. Each is queued once. Nothing is queued
 * without a mail server, or for users in whose groups nothing was done or missed. During quiet hours a digest waits
 * until they end.
 * @returns how many users were due; with 0, no digest is due
 *
 * Rules: Reminders and digests.
 */
export function sendWeekly(services: Services): Promise<number> {
  const { database, clock } = services
  const now = clock.now()
  return database.transaction(async (tx) => {
    const due = await lockDue(tx, 'weekly', now)
    for (const { userId, email, lang, zone, dueAt, quietFrom, quietTo } of due) {
      const quiet = quietUntil({ quietFrom, quietTo }, zone, now)
      await tx
        .update(notificationPreferences)
        .set({ nextWeeklyAt: quiet ?? nextWeekly(zone, now) })
        .where(eq(notificationPreferences.userId, userId))
      if (
        quiet ||
        !services.hasMailServer ||
        email === null ||
        dueAt === null ||
        now.getTime() - dueAt.getTime() > maxDelayMs
      )
        continue
      const lastMonday = addDays(mondayOf(localDay(now, zone, midnight)), -7)
      const weekly = await readWeek(tx, userId, lastMonday)
      if (weekly) await queueEmail(tx, clock, { kind: 'weekly', email, lang, userId, weekly })
    }
    return due.length
  })
}

interface Row {
  groupId: string
  group: string
  name: string
  done: number
  open: number
}

/** What the members of the groups that a user leads did in a week; undefined if there was nothing to do. */
async function readWeek(tx: Transaction, userId: string, monday: string): Promise<WeeklyContent | undefined> {
  const found = await rows<Row>(
    tx,
    sql`
      select groups.id as "groupId", groups.name as "group", player.name,
        coalesce(week.done + week.on_behalf, 0)::int as done, coalesce(week.missed, 0)::int as open
      from memberships own
      join groups on groups.id = own.group_id and groups.hidden_at is null
      join memberships member on member.group_id = groups.id and member.hidden_at is null
      join users player on player.id = member.user_id
      left join group_week_counts week
        on week.membership_id = member.id and week.group_id = member.group_id and week.monday = ${monday}::date
      where own.user_id = ${userId}::uuid and own.role in ('creator', 'leader') and own.hidden_at is null
      order by groups.sequence, member.sequence limit ${sql.raw(String(maxMembers))}`,
  )
  const groups = new Map<string, WeeklyContent['groups'][number]>()
  for (const { groupId, group, name, done, open } of found) {
    const { members } = groups.get(groupId) ?? { members: [] }
    groups.set(groupId, { name: group, members: [...members, { name, done, open }] })
  }
  const busy = [...groups.values()].filter(({ members }) => members.some(({ done, open }) => done + open > 0))
  return busy.length > 0 ? { groups: busy } : undefined
}
