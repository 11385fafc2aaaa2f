import { minutesOf, type TimeZone } from '../kernel/clock.ts'
import { addDays, type Day, toDay, toNumber } from '../kernel/days.ts'
import type { ProposedReminder } from './schema.ts'

/**
 * What dates of a file depend on: the player's today and time zone, and when their day starts, in minutes after
 * midnight.
 */
export interface FileDates {
  today: Day
  zone: TimeZone
  dayStartsAt: number
}

/** A day of the player, and a local time. */
export interface Moment {
  day: Day
  time: string | null
}

/** A date, with a time or without, in the basic or the extended form of ISO 8601. */
const written = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?\d\d(?:[.,]\d{1,9})?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/

const maxMomentLength = 40

const isDay = (day: Day): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/**
 * A moment in a file as a local day and time. Local times stay as they are written.
 * @param zone the time zone in which an instant is shown; by default the player's
 */
export function parseMoment(text: string, dates: FileDates, zone?: string): Moment | null {
  const trimmed = text.length > maxMomentLength ? '' : text.trim()
  const [, year = '', month = '', date = '', hour, minute, offset] = written.exec(trimmed) ?? []
  const day = `${year}-${month}-${date}`
  if (!isDay(day)) return null
  if (hour === undefined || minute === undefined) return { day, time: null }
  if (hour > '23' || minute > '59') return null
  if (offset === undefined) return { day, time: `${hour}:${minute}` }
  return localMoment(`${day}T${hour}:${minute}${offset}`, zone, dates)
}

function localMoment(instant: string, zone: string | undefined, dates: FileDates): Moment | null {
  try {
    const at = Temporal.Instant.from(instant)
    const local = inZone(at, zone) ?? at.toZonedDateTimeISO(dates.zone)
    // In some zones, the last hours of the year 9999 are in the year 10000. Such a day cannot be written.
    const day = toDay(toNumber(local.toPlainDate().toString()))
    return { day, time: local.toPlainTime().toString().slice(0, 5) }
  } catch {
    return null
  }
}

/** Undefined for a zone that is not known. */
function inZone(at: Temporal.Instant, zone: string | undefined): Temporal.ZonedDateTime | undefined {
  if (!zone || zone.length > maxMomentLength) return undefined
  try {
    return at.toZonedDateTimeISO(zone)
  } catch {
    return undefined
  }
}

/** The player's day of a moment: a time before the start of the day is in the night that ends the day before. */
export const dayOf = ({ day, time }: Moment, { dayStartsAt }: FileDates): Day =>
  time !== null && minutesOf(time) < dayStartsAt ? addDays(day, -1) : day

const duration = /^([+-]?)P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,8}S)?)?$/

/** A duration of ISO 8601 in minutes. Null: it is not one. */
export function readDuration(text: string): number | null {
  const trimmed = text.length > maxMomentLength ? '' : text.trim().toUpperCase()
  const [found, sign, weeks = 0, days = 0, hours = 0, minutes = 0] = duration.exec(trimmed) ?? []
  if (found === undefined || found.endsWith('P')) return null
  const size = ((Number(weeks) * 7 + Number(days)) * 24 + Number(hours)) * 60 + Number(minutes)
  return sign === '-' ? -size : size
}

/** Minutes up to a moment, or to the midnight with which a day without a time begins. */
export const minutesTo = ({ day, time }: Moment): number => {
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number)
  return (toNumber(day) * 24 + hours) * 60 + minutes
}

const dayMinutes = 24 * 60

const maxReminder = { daysBefore: 30, minutesBefore: 7 * dayMinutes }

/**
 * The reminder some minutes after the due time, or after the midnight with which a due day without a time begins.
 * @returns undefined if a task cannot have it
 */
export function reminderAt(offset: number, time: string | null): ProposedReminder | undefined {
  if (time !== null)
    return offset <= 0 && -offset <= maxReminder.minutesBefore ? { minutesBefore: -offset || 0 } : undefined
  const daysBefore = -Math.floor(offset / dayMinutes)
  const clock = ((offset % dayMinutes) + dayMinutes) % dayMinutes
  if (daysBefore < 0 || daysBefore > maxReminder.daysBefore) return undefined
  const [hour, minute] = [Math.floor(clock / 60), clock % 60].map((part) => String(part).padStart(2, '0'))
  return { daysBefore: daysBefore || 0, at: `${hour}:${minute}` }
}

/** The reminder at a moment before a due day. */
export function reminderOn({ day, time }: Moment, due: Day): ProposedReminder | undefined {
  const daysBefore = toNumber(due) - toNumber(day)
  return time !== null && daysBefore >= 0 && daysBefore <= maxReminder.daysBefore ? { daysBefore, at: time } : undefined
}
