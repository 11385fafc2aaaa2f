import { settleDay } from '../days/settle-day.ts'
import { localDay, type TimeZone, todayOfPlayer } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { isDatabaseUnavailable } from '../kernel/transaction.ts'
import type { DeviceMember } from './people.ts'

/**
 * Settles the days of the children that the wall shows, in the zone of their group, since a child may not enter for
 * days. The day of an account holder begins with their own request, or by the sweep.
 * @returns whether there was one to settle
 *
 * Rules: Tablets.
 */
export async function settleChildren(
  services: Services,
  members: readonly DeviceMember[],
  zone: TimeZone,
): Promise<boolean> {
  const now = services.clock.now()
  const due = members.filter(
    (member) => member.managed && localDay(now, zone, member.dayStartsAt) > member.lastDayStart,
  )
  for (const member of due) {
    const today = todayOfPlayer(now, { ...member, timeZone: zone })
    try {
      // Everyone sees the wall, so showing it does not end the absence of a child.
      await settleDay(services, member.userId, { today, zone, visited: false })
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      services.log.error({ err: error, userId: member.userId, today }, 'a day could not be settled')
    }
  }
  return due.length > 0
}
