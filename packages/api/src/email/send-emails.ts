import { emailOutbox } from '@questboard/db/schema'
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'
import { deliver } from './deliver.ts'
import { readFault } from './fault.ts'
import { type OutboxEmail, prepare } from './prepare.ts'

/** E-mails that one round sends at the same time. */
const atOnce = 10

const minute = 60_000
const hour = 60 * minute

/** How long an e-mail waits after each attempt that failed; after the last one it is given up. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour]

/** Without a mail server an e-mail is a file: writing it takes no time to speak of. */
const leaseWithoutMail = minute

/**
 * Sends e-mails that are due, a few at once. Any number of servers do so: each claims its e-mails for a time, and the
 * claim is committed before anybody talks to the mail server, so that a server that dies leaves its e-mails to the
 * others. So an e-mail may come twice when a server dies between sending and noting it, and is never lost.
 * @param signal ends what is being sent: it is tried again later
 * @returns whether there may be more to do at once
 *
 * Specification: Notifications and e-mails.
 */
export async function sendEmails(services: Services, { signal }: { signal?: AbortSignal } = {}): Promise<boolean> {
  const claimed = await claim(services)
  const sent = await Promise.allSettled(claimed.map((message) => send(services, message, signal)))
  const failed = sent.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return claimed.length === atOnce
}

function claim({ database, clock, outside }: Services): Promise<OutboxEmail[]> {
  const now = clock.now()
  // Longer than the talk with the mail server can last, so that nobody else has the e-mail meanwhile.
  const lease = new Date(now.getTime() + leaseWithoutMail + (outside.mail?.timeout ?? 0))
  return database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(emailOutbox)
      .where(and(isNull(emailOutbox.failedAt), lte(emailOutbox.nextAttemptAt, now)))
      .orderBy(asc(emailOutbox.nextAttemptAt))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const claimed = due.map((message) => ({ ...message, attempts: message.attempts + 1 }))
    for (const attempts of new Set(claimed.map((message) => message.attempts))) {
      const ids = claimed.filter((message) => message.attempts === attempts).map(({ id }) => id)
      await tx.update(emailOutbox).set({ attempts, nextAttemptAt: lease }).where(inArray(emailOutbox.id, ids))
    }
    return claimed
  })
}

/** True of an e-mail as long as nobody has taken it over. */
const asClaimed = ({ id, attempts }: OutboxEmail) => and(eq(emailOutbox.id, id), eq(emailOutbox.attempts, attempts))

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

/** The log is told neither the address nor what the mail server said of it. */
async function putOff({ database, clock, log }: Services, message: OutboxEmail, error: unknown): Promise<void> {
  const { id, kind, attempts } = message
  const { fault, final, err } = readFault(error)
  const wait = final ? undefined : waits[attempts - 1]
  const now = clock.now()
  await database.queries
    .update(emailOutbox)
    .set(wait === undefined ? { fault, failedAt: now } : { fault, nextAttemptAt: new Date(now.getTime() + wait) })
    .where(asClaimed(message))
  const told = { emailId: id, kind, attempts, fault, ...(err !== undefined && { err }) }
  log.error(told, wait === undefined ? 'an e-mail was given up' : 'an e-mail could not be sent and will be tried again')
}
