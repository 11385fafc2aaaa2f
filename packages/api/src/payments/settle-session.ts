import { and, eq, inArray } from '@questboard/db/drizzle'
import { payments } from '@questboard/db/schema'
import { z } from 'zod'
import type { Services } from '../kernel/context.ts'
import { credit } from './credit.ts'
import type { ProviderSession } from './provider-objects.ts'

const ours = z.guid().toLowerCase()

/** The previous states of a payment that ends without success. An expired one may still be reported as refused. */
const endsFrom = { expired: ['open'], refused: ['open', 'expired'] } as const

/**
 * Applies the state of a payment page: a paid one is credited, an expired one is closed. Pages of other applications
 * are ignored.
 */
export async function settleSession(services: Services, session: ProviderSession): Promise<void> {
  const paymentId = ours.safeParse(session.client_reference_id).data
  if (paymentId === undefined) return
  if (session.status === 'expired') return endPayment(services, paymentId, 'expired')
  if (session.payment_status === 'paid') {
    const { id: sessionId, amount_total, currency, payment_intent } = session
    if (amount_total === null || currency === null || payment_intent === null) {
      throw new Error('a paid session without an amount, a currency or a payment')
    }
    const paymentIntentId = typeof payment_intent === 'string' ? payment_intent : payment_intent.id
    return credit(services, { paymentId, sessionId, paymentIntentId, amount: amount_total, currency })
  }
  if (hasFailed(session)) return endPayment(services, paymentId, 'refused')
}

/** A bank transfer takes days and may fail after the user has left the page. */
const hasFailed = ({ status, payment_intent }: ProviderSession): boolean =>
  status === 'complete' &&
  typeof payment_intent === 'object' &&
  ['canceled', 'requires_payment_method'].includes(payment_intent?.status ?? '')

/** Closes a payment without success. If it is later reported as paid, it is credited. */
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
