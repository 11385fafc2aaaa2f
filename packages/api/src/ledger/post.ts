import { rawStatement } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import { levelOf } from '../game/rules.ts'
import type { Clock } from '../kernel/clock.ts'
import { recordChange } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type Balances, rubiesOf } from './balances.ts'
import {
  columnsOfMovement,
  entriesOfMovement,
  type Movement,
  movementOf,
  type NewEntry,
  sumsOfMovement,
} from './movement.ts'
import { statsOf } from './stats.ts'

type CheckedMovement = Movement & { owed: number }

const move = rawStatement<{ asked: CheckedMovement }, Balances & { gemsHeld: number; gemsOwed: number }>(
  (param) => sql`
    with asked as (
      select * from json_to_record(${param('asked')}::text::json) as asked (${columnsOfMovement}, owed int)
    ), moved as (
      update users
      set ${sumsOfMovement}, gems_owed = gems_owed + owed
      from asked
      where id = asked."userId" and users.gold + asked.gold >= 0 and users.gems + asked.gems >= gems_held
        and users.exp + asked.exp >= 0
      returning id, users.gold, users.gems, users.exp, gems_held, gems_owed
    ), ${entriesOfMovement}
    select gold, gems, exp, gems_held as "gemsHeld", gems_owed as "gemsOwed", ${rubiesOf(sql`moved.id`)} as ruby
    from moved`,
)

/**
 * Moves a user's balances and writes the ledger rows, in one statement. Gold, gems and experience change only by the
 * statements of this folder and their parts. Entries of amount 0 are left out. Each row has the balance after it, in the
 * order of the entries. Gems that come in first pay the debt of a refund, with a row of its own.
 *
 * Rules: Text, time and amounts; Store.
 * @returns the balances afterwards, with the rubies of all groups; undefined, with nothing moved, when one of them
 * would fall below zero, or gems below what is held
 */
export const post = (
  tx: Transaction,
  clock: Clock,
  userId: string,
  entries: NewEntry[],
): Promise<Balances | undefined> => postWithDebt(tx, clock, userId, { entries, owed: 0 })

/**
 * Moves a user's balances as `post` does, and changes the gems that are owed by `owed`.
 * @returns as `post` does
 *
 * Rules: Store.
 */
export async function postWithDebt(
  tx: Transaction,
  clock: Clock,
  userId: string,
  { entries, owed }: { entries: NewEntry[]; owed: number },
): Promise<Balances | undefined> {
  const movement = movementOf(clock, userId, entries)
  const [moved] = await move(tx, { asked: { ...movement, owed } })
  if (!moved) return undefined
  const { gemsHeld, gemsOwed, ...balances } = moved
  if (levelOf(balances.exp).level > levelOf(balances.exp - movement.exp).level) {
    recordChange(tx, { userId, type: 'player.levelUp', data: statsOf(balances), whole: true })
  }
  const settled = movement.gems > 0 ? Math.min(gemsOwed, balances.gems - gemsHeld) : 0
  const cause = entries.find(({ currency, amount }) => currency === 'gems' && amount > 0)
  if (settled === 0 || !cause) return balances
  const reference = `${cause.reason}:${cause.reference}`
  const payment = { currency: 'gems', amount: -settled, reason: 'gemsOwed', reference } as const
  return postWithDebt(tx, clock, userId, { entries: [payment], owed: -settled })
}
