import type { UserContext } from '../kernel/context.ts'
import { assertMaySeeWebhooks } from './own-webhook.ts'
import { readWebhook, readWebhooks } from './read-webhooks.ts'
import type { OfWebhook, Place, Webhook } from './schema.ts'

/**
 * The caller's webhooks, or those of a group, oldest first.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup
 */
export async function listWebhooks(ctx: UserContext, { groupId }: Place): Promise<Webhook[]> {
  await assertMaySeeWebhooks(ctx, { groupId })
  return readWebhooks(ctx.db, ctx.userId, { groupId })
}

/** @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, notFound */
export async function showWebhook(ctx: UserContext, named: OfWebhook): Promise<Webhook> {
  await assertMaySeeWebhooks(ctx, named)
  return readWebhook(ctx.db, ctx.userId, named)
}
