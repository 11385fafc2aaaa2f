import { statement } from '@questboard/db'
import { asc, eq } from '@questboard/db/drizzle'
import { rewards } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { showReward } from './own-reward.ts'
import type { Reward } from './schema.ts'

const read = statement<{ userId: string }>()((queries, given) =>
  queries
    .select()
    .from(rewards)
    .where(eq(rewards.userId, given('userId')))
    .orderBy(asc(rewards.sequence)),
)

/** The caller's rewards, oldest first. */
export async function listRewards({ db, userId }: Pick<UserContext, 'db' | 'userId'>): Promise<Reward[]> {
  const rows = await read(db, { userId })
  return rows.map(showReward)
}
