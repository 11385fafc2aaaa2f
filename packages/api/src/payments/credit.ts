import { randomUUIDv7 } from 'node:crypto'
import { allEqual, and, eq, isNull, ne, or } from '@questboard/db/drizzle'
import { payments, purchases } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { publish } from '../kernel/events/events.ts'
import { createTransactionRunner, type Transaction } from '../kernel/transaction.ts'
import { post } from '../ledger/post.ts'
import { lockPaymentIntent, settleReversals } from './reverse.ts'

/** A payment that the provider reported, in hundredths of a currency. */
export interface ConfirmedPayment {
  paymentId: string
  sessionId: string
  paymentIntentId: string
  amount: number
  currency: string
}

/**
 * Credits the gems of a payment once, however often and in whatever order events arrive, on any server; also after the
 * payment was marked as expired. Refunds that arrived earlier are deducted at once. An unexpected amount credits
 * nothing and is logged as an error.
 *
 * Rules: Store.
 */
export async function credit(services: Services, paid: ConfirmedPayment): Promise<void> {
  const { database, clock, log } = services
  const { paymentId, sessionId, paymentIntentId, amount, currency } = paid
  const outcome = await createTransactionRunner({ database, clock })(async (tx) => {
    await lockPaymentIntent(tx, paymentIntentId)
    const now = clock.now()
    const [payment] = await tx
      .update(payments)
      .set({ status: 'paid', sessionId, paymentIntentId, paidAt: now, nextCheckAt: null })
      .where(
        and(
          eq(payments.id, paymentId),
          ne(payments.status, 'paid'),
          allEqual(payments, { amount, currency: currency as 'eur' }),
          or(isNull(payments.sessionId), eq(payments.sessionId, sessionId)),
        ),
      )
      .returning()
    if (!payment) return refuse(tx, paymentId)
    const { userId, gems, callId } = payment
    const source = { reason: 'gemsBought', reference: paymentId, callId: callId ?? undefined } as const
    await post(tx, clock, userId, [{ currency: 'gems', amount: gems, ...source }])
    await tx.insert(purchases).values({
      id: randomUUIDv7(),
      userId,
      kind: 'gems',
      gems,
      amount,
      currency: payment.currency,
      createdAt: now,
    })
    const others = await settleReversals(tx, clock, payment)
    await publish(tx, { kind: 'balances', users: [userId, ...others] })
    return 'credited'
  })
  if (outcome !== 'known') log.info({ payment: paymentId, outcome }, 'the payment provider reported a payment as paid')
  if (outcome === 'refused')
    log.error({ ...paid }, 'a payment has another amount, currency or session than requested: nothing was credited')
  if (outcome === 'unknown') log.error({ ...paid }, 'received money for a payment that does not exist here')
}

async function refuse(tx: Transaction, paymentId: string): Promise<'known' | 'refused' | 'unknown'> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (!payment) return 'unknown'
  if (payment.status === 'paid') return 'known'
  await tx.update(payments).set({ status: 'refused', nextCheckAt: null }).where(eq(payments.id, paymentId))
  return 'refused'
}
