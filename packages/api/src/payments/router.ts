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
        description:
          'Answers the name of a session of the payment provider. 1 to 100 of one plan are bought at once; the gems are credited when the provider says that it was paid, and once.',
        tag,
        errors: ['paymentError'],
        key: 'answer',
      }),
    )
    .input(createSessionInput)
    .output(sessionId)
    .mutation(({ ctx, input }) => createSession(ctx, input)),

  read: userProcedure
    .meta(
      rest('GET /payments/{sessionId}', {
        summary: 'Read a payment of yours',
        description: 'As far as it is known here; asks nobody else.',
        tag,
        errors: ['notFound'],
      }),
    )
    .input(paymentInput)
    .output(payment)
    .query(({ ctx, input }) => readPayment(ctx, input)),

  check: userProcedure
    .meta(
      rest('POST /payments/{sessionId}/check', {
        summary: 'Ask the payment provider what became of a payment of yours, and where it is paid',
        description:
          'Credits the gems when the provider says that it was paid and nobody has told so yet. `url` is the page on which it can still be paid.',
        tag,
        errors: ['notFound', 'paymentError'],
      }),
    )
    .input(paymentInput)
    .output(checkedPayment)
    .mutation(({ ctx, input }) => checkPayment(ctx, input)),
})
