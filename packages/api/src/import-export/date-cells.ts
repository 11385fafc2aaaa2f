import { readRrule } from '../schedules/rrule/read.ts'
import { exactRruleOf } from '../schedules/rrule/write.ts'
import { isDueDate } from '../schedules/rules.ts'
import type { Schedule } from '../schedules/schema.ts'
import type { Task } from '../tasks/schema.ts'
import { type DraftDates, dueAt, fitted, repeatingFrom, withoutDate } from './dated.ts'
import { type FileDates, type Moment, parseMoment } from './moments.ts'

/** The dates of a task as cells of a table, and back. */

const compact = (text: string): string => text.replace(/[-:]/g, '')

const completion = 'X-AFTER=COMPLETION'

/** A rule of iCalendar with its beginning. Empty for a task that does not repeat by a schedule. */
function repeatCell(schedule: Schedule | null): string {
  if (!schedule || isDueDate(schedule)) return ''
  const { start, until, after } = schedule
  const parts = [exactRruleOf(schedule), until && `UNTIL=${compact(until)}`, after === 'completion' && completion]
  return `DTSTART;VALUE=DATE:${compact(start)}\nRRULE:${parts.filter(Boolean).join(';')}`
}

/** The cells of a task. A daily or weekly task without a schedule has none. */
export const dateCells = ({ schedule, dueOn }: Pick<Task, 'schedule' | 'dueOn'>) => ({
  due: schedule ? (isDueDate(schedule) ? schedule.due : (dueOn ?? '')) : '',
  time: schedule?.time ?? '',
  repeat: repeatCell(schedule),
})

/** A schedule in a warning. */
export const dateText = (schedule: Schedule): string =>
  isDueDate(schedule) ? schedule.due : repeatCell(schedule).replace(/^.*\n/, '')

interface Cells {
  type: DraftDates['type']
  due: string
  time: string
  repeat: string
}

/** Whether a cell has a rule of iCalendar. */
export const isRule = (cell: string): boolean => /^(DTSTART|RRULE|FREQ)/i.test(cell)

/** A time of day such as `9:30`. */
function clockOf(cell: string): string | null {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(cell) ?? []
  const clock = `${hour.padStart(2, '0')}:${minute}`
  return hour !== '' && clock < '24' && minute < '60' ? clock : null
}

/** Reads the cells of a task. What is not understood is left out. */
export function readDateCells({ type, due, time, repeat }: Cells, dates: FileDates): DraftDates {
  const clock = clockOf(time)
  const written = due === '' ? null : parseMoment(due, dates)
  const moment = written && { ...written, time: clock ?? written.time }
  if (isRule(repeat)) return fromRule({ type, repeat, moment: moment ?? { day: dates.today, time: clock } }, dates)
  // The day in a cell of its own is the player's day already, also for a time in the night.
  if (written?.time === null && type === 'todo') {
    return { type, schedule: { due: written.day, time: clock }, warnings: [] }
  }
  if (moment && type === 'todo') return dueAt(moment, dates)
  return { ...withoutDate(moment ? '' : due || time), type }
}

function fromRule(
  { type, repeat, moment }: { type: DraftDates['type']; repeat: string; moment: Moment },
  dates: FileDates,
): DraftDates {
  const [, start = ''] = /^DTSTART[^:\n]{0,40}:(\d{8})/i.exec(repeat) ?? []
  const text = repeat.replace(/^DTSTART[^\n]*\n?/i, '')
  const begins = { ...moment, day: parseMoment(start, dates)?.day ?? moment.day }
  const read = readRrule(text, begins.day, (until) => parseMoment(until, dates)?.day ?? null)
  const own = read && fitted({ type, schedule: { ...read.rule, time: begins.time } }, dates.today)
  // A rule of the app itself is kept as it is.
  return read?.isExact && own?.type === type && own.schedule ? own : repeatingFrom(begins, text, dates)
}
