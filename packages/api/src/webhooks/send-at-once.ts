import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { attempt } from './deliveries/attempt.ts'
import type { DeliveryRow } from './deliveries/claim.ts'
import { assertMaySeeWebhooks, changeWebhooks } from './own-webhook.ts'
import { findDelivery } from './read-deliveries.ts'
import { readWebhook } from './read-webhooks.ts'
import type { Delivery, OfWebhook } from './schema.ts'

/** Each call may take as long as the receiver's time-out. */
const limit = { attempts: 60, seconds: 3600 }

/** Claims a delivery in the transaction that checks the permission, and sends it after the commit. */
export async function sendAtOnce(
  ctx: UserContext,
  named: OfWebhook,
  take: (tx: Transaction) => Promise<DeliveryRow[]>,
): Promise<Delivery> {
  const { services, userId } = ctx
  await assertMaySeeWebhooks(ctx, named)
  await readWebhook(ctx.db, userId, named)
  await countAttempt(services, `webhook:${userId}`, limit)
  const [taken] = await changeWebhooks(ctx, named, async (tx) => {
    await readWebhook(tx, userId, named)
    return take(tx)
  })
  if (!taken) throw new DomainError('notFound')
  await ctx.waitOutside(() => attempt(services, taken, services.closing))
  const delivery = await findDelivery(ctx.db, taken)
  if (!delivery) throw new DomainError('notFound')
  return delivery
}
