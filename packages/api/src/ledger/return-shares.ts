import { randomUUIDv7 } from 'node:crypto'
import { sql } from '@questboard/db/drizzle'
import type { Clock } from '../kernel/clock.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'

/** Rubies of a member's share of a pool. */
export interface Returned {
  membershipId: string
  userId: string
  ruby: number
}

interface ShareReturn {
  pool: { id: string; groupId: string; name: string }
  shares: readonly Returned[]
  /** `poolWithdrawn`: by the member; `poolRefunded`: by the end of the pool or of a membership. */
  reason: 'poolWithdrawn' | 'poolRefunded'
  callId?: string | undefined
}

/**
 * Moves rubies of shares of a pool back to their members, with ledger rows on both sides, in one statement. The group
 * is locked, and each share is at least what returns.
 *
 * Rules: Saving together.
 * @returns the rubies of each membership afterwards
 */
export async function returnShares(
  tx: Transaction,
  clock: Clock,
  { pool, shares, reason, callId }: ShareReturn,
): Promise<Map<string, number>> {
  const returned = shares.filter(({ ruby }) => ruby > 0)
  if (returned.length === 0) return new Map()
  let later = returned.reduce((sum, { ruby }) => sum + ruby, 0)
  const asked = returned.map(({ membershipId, userId, ruby }, place) => {
    later -= ruby
    return { membershipId, userId, amount: ruby, later, place, reference: randomUUIDv7() }
  })
  const columns = {
    membershipId: 'uuid',
    userId: 'uuid',
    amount: 'int',
    later: 'int',
    place: 'int',
    reference: 'text',
  } as const
  const at = sql`${clock.now().toISOString()}::timestamptz`
  const moved = await rows<{ id: string; ruby: number }>(
    tx,
    sql`
      with asked as materialized (
        select * from ${tableOf('asked', columns, asked)}
      ), lowered as (
        update pool_shares share set ruby = share.ruby - asked.amount
        from asked
        where share.pool_id = ${pool.id}::uuid and share.group_id = ${pool.groupId}::uuid
          and share.membership_id = asked."membershipId"
          and share.ruby >= asked.amount
        returning share.membership_id
      ), emptied as (
        update pools set saved = saved - (select sum(amount) from asked)
        where id = ${pool.id}::uuid and group_id = ${pool.groupId}::uuid and redeemed_at is null
          and (select count(*) from lowered) = ${returned.length}::int
        returning saved
      ), moved as (
        update memberships membership set ruby = membership.ruby + asked.amount
        from asked, emptied
        where membership.id = asked."membershipId" and membership.group_id = ${pool.groupId}::uuid
        returning membership.id, membership.ruby
      ), entries as (
        select place, 1 as side, asked."userId" as owner_id, asked."membershipId" as membership_id, null::uuid as pool_id,
          amount, moved.ruby as balance, ${reason}::text as reason, reference, ${callId ?? null}::uuid as call_id
        from asked join moved on moved.id = asked."membershipId"
        union all
        select place, 0, ${pool.groupId}::uuid, null, ${pool.id}::uuid, -amount, emptied.saved + later, 'poolReturned', reference, null
        from asked, emptied
      ), written as (
        insert into ledger (owner_id, membership_id, pool_id, group_id, currency, amount, balance, reason, reference,
          call_id, item, created_at)
        select owner_id, membership_id, pool_id, ${pool.groupId}::uuid, 'ruby', amount, balance, reason, reference, call_id,
          ${pool.name}::text, ${at}
        from entries order by place, side
      )
      select id, ruby from moved`,
  )
  if (moved.length !== returned.length) throw new Error('a share of a pool is smaller than what returns')
  return new Map(moved.map(({ id, ruby }) => [id, ruby]))
}
