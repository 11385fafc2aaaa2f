import type { UserContext } from '../kernel/context.ts'
import { assertMaySeeWebhooks } from './own-webhook.ts'
import { readWebhooks } from './read-webhooks.ts'
import type { Place, Webhook } from './schema.ts'

/**
 * The caller's webhooks, or those of a group, oldest first.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup
 */
export async function listWebhooks(ctx: UserContext, { groupId }: Place): Promise<Webhook[]> {
  await assertMaySeeWebhooks(ctx, { groupId })
  return readWebhooks(ctx.db, ctx.userId, { groupId })
}
