import type { Locale } from '@questboard/i18n'
import ical, {
  ICalEventBusyStatus,
  ICalEventClass,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator'
import { addDays, type Day, mondayOf } from '../kernel/clock.ts'
import type { CalendarEntry } from './entries.ts'
import { texts } from './texts.ts'

/** The refresh interval that calendars are asked to use, in seconds. */
const refreshSeconds = 3600

export interface CalendarText {
  entries: CalendarEntry[]
  language: Locale
  /** How often the contents have changed, and when they last did. */
  revision: number
  changedAt: Date
  /** The prefix of the entries' links. */
  publicUrl: string
}

/**
 * An iCalendar file (RFC 5545) of all-day events. Dates without a time are the same in all time zones. Events do not
 * block the day, and their UIDs are stable.
 */
export function writeCalendar({ entries, language, revision, changedAt, publicUrl }: CalendarText): string {
  const calendar = ical({
    name: 'Questboard',
    prodId: { company: 'Questboard', product: 'Calendar', language: language.toUpperCase() },
    ttl: refreshSeconds,
  })
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.id,
      summary: titleOf(entry, language),
      description: notesOf(entry, language) || null,
      url: publicUrl + pathOf(entry),
      ...daysOf(entry),
      allDay: true,
      created: new Date(entry.createdAt),
      stamp: changedAt,
      lastModified: changedAt,
      sequence: revision,
      class: ICalEventClass.PRIVATE,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
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
