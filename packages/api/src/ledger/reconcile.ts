import { sql } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'
import { rows } from '../kernel/transaction.ts'

/** A balance that the ledger does not bear out. */
export interface Mismatch {
  /** A user, or of rubies a membership. */
  account: string
  userId: string
  currency: string
  /** What the account has; 0 where it has ended. */
  balance: number
  /** What the movements come to. */
  sum: number
  /** Movements that tell another balance than the one that they led to. */
  wrongRows: number
}

/**
 * Holds every balance against its movements. It reads the whole ledger, in one statement, so that what happens meanwhile
 * is in all of it or in none.
 *
 * Specification: Identity, text, time, money.
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
        ), moved as (
          select coalesce(membership_id, user_id) as account, user_id, currency, amount, balance,
            sum(amount) over (partition by coalesce(membership_id, user_id), currency order by id) as running
          from ledger
        ), summed as (
          select account, user_id, currency, sum(amount)::int as sum,
            (count(*) filter (where balance <> running))::int as wrong_rows
          from moved group by account, user_id, currency
        )
        select account, user_id as "userId", currency, coalesce(balance, 0) as balance, coalesce(sum, 0) as sum,
          coalesce(wrong_rows, 0) as "wrongRows"
        from kept full join summed using (account, user_id, currency)
        where coalesce(balance, 0) <> coalesce(sum, 0) or wrong_rows > 0
        order by user_id, account, currency`,
      ),
    { patient: true },
  )
}
