import { sql } from '@questboard/db/drizzle'
import type { Services } from '../kernel/context.ts'
import { rows } from '../kernel/transaction.ts'

/** A balance that differs from the ledger. */
export interface Mismatch {
  /** A user id; for rubies the id of a membership or a pool. */
  account: string
  /** Null for a pool. */
  userId: string | null
  currency: string
  /** The stored balance; 0 for a deleted account. */
  balance: number
  /** The sum of the movements. */
  sum: number
  /** How many movements have a wrong balance after them. */
  wrongRows: number
}

/**
 * Compares every balance with its movements. One statement reads the whole ledger, so concurrent changes are seen
 * completely or not at all.
 *
 * Rules: Text, time and amounts.
 */
export async function reconcile({ database }: Pick<Services, 'database'>): Promise<Mismatch[]> {
  return database.transaction(
    (tx) =>
      rows<Mismatch>(
        tx,
        sql`
        with kept as (
          select id as account, id as user_id, 'gold' as currency, gold as balance from users
          union all select id, id, 'gems', gems from users
          union all select id, id, 'exp', exp from users
          union all select id, user_id, 'ruby', ruby from memberships
          union all select id, null, 'ruby', saved from pools
        ), moved as (
          select coalesce(membership_id, pool_id, owner_id) as account, case when pool_id is null then owner_id end as user_id, currency, amount, balance,
            sum(amount) over (partition by coalesce(membership_id, pool_id, owner_id), currency order by id) as running
          from ledger
        ), summed as (
          select account, user_id, currency, sum(amount)::int as sum,
            (count(*) filter (where balance <> running))::int as wrong_rows
          from moved group by account, user_id, currency
        )
        select account, coalesce(kept.user_id, summed.user_id) as "userId", currency, coalesce(balance, 0) as balance, coalesce(sum, 0) as sum,
          coalesce(wrong_rows, 0) as "wrongRows"
        from kept full join summed using (account, currency)
        where coalesce(balance, 0) <> coalesce(sum, 0) or wrong_rows > 0
        order by 2, account, currency`,
      ),
    { patient: true },
  )
}
