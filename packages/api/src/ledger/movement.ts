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
  /** The key of the call that moves it, when its client gave one. */
  callId?: string | undefined
  item?: string
}

/** What a statement that moves a user's balances is given, as JSON: the sums, and the rows that tell why. */
export interface Movement {
  userId: string
  gold: number
  gems: number
  exp: number
  /** `later` is what the currency of a line gets behind it. */
  lines: (Line & { later: number })[]
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
  return { userId, ...sums, lines: written, at: clock.now() }
}

/*
 * Parts of a statement that moves the balances of one user or of several. Its part `asked` has the movements, and its part
 * `moved` writes the sums and answers with `id, gold, gems, exp` of each user after it.
 */

/** The columns of a movement in JSON. */
export const columnsOfMovement: SQL = sql`"userId" uuid, gold int, gems int, exp int, lines json, at timestamptz`

/** What a movement sets in the user's row. */
export const sumsOfMovement: SQL = sql`
  gold = users.gold + asked.gold, gems = users.gems + asked.gems, exp = users.exp + asked.exp`

/** The rows that tell why: none for whom `moved` has no row. */
export const linesOfMovement: SQL = sql`
  written as (
    insert into ledger (user_id, currency, amount, balance, reason, reference, call_id, item, created_at)
    select moved.id, currency, amount,
      case currency when 'gold' then moved.gold when 'gems' then moved.gems else moved.exp end - later,
      reason, reference, "callId", item, at
    from moved join asked on asked."userId" = moved.id, rows from (
      json_to_recordset(lines)
        as (currency text, amount int, later int, reason text, reference text, "callId" uuid, item text)
    ) with ordinality as line(currency, amount, later, reason, reference, "callId", item, place)
    order by moved.id, place
  )`

/** The rubies of a user who has moved, over all groups. */
export const rubiesOfMoved: SQL = sql`
  (select coalesce(sum(ruby), 0)::int from memberships where user_id = moved.id and hidden_at is null) as ruby`
