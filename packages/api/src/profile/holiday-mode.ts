import { beginHoliday, endHoliday } from '../days/holiday.ts'
import { endDaysOff, openDaysOff } from '../days-off/holiday-switch.ts'
import { makeTurnsDueOf } from '../groups/turns-due.ts'
import type { UserContext } from '../kernel/context.ts'
import { lockOwnPlayer } from '../players/lock-player.ts'
import { readProfile } from './read.ts'
import type { HolidayMode, Profile } from './schema.ts'

/**
 * Switches the holiday on or off. The day is settled first, by the old mode. Switching on has no end, even for planned
 * days off that have begun; switching off ends those. It records today as the last settled day, and extends missions
 * that ended during the holiday by its length.
 *
 * Rules: Day rollover; Days off.
 */
export function setHolidayMode(ctx: UserContext, { holidayMode }: HolidayMode): Promise<Profile> {
  const { services, transaction, userId, language } = ctx
  return transaction(async (tx) => {
    // Who is on holiday is passed over.
    await makeTurnsDueOf(tx, services.clock, userId)
    const { player, today } = await lockOwnPlayer(tx, ctx)
    const at = services.clock.now()
    if (holidayMode) {
      await openDaysOff(tx, userId, { today, at })
      if (!player.holidayMode) await beginHoliday(tx, userId, { today, at })
    } else if (player.holidayMode) {
      await endDaysOff(tx, userId, today)
      await endHoliday(tx, services.clock, player, { today, at })
    }
    return readProfile(tx, services.clock, userId, language)
  })
}
