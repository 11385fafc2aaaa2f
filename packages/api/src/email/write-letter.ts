import { randomUUIDv7 } from 'node:crypto'
import { letters } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** A letter as it is asked for. What it says, and its link, are made when it is sent. */
export type LetterToWrite = { email: string; lang: Locale } & (
  | { kind: 'activation' | 'recovery' }
  | { kind: 'invitation'; invitationId: string }
)

const channel = 'questboard_letters'

/**
 * Puts a letter into the outbox, in the transaction that causes it: it is sent when that is committed and not otherwise.
 * A letter about an invitation takes the place of the earlier one.
 *
 * Specification: Notifications and letters.
 */
export async function writeLetter(tx: Transaction, clock: Clock, letter: LetterToWrite): Promise<void> {
  const now = clock.now()
  if (letter.kind === 'invitation') await tx.delete(letters).where(eq(letters.invitationId, letter.invitationId))
  await tx.insert(letters).values({ ...letter, id: randomUUIDv7(), nextAttemptAt: now, createdAt: now })
  await tx.execute(sql`select pg_notify(${channel}, '')`)
}

/** Calls `wake` when letters were written on any process. @returns what ends it */
export const whenLettersAreWritten = ({ database }: Services, wake: () => void): Promise<() => Promise<void>> =>
  database.listen(channel, wake, wake)
