import type { Services } from '../kernel/context.ts'
import { readRefunds, readSigned } from './provider.ts'
import { providerCharge, providerDispute, providerEvent, providerRefund, providerSession } from './provider-objects.ts'
import { type Reversal, reverse } from './reverse.ts'
import { disputedBy, refundedBy } from './rules.ts'
import { settleSession } from './settle-session.ts'

/**
 * Processes an event of the provider about a payment, refund or dispute. When it resolves, the changes are committed. A
 * repeated event changes nothing, and other events are ignored.
 * @returns false, without any change, when the signature is invalid or too old
 *
 * Rules: Store.
 */
export async function receivePaymentEvent(
  services: Services,
  { body, signature }: { body: Buffer; signature: string },
): Promise<boolean> {
  const { stripe } = services.outside
  if (!stripe) return false
  const event = await readSigned(stripe, { body, signature, now: services.clock.now() })
  if (event === undefined) return false
  const { type, data } = providerEvent.parse(event)
  const handle = handlers[type]
  if (handle) await handle(services, data.object)
  return true
}

type Handle = (services: Services, object: unknown) => Promise<void>

const onSession: Handle = (services, object) => settleSession(services, providerSession.parse(object))

const onFailedSession: Handle = (services, object) => {
  const session = providerSession.parse(object)
  const failed = { id: '', status: 'requires_payment_method' }
  return settleSession(services, { ...session, status: 'complete', payment_status: 'unpaid', payment_intent: failed })
}

const onRefund: Handle = async (services, object) => {
  const reversal = reversalOfRefund(object)
  if (reversal) await reverse(services, reversal)
}

/** The event of a charge only contains the sum of its refunds at that time, so the current refunds are fetched. */
const onRefundedCharge: Handle = async (services, object) => {
  const { payment_intent } = providerCharge.parse(object)
  const { stripe } = services.outside
  if (payment_intent === null || !stripe) return
  for (const refund of await readRefunds(stripe, payment_intent)) await onRefund(services, refund)
}

const onDispute: Handle = async (services, object) => {
  const { id, payment_intent, ...dispute } = providerDispute.parse(object)
  const amount = disputedBy(dispute)
  if (payment_intent === null || amount === undefined) return
  await reverse(services, { id, paymentIntentId: payment_intent, kind: 'dispute', amount })
}

function reversalOfRefund(object: unknown): Reversal | undefined {
  const { id, payment_intent, ...refund } = providerRefund.parse(object)
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
