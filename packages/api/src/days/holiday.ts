import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { extendGroupMissions } from '../group-missions/rollover.ts'
import { markStatesChanged } from '../group-tasks/mark-states-changed.ts'
import { groupIdsOf, publishChanges } from '../groups/publish-changes.ts'
import type { Clock, Day } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { extendMissions } from '../missions/rollover.ts'
import { recordHoliday } from '../periods/holidays.ts'

/** The settled day of the player on which a holiday begins or ends, and the moment. */
interface HolidaySwitch {
  today: Day
  at: Date
}

/**
 * Begins a holiday of a locked player, who has none.
 *
 * Rules: Day rollover.
 */
export async function beginHoliday(tx: Transaction, userId: string, { today, at }: HolidaySwitch): Promise<void> {
  await tx
    .update(users)
    .set({ holidayMode: true, holidaySince: today, lastDayStart: today })
    .where(eq(users.id, userId))
  await recordHoliday(tx, userId, { on: true, at, today })
  await markStatesChanged(tx, userId)
  // The pawns of the groups show who is on a break.
  await publishChanges(tx, await groupIdsOf(tx, userId))
}

/**
 * Ends the holiday of a locked player. Missions whose last day has passed meanwhile are extended by its length.
 *
 * Rules: Day rollover.
 */
export async function endHoliday(
  tx: Transaction,
  clock: Clock,
  { id: userId, holidaySince }: { id: string; holidaySince: Day | null },
  { today, at }: HolidaySwitch,
): Promise<void> {
  const holiday = { today, holidayStart: holidaySince ?? today }
  const [extended] = await Promise.all([
    extendGroupMissions(tx, userId, holiday),
    extendMissions(tx, clock, userId, holiday),
  ])
  await tx
    .update(users)
    .set({ holidayMode: false, holidaySince: null, lastDayStart: today })
    .where(eq(users.id, userId))
  await recordHoliday(tx, userId, { on: false, at, today })
  await markStatesChanged(tx, userId)
  await publishChanges(tx, [...extended, ...(await groupIdsOf(tx, userId))])
}
