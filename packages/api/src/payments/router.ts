import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { checkPayment } from './check.ts'
import { createSession } from './create-session.ts'
import { readPayment } from './read.ts'
import { checkedPayment, createSessionInput, payment, paymentInput, sessionId } from './schema.ts'

const tag = 'Payments'

/** Buying gems by card. */
export const paymentsRouter = router({
  createSession: userProcedure
    .meta(
      rest('POST /create-stripe-session', {
        summary: 'Begin to buy gems: the name of a payment, which is made on a page of its own',
        tag,
        errors: ['paymentError'],
      }),
    )
    .input(createSessionInput)
    .output(sessionId)
    .mutation(({ ctx, input }) => createSession(ctx, input)),

  read: userProcedure
    .meta(rest('GET /payments/{sessionId}', { summary: 'Read a payment of yours', tag, errors: ['notFound'] }))
    .input(paymentInput)
    .output(payment)
    .query(({ ctx, input }) => readPayment(ctx, input)),

  check: userProcedure
    .meta(
      rest('POST /payments/{sessionId}/check', {
        summary: 'Ask the payment provider what became of a payment of yours, and where it is paid',
        tag,
        errors: ['notFound', 'paymentError'],
      }),
    )
    .input(paymentInput)
    .output(checkedPayment)
    .mutation(({ ctx, input }) => checkPayment(ctx, input)),
})
