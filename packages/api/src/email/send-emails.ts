import { allEqual, and, asc, inArray, isNull, lte } from '@questboard/db/drizzle'
import { emailOutbox, isSentLast } from '@questboard/db/schema'
import { hourMs, minuteMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { deliver } from './deliver.ts'
import { readFault } from './fault.ts'
import { type OutboxEmail, prepare } from './prepare.ts'

/** E-mails that one round sends in parallel. */
const batchSize = 10

/** The delay after each failed attempt. After the last one, the e-mail fails permanently. */
const waits = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs]

/** Without a mail server, an e-mail is written to a file, which is fast. */
const leaseWithoutMail = minuteMs

/**
 * Sends due e-mails, a few in parallel, and those for which people wait first. Each server claims e-mails for a limited
 * time and commits the claim before it contacts the mail server, so another server takes over after a crash. An e-mail
 * may be sent twice if a server crashes after sending it, but is never lost.
 * @param signal aborts running attempts, which are retried later
 * @returns whether there may be more e-mails to send now
 *
 * Rules: Notifications and e-mails.
 */
export async function sendEmails(services: Services, { signal }: { signal?: AbortSignal } = {}): Promise<boolean> {
  const claimed = await claim(services)
  const sent = await Promise.allSettled(claimed.map((message) => send(services, message, signal)))
  const failed = sent.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return claimed.length === batchSize
}

function claim({ database, clock, outside }: Services): Promise<OutboxEmail[]> {
  const now = clock.now()
  // Longer than an attempt can take, so no other server claims the e-mail meanwhile.
  const lease = new Date(now.getTime() + leaseWithoutMail + (outside.mail?.timeout ?? 0))
  return database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(emailOutbox)
      .where(and(isNull(emailOutbox.failedAt), lte(emailOutbox.nextAttemptAt, now)))
      .orderBy(isSentLast(emailOutbox), asc(emailOutbox.nextAttemptAt))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const claimed = due.map((message) => ({ ...message, attempts: message.attempts + 1 }))
    for (const attempts of new Set(claimed.map((message) => message.attempts))) {
      const ids = idsOf(claimed.filter((message) => message.attempts === attempts))
      await tx.update(emailOutbox).set({ attempts, nextAttemptAt: lease }).where(inArray(emailOutbox.id, ids))
    }
    return claimed
  })
}

/** Matches an e-mail only while this claim is the latest. */
const asClaimed = ({ id, attempts }: OutboxEmail) => allEqual(emailOutbox, { id, attempts })

async function send(services: Services, message: OutboxEmail, signal: AbortSignal | undefined): Promise<void> {
  const { queries } = services.database
  try {
    const prepared = await prepare(services, message)
    if (prepared) await deliver(services, prepared, signal)
  } catch (error) {
    return putOff(services, message, error)
  }
  await queries.delete(emailOutbox).where(asClaimed(message))
}

/** The log contains neither the address nor the response of the mail server. */
async function putOff({ database, clock, log }: Services, message: OutboxEmail, error: unknown): Promise<void> {
  const { id, kind, attempts } = message
  const { fault, permanent, err } = readFault(error)
  const wait = permanent ? undefined : waits[attempts - 1]
  const now = clock.now()
  await database.queries
    .update(emailOutbox)
    .set(wait === undefined ? { fault, failedAt: now } : { fault, nextAttemptAt: new Date(now.getTime() + wait) })
    .where(asClaimed(message))
  const entry = { emailId: id, kind, attempts, fault, ...(err !== undefined && { err }) }
  log.error(
    entry,
    wait === undefined ? 'an e-mail was given up' : 'an e-mail could not be sent and will be tried again',
  )
}
