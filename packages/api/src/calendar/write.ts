import type { Locale } from '@questboard/i18n'
import ical, {
  ICalEventBusyStatus,
  ICalEventClass,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator'
import { addDays, type Day, mondayOf, type TimeZone } from '../kernel/clock.ts'
import type { CalendarEntry } from './entries.ts'
import { type EventDates, scheduledEvents } from './scheduled.ts'
import { texts } from './texts.ts'
import { namedZone, timeZoneComponent } from './time-zone.ts'

/** The refresh interval that calendars are asked to use, in seconds. */
const refreshSeconds = 3600

export interface CalendarText {
  entries: CalendarEntry[]
  language: Locale
  /** How often the contents have changed, and when they last did. */
  revision: number
  changedAt: Date
  /** The last time zone of the player that was seen. */
  timeZone: TimeZone
  /** When the player's days start, in minutes after midnight. */
  dayStartsAt: number
  /** The prefix of the entries' links. */
  publicUrl: string
}

/**
 * An iCalendar file (RFC 5545). Events are of whole days, which are the same in all time zones, unless a task is due at
 * a time. They do not block the day, and their UIDs are stable.
 *
 * Rules: Calendar feed.
 */
export function writeCalendar(text: CalendarText): string {
  const { entries, language, revision, changedAt, timeZone, dayStartsAt, publicUrl } = text
  const zone = namedZone(timeZone)
  const calendar = ical({
    name: 'Questboard',
    prodId: { company: 'Questboard', product: 'Calendar', language: language.toUpperCase() },
    ttl: refreshSeconds,
    timezone: { name: null, generator: (name) => timeZoneComponent(name, yearsOf(entries)) },
  })
  for (const entry of entries) {
    for (const dates of eventsOf(entry, { timeZone, zone, dayStartsAt })) {
      calendar.createEvent({
        summary: titleOf(entry, language),
        description: notesOf(entry, language) || null,
        url: publicUrl + pathOf(entry),
        ...dates,
        created: new Date(entry.createdAt),
        stamp: changedAt,
        lastModified: changedAt,
        sequence: revision,
        class: ICalEventClass.PRIVATE,
        transparency: ICalEventTransparency.TRANSPARENT,
        busystatus: ICalEventBusyStatus.FREE,
      })
    }
  }
  return `${calendar.toString().trimEnd()}\r\n`
}

/** The years of all entries. Only tasks with a schedule have times. */
function yearsOf(entries: CalendarEntry[]): { first: number; last: number } {
  const years = entries.flatMap(({ from, scheduled }) => (scheduled ? Number(from.slice(0, 4)) : []))
  return { first: Math.min(...years) - 1, last: Math.max(...years) }
}

/** Control characters, which RFC 5545 does not allow in texts, except line breaks and tabs. */
const controls = /[^\P{Cc}\n\t]/gu

const paragraph = (text: string): string => text.replace(/\r\n?/g, '\n').replace(controls, '')

const line = (text: string): string => paragraph(text).replace(/\s+/g, ' ').trim()

function titleOf({ title, status, group }: CalendarEntry, language: Locale): string {
  const name = line(group ? `${title} · ${group.name}` : title)
  if (status === 'completed') return texts[language].done(name)
  if (status === 'failed') return texts[language].failed(name)
  return status === 'waitingApproval' ? texts[language].waits(name) : name
}

function notesOf({ kind, notes }: CalendarEntry, language: Locale): string {
  const written = paragraph(notes)
  return kind === 'weekly' ? `${texts[language].week}\n\n${written}`.trim() : written
}

function pathOf({ kind, id, group }: CalendarEntry): string {
  if (group) return `/groups/${group.id}`
  return kind === 'mission' ? `/missions/${id}` : '/dashboard'
}

const startOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)

function eventsOf(entry: CalendarEntry, days: Parameters<typeof scheduledEvents>[1]): EventDates[] {
  if (entry.scheduled) return scheduledEvents(entry, days)
  return [{ id: entry.id, allDay: true, ...daysOf(entry) }]
}

/** A weekly task is shown on Sunday, its last day. DTEND is the day after the last day. */
function daysOf({ kind, from, to }: CalendarEntry): Pick<ICalEventData, 'start' | 'end' | 'repeating'> {
  if (kind === 'daily') {
    return { ...oneDay(from), repeating: { freq: ICalEventRepeatingFreq.DAILY } }
  }
  if (kind === 'weekly') {
    const repeating = { freq: ICalEventRepeatingFreq.WEEKLY, byDay: [ICalWeekday.SU], startOfWeek: ICalWeekday.MO }
    return { ...oneDay(addDays(mondayOf(from), 6)), repeating }
  }
  return { start: startOf(from), end: startOf(addDays(to, 1)) }
}

const oneDay = (day: Day) => ({ start: startOf(day), end: startOf(addDays(day, 1)) })
