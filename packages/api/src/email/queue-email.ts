import { randomUUIDv7 } from 'node:crypto'
import { allEqual, sql } from '@questboard/db/drizzle'
import { type DigestContent, type EmailedNotice, emailOutbox, type WeeklyContent } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import type { Clock } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** E-mails about a change of how an account is entered. They have no secret. */
export type NoticeKind =
  | 'emailChangeNotice'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'

/** An e-mail to queue. Its contents and its link are created when it is sent. */
export type EmailToQueue = { email: string; lang: Locale } & (
  | { kind: 'activation' | 'recovery' }
  | { kind: 'invitation'; invitationId: string; groupId: string }
  | { kind: 'handOver'; handOverId: string }
  | { kind: 'emailChange'; emailChangeId: string; userId: string }
  | { kind: 'digest'; userId: string; digest: DigestContent }
  | { kind: 'weekly'; userId: string; weekly: WeeklyContent }
  | { kind: 'notification'; userId: string; notice: EmailedNotice }
  | { kind: 'newDevice'; userId: string; device: string; timeZone: string }
  | { kind: NoticeKind; userId: string }
)

const channel = 'questboard_letters'

/**
 * Adds an e-mail to the outbox in the current transaction, so it is sent only after a commit. An e-mail about an
 * invitation replaces the previous one.
 *
 * Rules: Notifications and e-mails.
 */
export async function queueEmail(tx: Transaction, clock: Clock, message: EmailToQueue): Promise<void> {
  const now = clock.now()
  if (message.kind === 'invitation')
    await tx
      .delete(emailOutbox)
      .where(allEqual(emailOutbox, { invitationId: message.invitationId, groupId: message.groupId }))
  await tx.insert(emailOutbox).values({ ...message, id: randomUUIDv7(), nextAttemptAt: now, createdAt: now })
  await tx.execute(sql`select pg_notify(${channel}, '')`)
}

/**
 * Calls `wake` when any process has queued e-mails.
 * @returns a function that stops listening
 */
export const whenEmailsAreQueued = ({ database }: Services, wake: () => void): Promise<() => Promise<void>> =>
  database.listen(channel, wake, wake)
