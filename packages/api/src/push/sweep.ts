import { lt, lte, or } from '@questboard/db/drizzle'
import { missedReminders, pushMessages } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'

/** How long a sent push is kept, in milliseconds: longer than others can join it. */
const keptSent = 600_000

/** How long missed reminders are kept for the next digest, in milliseconds. */
const keptMissed = 3 * 86_400_000

/** Deletes sent pushes, those that are no longer worth sending, and old missed reminders. */
export async function sweepPushes({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  await database.queries
    .delete(pushMessages)
    .where(or(lte(pushMessages.sentAt, new Date(now.getTime() - keptSent)), lt(pushMessages.expiresAt, now)))
  await database.queries
    .delete(missedReminders)
    .where(lte(missedReminders.createdAt, new Date(now.getTime() - keptMissed)))
}
