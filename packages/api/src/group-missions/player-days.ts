import { type Clock, laterDay, localDay } from '../kernel/clock.ts'
import type { Player } from '../players/lock-player.ts'
import type { PlayerDays } from './rules.ts'

/** The days of a locked player, before or after the rollover. A leader's call uses the assignee's days. */
export const daysOf = ({ timeZone, lastDayStart, holidayMode, holidaySince }: Player, clock: Clock): PlayerDays => ({
  today: laterDay(localDay(clock.now(), timeZone), lastDayStart),
  holidaySince: holidayMode ? holidaySince : null,
})
