import { changeGroup, type OwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import { once } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPool, type PoolWithShares, showPool } from './read-pools.ts'
import type { OfPool, Pool } from './schema.ts'

/** What a change of a pool works with. */
export interface ChangedPool extends OwnGroup {
  pool: PoolWithShares
  /** The pool after the change, as the caller sees it. */
  shown(): Promise<Pool>
}

/**
 * Changes a pool. The group is locked first, then the pool. With the key of a call the work is done once.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, poolNotFound
 */
export function changePool<Answer>(
  ctx: UserContext,
  input: OfPool & { id?: string | undefined },
  needed: 'member' | 'leader',
  work: (tx: Transaction, changed: ChangedPool) => Promise<Answer>,
): Promise<Answer> {
  const { groupId, poolId } = input
  return changeGroup(ctx, groupId, needed, (tx, group, me) =>
    once(ctx, tx, input, async () => {
      const pool = await lockPool(tx, { groupId, poolId })
      const shown = async () => showPool(await lockPool(tx, { groupId, poolId }), group, me)
      recordGroupChange(tx, { groupId, userId: me.userId, type: 'group.poolChanged', itemId: poolId })
      return work(tx, { group, me, pool, shown })
    }),
  )
}
