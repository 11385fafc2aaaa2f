import { randomUUIDv7 } from 'node:crypto'
import { payments } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { gemsPlans, nameOfGems } from '../store/gems-plans.ts'
import { openCheckout } from './provider.ts'
import { nextCheckAt, orderOf, sessionLife } from './rules.ts'
import type { CreateSession } from './schema.ts'
import { toldSession } from './told.ts'

/**
 * Has the provider open a page on which gems can be paid, at the price of this moment. The payment is written before the
 * provider hears of it, so that nothing can be paid that is not known here. When no answer comes nothing is lost: a page
 * that nobody was led to is paid by nobody, and closes by itself.
 * @returns the provider's name for the page
 * @throws DomainError invalidData (no such plan), paymentError (no provider, or none that answers)
 *
 * Specification: Store.
 */
export async function createSession(ctx: UserContext, { planId, quantity }: CreateSession): Promise<string> {
  const { services, db, userId, language, waitOutside } = ctx
  const plan = gemsPlans.find(({ id }) => id === planId)
  if (!plan) throw new DomainError('invalidData', { details: [{ path: 'planId', message: 'no such plan' }] })
  const { stripe } = services.outside
  if (!stripe) throw new DomainError('paymentError')
  const { unitAmount, ...order } = orderOf(plan, quantity)
  const now = services.clock.now()
  const id = randomUUIDv7()
  await db.insert(payments).values({
    ...{ id, userId, planId, quantity, ...order, currency: 'eur' },
    ...{ createdAt: now, nextCheckAt: nextCheckAt(now, now) },
  })
  try {
    const answer = await waitOutside(() =>
      openCheckout(stripe, {
        ...{ paymentId: id, name: nameOfGems(plan.gems, language), unitAmount, quantity, language },
        expiresAt: new Date(now.getTime() + sessionLife),
        origin: services.publicUrl(),
      }),
    )
    const { id: sessionId } = toldSession.parse(answer)
    await db.update(payments).set({ sessionId }).where(eq(payments.id, id))
    return sessionId
  } catch (error) {
    services.log.error({ err: error, payment: id }, 'a payment could not be begun')
    throw new DomainError('paymentError')
  }
}
