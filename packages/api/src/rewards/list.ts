import { rewards } from '@questboard/db/schema'
import { asc, eq } from 'drizzle-orm'
import type { UserContext } from '../kernel/context.ts'
import { showReward } from './own-reward.ts'
import type { Reward } from './schema.ts'

/** One's own rewards, oldest first. */
export async function listRewards({ db, userId }: Pick<UserContext, 'db' | 'userId'>): Promise<Reward[]> {
  const rows = await db.select().from(rewards).where(eq(rewards.userId, userId)).orderBy(asc(rewards.sequence))
  return rows.map(showReward)
}
