import type { UserContext } from '../kernel/context.ts'
import { readBalances } from '../ledger/balances.ts'
import { returnShares } from '../ledger/return-shares.ts'
import { statsOf } from '../ledger/stats.ts'
import { changePool } from './change-pool.ts'
import { assertNotEnded, assertWithdrawable } from './rules.ts'
import type { Moved, MoveRubies } from './schema.ts'

/**
 * Takes rubies of the caller's own share out of an open pool.
 * @throws DomainError groupNotFound, notPartOfTheGroup, poolNotFound, poolAlreadyRedeemed, poolIsFull, notEnoughInPool,
 * idAlreadyUsed, requestInProgress
 *
 * Rules: Saving together.
 */
export function withdrawFromPool(ctx: UserContext, input: MoveRubies): Promise<Moved> {
  const { services, userId, call } = ctx
  return changePool(ctx, input, 'member', async (tx, { me, pool, shown }) => {
    assertNotEnded(pool)
    const share = pool.shares.find(({ membershipId }) => membershipId === me.id)?.ruby ?? 0
    assertWithdrawable(pool, share, input.ruby)
    const shares = [{ membershipId: me.id, userId, ruby: input.ruby }]
    const moved = await returnShares(tx, services.clock, { pool, shares, reason: 'poolWithdrawn', callId: call?.key })
    const ruby = moved.get(me.id) ?? me.ruby
    return { pool: await shown(), stats: statsOf({ ...(await readBalances(tx, userId)), ruby }) }
  })
}
