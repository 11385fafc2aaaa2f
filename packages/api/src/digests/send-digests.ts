import { eq } from '@questboard/db/drizzle'
import { notificationPreferences } from '@questboard/db/schema'
import { queueEmail } from '../email/queue-email.ts'
import type { Services } from '../kernel/context.ts'
import { nextDigest } from '../preferences/rules.ts'
import { readDigest } from './read-digest.ts'
import { takeDue } from './take-due.ts'

/** How late a digest may be, in milliseconds. After a longer outage it waits for the next morning. */
const mostDelay = 30 * 60_000

/**
 * Queues the morning digests that are due, and sets when the next ones are. Each is queued once, by whichever server takes
 * its user. Nothing is queued without a mail server, for a user without anything to do, or whose clock shows another hour since a journey.
 * @returns how many users were taken; with 0, no digest is due
 *
 * Specification: Reminders and digests.
 */
export function sendDigests(services: Services): Promise<number> {
  const { database, clock } = services
  const now = clock.now()
  return database.transaction(async (tx) => {
    const taken = await takeDue(tx, 'digest', now)
    for (const { email, lang, digestAt, dueAt, ...reader } of taken) {
      const nextDigestAt = digestAt === null ? null : nextDigest(digestAt, reader.zone, now)
      await tx
        .update(notificationPreferences)
        .set({ nextDigestAt })
        .where(eq(notificationPreferences.userId, reader.userId))
      if (!services.mail || email === null || digestAt === null || dueAt === null) continue
      if (now.getTime() - dueAt.getTime() > mostDelay) continue
      const isTheHour = nextDigest(digestAt, reader.zone, new Date(dueAt.getTime() - 1)).getTime() === dueAt.getTime()
      const digest = isTheHour && (await readDigest(tx, services, reader))
      if (digest) await queueEmail(tx, clock, { kind: 'digest', email, lang, userId: reader.userId, digest })
    }
    return taken.length
  })
}
