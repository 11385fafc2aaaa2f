import { rawStatement } from '@questboard/db'
import { sql } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Balances } from './balances.ts'
import { type Line, linesOfMovement, type Movement, movementOf, rubiesOf, sumsOfMovement } from './movement.ts'

const move = rawStatement<Movement & { owed: number }, Balances & { gemsHeld: number; gemsOwed: number }>(
  (given) => sql`
    with moved as (
      update users
      set ${sumsOfMovement(given)},
        gems_owed = gems_owed + ${given('owed')}::int
      where id = ${given('userId')}::uuid and gold + ${given('gold')}::int >= 0
        and gems + ${given('gems')}::int >= gems_held and exp + ${given('exp')}::int >= 0
      returning gold, gems, exp, gems_held, gems_owed
    ), ${linesOfMovement(given)}
    select gold, gems, exp, gems_held as "gemsHeld", gems_owed as "gemsOwed", ${rubiesOf(given)}
    from moved`,
)

/**
 * Moves a user's balances and writes why, in one statement: the only code that changes gold, gems or exp.
 * Lines of amount 0 are left out; each row tells the balance after it, in the order of the lines. Gems that come go first
 * to what is owed of a refund, with a row that says so.
 *
 * Specification: Identity, text, time, money; Store.
 * @param owed what the gems that are owed change by
 * @returns the balances after it, with the rubies of all groups; undefined, with nothing moved, when one of them would
 * fall below zero
 */
export async function post(
  tx: Transaction,
  clock: Clock,
  userId: string,
  lines: Line[],
  owed = 0,
): Promise<Balances | undefined> {
  const movement = movementOf(clock, userId, lines)
  const [moved] = await move(tx, { ...movement, owed })
  if (!moved) return undefined
  const { gemsHeld, gemsOwed, ...balances } = moved
  const settled = movement.gems > 0 ? Math.min(gemsOwed, balances.gems - gemsHeld) : 0
  const cause = lines.find(({ currency, amount }) => currency === 'gems' && amount > 0)
  if (settled === 0 || !cause) return balances
  const reference = `${cause.reason}:${cause.reference}`
  return post(tx, clock, userId, [{ currency: 'gems', amount: -settled, reason: 'gemsOwed', reference }], -settled)
}
