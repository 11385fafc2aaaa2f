import { and, eq, isNull, notExists, sql } from '@questboard/db/drizzle'
import { memberships, users } from '@questboard/db/schema'
import { hasAddress } from '../kernel/addresses.ts'
import type { VisitorContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { eraseMovements } from '../ledger/erase.ts'
import type { ReadLink } from './account-links.ts'
import type { AccountRow } from './account-row.ts'
import { moveAddress } from './apply-email-change.ts'

/**
 * Gives an account the address back that a link went to: an intruder may have changed it since, and the mailbox of the
 * older address decides. The caller has locked that address, and then the account.
 *
 * A link from before addresses were kept names none. Then the account keeps its address, unless that was proven after
 * the link was made.
 * @returns whether the account has the address of the link now. False: another account has it, or it is unknown.
 */
export async function takeBackAddress(
  tx: Transaction,
  ctx: VisitorContext,
  { id, email, provenAt }: AccountRow,
  link: ReadLink,
): Promise<boolean> {
  if (link.sentTo === null) return provenAt === null || provenAt <= link.createdAt
  if (link.sentTo === email) return true
  await eraseRegistration(tx, link.sentTo)
  const [other] = await tx.select({ id: users.id }).from(users).where(hasAddress(link.sentTo))
  if (other) return false
  await moveAddress(tx, ctx, { userId: id, from: email, to: link.sentTo })
  return true
}

/**
 * Erases an account that was never activated and is in no group. Its mailbox has not confirmed it, and anyone could
 * have registered it to keep the address from its owner.
 */
async function eraseRegistration(tx: Transaction, email: string): Promise<void> {
  const joined = tx.select({ one: sql`1` }).from(memberships).where(eq(memberships.userId, users.id))
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasAddress(email), isNull(users.activatedAt), notExists(joined)))
    .for('update')
  if (!found) return
  // It may have joined a group while its row was waited for.
  const [membership] = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(eq(memberships.userId, found.id))
    .limit(1)
  if (membership) return
  await eraseMovements(tx, found.id)
  await tx.delete(users).where(eq(users.id, found.id))
}
