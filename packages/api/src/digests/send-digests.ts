import { eq } from '@questboard/db/drizzle'
import { notificationPreferences } from '@questboard/db/schema'
import { queueEmail } from '../email/queue-email.ts'
import { minuteMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { isStillTheHour, nextDigest, quietUntil } from '../preferences/rules.ts'
import { hasDevices, pushAtHour } from '../push/push-at-hour.ts'
import { lockDue } from './lock-due.ts'
import { readDigest } from './read-digest.ts'

/** How late a digest may be. After a longer outage it waits for the next morning. */
const maxDelayMs = 30 * minuteMs

/**
 * Sends the morning digests that are due, and sets when the next ones are: to the user's devices, or by e-mail if none
 * of them receives pushes. Each is sent once, by whichever server takes its user; in quiet hours it waits for their
 * end. Nothing is sent without a device or a mail server, to users with nothing to do, or if a change of time zone
 * means that this is no longer the chosen hour.
 * @returns how many users were due; with 0, no digest is due
 *
 * Rules: Reminders and digests.
 */
export function sendDigests(services: Services): Promise<number> {
  const { database, clock } = services
  const now = clock.now()
  return database.transaction(async (tx) => {
    const due = await lockDue(tx, 'digest', now)
    for (const user of due) {
      const { userId, zone, digestAt } = user
      const quiet = isLate(user, now) ? null : quietUntil(user, zone, now)
      const nextDigestAt = quiet ?? (digestAt === null ? null : nextDigest(digestAt, zone, now))
      await tx.update(notificationPreferences).set({ nextDigestAt }).where(eq(notificationPreferences.userId, userId))
      if (!quiet && isSentNow(user, now)) await sendDigest(tx, services, user)
    }
    return due.length
  })
}

type DueUser = Awaited<ReturnType<typeof lockDue>>[number]

const isLate = ({ dueAt }: DueUser, now: Date): boolean =>
  dueAt === null || now.getTime() - dueAt.getTime() > maxDelayMs

/** A digest is due at the chosen hour, or at the end of the quiet hours in which that is. */
function isSentNow(user: DueUser, now: Date): boolean {
  const { dueAt, digestAt, zone } = user
  if (dueAt === null || digestAt === null || isLate(user, now)) return false
  return (
    isStillTheHour(dueAt, (after) => nextDigest(digestAt, zone, after)) ||
    isStillTheHour(dueAt, (after) => quietUntil(user, zone, after))
  )
}

async function sendDigest(tx: Transaction, services: Services, user: DueUser): Promise<void> {
  const { userId, email, lang } = user
  const { clock, hasMailServer } = services
  const isPushed = await hasDevices(tx, clock, userId)
  if (!isPushed && (!hasMailServer || email === null)) return
  const digest = await readDigest(tx, services, user)
  if (!digest) return
  if (isPushed) await pushAtHour(tx, clock, userId, { type: 'digest', digest })
  else if (email !== null) await queueEmail(tx, clock, { kind: 'digest', email, lang, userId, digest })
}
