import { type SQL, sql } from '@questboard/db/drizzle'
import type { Clock, Day } from '../kernel/clock.ts'
import type { Currency, Reason } from './schema.ts'

/** The occurrence of a task whose completion a movement pays. The history of tasks is read from these rows. */
export interface DoneOccurrence {
  /** The player's day on which it was done. */
  doneOn: Day
  /** The day that names the occurrence. Null for to-dos and group tasks. */
  slot: Day | null
  dueOn: Day | null
  /** When it was done, if that was earlier than the movement. */
  doneAt?: Date
}

/**
 * One movement. `reference` identifies the cause within its reason, for ever: it is never posted twice. `item` is the
 * title of the thing that it was for, at that moment.
 */
export interface Line extends Partial<DoneOccurrence> {
  currency: Currency
  amount: number
  reason: Reason
  reference: string
  /** The key of the call, if its client sent one. */
  callId?: string | undefined
  item?: string
}

/** The parameters of a statement that moves a user's balances, as JSON: the sums, and the ledger rows. */
export interface Movement {
  userId: string
  gold: number
  gems: number
  exp: number
  /** `later` is the sum of later lines in the same currency. */
  lines: (Line & { later: number })[]
  at: Date
}

/**
 * Leaves out lines of amount 0. Each line knows what its currency gets later, so that its row can show the balance
 * after it.
 */
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

/**
 * Parts of a statement that moves the balances of one or several users. Its CTE `asked` has the movements. Its CTE
 * `moved` updates the sums and returns `id, gold, gems, exp` of each user.
 */

/** The columns of a movement in JSON. */
export const columnsOfMovement: SQL = sql`"userId" uuid, gold int, gems int, exp int, lines json, at timestamptz`

/** The assignments of a movement to the user's row. */
export const sumsOfMovement: SQL = sql`
  gold = users.gold + asked.gold, gems = users.gems + asked.gems, exp = users.exp + asked.exp`

/** The ledger rows. There are none for users without a row in `moved`. */
export const linesOfMovement: SQL = sql`
  written as (
    insert into ledger (owner_id, currency, amount, balance, reason, reference, call_id, item, created_at, done_on, slot,
      due_on, done_at)
    select moved.id, currency, amount,
      case currency when 'gold' then moved.gold when 'gems' then moved.gems else moved.exp end - later,
      reason, reference, "callId", item, at, "doneOn", slot, "dueOn", "doneAt"
    from moved join asked on asked."userId" = moved.id, rows from (
      json_to_recordset(lines)
        as (currency text, amount int, later int, reason text, reference text, "callId" uuid, item text, "doneOn" date,
          slot date, "dueOn" date, "doneAt" timestamptz)
    ) with ordinality as line(currency, amount, later, reason, reference, "callId", item, "doneOn", slot, "dueOn",
      "doneAt", place)
    order by moved.id, place
  )`

/** The rubies of a user in `moved`, over all groups. */
export const rubiesOfMoved: SQL = sql`
  (select coalesce(sum(ruby), 0)::int from memberships where user_id = moved.id and hidden_at is null) as ruby`
