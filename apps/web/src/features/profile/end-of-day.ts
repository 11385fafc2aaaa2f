import { formatDate } from '../../app/format-dates.ts'
import { localDay, startOfDay } from '../days/calendar.ts'

export type EndOfDay = {
  /** Whether it is in the next 24 hours. */
  isTonight: boolean
  /** `HH:MM` by this device's clock. */
  time: string
  day: string
}

/** When the player's current day ends by this device's clock. */
export function endOfDay(now: Date, { startsAt, lastDayStart }: { startsAt: number; lastDayStart: string }): EndOfDay {
  const local = localDay(now, startsAt)
  const [year = 0, month = 0, date = 0] = (local > lastDayStart ? local : lastDayStart).split('-').map(Number)
  const end = startOfDay(year, month - 1, date + 1, startsAt)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return {
    isTonight: end.getTime() - now.getTime() <= 25 * 60 * 60 * 1000,
    time: `${twoDigits(end.getHours())}:${twoDigits(end.getMinutes())}`,
    day: formatDate(end),
  }
}
