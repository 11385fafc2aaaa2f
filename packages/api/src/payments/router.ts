import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { checkPayment } from './check.ts'
import { createSession } from './create-session.ts'
import { readPayment } from './read.ts'
import { checkedPayment, createSessionInput, payment, paymentInput, sessionId } from './schema.ts'

const userCall = userCalls({ tag: 'Payments' })

/** Buying gems by card. */
export const paymentsRouter = router({
  createSession: userCall('POST /create-stripe-session', {
    summary: 'Start to buy gems',
    description:
      "Returns the id of a payment session. The payment is made on the provider's page. One payment buys 1 to 100 of one plan; the gems are credited once, when the provider confirms the payment.",
    errors: ['paymentError'],
    key: 'replay',
  })
    .input(createSessionInput)
    .output(sessionId)
    .mutation(({ ctx, input }) => createSession(ctx, input)),

  read: userCall('GET /payments/{sessionId}', {
    summary: 'Read one of your payments',
    description: 'Returns what this server knows, without asking the payment provider.',
    errors: ['notFound'],
  })
    .input(paymentInput)
    .output(payment)
    .query(({ ctx, input }) => readPayment(ctx, input)),

  check: userCall('POST /payments/{sessionId}/check', {
    summary: 'Ask the payment provider about one of your payments',
    description:
      'If the provider confirms a payment that was not credited yet, it is credited now. `url` is the page on which an open payment can be completed.',
    errors: ['notFound', 'paymentError'],
  })
    .input(paymentInput)
    .output(checkedPayment)
    .mutation(({ ctx, input }) => checkPayment(ctx, input)),
})
