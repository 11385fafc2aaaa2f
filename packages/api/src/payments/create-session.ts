import { randomUUIDv7 } from 'node:crypto'
import { allEqual } from '@questboard/db/drizzle'
import { payments } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { abandonKeyedCall, beginKeyedCall, earlierResponse, finishKeyedCall } from '../kernel/retries/once.ts'
import { createTransactionRunner } from '../kernel/transaction.ts'
import { gemsPlans, nameOfGems } from '../store/gems-plans.ts'
import { openCheckout } from './provider.ts'
import { providerSession } from './provider-objects.ts'
import { nextCheckAt, orderOf, sessionLifeMs, sessionLimit } from './rules.ts'
import type { CreateSession } from './schema.ts'

/**
 * The time between the time-out of the provider and the time at which another server may take over the call's key.
 */
const keyMarginMs = 30_000

/**
 * Creates a payment page for gems at the current price. The payment is recorded before the provider is called, so every
 * payment is known here. If the provider does not respond, nothing is lost: the page is never shown, and it expires.
 * @returns the provider's session id
 * @throws DomainError invalidData: no such plan, paymentError: no provider, or no response, idAlreadyUsed,
 * requestInProgress, tooManyRequests
 *
 * Rules: Store.
 */
export async function createSession(ctx: UserContext, input: CreateSession): Promise<string> {
  const { services, transaction, userId, language, call, waitOutside } = ctx
  const { planId, quantity } = input
  const earlier = await earlierResponse<string>(ctx, input)
  if (earlier) return earlier.response
  const plan = gemsPlans.find(({ id }) => id === planId)
  if (!plan) throw invalidField('planId', 'no such plan')
  const { stripe } = services.outside
  if (!stripe) throw new DomainError('paymentError')
  await countAttempt(services, `payment-session:${userId}`, sessionLimit)
  const { unitAmount, ...order } = orderOf(plan, quantity)
  const now = services.clock.now()
  const until = new Date(now.getTime() + stripe.timeout + keyMarginMs)
  const id = randomUUIDv7()
  await transaction(async (tx) => {
    await beginKeyedCall(ctx, tx, input, until)
    await tx.insert(payments).values({
      id,
      userId,
      planId,
      callId: call?.key,
      quantity,
      ...order,
      currency: 'eur',
      createdAt: now,
      nextCheckAt: nextCheckAt(now, now),
    })
  })
  // A repeated call that waits for this one must not block its end.
  const settle = createTransactionRunner(services)
  try {
    const answer = await waitOutside(() =>
      openCheckout(stripe, {
        paymentId: id,
        name: nameOfGems(plan.gems, language),
        unitAmount,
        quantity,
        language,
        expiresAt: new Date(now.getTime() + sessionLifeMs),
        origin: services.publicUrl(),
      }),
    )
    const { id: sessionId } = providerSession.parse(answer)
    await settle(async (tx) => {
      await tx.update(payments).set({ sessionId }).where(allEqual(payments, { id, userId }))
      await finishKeyedCall(ctx, tx, until, sessionId)
    })
    return sessionId
  } catch (error) {
    services.log.error({ err: error, payment: id }, 'a payment could not be begun')
    await settle((tx) => abandonKeyedCall(ctx, tx, until)).catch((fault: unknown) =>
      services.log.error({ err: fault, payment: id }, 'the key of a payment stays taken for a while'),
    )
    throw new DomainError('paymentError')
  }
}
