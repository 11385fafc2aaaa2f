import { payments } from '@questboard/db/schema'
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Services } from '../kernel/context.ts'
import { credit } from './credit.ts'
import type { ToldSession } from './told.ts'

const ours = z.guid().toLowerCase()

/** Where a payment that was not made ends: one that was taken for expired may still be told as refused. */
const endsFrom = { expired: ['open'], refused: ['open', 'expired'] } as const

/**
 * Follows what the provider says of a page: what was paid is credited, what can no longer be paid is given up. A page that
 * another program had opened is none of ours.
 */
export async function settleSession(services: Services, told: ToldSession): Promise<void> {
  const paymentId = ours.safeParse(told.client_reference_id).data
  if (paymentId === undefined) return
  if (told.status === 'expired') return endPayment(services, paymentId, 'expired')
  if (told.payment_status === 'paid') {
    const { id: sessionId, amount_total, currency, payment_intent } = told
    if (amount_total === null || currency === null || payment_intent === null) {
      throw new Error('a paid session without an amount, a currency or a payment')
    }
    const paymentIntentId = typeof payment_intent === 'string' ? payment_intent : payment_intent.id
    return credit(services, { paymentId, sessionId, paymentIntentId, amount: amount_total, currency })
  }
  if (hasFailed(told)) return endPayment(services, paymentId, 'refused')
}

/** A payment that takes days, by a bank, may fail after the page was left. */
const hasFailed = ({ status, payment_intent }: ToldSession): boolean =>
  status === 'complete' &&
  typeof payment_intent === 'object' &&
  ['canceled', 'requires_payment_method'].includes(payment_intent?.status ?? '')

/** Gives a payment up that was not made. Should it be told as paid after all, it is credited. */
export async function endPayment(
  { database }: Services,
  paymentId: string,
  status: keyof typeof endsFrom,
): Promise<void> {
  await database.queries
    .update(payments)
    .set({ status, nextCheckAt: null })
    .where(and(eq(payments.id, paymentId), inArray(payments.status, [...endsFrom[status]])))
}
