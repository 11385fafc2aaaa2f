import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { askProvider } from './ask-provider.ts'
import { findOwnPayment, showPayment } from './own-payment.ts'
import { checkLimit } from './rules.ts'
import type { CheckedPayment, PaymentInput } from './schema.ts'

/**
 * What has become of one's own payment, by the provider's word if it is open: should its message have been lost, what was
 * paid is credited now.
 * @throws DomainError notFound, tooManyRequests, paymentError (the provider does not answer)
 */
export async function checkPayment(ctx: UserContext, { sessionId }: PaymentInput): Promise<CheckedPayment> {
  const { services } = ctx
  const { stripe } = services.outside
  const payment = await findOwnPayment(ctx, sessionId)
  if (payment.status !== 'open' || !stripe) return { ...showPayment(payment), url: null }
  await countAttempt(services, `payment-check:${ctx.userId}`, checkLimit)
  const url = await askProvider(services, stripe, payment, ctx.waitOutside).catch((error) => {
    services.log.error({ err: error, payment: payment.id }, 'a payment could not be checked')
    throw new DomainError('paymentError')
  })
  return { ...showPayment(await findOwnPayment(ctx, sessionId)), url }
}
