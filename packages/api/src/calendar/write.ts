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
import { words } from './words.ts'

/** How often calendars are asked to look again, in seconds. */
const refreshSeconds = 3600

export interface CalendarText {
  entries: CalendarEntry[]
  language: Locale
  /** How often what is shown has changed, and when it last did. */
  revision: number
  changedAt: Date
  /** Links of the entries begin with it. */
  publicUrl: string
}

/**
 * An iCalendar file (RFC 5545) of all-day events. They have dates and no time, which no calendar moves into another
 * zone; they leave the day free, and keep their names whatever becomes of them.
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

/** What RFC 5545 has no place for in a text: everything that controls, but for ends of lines and tabs. */
const controls = /[^\P{Cc}\n\t]/gu

const paragraph = (text: string): string => text.replace(/\r\n?/g, '\n').replace(controls, '')

const line = (text: string): string => paragraph(text).replace(/\s+/g, ' ').trim()

function titleOf({ title, status, group }: CalendarEntry, language: Locale): string {
  const name = line(group ? `${title} · ${group.name}` : title)
  if (status === 'completed') return words[language].done(name)
  if (status === 'failed') return words[language].failed(name)
  return status === 'waitingApproval' ? words[language].waits(name) : name
}

function notesOf({ kind, notes }: CalendarEntry, language: Locale): string {
  const written = paragraph(notes)
  return kind === 'weekly' ? `${words[language].week}\n\n${written}`.trim() : written
}

function pathOf({ kind, id, group }: CalendarEntry): string {
  if (group) return `/groups/${group.id}`
  return kind === 'mission' ? `/missions/${id}` : '/dashboard'
}

const startOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)

/** A weekly task stands on the Sunday by which it is due. The end of an event is the day after its last. */
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
