import { webhooks } from '@questboard/db/schema'
import { followForWebhooks } from '../events/follow-player.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { changeWebhooks, isOne } from './own-webhook.ts'
import type { OfWebhook } from './schema.ts'

/**
 * Deletes a webhook and its deliveries, including pending ones.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, notFound
 */
export async function removeWebhook(ctx: UserContext, named: OfWebhook): Promise<null> {
  return changeWebhooks(ctx, named, async (tx) => {
    const removed = await tx.delete(webhooks).where(isOne(ctx.userId, named)).returning({ id: webhooks.id })
    if (removed.length === 0) throw new DomainError('notFound')
    if (named.groupId === undefined) await followForWebhooks(tx, ctx.userId)
    return null
  })
}
