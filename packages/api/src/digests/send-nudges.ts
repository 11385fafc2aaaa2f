import { eq } from '@questboard/db/drizzle'
import { notificationPreferences } from '@questboard/db/schema'
import { minuteMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { publish } from '../kernel/events/events.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { isStillTheHour, nextNudge, quietUntil } from '../preferences/rules.ts'
import { pushAtHour } from '../push/push-at-hour.ts'
import { lockDue } from './lock-due.ts'
import { type DigestReader, readOpenTasks } from './read-open-tasks.ts'

/** How late a nudge may be. */
const maxDelayMs = 30 * minuteMs

/** The shortest streak that is worth a push. */
const minStreak = 3

/**
 * Nudges users for whom it is 19:00, if a streak of 3 or more would end with their day: on their devices, and in open
 * windows. Each is nudged at most once a day, by whichever server takes the user. Nothing is sent in quiet hours, in
 * holiday mode, or if a change of time zone means that it is no longer 19:00.
 * @returns how many users were due; with 0, no nudge is due
 *
 * Rules: Reminders and digests.
 */
export function sendNudges(services: Services): Promise<number> {
  const { database, clock } = services
  const now = clock.now()
  return database.transaction(async (tx) => {
    const due = await lockDue(tx, 'nudge', now)
    for (const { dueAt, quietFrom, quietTo, ...reader } of due) {
      const { userId, zone, holidayMode } = reader
      await tx
        .update(notificationPreferences)
        .set({ nextNudgeAt: nextNudge(zone, now) })
        .where(eq(notificationPreferences.userId, userId))
      if (dueAt === null || holidayMode || now.getTime() - dueAt.getTime() > maxDelayMs) continue
      if (quietUntil({ quietFrom, quietTo }, zone, now)) continue
      if (!isStillTheHour(dueAt, (after) => nextNudge(zone, after))) continue
      await nudge(tx, services, reader)
    }
    return due.length
  })
}

/** Names the task with the longest streak. */
async function nudge(tx: Transaction, services: Services, reader: DigestReader): Promise<void> {
  const { today, tasks } = await readOpenTasks(tx, services, reader)
  const [longest] = tasks
    .filter(({ type, streak, dueOn }) => type !== 'todo' && streak >= minStreak && dueOn === today)
    .sort((a, b) => b.streak - a.streak)
  if (!longest) return
  const { id: taskId, title, streak } = longest
  const groupId = 'groupId' in longest ? longest.groupId : null
  const at = services.clock.now().toISOString()
  await pushAtHour(tx, services.clock, reader.userId, {
    type: 'nudge',
    groupId,
    nudge: { taskId, title, dueOn: today, time: null, at, streak },
  })
  await publish(tx, { kind: 'reminder', users: [reader.userId], reminder: { taskId, title, time: null, groupId } })
}
