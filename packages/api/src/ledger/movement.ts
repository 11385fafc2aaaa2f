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
  /** When the task was done, if that was before this entry was written. */
  doneAt?: Date
}

/**
 * An entry to be written. The database refuses a second one with the same `reason` and `reference`. `item` is the title
 * of the thing that it was for, at that moment.
 */
export interface NewEntry extends Partial<DoneOccurrence> {
  currency: Currency
  amount: number
  reason: Reason
  reference: string
  /** The key of the call, if its client sent one. */
  callId?: string | undefined
  item?: string
  /** Who caused it, if it was another user. */
  by?: string
}

/** The parameters of a statement that moves a user's balances, as JSON: the sums, and the ledger rows. */
export interface Movement {
  userId: string
  gold: number
  gems: number
  exp: number
  /** `later` is the sum of later entries in the same currency. */
  entries: (NewEntry & { later: number })[]
  at: Date
}

/**
 * Leaves out entries of amount 0. Each entry contains what its currency gets later, so that its row can show the
 * balance after it.
 */
export function movementOf(clock: Clock, userId: string, entries: NewEntry[]): Movement {
  const sums = { gold: 0, gems: 0, exp: 0 }
  const written = entries
    .filter(({ amount }) => amount !== 0)
    .toReversed()
    .map((entry) => {
      const later = sums[entry.currency]
      sums[entry.currency] += entry.amount
      return { ...entry, later }
    })
    .toReversed()
  return { userId, ...sums, entries: written, at: clock.now() }
}

/*
 * Parts of a statement that moves the balances of one or several users. Its CTE `asked` has the movements. Its CTE
 * `moved` updates the sums and returns `id, gold, gems, exp` of each user.
 */

/** The columns of a movement in JSON. */
export const columnsOfMovement: SQL = sql`"userId" uuid, gold int, gems int, exp int, entries json, at timestamptz`

/** The assignments of a movement to the user's row. */
export const sumsOfMovement: SQL = sql`
  gold = users.gold + asked.gold, gems = users.gems + asked.gems, exp = users.exp + asked.exp`

/** The ledger rows. There are none for users without a row in `moved`. */
export const entriesOfMovement: SQL = sql`
  written as (
    insert into ledger (owner_id, currency, amount, balance, reason, reference, call_id, item, created_at, done_on, slot,
      due_on, done_at, by_user_id)
    select moved.id, currency, amount,
      case currency when 'gold' then moved.gold when 'gems' then moved.gems else moved.exp end - later,
      reason, reference, "callId", item, at, "doneOn", slot, "dueOn", "doneAt", "by"
    from moved join asked on asked."userId" = moved.id, rows from (
      json_to_recordset(entries)
        as (currency text, amount int, later int, reason text, reference text, "callId" uuid, item text, "doneOn" date,
          slot date, "dueOn" date, "doneAt" timestamptz, "by" uuid)
    ) with ordinality as entry(currency, amount, later, reason, reference, "callId", item, "doneOn", slot, "dueOn",
      "doneAt", "by", place)
    order by moved.id, place
  )`
