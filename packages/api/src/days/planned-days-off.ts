import { allEqual, sql } from '@questboard/db/drizzle'
import { daysOff } from '@questboard/db/schema'
import { addDays, type Clock, type Day } from '../kernel/clock.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import type { Player } from '../players/lock-player.ts'
import { beginHoliday, endHoliday } from './holiday.ts'

/** A day whose beginning switches the holiday of a player on or off. */
export interface Switch {
  day: Day
  on: boolean
  dayOffId: string
}

/**
 * The planned days off of locked players that begin or end on a day that is to be settled, in the order of the days, by
 * player.
 */
export async function findSwitches(
  tx: Transaction,
  players: readonly { id: string; lastDayStart: Day; today: Day }[],
): Promise<Map<string, Switch[]>> {
  const days = players.map(({ id, lastDayStart, today }) => ({ id, settled: lastDayStart, today }))
  const planned = await rows<{ id: string; userId: string; from: Day; to: Day; begins: boolean; ends: boolean }>(
    tx,
    sql`
    select day_off.id, day_off.user_id as "userId", day_off.from_day as "from", day_off.to_day as "to",
      day_off.from_day > player.settled as begins, day_off.to_day < player.today as ends
    from ${tableOf('player', { id: 'uuid', settled: 'date', today: 'date' }, days)}, days_off day_off
    where day_off.user_id = player.id and day_off.kind = 'planned' and day_off.to_day >= player.settled
      and (day_off.from_day > player.settled and day_off.from_day <= player.today or day_off.to_day < player.today)
    order by day_off.from_day`,
  )
  const ofPlayer = Map.groupBy(planned, ({ userId }) => userId)
  return new Map(
    [...ofPlayer].map(([userId, own]) => [
      userId,
      own.flatMap(({ id: dayOffId, from, to, begins, ends }) => [
        ...(begins ? [{ day: from, on: true, dayOffId }] : []),
        ...(ends ? [{ day: addDays(to, 1), on: false, dayOffId }] : []),
      ]),
    ]),
  )
}

/**
 * Begins or ends the planned days off of a locked player, whose day is settled.
 *
 * Rules: Days off.
 * @param at when its day begins
 */
export async function switchHoliday(
  tx: Transaction,
  clock: Clock,
  player: Pick<Player, 'id' | 'holidayMode' | 'holidaySince'>,
  { day: today, on, dayOffId, at }: Switch & { at: Date },
): Promise<void> {
  const isPlanned = allEqual(daysOff, { id: dayOffId, userId: player.id })
  const [planned] = await tx.select().from(daysOff).where(isPlanned)
  if (!planned) return
  if (!on) return endHoliday(tx, clock, player, { today, at })
  // The holiday that was switched on has no end.
  if (player.holidayMode) await tx.delete(daysOff).where(isPlanned)
  else await beginHoliday(tx, player.id, { today, at })
}
