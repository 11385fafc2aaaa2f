import { randomUUIDv7 } from 'node:crypto'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readBalances } from '../ledger/balances.ts'
import { saveInPool } from '../ledger/save-in-pool.ts'
import { statsOf } from '../ledger/stats.ts'
import { changePool } from './change-pool.ts'
import { notifyAll } from './notify.ts'
import { fills } from './read-pools.ts'
import { assertFits, assertNotEnded } from './rules.ts'
import type { Moved, MoveRubies } from './schema.ts'

/**
 * Puts own rubies into a pool. All members are notified when it is full.
 * @throws DomainError groupNotFound, notPartOfTheGroup, poolNotFound, notAuthorized (not a member who fills it),
 * poolAlreadyRedeemed, poolWouldOverflow, notEnoughRubyToSave, idAlreadyUsed, requestInProgress
 *
 * Rules: Saving together.
 */
export function contribute(ctx: UserContext, input: MoveRubies): Promise<Moved> {
  const { services, userId, call } = ctx
  return changePool(ctx, input, 'member', async (tx, { group, me, pool, shown }) => {
    if (!fills(pool, userId)) throw new DomainError('notAuthorized')
    assertNotEnded(pool)
    assertFits(pool, input.ruby)
    const saving = { pool, ruby: input.ruby, reference: randomUUIDv7(), callId: call?.key }
    const ruby = await saveInPool(tx, services.clock, me, saving)
    if (ruby === undefined) throw new DomainError('notEnoughRubyToSave')
    if (pool.saved + input.ruby === pool.ruby) await notifyAll(tx, ctx, group, { type: 'poolFull', pool })
    return { pool: await shown(), stats: statsOf({ ...(await readBalances(tx, userId)), ruby }) }
  })
}
