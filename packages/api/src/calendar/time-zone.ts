import type { Day, TimeZone } from '../kernel/clock.ts'

/**
 * The time zone of a calendar's events, as an IANA name. A zone that was sent as an offset of whole hours has a name,
 * too.
 * @returns null for another offset, and for UTC: such events are in UTC
 */
export function namedZone(zone: TimeZone): TimeZone | null {
  const offset = /^([+-])(\d{2}):(\d{2})$/.exec(zone)
  if (!offset) return zone === 'UTC' ? null : zonedAt('1970-01-01', zone).timeZoneId
  const [, sign, hours, minutes] = offset
  if (minutes !== '00' || hours === '00') return null
  // Signs of these names are the other way round.
  return `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`
}

const zonedAt = (day: Day, zone: TimeZone) => Temporal.PlainDate.from(day).toZonedDateTime(zone)

/** A change of a zone's offset: on an annual pattern, or once. */
interface Change {
  /** The local time before the change. */
  at: Temporal.PlainDateTime
  from: string
  to: string
  /** Patterns that fit, as parts of a rule. */
  patterns: string[]
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** An offset such as `+0200`, with seconds if it has some. */
const offsetOf = (zoned: Temporal.ZonedDateTime): string => {
  const seconds = Math.abs(Math.trunc(zoned.offsetNanoseconds / 1e9))
  const parts = [seconds / 3600, (seconds % 3600) / 60].map((part) => String(Math.trunc(part)).padStart(2, '0'))
  const rest = seconds % 60 === 0 ? '' : String(seconds % 60).padStart(2, '0')
  return `${zoned.offsetNanoseconds < 0 ? '-' : '+'}${parts.join('')}${rest}`
}

function patternsOf({ month, day, dayOfWeek, daysInMonth }: Temporal.PlainDateTime): string[] {
  const weekday = weekdays[dayOfWeek - 1]
  const nth = `FREQ=YEARLY;BYMONTH=${month};BYDAY=${Math.ceil(day / 7)}${weekday}`
  return day + 7 > daysInMonth ? [`FREQ=YEARLY;BYMONTH=${month};BYDAY=-1${weekday}`, nth] : [nth]
}

function changesOf(zone: TimeZone, { first, last }: Years): Change[] {
  const changes: Change[] = []
  let zoned: Temporal.ZonedDateTime | null = zonedAt(`${first}-01-01`, zone)
  while (zoned) {
    zoned = zoned.getTimeZoneTransition('next')
    if (!zoned || zoned.year > last) break
    const before = zoned.subtract({ nanoseconds: 1 })
    const from = offsetOf(before)
    const at = before.toPlainDateTime().add({ nanoseconds: 1 })
    if (from !== offsetOf(zoned)) changes.push({ at, from, to: offsetOf(zoned), patterns: patternsOf(at) })
  }
  return changes
}

interface Years {
  first: number
  last: number
}

/** Years after the last event in which changes must follow a pattern, to be expected for ever. */
const ahead = 10

const stamp = (at: Temporal.PlainDateTime): string => at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')

const known = new Map<string, string>()

/** The most zones that are remembered: more than there are. */
const maxKnown = 1000

/** The VTIMEZONE of a named zone for events in some years and later. */
export function timeZoneComponent(zone: TimeZone, years: Years): string {
  const key = `${zone} ${years.first} ${years.last}`
  const found = known.get(key)
  if (found !== undefined) return found
  const written = component(zone, years)
  if (known.size >= maxKnown) known.clear()
  known.set(key, written)
  return written
}

function component(zone: TimeZone, { first, last }: Years): string {
  const changes = changesOf(zone, { first, last: last + ahead })
  const initial = offsetOf(zonedAt(`${first}-01-01`, zone))
  const observances = [
    ...observance({ at: Temporal.PlainDateTime.from(`${first}-01-01`), from: initial, to: initial }, []),
    ...inSeries(changes, last + ahead).flatMap(({ pattern, changesOfPattern }) =>
      // Changes that follow no pattern are one each.
      pattern === null
        ? changesOfPattern.flatMap((change) => observance(change, []))
        : changesOfPattern.slice(0, 1).flatMap((change) => observance(change, [`RRULE:${pattern}`])),
    ),
  ]
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'].join('\r\n')
}

/**
 * Changes by their annual patterns. A pattern lasts until the end, and began with the last change that did not follow
 * it.
 */
function inSeries(changes: Change[], last: number): { pattern: string | null; changesOfPattern: Change[] }[] {
  const finals = changes.filter(({ at }) => at.year === last)
  const series = finals.flatMap((final) =>
    final.patterns
      .map((pattern) => ({ pattern, changesOfPattern: following(changes, final, pattern) }))
      .filter(({ changesOfPattern }) => changesOfPattern.length >= ahead)
      .sort((a, b) => b.changesOfPattern.length - a.changesOfPattern.length)
      .slice(0, 1),
  )
  const regular = new Set(series.flatMap(({ changesOfPattern }) => changesOfPattern))
  return [{ pattern: null, changesOfPattern: changes.filter((change) => !regular.has(change)) }, ...series]
}

/** The changes like the last one, one a year, back to the first year without. */
function following(changes: Change[], final: Change, pattern: string): Change[] {
  const time = final.at.toPlainTime()
  const like = changes.filter(
    ({ at, from, to, patterns }) =>
      from === final.from && to === final.to && patterns.includes(pattern) && at.toPlainTime().equals(time),
  )
  const gap = like.findLastIndex((change, place) => place > 0 && change.at.year !== (like[place - 1]?.at.year ?? 0) + 1)
  return like.slice(Math.max(0, gap))
}

function observance({ at, from, to }: Pick<Change, 'at' | 'from' | 'to'>, rule: string[]): string[] {
  const kind = isLater(to, from) ? 'DAYLIGHT' : 'STANDARD'
  return [`BEGIN:${kind}`, `DTSTART:${stamp(at)}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...rule, `END:${kind}`]
}

const minutesOf = (offset: string): number => Number(`${offset[0]}1`) * Number(offset.slice(1, 5))

const isLater = (offset: string, other: string): boolean => minutesOf(offset) > minutesOf(other)
