import type { UserContext } from '../kernel/context.ts'
import { findOwnPayment, showPayment } from './own-payment.ts'
import type { Payment, PaymentInput } from './schema.ts'

/**
 * Reads one of the caller's payments without asking the provider.
 * @throws DomainError notFound
 */
export async function readPayment(ctx: UserContext, { sessionId }: PaymentInput): Promise<Payment> {
  return showPayment(await findOwnPayment(ctx, sessionId))
}
