import { randomUUIDv7 } from 'node:crypto'
import { emailOutbox } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** An e-mail as it is asked for. What it says, and its link, are made when it is sent. */
export type EmailToQueue = { email: string; lang: Locale } & (
  | { kind: 'activation' | 'recovery' }
  | { kind: 'invitation'; invitationId: string }
)

const channel = 'questboard_letters'

/**
 * Puts an e-mail into the outbox, in the transaction that causes it: it is sent when that is committed and not otherwise.
 * An e-mail about an invitation takes the place of the earlier one.
 *
 * Specification: Notifications and e-mails.
 */
export async function queueEmail(tx: Transaction, clock: Clock, message: EmailToQueue): Promise<void> {
  const now = clock.now()
  if (message.kind === 'invitation')
    await tx.delete(emailOutbox).where(eq(emailOutbox.invitationId, message.invitationId))
  await tx.insert(emailOutbox).values({ ...message, id: randomUUIDv7(), nextAttemptAt: now, createdAt: now })
  await tx.execute(sql`select pg_notify(${channel}, '')`)
}

/** Calls `wake` when e-mails were written on any process. @returns what ends it */
export const whenEmailsAreQueued = ({ database }: Services, wake: () => void): Promise<() => Promise<void>> =>
  database.listen(channel, wake, wake)
