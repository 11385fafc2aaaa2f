import { dayStarts } from './constants.ts'
import type { Profile } from './schema.ts'

type DayStart = Profile['dayStartsAt']

/** The time at which a day starts, in minutes after midnight, as it is stored. */
export const minutesOfDayStart = (time: DayStart): number => dayStarts.indexOf(time) * 30

/** The setting for a stored number of minutes after midnight. */
export function dayStartOfMinutes(minutes: number): DayStart {
  const time = dayStarts[minutes / 30]
  if (time === undefined) throw new Error('a day starts at a full or half hour of the night')
  return time
}
