import type { Queries } from '@questboard/db'
import { allEqual, and, eq, gt, gte, isNull, or, type SQL, sql } from '@questboard/db/drizzle'
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

/** What is known about a link that works. */
export interface ReadLink {
  userId: string
  /** The address that it went to, or the present one of its account if that is not known. */
  email: string
  /** The address of a link about a sign-in. Null for other links, and for some from before addresses were kept. */
  sentTo: string | null
  createdAt: Date
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
): Promise<ReadLink> {
  const [found] = await queries
    .select({ link: accountLinks, email: users.email, lockedAt: users.lockedAt })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(isLink(token), eq(accountLinks.kind, kind)))
  if (!found || found.lockedAt || !isAccount(found)) throw new DomainError('tokenDoesNotExist')
  const { link, email } = found
  if (link.usedAt) throw new DomainError(spent)
  if (link.expiresAt <= clock.now()) throw new DomainError(expired[kind])
  const { userId, createdAt, email: sentTo } = link
  return { userId, email: sentTo ?? email, sentTo, createdAt }
}

/**
 * Uses a link. It works once, even for concurrent requests, and ends the account's other links of its kind that are as
 * new or went to the same address. Older links to another address stay: after an intruder has changed the address,
 * their links must not end those of the owner.
 * @returns the account, locked
 * @throws DomainError as readAccountLink does
 */
export async function spendAccountLink(tx: Transaction, clock: Clock, link: NamedLink): Promise<AccountRow> {
  const { userId, sentTo, createdAt } = await readAccountLink(tx, clock, link)
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
  const isEnded = or(gte(accountLinks.createdAt, createdAt), sql`${accountLinks.email} is not distinct from ${sentTo}`)
  await endAccountLinks(tx, clock, { userId, kind: link.kind, isEnded })
  return user
}

/** Lets a link work again that was used in this transaction. */
export async function reopenAccountLink(tx: Transaction, { token }: NamedLink): Promise<void> {
  await tx.update(accountLinks).set({ usedAt: null }).where(isLink(token))
}

/** Ends an account's remaining links of a kind, or those of a condition. */
export async function endAccountLinks(
  tx: Transaction,
  clock: Clock,
  { userId, kind, isEnded }: { userId: string; kind: AccountLinkKind; isEnded?: SQL | undefined },
): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: clock.now() })
    .where(and(allEqual(accountLinks, { userId, kind }), isNull(accountLinks.usedAt), isEnded))
}
