import { and, desc, eq, inArray, isNull } from '@questboard/db/drizzle'
import { holidays } from '@questboard/db/schema'
import { addDays, type Day } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { nextPeriod } from './rules.ts'

/** How many holidays of a player are stored: `at` reaches back 72 hours. */
const most = 50

export type Holiday = Pick<typeof holidays.$inferSelect, 'beganAt' | 'endedAt' | 'from' | 'to'>

/** The latest holidays of a locked player, including a current one. */
export const readHolidays = (tx: Transaction, userId: string): Promise<Holiday[]> =>
  tx.select().from(holidays).where(eq(holidays.userId, userId)).orderBy(desc(holidays.id)).limit(most)

/** Records that a locked player's holiday starts or ends, and deletes the oldest. */
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
  const old = tx
    .select({ id: holidays.id })
    .from(holidays)
    .where(eq(holidays.userId, userId))
    .orderBy(desc(holidays.id))
    .offset(most)
  await tx.delete(holidays).where(inArray(holidays.id, old))
}

/** Whether holiday mode was on at a moment. */
export const isHolidayAt = (of: readonly Holiday[], at: Date): boolean =>
  of.some(({ beganAt, endedAt }) => beganAt <= at && (endedAt === null || at < endedAt))

/** Whether a period ended during a holiday. Its open tasks were not missed. */
export const endedOnHoliday = (of: readonly Holiday[], type: 'todo' | 'daily' | 'weekly', period: Day): boolean =>
  isHolidayBefore(of, nextPeriod(type, period))

/** Whether a day ended during a holiday. */
export const isDayOnHoliday = (of: readonly Holiday[], day: Day): boolean => isHolidayBefore(of, addDays(day, 1))

/** Whether a holiday was on when a day began. */
const isHolidayBefore = (of: readonly Holiday[], next: Day): boolean =>
  of.some(({ from, to }) => from < next && (to === null || next <= to))
