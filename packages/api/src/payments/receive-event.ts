import type { Services } from '../kernel/context.ts'
import { readRefunds, readSigned } from './provider.ts'
import { type Reversal, reverse } from './reverse.ts'
import { disputedBy, refundedBy } from './rules.ts'
import { settleSession } from './settle-session.ts'
import { toldCharge, toldDispute, toldEvent, toldRefund, toldSession } from './told.ts'

/**
 * Processes an event of the provider about a payment, refund or dispute. When it resolves, the changes are committed. A
 * repeated event changes nothing, and other events are ignored.
 * @returns false, without any change, when the signature is invalid or too old
 *
 * Specification: Store.
 */
export async function receivePaymentEvent(
  services: Services,
  { body, signature }: { body: Buffer; signature: string },
): Promise<boolean> {
  const { stripe } = services.outside
  if (!stripe) return false
  const event = await readSigned(stripe, { body, signature, now: services.clock.now() })
  if (event === undefined) return false
  const { type, data } = toldEvent.parse(event)
  const handle = handlers[type]
  if (handle) await handle(services, data.object)
  return true
}

type Handle = (services: Services, told: unknown) => Promise<void>

const onSession: Handle = (services, told) => settleSession(services, toldSession.parse(told))

const onFailedSession: Handle = (services, told) => {
  const session = toldSession.parse(told)
  const failed = { id: '', status: 'requires_payment_method' }
  return settleSession(services, { ...session, status: 'complete', payment_status: 'unpaid', payment_intent: failed })
}

const onRefund: Handle = async (services, told) => {
  const reversal = reversalOfRefund(told)
  if (reversal) await reverse(services, reversal)
}

/** The event of a charge only contains the sum of its refunds at that time, so the current refunds are fetched. */
const onRefundedCharge: Handle = async (services, told) => {
  const { payment_intent } = toldCharge.parse(told)
  const { stripe } = services.outside
  if (payment_intent === null || !stripe) return
  for (const refund of await readRefunds(stripe, payment_intent)) await onRefund(services, refund)
}

const onDispute: Handle = async (services, told) => {
  const { id, payment_intent, ...dispute } = toldDispute.parse(told)
  const amount = disputedBy(dispute)
  if (payment_intent === null || amount === undefined) return
  await reverse(services, { id, paymentIntentId: payment_intent, kind: 'dispute', amount })
}

function reversalOfRefund(told: unknown): Reversal | undefined {
  const { id, payment_intent, ...refund } = toldRefund.parse(told)
  if (payment_intent === null) return undefined
  return { id, paymentIntentId: payment_intent, kind: 'refund', amount: refundedBy(refund) }
}

const handlers: Partial<Record<string, Handle>> = {
  'checkout.session.completed': onSession,
  'checkout.session.async_payment_succeeded': onSession,
  'checkout.session.async_payment_failed': onFailedSession,
  'checkout.session.expired': onSession,
  'charge.refunded': onRefundedCharge,
  'charge.refund.updated': onRefund,
  'refund.created': onRefund,
  'refund.updated': onRefund,
  'refund.failed': onRefund,
  'charge.dispute.created': onDispute,
  'charge.dispute.updated': onDispute,
  'charge.dispute.closed': onDispute,
  'charge.dispute.funds_withdrawn': onDispute,
  'charge.dispute.funds_reinstated': onDispute,
}
