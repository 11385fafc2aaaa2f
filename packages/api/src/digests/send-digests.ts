import { eq } from '@questboard/db/drizzle'
import { notificationPreferences } from '@questboard/db/schema'
import { queueEmail } from '../email/queue-email.ts'
import { minuteMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { nextDigest, quietUntil } from '../preferences/rules.ts'
import { hasDevices, pushAtHour } from '../push/push-at-hour.ts'
import { readDigest } from './read-digest.ts'
import { takeDue } from './take-due.ts'

/** How late a digest may be. After a longer outage it waits for the next morning. */
const maxDelayMs = 30 * minuteMs

/**
 * Sends the morning digests that are due, and sets when the next ones are: to the user's devices, or by e-mail if none
 * of them receives pushes. Each is sent once, by whichever server takes its user; in quiet hours it waits for their
 * end. Nothing is sent without a device or a mail server, to users with nothing to do, or if a change of time zone
 * means that this is no longer the chosen hour.
 * @returns how many users were taken; with 0, no digest is due
 *
 * Rules: Reminders and digests.
 */
export function sendDigests(services: Services): Promise<number> {
  const { database, clock } = services
  const now = clock.now()
  return database.transaction(async (tx) => {
    const taken = await takeDue(tx, 'digest', now)
    for (const { email, lang, digestAt, dueAt, quietFrom, quietTo, ...reader } of taken) {
      const { userId, zone } = reader
      const isLate = dueAt === null || now.getTime() - dueAt.getTime() > maxDelayMs
      const quietAt = (at: Date) => quietUntil({ quietFrom, quietTo }, zone, at)
      const quiet = isLate ? null : quietAt(now)
      const nextDigestAt = quiet ?? (digestAt === null ? null : nextDigest(digestAt, zone, now))
      await tx.update(notificationPreferences).set({ nextDigestAt }).where(eq(notificationPreferences.userId, userId))
      if (quiet || isLate || digestAt === null) continue
      const justBefore = new Date(dueAt.getTime() - 1)
      const hours = [nextDigest(digestAt, zone, justBefore), quietAt(justBefore)]
      if (!hours.some((hour) => hour?.getTime() === dueAt.getTime())) continue
      const isPushed = await hasDevices(tx, clock, userId)
      if (!isPushed && (!services.mail || email === null)) continue
      const digest = await readDigest(tx, services, reader)
      if (!digest) continue
      if (isPushed) await pushAtHour(tx, clock, userId, { type: 'digest', digest })
      else if (email !== null) await queueEmail(tx, clock, { kind: 'digest', email, lang, userId, digest })
    }
    return taken.length
  })
}
