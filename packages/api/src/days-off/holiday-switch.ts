import { randomUUIDv7 } from 'node:crypto'
import { and, eq, gte, isNull, lte, ne, or } from '@questboard/db/drizzle'
import { daysOff } from '@questboard/db/schema'
import { addDays, type Day } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** The days off of a user that a day belongs to, other than a day of illness. */
const runningOn = (userId: string, day: Day) =>
  and(
    eq(daysOff.userId, userId),
    ne(daysOff.kind, 'sick'),
    lte(daysOff.from, day),
    or(isNull(daysOff.to), gte(daysOff.to, day)),
  )

/** Days off of a locked player without an end, from today or since the planned ones have begun. */
export async function openDaysOff(
  tx: Transaction,
  userId: string,
  { today, at }: { today: Day; at: Date },
): Promise<void> {
  const opened = await tx
    .update(daysOff)
    .set({ kind: 'switch', to: null })
    .where(runningOn(userId, today))
    .returning({ id: daysOff.id })
  if (opened.length > 0) return
  await tx.insert(daysOff).values({ id: randomUUIDv7(), userId, kind: 'switch', from: today, to: null, createdAt: at })
}

/** Ends the days off of a locked player before today. */
export async function endDaysOff(tx: Transaction, userId: string, today: Day): Promise<void> {
  await tx.delete(daysOff).where(and(runningOn(userId, today), eq(daysOff.from, today)))
  await tx
    .update(daysOff)
    .set({ to: addDays(today, -1) })
    .where(runningOn(userId, today))
}
