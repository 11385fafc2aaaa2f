import { rawStatement } from '@questboard/db'
import { sql } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Balances } from './balances.ts'
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

const sumOf = (lines: Line[], currency: Currency): number =>
  lines.reduce((sum, line) => (line.currency === currency ? sum + line.amount : sum), 0)

interface Movement {
  userId: string
  gold: number
  gems: number
  exp: number
  /** What the gems that are owed change by. */
  owed: number
  lines: string
  at: Date
}

const move = rawStatement<Movement, Balances & { gemsHeld: number; gemsOwed: number }>(
  (given) => sql`
    with moved as (
      update users
      set gold = gold + ${given('gold')}::int, gems = gems + ${given('gems')}::int, exp = exp + ${given('exp')}::int,
        gems_owed = gems_owed + ${given('owed')}::int
      where id = ${given('userId')}::uuid and gold + ${given('gold')}::int >= 0
        and gems + ${given('gems')}::int >= gems_held and exp + ${given('exp')}::int >= 0
      returning gold, gems, exp, gems_held, gems_owed
    ), lines as (
      select line.*, row_number() over () as place
      from json_to_recordset(${given('lines')}::text::json)
        as line(currency text, amount int, reason text, reference text, item text)
    ), written as (
      insert into ledger (user_id, currency, amount, balance, reason, reference, item, created_at)
      select ${given('userId')}::uuid, lines.currency, lines.amount,
        case lines.currency when 'gold' then moved.gold when 'gems' then moved.gems else moved.exp end
          - coalesce(sum(lines.amount) over (
              partition by lines.currency order by lines.place rows between 1 following and unbounded following), 0),
        lines.reason, lines.reference, lines.item, ${given('at')}::timestamptz
      from lines, moved
      order by lines.place
    )
    select gold, gems, exp, gems_held as "gemsHeld", gems_owed as "gemsOwed",
      (select coalesce(sum(ruby), 0)::int from memberships
        where user_id = ${given('userId')}::uuid and hidden_at is null) as ruby
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
  const gems = sumOf(lines, 'gems')
  const [moved] = await move(tx, {
    userId,
    gold: sumOf(lines, 'gold'),
    gems,
    exp: sumOf(lines, 'exp'),
    owed,
    lines: JSON.stringify(lines.filter(({ amount }) => amount !== 0)),
    at: clock.now(),
  })
  if (!moved) return undefined
  const { gemsHeld, gemsOwed, ...balances } = moved
  const settled = gems > 0 ? Math.min(gemsOwed, balances.gems - gemsHeld) : 0
  const cause = lines.find(({ currency, amount }) => currency === 'gems' && amount > 0)
  if (settled === 0 || !cause) return balances
  const reference = `${cause.reason}:${cause.reference}`
  return post(tx, clock, userId, [{ currency: 'gems', amount: -settled, reason: 'gemsOwed', reference }], -settled)
}
