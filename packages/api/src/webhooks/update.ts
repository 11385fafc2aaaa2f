import { sql } from '@questboard/db/drizzle'
import { webhooks } from '@questboard/db/schema'
import { followForWebhooks } from '../events/follow-player.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'
import { checkUrl } from '../outbound/check-url.ts'
import { endOutstanding } from './deliveries/attempt.ts'
import { changeWebhooks, isOne } from './own-webhook.ts'
import { readWebhook } from './read-webhooks.ts'
import type { UpdateWebhook, Webhook } from './schema.ts'

/**
 * Updates, enables or disables a webhook. A group's webhook then acts with the access of the user who saved it.
 * Disabling cancels pending deliveries. A new URL, or enabling, resets the record of failures.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, notFound, invalidData
 */
export async function updateWebhook(
  ctx: UserContext,
  { url, events, enabled, ...scope }: UpdateWebhook,
): Promise<Webhook> {
  const { services, userId } = ctx
  const now = services.clock.now()
  const isSameAndEnabled = sql`${webhooks.url} = ${url} and ${webhooks.disabledAt} is null`
  const state = enabled
    ? {
        failingSince: sql`case when ${isSameAndEnabled} then ${webhooks.failingSince} end`,
        disabledAt: null,
        disabledBy: null,
      }
    : {
        disabledAt: sql`coalesce(${webhooks.disabledAt}, ${now.toISOString()}::timestamptz)`,
        disabledBy: sql`coalesce(${webhooks.disabledBy}, 'person')`,
      }
  return changeWebhooks(ctx, scope, async (tx) => {
    const host = checkUrl(url, services.outside.webhooks)
    const changed = await tx
      .update(webhooks)
      .set({ userId, url, events, host, ...state })
      .where(isOne(userId, scope))
      .returning({ secret: webhooks.secret })
    if (changed.length === 0) throw new DomainError('notFound')
    if (enabled && changed.some(({ secret }) => secret === '')) throw needsSecret()
    if (scope.groupId === undefined) await followForWebhooks(tx, userId)
    if (!enabled) await endOutstanding(tx, { webhookId: scope.webhookId, ownerId: scope.groupId ?? userId }, now)
    return readWebhook(tx, userId, scope)
  })
}

/** The secret was erased when access was revoked: nothing can be signed until there is a new one. */
const needsSecret = () => invalidField('enabled', 'needs a new secret first: POST …/rotate-secret')
