import { sql } from '@questboard/db/drizzle'
import type { Clock } from '../kernel/clock.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import type { RubyAccount } from './post-rubies.ts'

/** Rubies that a member puts into a pool of a locked group. */
export interface PoolDeposit {
  pool: { id: string; name: string }
  ruby: number
  /** Identifies the movement, for ever. */
  reference: string
  callId?: string | undefined
}

/**
 * Moves rubies of a membership into a pool, with the member's share and a ledger row on both sides, in one statement.
 *
 * Rules: Saving together.
 * @returns the member's rubies afterwards; undefined, with nothing moved, when they would fall below zero, or the pool
 * would rise above its price or has ended
 */
export async function saveInPool(
  tx: Transaction,
  clock: Clock,
  { id, groupId, userId }: RubyAccount,
  { pool, ruby, reference, callId }: PoolDeposit,
): Promise<number | undefined> {
  const at = sql`${clock.now().toISOString()}::timestamptz`
  const [moved] = await rows<{ ruby: number }>(
    tx,
    sql`
      with paid as (
        update memberships membership set ruby = membership.ruby - ${ruby}::int
        from pools pool
        where membership.id = ${id}::uuid and membership.ruby >= ${ruby}::int and pool.id = ${pool.id}::uuid
          and membership.group_id = ${groupId}::uuid and pool.group_id = ${groupId}::uuid and pool.saved + ${ruby}::int <= pool.ruby
          and pool.redeemed_at is null and pool.cancelled_at is null
        returning membership.ruby
      ), filled as (
        update pools set saved = saved + ${ruby}::int from paid
        where id = ${pool.id}::uuid and group_id = ${groupId}::uuid
        returning saved
      ), shared as (
        insert into pool_shares (pool_id, membership_id, group_id, ruby)
        select ${pool.id}::uuid, ${id}::uuid, ${groupId}::uuid, ${ruby}::int from filled
        on conflict (pool_id, membership_id, group_id) do update set ruby = pool_shares.ruby + excluded.ruby
      ), written as (
        insert into ledger (owner_id, membership_id, pool_id, group_id, currency, amount, balance, reason, reference,
          call_id, item, created_at)
        select ${userId}::uuid, ${id}::uuid, null::uuid, ${groupId}::uuid, 'ruby', -${ruby}::int, paid.ruby,
          'poolContributed', ${reference}::text, ${callId ?? null}::uuid, ${pool.name}::text, ${at}
        from paid
        union all
        select ${groupId}::uuid, null, ${pool.id}::uuid, ${groupId}::uuid, 'ruby', ${ruby}::int, filled.saved, 'poolFilled',
          ${reference}::text, null, ${pool.name}::text, ${at}
        from filled
      )
      select paid.ruby from paid, filled`,
  )
  return moved?.ruby
}
