import type { Queries } from '@questboard/db'
import { eq, type SQL, sql } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { Currency } from './schema.ts'

/** Whole amounts of each currency, never negative. `ruby` is the sum over all groups of a player. */
export type Balances = Record<Currency | 'ruby', number>

/** The rubies of a user over all active groups, as a subquery. */
export const rubiesOf = (userId: SQL): SQL<number> => sql`(
  select coalesce(sum(membership.ruby), 0)::int from memberships membership
  where membership.user_id = ${userId} and membership.hidden_at is null)`

/** `rubiesOf` in a query that reads the user's row. */
export const rubiesOfUser = rubiesOf(sql`users.id`)

/** A player's balances. */
export async function readBalances(queries: Queries, userId: string): Promise<Balances> {
  const [balances] = await queries
    .select({ gold: users.gold, gems: users.gems, exp: users.exp, ruby: rubiesOfUser })
    .from(users)
    .where(eq(users.id, userId))
  if (!balances) throw new Error('a player without a row')
  return balances
}
