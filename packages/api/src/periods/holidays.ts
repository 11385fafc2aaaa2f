import type { Queries } from '@questboard/db'
import { and, desc, eq, gt, gte, isNull, not, notInArray, sql } from '@questboard/db/drizzle'
import { holidays } from '@questboard/db/schema'
import { addDays, type Day } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { TaskType } from '../schedules/constants.ts'
import { historyDays } from './occurrences.ts'
import { nextPeriod } from './rules.ts'

/**
 * How many holidays of a player are stored at least: `at` reaches back 72 hours. Those on which a day ended are stored
 * for the history.
 */
const maxHolidays = 50

export type Holiday = Pick<typeof holidays.$inferSelect, 'beganAt' | 'endedAt' | 'from' | 'to'>

/** The latest holidays of a locked player, including a current one. */
export const readHolidays = (tx: Transaction, userId: string): Promise<Holiday[]> =>
  tx.select().from(holidays).where(eq(holidays.userId, userId)).orderBy(desc(holidays.id)).limit(maxHolidays)

/** All stored holidays of a player: those on which one of the last 400 days ended are among them. */
export const readAllHolidays = (queries: Queries, userId: string): Promise<Holiday[]> =>
  queries.select().from(holidays).where(eq(holidays.userId, userId))

/** Records that a locked player's holiday starts or ends, and deletes those that nothing needs. */
export async function recordHoliday(
  tx: Transaction,
  userId: string,
  { on, at, today }: { on: boolean; at: Date; today: Day },
): Promise<void> {
  if (!on) {
    await tx
      .update(holidays)
      .set({ endedAt: at, to: today })
      .where(and(eq(holidays.userId, userId), isNull(holidays.to)))
    return
  }
  await tx.insert(holidays).values({ userId, beganAt: at, from: today })
  const recent = tx
    .select({ id: holidays.id })
    .from(holidays)
    .where(eq(holidays.userId, userId))
    .orderBy(desc(holidays.id))
    .limit(maxHolidays)
  // At most one holiday begins on a day and ends on a later one.
  const isNeeded = and(gt(holidays.to, holidays.from), gte(holidays.to, addDays(today, -historyDays)))
  await tx
    .delete(holidays)
    .where(and(eq(holidays.userId, userId), notInArray(holidays.id, recent), not(isNeeded ?? sql`false`)))
}

/** Records that a locked player was on holiday on a past day, from its beginning to its end. */
export async function recordDayOff(
  tx: Transaction,
  userId: string,
  { day, beganAt, endedAt }: { day: Day; beganAt: Date; endedAt: Date },
): Promise<void> {
  await tx.insert(holidays).values({ userId, beganAt, endedAt, from: day, to: addDays(day, 1) })
}

/** Whether holiday mode was on at a moment. */
export const isHolidayAt = (recorded: readonly Holiday[], at: Date): boolean =>
  recorded.some(({ beganAt, endedAt }) => beganAt <= at && (endedAt === null || at < endedAt))

/** Whether a period ended during a holiday. Its open tasks were not missed. */
export const endedOnHoliday = (recorded: readonly Holiday[], type: TaskType, period: Day): boolean =>
  isHolidayBefore(recorded, nextPeriod(type, period))

/** Whether a day ended during a holiday. */
export const isDayOnHoliday = (recorded: readonly Holiday[], day: Day): boolean =>
  isHolidayBefore(recorded, addDays(day, 1))

/** Whether a holiday was on when a day began. */
const isHolidayBefore = (recorded: readonly Holiday[], next: Day): boolean =>
  recorded.some(({ from, to }) => from < next && (to === null || next <= to))
