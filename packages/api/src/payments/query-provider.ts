import type { Services, UserContext } from '../kernel/context.ts'
import type { StripeSettings } from '../kernel/settings.ts'
import type { PaymentRow } from './own-payment.ts'
import { readCheckout } from './provider.ts'
import { providerSession } from './provider-objects.ts'
import { sessionLifeMs } from './rules.ts'
import { endPayment, settleSession } from './settle-session.ts'

/**
 * Asks the provider about an open payment, and applies the answer.
 * @param waitOutside set by calls that wait for the answer
 * @returns the URL of the payment page, while the payment is open
 * @throws the error of the provider
 */
export async function queryProvider(
  services: Services,
  stripe: StripeSettings,
  { id, sessionId, createdAt }: Pick<PaymentRow, 'id' | 'sessionId' | 'createdAt'>,
  waitOutside: UserContext['waitOutside'] = (work) => work(),
): Promise<string | null> {
  const answer = sessionId === null ? undefined : await waitOutside(() => readCheckout(stripe, sessionId))
  if (answer === undefined) {
    // Without a session id the user never saw a payment page. If one was created, it has expired by then.
    const isOver = services.clock.now().getTime() - createdAt.getTime() > sessionLifeMs
    if (isOver) await endPayment(services, id, 'expired')
    return null
  }
  const session = providerSession.parse(answer)
  await settleSession(services, session)
  return session.status === 'open' ? session.url : null
}
