import type { Services, UserContext } from '../kernel/context.ts'
import type { StripeSettings } from '../kernel/settings.ts'
import type { PaymentRow } from './own-payment.ts'
import { readCheckout } from './provider.ts'
import { sessionLife } from './rules.ts'
import { endPayment, settleSession } from './settle-session.ts'
import { toldSession } from './told.ts'

/**
 * Asks the provider what became of an open payment, and follows what it says.
 * @param waitOutside of a call that waits for the answer
 * @returns the page on which it is paid, while it can be
 * @throws whatever kept the provider from answering
 */
export async function askProvider(
  services: Services,
  stripe: StripeSettings,
  { id, sessionId, createdAt }: Pick<PaymentRow, 'id' | 'sessionId' | 'createdAt'>,
  waitOutside: UserContext['waitOutside'] = (work) => work(),
): Promise<string | null> {
  const answer = sessionId === null ? undefined : await waitOutside(() => readCheckout(stripe, sessionId))
  if (answer === undefined) {
    // Without a name nobody was led to its page; should it have been opened, it has closed by then.
    const isOver = services.clock.now().getTime() - createdAt.getTime() > sessionLife
    if (isOver) await endPayment(services, id, 'expired')
    return null
  }
  const session = toldSession.parse(answer)
  await settleSession(services, session)
  return session.status === 'open' ? session.url : null
}
