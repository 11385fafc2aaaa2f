import type { Database } from '@questboard/db'
import { gemLots, payments, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'

/**
 * Checks the origins of gems by the rows only: the lots of a player add up to the balance, the gems of a payment are
 * all remaining, spent or reversed, and its refunds reverse the right number.
 *
 * @returns the errors
 */
export async function auditGemLots({ queries }: Pick<Database, 'queries'>): Promise<string[]> {
  const [players, paid, lots] = await Promise.all([
    queries.select({ id: users.id, gems: users.gems }).from(users),
    queries.select().from(payments).where(eq(payments.status, 'paid')),
    queries.select().from(gemLots),
  ])
  const total = (
    of: Partial<typeof gemLots.$inferSelect>,
    part: 'remaining' | 'spent' | 'sent' | 'reversed' | 'amount',
  ) =>
    lots
      .filter((lot) => Object.entries(of).every(([key, value]) => lot[key as keyof typeof lot] === value))
      .reduce((sum, lot) => sum + lot[part], 0)
  return [
    ...players.flatMap(({ id, gems }) => (total({ userId: id }, 'remaining') === gems ? [] : `lots of ${id}`)),
    ...paid.flatMap(({ id: paymentId, gems, gemsReversed }) => [
      ...(total({ paymentId }, 'amount') - total({ paymentId }, 'sent') === gems ? [] : `gems of ${paymentId}`),
      ...(total({ paymentId }, 'reversed') === gemsReversed ? [] : `reversals of ${paymentId}`),
    ]),
  ]
}
