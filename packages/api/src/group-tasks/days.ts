import { type Clock, type Day, laterDay, localDay, type TimeZone } from '../kernel/clock.ts'

/** A player, for whom leaders act while the player's day may not be settled yet. */
interface PlayerDays {
  timeZone: TimeZone
  lastDayStart: Day
}

/** The current day of another player. */
export const dayOf = (clock: Clock, { timeZone, lastDayStart }: PlayerDays): Day =>
  laterDay(localDay(clock.now(), timeZone), lastDayStart)
