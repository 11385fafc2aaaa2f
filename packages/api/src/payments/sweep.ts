import { and, lte, sql } from '@questboard/db/drizzle'
import { payments, reversals } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { expiredKeptMs } from './rules.ts'

/** A literal, as in the index: with a parameter, PostgreSQL would not use the partial index. */
const isExpired = sql`${payments.status} = 'expired'`

/** A refund may arrive before its payment is credited. Afterwards, its payment was erased with its account. */
const isWithoutPayment = sql`not exists (
  select from ${payments} paid where paid.payment_intent_id = ${reversals.paymentIntentId}
)`

/** Deletes payments that were begun and never paid, and refunds and disputes of payments that are not there. */
export async function sweepPayments({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - expiredKeptMs)
  await database.queries.delete(payments).where(and(isExpired, lte(payments.createdAt, before)))
  await database.queries.delete(reversals).where(and(lte(reversals.createdAt, before), isWithoutPayment))
}
