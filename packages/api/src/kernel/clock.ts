import { addDays, type Day, dayMs, daysBetween, earlierDay, hourMs, laterDay, minuteMs, mondayOf } from './days.ts'
import { DomainError } from './errors.ts'

/** Days, for the server. What it shares with the web app takes them from `days.ts`, without Temporal and errors. */
export { addDays, type Day, dayMs, daysBetween, earlierDay, hourMs, laterDay, minuteMs, mondayOf }

/**
 * The only source of the current time. Tests set it. Other domain code reads the system clock only to adjust dates for
 * libraries that use it.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** An IANA name, or a fixed offset such as `+02:00`. */
export type TimeZone = string

const minutesEast = { min: -720, max: 840 }
const ianaName = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/
const knownNames = new Set<string>()

/** The most names that are remembered: more than there are zones, since a name can be in upper or lower case. */
const maxZones = 2000

function isZoneName(name: string): boolean {
  if (!ianaName.test(name) || name.length > 64) return false
  if (knownNames.has(name)) return true
  try {
    // Intl also accepts names such as `PST`, which Temporal cannot use.
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
  } catch {
    return false
  }
  if (knownNames.size >= maxZones) knownNames.clear()
  knownNames.add(name)
  return true
}

/** Reads `Date.prototype.getTimezoneOffset()` (minutes west of UTC) as a fixed zone, `-120` as `+02:00`. */
function zoneOfOffset(header: string): TimeZone | undefined {
  if (!/^-?\d{1,3}$/.test(header)) return undefined
  const east = -Number(header)
  if (east < minutesEast.min || east > minutesEast.max) return undefined
  const size = Math.abs(east)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${east < 0 ? '-' : '+'}${twoDigits(Math.trunc(size / 60))}:${twoDigits(size % 60)}`
}

/** Whether it is a known name, or an offset such as `+02:00` that a zone can have. */
export function isTimeZone(zone: string): boolean {
  const offset = /^([+-])(\d{2}):(\d{2})$/.exec(zone)
  if (!offset) return isZoneName(zone)
  const [hours, minutes] = [Number(offset[2]), Number(offset[3])]
  const east = (hours * 60 + minutes) * (offset[1] === '-' ? -1 : 1)
  return minutes < 60 && east >= minutesEast.min && east <= minutesEast.max
}

/**
 * Reads the time zone of a request from its `timezone` and `timezone-offset` headers. Both are validated; the name
 * wins.
 * @returns undefined when the request has neither
 * @throws DomainError invalidTimezone
 */
export function readTimeZone(name: string | undefined, offset: string | undefined): TimeZone | undefined {
  const fixed = offset === undefined ? undefined : zoneOfOffset(offset)
  if (offset !== undefined && fixed === undefined) throw new DomainError('invalidTimezone')
  if (name !== undefined && !isZoneName(name)) throw new DomainError('invalidTimezone')
  return name ?? fixed
}

/** When days start, in minutes after midnight: 0 to 360. Each player can choose it. */
export type DayStartMinutes = number

/** The start of calendar days, for what does not follow the choice of a player. */
export const midnight: DayStartMinutes = 0

/** A day of a zone, from its first instant to that of the next day. */
interface KnownDay {
  day: Day
  from: number
  until: number
}

/** The last day that was read in each zone, by the start of the day. Nearly every request reads today. */
const knownDays = new Map<DayStartMinutes, Map<TimeZone, KnownDay>>()

function knownDaysFrom(startsAt: DayStartMinutes): Map<TimeZone, KnownDay> {
  const known = knownDays.get(startsAt)
  if (known) return known
  const none = new Map<TimeZone, KnownDay>()
  knownDays.set(startsAt, none)
  return none
}

/**
 * The instant of a local time, in milliseconds. Where the clock skips it, the first moment after that; where it exists
 * twice, the first one.
 * @param time in minutes after midnight
 */
function instantAt(date: Temporal.PlainDate, zone: TimeZone, time: number): number {
  if (time === midnight) return date.toZonedDateTime(zone).epochMilliseconds
  const wanted = date.toPlainDateTime(new Temporal.PlainTime(Math.trunc(time / 60), time % 60))
  const start = wanted.toZonedDateTime(zone)
  if (start.toPlainDateTime().equals(wanted)) return start.epochMilliseconds
  // In a gap. `earlier` is before it, by the length of the gap.
  const before = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return (before.getTimeZoneTransition('next') ?? start).epochMilliseconds
}

/**
 * The local day of an instant.
 *
 * Rules: Text, time and amounts; Start of the day.
 */
export function localDay(at: Date, zone: TimeZone, startsAt: DayStartMinutes): Day {
  const instant = at.getTime()
  const known = knownDaysFrom(startsAt)
  const last = known.get(zone)
  if (last && instant >= last.from && instant < last.until) return last.day
  const calendarDate = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate()
  const startOf = (date: Temporal.PlainDate) => instantAt(date, zone, startsAt)
  let date = calendarDate
  if (instant < startOf(date)) date = date.subtract({ days: 1 })
  // Clocks that go back from the new date to the old one: the new day has begun.
  else if (instant >= startOf(date.add({ days: 1 }))) date = date.add({ days: 1 })
  const from = startOf(date)
  const until = startOf(date.add({ days: 1 }))
  if (known.size >= maxZones) known.clear()
  const day = date.toString()
  known.set(zone, { day, from, until })
  return day
}

/** The first instant of a local day. */
export function startOfDay(day: Day, zone: TimeZone, startsAt: DayStartMinutes): Date {
  return new Date(instantAt(Temporal.PlainDate.from(day), zone, startsAt))
}

/** A local time, `HH:MM`, in minutes after midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * The instant of a local time, `HH:MM`, on a player's day. A time before the start of the day is in the night that ends
 * it.
 *
 * Rules: Schedules; Reminders and digests.
 */
export function instantOfLocalTime(
  day: Day,
  time: string,
  { timeZone, dayStartsAt }: { timeZone: TimeZone; dayStartsAt: DayStartMinutes },
): Date {
  const minutes = minutesOf(time)
  const date = Temporal.PlainDate.from(day).add({ days: minutes < dayStartsAt ? 1 : 0 })
  return new Date(instantAt(date, timeZone, minutes))
}

/** The first instant of the next day. */
export function nextRollover(day: Day, zone: TimeZone, startsAt: DayStartMinutes): Date {
  const last = knownDaysFrom(startsAt).get(zone)
  return last?.day === day ? new Date(last.until) : startOfDay(addDays(day, 1), zone, startsAt)
}

/** The days of a player: the zone and the start of the day, and the last settled day. */
export interface PlayerDay {
  timeZone: TimeZone
  dayStartsAt: DayStartMinutes
  lastDayStart: Day
}

/**
 * A player's today. It never goes back: after a flight west, or when days start later than before, the last settled day
 * stays.
 */
export const todayOfPlayer = (now: Date, { timeZone, dayStartsAt, lastDayStart }: PlayerDay): Day =>
  laterDay(localDay(now, timeZone, dayStartsAt), lastDayStart)
