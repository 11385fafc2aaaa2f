import { sql } from '@questboard/db/drizzle'
import { webhooks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { once } from '../kernel/retries/once.ts'
import { secretOverlapMs } from './deliveries/rules.ts'
import { newSecret } from './deliveries/sign.ts'
import { changeWebhooks, isOne } from './own-webhook.ts'
import type { RotateSecret, WebhookSecret } from './schema.ts'

/**
 * Rotates the secret of a webhook. Only this response contains the new one. The previous one also signs for a day.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, notFound, idAlreadyUsed,
 * requestInProgress
 */
export function rotateSecret(ctx: UserContext, input: RotateSecret): Promise<WebhookSecret> {
  const { id: _, ...scope } = input
  return changeWebhooks(ctx, scope, (tx) =>
    once(ctx, tx, input, async () => {
      const secret = newSecret()
      const previousUntil = new Date(ctx.services.clock.now().getTime() + secretOverlapMs)
      const changed = await tx
        .update(webhooks)
        .set({ secret, previousSecret: sql`nullif(${webhooks.secret}, '')`, previousSecretUntil: previousUntil })
        .where(isOne(ctx.userId, scope))
        .returning({ id: webhooks.id })
      if (changed.length === 0) throw new DomainError('notFound')
      return { secret, previousUntil: previousUntil.toISOString() }
    }),
  )
}
