import type { UserContext } from '../kernel/context.ts'
import { assertMaySeeWebhooks } from './own-webhook.ts'
import { readWebhook } from './read-webhooks.ts'
import type { OfWebhook, Webhook } from './schema.ts'

/** @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, notFound */
export async function readOwnWebhook(ctx: UserContext, named: OfWebhook): Promise<Webhook> {
  await assertMaySeeWebhooks(ctx, named)
  return readWebhook(ctx.db, ctx.userId, named)
}
