import { desc, eq } from '@questboard/db/drizzle'
import { purchases } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import { findBoard } from '../board/boards.ts'
import type { UserContext } from '../kernel/context.ts'
import { countRows } from '../kernel/limits/count-rows.ts'
import { nameOfGems } from './gems-plans.ts'
import type { Purchase } from './schema.ts'
import { findAvatar } from './show-avatar.ts'

type PurchaseRow = typeof purchases.$inferSelect

function nameOf({ kind, itemId, gems }: PurchaseRow, language: Locale): string {
  if (itemId === null) return nameOfGems(gems ?? 0, language)
  const item = kind === 'avatar' ? findAvatar(itemId) : findBoard(itemId)
  return item?.name[language] ?? ''
}

/** A page of a user's purchases with their prices, newest first. */
export async function listPurchases(
  { db, userId, language }: UserContext,
  { page, limit }: { page: number; limit: number },
): Promise<{ purchases: Purchase[]; totalCount: number }> {
  const isOwn = eq(purchases.userId, userId)
  const [bought, totalCount] = await Promise.all([
    db
      .select()
      .from(purchases)
      .where(isOwn)
      .orderBy(desc(purchases.sequence))
      .limit(limit)
      .offset((page - 1) * limit),
    countRows(db, purchases, isOwn),
  ])
  const shownPurchases = bought.map((row) => {
    const { id, kind, gold, gems, amount, currency } = row
    return {
      id,
      kind,
      name: nameOf(row, language),
      gold,
      gems,
      amount,
      currency,
      createdAt: row.createdAt.toISOString(),
    }
  })
  return { purchases: shownPurchases, totalCount }
}
