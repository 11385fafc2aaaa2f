import { randomUUIDv7 } from 'node:crypto'
import { missedReminders } from '@questboard/db/schema'
import { dayMs } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** How long missed reminders are kept for the next digest. */
export const keptMissedMs = 3 * dayMs

type MissedReminder = Omit<typeof missedReminders.$inferInsert, 'id' | 'createdAt'>

/** Records reminders that were not sent in time. The next digest names them. */
export async function keepMissed(tx: Transaction, now: Date, missed: readonly MissedReminder[]): Promise<void> {
  if (missed.length === 0) return
  await tx.insert(missedReminders).values(
    missed.map(({ userId, groupId, taskId, title, dueOn, time, at }) => ({
      id: randomUUIDv7(),
      userId,
      groupId,
      taskId,
      title,
      dueOn,
      time,
      at,
      createdAt: now,
    })),
  )
}
