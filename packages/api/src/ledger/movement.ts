import type { Given } from '@questboard/db'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { Currency, Reason } from './schema.ts'

/**
 * One movement. `reference` names the act within its reason, for ever: the same one never posts twice.
 * `item` is what the player calls the thing that it was for, as it was written at that moment.
 */
export interface Line {
  currency: Currency
  amount: number
  reason: Reason
  reference: string
  item?: string
}

/** What a statement that moves a user's balances is given: the sums, and the rows that tell why. */
export interface Movement {
  userId: string
  gold: number
  gems: number
  exp: number
  lines: string
  at: Date
}

/** Lines of amount 0 are left out; each knows what its currency gets behind it, so that its row can tell its balance. */
export function movementOf(clock: Clock, userId: string, lines: Line[]): Movement {
  const sums = { gold: 0, gems: 0, exp: 0 }
  const written = lines
    .filter(({ amount }) => amount !== 0)
    .toReversed()
    .map((line) => {
      const later = sums[line.currency]
      sums[line.currency] += line.amount
      return { ...line, later }
    })
    .toReversed()
  return { userId, ...sums, lines: JSON.stringify(written), at: clock.now() }
}

/** What a movement sets in the user's row, in a part of a statement that is called `moved`. */
export const sumsOfMovement = (given: Given<Movement>): SQL => sql`
  gold = gold + ${given('gold')}::int, gems = gems + ${given('gems')}::int, exp = exp + ${given('exp')}::int`

/**
 * The rows of a movement, as parts of a statement whose part `moved` answers with the user's `gold`, `gems` and `exp`
 * after it: nothing is written where that has no row.
 */
export const linesOfMovement = (given: Given<Movement>): SQL => sql`
  written as (
    insert into ledger (user_id, currency, amount, balance, reason, reference, item, created_at)
    select ${given('userId')}::uuid, currency, amount,
      case currency when 'gold' then moved.gold when 'gems' then moved.gems else moved.exp end - later,
      reason, reference, item, ${given('at')}::timestamptz
    from moved, rows from (
      json_to_recordset(${given('lines')}::text::json)
        as (currency text, amount int, later int, reason text, reference text, item text)
    ) with ordinality as line(currency, amount, later, reason, reference, item, place)
    order by place
  )`

/** A part of a statement: the rubies of a user, over all groups. */
export const rubiesOf = (given: Given<Movement>): SQL => sql`
  (select coalesce(sum(ruby), 0)::int from memberships
    where user_id = ${given('userId')}::uuid and hidden_at is null) as ruby`
