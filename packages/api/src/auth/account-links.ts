import type { Queries } from '@questboard/db'
import { allEqual, and, eq, gt, isNull, type SQL } from '@questboard/db/drizzle'
import { accountLinks, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { DomainError, type ErrorCode } from '../kernel/errors.ts'
import { isTokenOf } from '../kernel/secrets/owned-token.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type AccountRow, isAccount } from './account-row.ts'

export type AccountLinkKind = (typeof accountLinks.$inferSelect)['kind']

/** A link from an e-mail. */
export interface NamedLink {
  token: string
  kind: AccountLinkKind
  /** The error for a used link, or for one that another link of its kind replaced. */
  spent: ErrorCode
}

const expired = {
  activation: 'activationLinkExpired',
  recovery: 'passwordRecoveryLinkExpired',
  notMe: 'tokenDoesNotExist',
} satisfies Record<AccountLinkKind, ErrorCode>

const isLink = (token: string): SQL => isTokenOf({ owner: accountLinks.userId, hash: accountLinks.tokenHash }, token)

/**
 * Checks a link from an e-mail without using it. Links of a locked account do not work.
 * @throws DomainError tokenDoesNotExist, the code in `spent`, activationLinkExpired, passwordRecoveryLinkExpired
 */
export async function readAccountLink(
  queries: Queries,
  clock: Clock,
  { token, kind, spent }: NamedLink,
): Promise<{ userId: string; email: string }> {
  const [found] = await queries
    .select({ link: accountLinks, email: users.email, lockedAt: users.lockedAt })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(isLink(token), eq(accountLinks.kind, kind)))
  if (!found || found.lockedAt || !isAccount(found)) throw new DomainError('tokenDoesNotExist')
  const { link, email } = found
  if (link.usedAt) throw new DomainError(spent)
  if (link.expiresAt <= clock.now()) throw new DomainError(expired[kind])
  return { userId: link.userId, email }
}

/**
 * Uses a link. It works once, even for concurrent requests, and ends the account's other links of its kind.
 * @returns the account, locked
 * @throws DomainError as readAccountLink does
 */
export async function spendAccountLink(tx: Transaction, clock: Clock, link: NamedLink): Promise<AccountRow> {
  const { userId } = await readAccountLink(tx, clock, link)
  // Locked first, so that two links of one account are used one after the other.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || user.lockedAt || !isAccount(user)) throw new DomainError('tokenDoesNotExist')
  const now = clock.now()
  const used = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        isLink(link.token),
        allEqual(accountLinks, { userId, kind: link.kind }),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .returning({ userId: accountLinks.userId })
  if (used.length === 0) throw new DomainError(link.spent)
  await endAccountLinks(tx, clock, { userId, kind: link.kind })
  return user
}

/** Ends an account's remaining links of a kind. */
export async function endAccountLinks(
  tx: Transaction,
  clock: Clock,
  { userId, kind }: { userId: string; kind: AccountLinkKind },
): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: clock.now() })
    .where(and(allEqual(accountLinks, { userId, kind }), isNull(accountLinks.usedAt)))
}
