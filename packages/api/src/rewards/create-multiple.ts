import { and, asc, eq } from '@questboard/db/drizzle'
import { rewards } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { claimIds, createdBySameCall } from '../kernel/created-items.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { insertRewards } from './insert.ts'
import { type RewardRow, showReward } from './own-reward.ts'
import type { CreateRewards, Reward } from './schema.ts'

/**
 * Creates several rewards in the given order, all or none. The same request with client-chosen ids can be repeated and
 * returns the same rewards.
 * @throws DomainError idAlreadyUsed, tooManyItems
 */
export function createRewards(ctx: UserContext, input: CreateRewards): Promise<Reward[]> {
  const { services, userId } = ctx
  const { clock } = services
  const { id: _, ...body } = input
  return onceInTransaction(ctx, input, async (tx) => {
    await lockPlayer(tx, userId)
    const { items, repeated } = await claimIds(tx, clock, { userId, scope: 'rewards', body }, body.rewards)
    const created = repeated
      ? await findMadeWith(tx, userId, repeated)
      : await insertRewards(tx, { userId, createdAt: clock.now() }, items)
    return created.map(showReward)
  })
}

function findMadeWith(tx: Transaction, userId: string, id: string): Promise<RewardRow[]> {
  return tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.userId, userId), createdBySameCall(rewards.id, id)))
    .orderBy(asc(rewards.sequence))
}
