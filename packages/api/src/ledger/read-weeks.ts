import { sql } from '@questboard/db/drizzle'
import type { UserContext } from '../kernel/context.ts'
import { arrayText } from '../kernel/table-of.ts'
import { rows } from '../kernel/transaction.ts'
import { reversals, weekStarts } from './rules.ts'
import type { Week } from './schema.ts'
import { weighMovements } from './weigh-movements.ts'

/** The earnings and costs of the last weeks, oldest first. A week without movements has zeros. */
export async function readWeeks(ctx: UserContext, { weeks }: { weeks: number }): Promise<Week[]> {
  const { db, userId, today, zone, dayStartsAt } = ctx
  const starts = weekStarts(weeks, { today, zone, dayStartsAt })
  await weighMovements(ctx, ['gold', 'exp'], starts[0]?.at)
  const bounds = arrayText(starts.map(({ at }) => at.toISOString()))
  const found = await rows<{ place: number } & Omit<Week, 'monday'>>(
    db,
    sql`
      with moved as (
        select amount, currency, width_bucket(created_at, ${bounds}::text::timestamptz[]) as place,
          amount > 0 or reason = any(${arrayText(reversals)}::text::text[]) as earning
        from ledger
        where owner_id = ${userId}::uuid and currency in ('gold', 'exp')
          and created_at >= (${bounds}::text::timestamptz[])[1]
      )
      select place,
        coalesce(sum(amount) filter (where currency = 'gold' and earning), 0)::int as earned,
        coalesce(-sum(amount) filter (where currency = 'gold' and not earning), 0)::int as spent,
        coalesce(sum(amount) filter (where currency = 'exp'), 0)::int as exp
      from moved group by place`,
  )
  const byPlace = new Map(found.map(({ place, ...sums }) => [place, sums]))
  return starts.map(({ monday }, index) => ({
    monday,
    ...(byPlace.get(index + 1) ?? { earned: 0, spent: 0, exp: 0 }),
  }))
}
