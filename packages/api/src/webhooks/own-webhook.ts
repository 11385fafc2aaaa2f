import { and, eq, isNull, type SQL } from '@questboard/db/drizzle'
import { webhooks } from '@questboard/db/schema'
import { changeGroup, readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { OfWebhook, Place } from './schema.ts'

/** A condition for the webhooks of the user, or of a group. */
export const ownedBy = (userId: string, { groupId }: Place): SQL | undefined =>
  and(
    eq(webhooks.ownerId, groupId ?? userId),
    ...(groupId === undefined
      ? [eq(webhooks.userId, userId), isNull(webhooks.groupId)]
      : [eq(webhooks.groupId, groupId)]),
  )

/** A condition for one webhook of the user, or of a group. */
export const isOne = (userId: string, { webhookId, ...place }: OfWebhook): SQL | undefined =>
  and(eq(webhooks.id, webhookId), ownedBy(userId, place))

/**
 * Changes webhooks in a transaction that locks the user or the group. A group's webhooks require its creator or a
 * leader.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup
 */
export function changeWebhooks<Result>(
  ctx: UserContext,
  { groupId }: Place,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const workAsCaller = async (tx: Transaction) => {
    await lockCaller(tx, ctx)
    return work(tx)
  }
  return groupId === undefined ? ctx.transaction(workAsCaller) : changeGroup(ctx, groupId, 'leader', workAsCaller)
}

/** @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup */
export async function assertMaySeeWebhooks(ctx: UserContext, { groupId }: Place): Promise<void> {
  if (groupId !== undefined) await readOwnGroup(ctx, groupId, 'leader')
}
