import { groups, memberships, webhooks } from '@questboard/db/schema'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { endOutstanding } from './deliveries/attempt.ts'

/**
 * Stops the webhooks that a person answers for, and gives up what waits to be sent to them. Their secrets may be known to
 * others, so they are erased: each webhook needs a new one before it is switched on again. The other leaders of its group
 * are notified.
 */
export async function stopWebhooks(tx: Transaction, clock: Clock, userId: string): Promise<void> {
  const now = clock.now()
  const stopped = await tx
    .update(webhooks)
    .set({ disabledAt: now, disabledBy: 'revoked', secret: '', previousSecret: null, previousSecretUntil: null })
    .where(and(eq(webhooks.userId, userId), ne(webhooks.secret, '')))
    .returning({ id: webhooks.id, groupId: webhooks.groupId })
  for (const { id } of stopped) await endOutstanding(tx, id, now)
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
        inArray(memberships.role, ['creator', 'leader']),
        ...[ne(memberships.userId, userId), isNull(memberships.hiddenAt)],
      ),
    )
  for (const { userId: leader, ...group } of leaders) {
    await notify(tx, clock, [leader], { type: 'webhooksStopped', senderId: userId, group })
  }
}
