import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { findOwnPayment, showPayment } from './own-payment.ts'
import { queryProvider } from './query-provider.ts'
import { checkLimit } from './rules.ts'
import type { CheckedPayment, PaymentInput } from './schema.ts'

/**
 * Reads one of the caller's payments. If it is open, the provider is asked, so a payment with a lost event is credited
 * now.
 * @throws DomainError notFound, tooManyRequests, paymentError: the provider does not respond
 */
export async function checkPayment(ctx: UserContext, { sessionId }: PaymentInput): Promise<CheckedPayment> {
  const { services } = ctx
  const { stripe } = services.outside
  const payment = await findOwnPayment(ctx, sessionId)
  if (payment.status !== 'open' || !stripe) return { ...showPayment(payment), url: null }
  await countAttempt(services, `payment-check:${ctx.userId}`, checkLimit)
  const url = await queryProvider(services, stripe, payment, ctx.waitOutside).catch((error) => {
    services.log.error({ err: error, payment: payment.id }, 'a payment could not be checked')
    throw new DomainError('paymentError')
  })
  return { ...showPayment(await findOwnPayment(ctx, sessionId)), url }
}
