import { type Clock, todayOfPlayer } from '../kernel/clock.ts'
import type { Player } from '../players/lock-player.ts'
import type { MissionDays } from './rules.ts'

/** The days of a locked player, before or after the rollover. A leader's call uses the assignee's days. */
export const daysOf = (player: Player, clock: Clock): MissionDays => ({
  today: todayOfPlayer(clock.now(), player),
  holidaySince: player.holidayMode ? player.holidaySince : null,
})
