import { dayMs } from '../kernel/clock.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'
import type { Pool } from './schema.ts'

/** The most open and full pools of a group. */
export const maxOpen = 10

/** How long redeeming can be undone. */
const undoableMs = dayMs

export interface PoolState {
  ruby: number
  saved: number
  redeemedAt: Date | null
  cancelledAt: Date | null
}

/** The status of a pool, from its sum and its end. */
export function statusOf({ ruby, saved, redeemedAt, cancelledAt }: PoolState): Pool['status'] {
  if (redeemedAt) return 'redeemed'
  if (cancelledAt) return 'cancelled'
  return saved === ruby ? 'full' : 'open'
}

/** @throws DomainError poolNotFound (cancelled), poolAlreadyRedeemed */
export function assertNotEnded(pool: PoolState): void {
  if (pool.cancelledAt) throw new DomainError('poolNotFound')
  if (pool.redeemedAt) throw new DomainError('poolAlreadyRedeemed')
}

/** @throws DomainError poolWouldOverflow, with the missing rubies */
export function assertFits({ ruby, saved }: PoolState, more: number): void {
  const missing = ruby - saved
  if (more > missing) throw invalidField('ruby', String(missing), 'poolWouldOverflow')
}

/** @throws DomainError poolIsFull, notEnoughInPool */
export function assertWithdrawable(pool: PoolState, share: number, ruby: number): void {
  if (statusOf(pool) === 'full') throw new DomainError('poolIsFull')
  if (ruby > share) throw new DomainError('notEnoughInPool')
}

/** @throws DomainError invalidData: a price below the rubies in the pool */
export function assertPrice({ saved }: PoolState, ruby: number): void {
  if (ruby < saved) throw invalidField('ruby', `at least ${saved}`)
}

/**
 * Until when a member may undo a redemption: the creator or the leader who redeemed, for 24 hours, and while all
 * members with a share are still there to get it back.
 */
export function undoUntil(
  pool: PoolState & { redeemedBy: string | null; shares: readonly { ruby: number }[] },
  { userId, role }: { userId: string; role: string },
): Date | null {
  const shares = pool.shares.reduce((sum, { ruby }) => sum + ruby, 0)
  const isEntitled = role === 'creator' || (role === 'leader' && pool.redeemedBy === userId)
  if (!pool.redeemedAt || !isEntitled || shares !== pool.saved) return null
  return new Date(pool.redeemedAt.getTime() + undoableMs)
}
