import { and, eq, inArray, isNull, ne } from '@questboard/db/drizzle'
import { groups, memberships, webhooks } from '@questboard/db/schema'
import { followForWebhooks } from '../events/follow-player.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { leads } from '../players/leads.ts'
import { endOutstanding } from './deliveries/attempt.ts'

/**
 * Disables the webhooks that a user saved last, and cancels their pending deliveries. Others may know their secrets, so
 * these are erased: each webhook needs a new one before it can be enabled. The other leaders of a group are notified.
 */
export async function stopWebhooks(tx: Transaction, clock: Clock, userId: string): Promise<void> {
  const now = clock.now()
  const stopped = await tx
    .update(webhooks)
    .set({ disabledAt: now, disabledBy: 'revoked', secret: '', previousSecret: null, previousSecretUntil: null })
    .where(and(eq(webhooks.userId, userId), ne(webhooks.secret, '')))
    .returning({ webhookId: webhooks.id, ownerId: webhooks.ownerId, groupId: webhooks.groupId })
  for (const webhook of stopped) await endOutstanding(tx, webhook, now)
  if (stopped.some(({ groupId }) => groupId === null)) await followForWebhooks(tx, userId)
  const groupIds = stopped.flatMap(({ groupId }) => groupId ?? [])
  if (groupIds.length > 0) await notifyLeaders(tx, clock, userId, groupIds)
}

async function notifyLeaders(tx: Transaction, clock: Clock, userId: string, groupIds: string[]): Promise<void> {
  const leaders = await tx
    .select({ userId: memberships.userId, id: groups.id, name: groups.name })
    .from(memberships)
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .where(
      and(
        inArray(memberships.groupId, groupIds),
        leads(),
        ne(memberships.userId, userId),
        isNull(memberships.hiddenAt),
      ),
    )
  for (const { userId: leader, ...group } of leaders) {
    await notify(tx, clock, [leader], { type: 'webhooksStopped', senderId: userId, group })
  }
}
