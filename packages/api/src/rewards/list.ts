import { statement } from '@questboard/db'
import { and, asc, eq, inArray } from '@questboard/db/drizzle'
import { rewards } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { showReward } from './own-reward.ts'
import type { Reward } from './schema.ts'

const read = statement<{ userId: string }>()((queries, param) =>
  queries
    .select()
    .from(rewards)
    .where(eq(rewards.userId, param('userId')))
    .orderBy(asc(rewards.sequence)),
)

/** Rewards of their owner, in no order. */
export async function readRewardsByIds(tx: Transaction, userId: string, ids: readonly string[]): Promise<Reward[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.userId, userId), inArray(rewards.id, [...ids])))
  return rows.map(showReward)
}

/** The caller's rewards, oldest first. */
export async function listRewards({ db, userId }: Pick<UserContext, 'db' | 'userId'>): Promise<Reward[]> {
  const rows = await read(db, { userId })
  return rows.map(showReward)
}
