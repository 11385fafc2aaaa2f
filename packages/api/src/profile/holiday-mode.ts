import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { extendGroupMissions } from '../group-missions/roll-over.ts'
import { groupIdsOf, publishChanges } from '../groups/publish-changes.ts'
import { makeTurnsDueOf } from '../groups/turns-due.ts'
import { laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { extendMissions } from '../missions/roll-over.ts'
import { recordHoliday } from '../periods/holidays.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { readProfile } from './read.ts'
import type { HolidayMode, Profile } from './schema.ts'

/**
 * Switches the holiday on or off. The day is settled first, by the old mode. Switching off records today as the last
 * settled day, and extends missions that ended during the holiday by its length.
 * | Specification: Day roll-over.
 */
export function setHolidayMode(ctx: UserContext, { holidayMode }: HolidayMode): Promise<Profile> {
  const { services, transaction, userId, language } = ctx
  return transaction(async (tx) => {
    // Who is on holiday is passed over.
    await makeTurnsDueOf(tx, services.clock, userId)
    const player = await lockPlayer(tx, userId)
    const today = laterDay(ctx.today, player.lastDayStart)
    const changed: string[] = []
    if (player.holidayMode && !holidayMode && player.holidaySince) {
      const holiday = { today, holidayStart: player.holidaySince }
      const [extended] = await Promise.all([
        extendGroupMissions(tx, userId, holiday),
        extendMissions(tx, userId, holiday),
      ])
      changed.push(...extended)
    }
    if (player.holidayMode !== holidayMode) {
      await tx
        .update(users)
        .set({ holidayMode, holidaySince: holidayMode ? today : null, lastDayStart: today })
        .where(eq(users.id, userId))
      await recordHoliday(tx, userId, { on: holidayMode, at: services.clock.now(), today })
      // The pawns of the group show who is on a break.
      changed.push(...(await groupIdsOf(tx, userId)))
    }
    await publishChanges(tx, changed)
    return readProfile(tx, services.clock, userId, language)
  })
}
