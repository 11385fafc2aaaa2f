import { webhooks } from '@questboard/db/schema'
import { followForWebhooks } from '../events/follow-player.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { assertRoomIn } from '../kernel/limits/count-rows.ts'
import { once } from '../kernel/retries/once.ts'
import { checkUrl } from '../outbound/check-url.ts'
import { newSecret } from './deliveries/sign.ts'
import { changeWebhooks, ownedBy } from './own-webhook.ts'
import { readWebhook } from './read-webhooks.ts'
import { type CreateWebhook, maxWebhooks, type NewWebhook } from './schema.ts'

/**
 * Creates a webhook. Only this response contains its secret.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, invalidData, tooManyItems, idAlreadyUsed,
 * requestInProgress
 */
export function createWebhook(ctx: UserContext, input: CreateWebhook): Promise<NewWebhook> {
  const { services, userId } = ctx
  const { groupId, url, events } = input
  return changeWebhooks(ctx, { groupId }, (tx) =>
    once(ctx, tx, input, async () => {
      const host = checkUrl(url, services.outside.webhooks)
      await assertRoomIn(tx, webhooks, ownedBy(userId, { groupId }), { max: maxWebhooks })
      const [webhookId, secret] = [await claimNewId(tx, ctx, input.id), newSecret()]
      await tx.insert(webhooks).values({
        id: webhookId,
        ownerId: groupId ?? userId,
        userId,
        groupId: groupId ?? null,
        url,
        host,
        events,
        secret,
        createdAt: services.clock.now(),
      })
      if (groupId === undefined) await followForWebhooks(tx, userId)
      return { ...(await readWebhook(tx, userId, { groupId, webhookId })), secret }
    }),
  )
}
