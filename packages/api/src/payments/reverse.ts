import { payments, reversals } from '@questboard/db/schema'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { publish } from '../kernel/events.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockToReverse } from '../ledger/lock-transfers.ts'
import { giveAgain, takeBack } from '../ledger/owe.ts'
import { gemsToReverse } from './rules.ts'

/** A refund or a dispute, and the hundredths that went back by it: 0 when it failed or was won. */
export interface Reversal {
  id: string
  paymentIntentId: string
  kind: 'refund' | 'dispute'
  amount: number
}

/**
 * Takes back the gems of what was refunded or disputed, or gives them again when that came to nothing. What is told twice,
 * or in another order, comes to the same: the amount of each only falls, and the gems follow from all of them together.
 *
 * Specification: Store.
 */
export async function reverse({ database, clock }: Services, told: Reversal): Promise<void> {
  await database.transaction(async (tx) => {
    await lockPaymentIntent(tx, told.paymentIntentId)
    await tx
      .insert(reversals)
      .values({ ...told, createdAt: clock.now() })
      .onConflictDoUpdate({
        target: reversals.id,
        set: { amount: sql`least(${reversals.amount}, excluded.amount)` },
      })
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.paymentIntentId, told.paymentIntentId))
      .for('update')
    const users = payment ? await settleReversals(tx, clock, payment) : []
    if (users.length > 0) await publish(tx, { kind: 'balances', users })
  })
}

/**
 * Brings the gems of a paid payment, whose row is locked, to what its refunds and disputes leave of them, wherever
 * they are by now.
 * @returns the players whose balance or debt changed
 */
export async function settleReversals(
  tx: Transaction,
  clock: Clock,
  payment: typeof payments.$inferSelect,
): Promise<string[]> {
  const { id, paymentIntentId, gemsReversed } = payment
  if (paymentIntentId === null) return []
  const [all] = await tx
    .select({ amount: sql<number>`coalesce(sum(${reversals.amount}), 0)::int` })
    .from(reversals)
    .where(eq(reversals.paymentIntentId, paymentIntentId))
  const wanted = gemsToReverse(payment, all?.amount ?? 0)
  const gems = Math.abs(wanted - gemsReversed)
  if (gems === 0) return []
  await tx.update(payments).set({ gemsReversed: wanted }).where(eq(payments.id, id))
  const move = wanted > gemsReversed ? takeBack : giveAgain
  return move(tx, clock, { paymentId: id, gems })
}

/**
 * Before any player is locked, lets what is told of one payment follow one another, and sends of gems wait. Its row cannot do that alone: before it is credited it does not
 * have the name by which refunds know it.
 */
export async function lockPaymentIntent(tx: Transaction, paymentIntentId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${paymentIntentId}`}, 0))`)
  await lockToReverse(tx)
}
