import { and, asc, eq, isNull, lte, sql } from '@questboard/db/drizzle'
import { notificationPreferences, users } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'

/** How many users one transaction locks. */
const batchSize = 20

const columns = {
  digest: notificationPreferences.nextDigestAt,
  weekly: notificationPreferences.nextWeeklyAt,
  nudge: notificationPreferences.nextNudgeAt,
}

/**
 * Locks users whose digest of a kind, or nudge, is due, and whom no other server has locked. The caller sets when the
 * next one is. `email` is null while the address is not verified.
 */
export function lockDue(tx: Transaction, kind: keyof typeof columns, now: Date) {
  const dueAt = columns[kind]
  return tx
    .select({
      userId: users.id,
      email: sql<string | null>`case when ${users.provenAt} is not null then ${users.email} end`,
      lang: users.lang,
      zone: users.timeZone,
      dayStartsAt: users.dayStartsAt,
      lastDayStart: users.lastDayStart,
      holidayMode: users.holidayMode,
      digestAt: notificationPreferences.digestAt,
      dueAt,
      quietFrom: notificationPreferences.quietFrom,
      quietTo: notificationPreferences.quietTo,
    })
    .from(notificationPreferences)
    .innerJoin(users, and(eq(users.id, notificationPreferences.userId), isNull(users.lockedAt), isNull(users.erasesAt)))
    .where(lte(dueAt, now))
    .orderBy(asc(dueAt))
    .limit(batchSize)
    .for('no key update', { of: notificationPreferences, skipLocked: true })
}
