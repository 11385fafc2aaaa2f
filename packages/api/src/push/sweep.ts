import { lt, lte, or } from '@questboard/db/drizzle'
import { missedReminders, pushMessages } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { keptMissedMs } from '../schedules/keep-missed.ts'

/** How long a sent push is kept: longer than others can join it. */
const keptSentMs = 600_000

/** Deletes sent pushes, those that are no longer worth sending, and old missed reminders. */
export async function sweepPushes({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  await database.queries
    .delete(pushMessages)
    .where(or(lte(pushMessages.sentAt, new Date(now.getTime() - keptSentMs)), lt(pushMessages.expiresAt, now)))
  await database.queries
    .delete(missedReminders)
    .where(lte(missedReminders.createdAt, new Date(now.getTime() - keptMissedMs)))
}
