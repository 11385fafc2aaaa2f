import { calendarFeeds } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { revokeTokens } from '../tokens/revoke.ts'
import { stopWebhooks } from '../webhooks/stop-webhooks.ts'
import { endSessions } from './sessions.ts'

interface Kept {
  /** The hash of the token of the one session that continues. */
  session?: string
  /** API tokens continue, because their user said so. */
  tokens?: boolean
  /** Sessions and API tokens stay until the account is unlocked: until then their clients learn why they are refused. */
  untilUnlocked?: boolean
}

/**
 * Revokes everything that acts for a person: sessions with their streams, API tokens, the calendar address, and webhooks
 * with what waits to be sent to them. New kinds of access (push devices, connected apps) are revoked here as well: a test
 * fails for a table with a token, a hash or a secret that it does not know.
 *
 * Links in e-mails stay, since only the mailbox opens them, and so do identities of a provider, which are the person's own.
 * The caller holds the lock of the account, and writes the cause in the same transaction.
 *
 * Specification: Accounts; Limits.
 */
export async function revokeAccess(
  tx: Transaction,
  clock: Clock,
  userId: string,
  { session, tokens = false, untilUnlocked = false }: Kept = {},
): Promise<void> {
  if (!untilUnlocked) {
    await endSessions(tx, userId, session === undefined ? {} : { except: session })
    if (!tokens) await revokeTokens(tx, userId)
  }
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  await stopWebhooks(tx, clock, userId)
}
