import type { UserContext } from '../kernel/context.ts'
import { findDaysOff, showDayOff } from './read.ts'
import type { DayOff } from './schema.ts'

/** The caller's days off that are not over, and those of the last two months, by their first day. */
export async function listDaysOff({ db, userId, today }: UserContext): Promise<DayOff[]> {
  return (await findDaysOff(db, userId, today)).map(showDayOff)
}
