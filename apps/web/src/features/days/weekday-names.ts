import { dayWith } from '../../app/day-with.ts'
import { addDays } from './calendar.ts'

type Length = 'long' | 'short'

/** The name of a day's weekday. */
export const weekdayNameOf = (day: string, length: Length): string => dayWith(day, { weekday: length })

/** A Monday of any year. */
const monday = '2024-01-01'

/** The name of a weekday: 0 is Monday. */
export const weekdayNameAt = (index: number, length: Length): string => weekdayNameOf(addDays(monday, index), length)
