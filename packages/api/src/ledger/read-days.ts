import type { Queries } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import { addDays, type Day, type DayStartMinutes, nextRollover, type TimeZone } from '../kernel/clock.ts'
import { arrayText } from '../kernel/table-of.ts'
import { rows } from '../kernel/transaction.ts'

/** What one day changed in a player's balances: earned, less what was spent or taken. */
export interface DayChange {
  day: Day
  exp: number
  gold: number
}

/**
 * How much each of some days in a row changed the player's experience and gold. Days without movements are left out.
 * @param zone the zone in which the days begin, also those of movements made in another one
 */
export async function readDays(
  queries: Queries,
  userId: string,
  { days, zone, dayStartsAt }: { days: readonly Day[]; zone: TimeZone; dayStartsAt: DayStartMinutes },
): Promise<DayChange[]> {
  const first = days[0]
  if (first === undefined) return []
  const starts = [addDays(first, -1), ...days].map((day) => nextRollover(day, zone, dayStartsAt).toISOString())
  const bounds = arrayText(starts)
  const found = await rows<{ place: number; exp: number; gold: number }>(
    queries,
    sql`
      with moved as (
        select amount, currency, width_bucket(created_at, ${bounds}::text::timestamptz[]) as place
        from ledger
        where owner_id = ${userId}::uuid and currency in ('gold', 'exp')
          and created_at >= ${starts[0]}::timestamptz and created_at < ${starts.at(-1)}::timestamptz
      )
      select place, coalesce(sum(amount) filter (where currency = 'gold'), 0)::int as gold,
        coalesce(sum(amount) filter (where currency = 'exp'), 0)::int as exp
      from moved group by place`,
  )
  return found.flatMap(({ place, exp, gold }) => {
    const day = days[place - 1]
    return day === undefined ? [] : { day, exp, gold }
  })
}
