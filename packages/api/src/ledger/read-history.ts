import type { UserContext } from '../kernel/context.ts'
import { readPage } from '../kernel/read-page.ts'
import { findEntries } from './find-entries.ts'
import { reasonOf, shownReference } from './rules.ts'
import type { Entry, History } from './schema.ts'
import { weighMovements } from './weigh-movements.ts'

/** The movements of a balance with the balance after each, newest first. */
export async function readHistory(
  ctx: UserContext,
  { currency, reason, page, limit }: History,
): Promise<{ entries: Entry[]; totalCount: number }> {
  await weighMovements(ctx, [currency])
  const { entries, totalCount } = await readPage(ctx, page, (queries) =>
    findEntries(queries, { userId: ctx.userId, currency, reason }, { page, limit }),
  )
  const shownEntries = entries.map((entry) => ({
    id: entry.id,
    currency,
    amount: entry.amount,
    balance: entry.balance,
    reason: reasonOf(entry.reason),
    reference: shownReference(entry),
    item: entry.item,
    createdAt: entry.createdAt.toISOString(),
  }))
  return { entries: shownEntries, totalCount }
}
