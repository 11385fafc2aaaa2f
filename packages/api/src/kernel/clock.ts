import { DomainError } from './errors.ts'

/** The only source of the current time. Tests set it; no other domain code reads the system clock. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A local date without a time, `YYYY-MM-DD`. Such strings compare as the dates do. */
export type Day = string

/** An IANA name, or a fixed offset such as `+02:00`. */
export type TimeZone = string

const minutesEast = { least: -720, most: 840 }
const ianaName = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/
const knownNames = new Map<string, boolean>()

function isZoneName(name: string): boolean {
  if (!ianaName.test(name) || name.length > 64) return false
  const known = knownNames.get(name)
  if (known !== undefined) return known
  let valid = true
  try {
    // Intl also accepts names such as `PST`, which Temporal cannot use.
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
  } catch {
    valid = false
  }
  if (valid) knownNames.set(name, valid)
  return valid
}

/** Reads `Date.prototype.getTimezoneOffset()` (minutes west of UTC) as a fixed zone, `-120` as `+02:00`. */
function zoneOfOffset(header: string): TimeZone | undefined {
  if (!/^-?\d{1,3}$/.test(header)) return undefined
  const east = -Number(header)
  if (east < minutesEast.least || east > minutesEast.most) return undefined
  const size = Math.abs(east)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${east < 0 ? '-' : '+'}${twoDigits(Math.trunc(size / 60))}:${twoDigits(size % 60)}`
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

/**
 * The last day that was read in each zone, from its first instant to that of the next day. Nearly every request reads
 * today.
 */
const days = new Map<TimeZone, { day: Day; from: number; until: number }>()

/** More than the number of zones, since a name can be written in upper or lower case. */
const mostDays = 2000

export function localDay(at: Date, zone: TimeZone): Day {
  const instant = at.getTime()
  const last = days.get(zone)
  if (last && instant >= last.from && instant < last.until) return last.day
  const here = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  const day = here.toPlainDate().toString()
  const until = here.add({ days: 1 }).startOfDay().epochMilliseconds
  if (days.size >= mostDays) days.clear()
  days.set(zone, { day, from: here.startOfDay().epochMilliseconds, until })
  return day
}

/** The first instant of the next day: midnight, or later where the clock skips midnight. */
export const nextRollover = (day: Day, zone: TimeZone): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds)

export const laterDay = (one: Day, other: Day): Day => (one > other ? one : other)

export const daysBetween = (from: Day, to: Day): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString()

/** The Monday on or before a day. Weeks start on Mondays. */
export function mondayOf(day: Day): Day {
  const date = Temporal.PlainDate.from(day)
  return date.subtract({ days: date.dayOfWeek - 1 }).toString()
}
