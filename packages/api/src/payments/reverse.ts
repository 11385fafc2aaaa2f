import { allEqual, eq, sql } from '@questboard/db/drizzle'
import { payments, reversals } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { publish } from '../kernel/events/events.ts'
import { createTransactionRunner, type Transaction } from '../kernel/transaction.ts'
import { lockToReverse } from '../ledger/lock-transfers.ts'
import { restoreGems, withdrawGems } from '../ledger/reverse-gems.ts'
import { gemsToReverse } from './rules.ts'

/** A refund or dispute, and its amount in hundredths: 0 when it failed or was won. */
export interface Reversal {
  id: string
  paymentIntentId: string
  kind: 'refund' | 'dispute'
  amount: number
}

/**
 * Takes back the gems of a refund or dispute, or returns them when it failed. Repeated and reordered events lead to the
 * same result: the amount of each reversal only falls, and the gems follow from all of them together.
 *
 * Rules: Store.
 */
export async function reverse({ database, clock }: Services, reversal: Reversal): Promise<void> {
  await createTransactionRunner({ database, clock })(async (tx) => {
    await lockPaymentIntent(tx, reversal.paymentIntentId)
    await tx
      .insert(reversals)
      .values({ ...reversal, createdAt: clock.now() })
      .onConflictDoUpdate({
        target: reversals.id,
        set: { amount: sql`least(${reversals.amount}, excluded.amount)` },
      })
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.paymentIntentId, reversal.paymentIntentId))
      .for('update')
    const users = payment ? await settleReversals(tx, clock, payment) : []
    if (users.length > 0) await publish(tx, { kind: 'balances', users })
  })
}

/**
 * Adjusts the gems of a paid payment to its refunds and disputes, even when they were sent to other players. The
 * payment's row must be locked.
 * @returns the players whose balance or debt changed
 */
export async function settleReversals(
  tx: Transaction,
  clock: Clock,
  payment: typeof payments.$inferSelect,
): Promise<string[]> {
  const { id, userId, paymentIntentId, gemsReversed } = payment
  if (paymentIntentId === null) return []
  const [all] = await tx
    .select({ amount: sql<number>`coalesce(sum(${reversals.amount}), 0)::int` })
    .from(reversals)
    .where(eq(reversals.paymentIntentId, paymentIntentId))
  const wanted = gemsToReverse(payment, all?.amount ?? 0)
  const gems = Math.abs(wanted - gemsReversed)
  if (gems === 0) return []
  await tx.update(payments).set({ gemsReversed: wanted }).where(allEqual(payments, { id, userId }))
  const move = wanted > gemsReversed ? withdrawGems : restoreGems
  return move(tx, clock, { paymentId: id, gems })
}

/**
 * Serializes the events of one payment, and makes transfers of gems wait. Call it before locking a player. The
 * payment's row cannot serve as the lock: until it is credited, it does not have the id that refunds refer to.
 */
export async function lockPaymentIntent(tx: Transaction, paymentIntentId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${paymentIntentId}`}, 0))`)
  await lockToReverse(tx)
}
