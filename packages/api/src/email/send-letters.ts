import { letters } from '@questboard/db/schema'
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'
import { deliver } from './deliver.ts'
import { readFault } from './fault.ts'
import { type LetterRow, prepare } from './prepare.ts'

/** Letters that one round sends at the same time. */
const atOnce = 10

const minute = 60_000
const hour = 60 * minute

/** How long a letter waits after each attempt that failed; after the last one it is given up. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour]

/** Without a mail server a letter is a file: writing it takes no time to speak of. */
const leaseWithoutMail = minute

/**
 * Sends letters that are due, a few at once. Any number of servers do so: each claims its letters for a time, and the
 * claim is committed before anybody talks to the mail server, so that a server that dies leaves its letters to the
 * others. So a letter may come twice when a server dies between sending and noting it, and is never lost.
 * @param signal ends what is being sent: it is tried again later
 * @returns whether there may be more to do at once
 *
 * Specification: Notifications and letters.
 */
export async function sendLetters(services: Services, { signal }: { signal?: AbortSignal } = {}): Promise<boolean> {
  const claimed = await claim(services)
  const sent = await Promise.allSettled(claimed.map((letter) => send(services, letter, signal)))
  const failed = sent.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return claimed.length === atOnce
}

function claim({ database, clock, outside }: Services): Promise<LetterRow[]> {
  const now = clock.now()
  // Longer than the talk with the mail server can last, so that nobody else has the letter meanwhile.
  const lease = new Date(now.getTime() + leaseWithoutMail + (outside.mail?.timeout ?? 0))
  return database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(letters)
      .where(and(isNull(letters.failedAt), lte(letters.nextAttemptAt, now)))
      .orderBy(asc(letters.nextAttemptAt))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const claimed = due.map((letter) => ({ ...letter, attempts: letter.attempts + 1 }))
    for (const attempts of new Set(claimed.map((letter) => letter.attempts))) {
      const ids = claimed.filter((letter) => letter.attempts === attempts).map(({ id }) => id)
      await tx.update(letters).set({ attempts, nextAttemptAt: lease }).where(inArray(letters.id, ids))
    }
    return claimed
  })
}

/** True of a letter as long as nobody has taken it over. */
const asClaimed = ({ id, attempts }: LetterRow) => and(eq(letters.id, id), eq(letters.attempts, attempts))

async function send(services: Services, letter: LetterRow, signal: AbortSignal | undefined): Promise<void> {
  const { queries } = services.database
  try {
    const prepared = await prepare(services, letter)
    if (prepared) await deliver(services, prepared, signal)
  } catch (error) {
    return putOff(services, letter, error)
  }
  await queries.delete(letters).where(asClaimed(letter))
}

/** The log is told neither the address nor what the mail server said of it. */
async function putOff({ database, clock, log }: Services, letter: LetterRow, error: unknown): Promise<void> {
  const { id, kind, attempts } = letter
  const { fault, final, err } = readFault(error)
  const wait = final ? undefined : waits[attempts - 1]
  const now = clock.now()
  await database.queries
    .update(letters)
    .set(wait === undefined ? { fault, failedAt: now } : { fault, nextAttemptAt: new Date(now.getTime() + wait) })
    .where(asClaimed(letter))
  const told = { letter: id, kind, attempts, fault, ...(err !== undefined && { err }) }
  log.error(told, wait === undefined ? 'a letter was given up' : 'a letter could not be sent and will be tried again')
}
