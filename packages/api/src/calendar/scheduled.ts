import type { ICalEventData } from 'ical-generator'
import { addDays, type Day, type TimeZone } from '../kernel/clock.ts'
import { movedSlots, rruleOf } from '../schedules/rrule/write.ts'
import { isDueDate } from '../schedules/rules.ts'
import type { Recurrence, Schedule } from '../schedules/schema.ts'
import { firstSlotFrom } from '../schedules/slots.ts'
import type { CalendarEntry } from './entries.ts'

/** The dates of an event. Without `zone` the times are in UTC. */
export type EventDates = Pick<ICalEventData, 'id' | 'start' | 'end' | 'allDay' | 'timezone' | 'repeating'>

/** Where and when the player's days are. */
export interface CalendarDays {
  timeZone: TimeZone
  /** `timeZone` as a named zone. Null: events are in UTC. */
  zone: TimeZone | null
  /** When their days start, in minutes after midnight. */
  dayStartsAt: number
}

/** Slots that are listed where no rule gives them. */
const maxListed = 24

const minutes = 30

/** Years whose moved days are shown. */
const yearsAhead = 5

/**
 * The events of a task with a schedule: a series from its current slot on, and events of their own for what its rule
 * does not give. If the current occurrence was snoozed, it is such an event, and the series begins with the next slot.
 *
 * Rules: Calendar feed.
 */
export function scheduledEvents({ id, from: dueOn, scheduled }: CalendarEntry, days: CalendarDays): EventDates[] {
  if (!scheduled) return []
  const { schedule, slot } = scheduled
  const when = timing(schedule, days)
  if (isDueDate(schedule) || slot === null || schedule.after === 'completion') return [{ id, ...when.on(dueOn) }]
  if (slot === dueOn && when.isAsWritten(slot)) return series(schedule, { id, first: slot, when })
  const next = firstSlotFrom(schedule, addDays(slot, 1))
  const moved = { id: `${id}-${slot}`, ...when.on(dueOn) }
  return next === null ? [moved] : [moved, ...series(schedule, { id, first: next, when })]
}

function series(rule: Recurrence, { id, first, when }: { id: string; first: Day; when: DateFormat }): EventDates[] {
  const next = firstSlotFrom(rule, addDays(first, 1))
  const event = { id, ...when.on(first) }
  if (next === null) return [event]
  const moved = movedSlots(rule, first, yearsAhead)
  const hasNoRule = (!when.keepsDays && rule.frequency !== 'daily') || (moved[0] === first && moved[1] === next)
  if (hasNoRule) return [{ ...event, repeating: listed(rule, next, when) }]
  // A series begins on a day that its rule gives.
  const begins = moved[0] === first ? when.on(next) : event
  const repeating = `RRULE:${rruleOf(rule)}${when.until(rule.until)}`
  return [{ ...begins, id, repeating }, ...moved.map((slot) => ({ id: `${id}-${slot}`, ...when.on(slot) }))]
}

/**
 * The next slots as dates. The rule before them gives the first slot alone: the library writes no dates without one.
 */
function listed(rule: Recurrence, next: Day, when: DateFormat): string {
  const lines = ['RRULE:FREQ=DAILY;COUNT=1']
  for (
    let slot: Day | null = next;
    slot !== null && lines.length < maxListed;
    slot = firstSlotFrom(rule, addDays(slot, 1))
  ) {
    lines.push(when.listed(slot))
  }
  return lines.join('\n')
}

/** How days become dates in the calendar. */
interface DateFormat {
  on(day: Day): Omit<EventDates, 'id'>
  /** Whether the clock shows the time on that day. */
  isAsWritten(day: Day): boolean
  /** Whether events are on the days of the rule. */
  keepsDays: boolean
  listed(day: Day): string
  /** The end of a rule. */
  until(day: Day | null): string
}

const compact = (text: string): string => text.replace(/[-:]/g, '')

const allDay: DateFormat = {
  on: (day) => ({ start: dateOf(day), end: dateOf(addDays(day, 1)), allDay: true }),
  isAsWritten: () => true,
  keepsDays: true,
  listed: (day) => `RDATE;VALUE=DATE:${compact(day)}`,
  until: (day) => (day === null ? '' : `;UNTIL=${compact(day)}`),
}

/** Instants of the year 10000, which some zones reach in the last day before it, are not of the form of iCalendar. */
const writable = (instant: string): string => (instant.startsWith('+') ? '99991231T235959Z' : instant)

const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)

function timing({ time }: Schedule, { timeZone, zone, dayStartsAt }: CalendarDays): DateFormat {
  if (time === null) return allDay
  const clock = Temporal.PlainTime.from(time)
  // Such a time is in the night that ends the day.
  const shift = clock.hour * 60 + clock.minute < dayStartsAt ? 1 : 0
  const plainOf = (day: Day) => Temporal.PlainDate.from(day).add({ days: shift }).toPlainDateTime(clock)
  const zonedOf = (day: Day) => plainOf(day).toZonedDateTime(zone ?? timeZone)
  const utcOf = (day: Day) => compact(zonedOf(day).toInstant().toString({ smallestUnit: 'second' }))
  return {
    on: (day) => {
      const start = zonedOf(day)
      return { start, end: start.add({ minutes }), allDay: false, timezone: zone }
    },
    isAsWritten: (day) => zonedOf(day).toPlainDateTime().equals(plainOf(day)),
    keepsDays: shift === 0 && (zone !== null || timeZone === 'UTC'),
    listed: (day) =>
      zone === null
        ? `RDATE:${utcOf(day)}`
        : `RDATE;TZID=${zone}:${compact(zonedOf(day).toPlainDateTime().toString({ smallestUnit: 'second' }))}`,
    until: (day) => (day === null ? '' : `;UNTIL=${writable(utcOf(day))}`),
  }
}
