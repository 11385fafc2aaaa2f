import { beginningOf } from '../kernel/schema.ts'
import { maxItems } from '../tasks/schema.ts'
import { type Component, componentsOf, type Property, textOf } from './content-lines.ts'
import { type DraftDates, dueAt, repeatingFrom, warningsOf, withoutDate } from './dated.ts'
import { type Draft, draftOf, maxImportedText, type ParsedFile } from './draft.ts'
import { type FileDates, type Moment, minutesTo, parseMoment, readDuration, reminderAt, reminderOn } from './moments.ts'
import { maxImported, type ProposedReminder } from './schema.ts'

export const isCalendar = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)

/** To-dos of a file that are read. Steps of others are among them. */
const maxRead = 4 * maxImported

/** Gold by priority: 1 to 4 is high, 5 medium, 6 to 9 low. */
function goldOf(priority: string | undefined): number | undefined {
  const number = /^[1-9]$/.test(priority ?? '') ? Number(priority) : 0
  if (number === 0) return undefined
  if (number < 5) return 20
  return number === 5 ? 10 : 5
}

/** Reads the to-dos of a calendar. One without a date is a step of the to-do that it is related to. */
export function readCalendar(text: string, dates: FileDates | null): ParsedFile {
  const { found, total } = componentsOf(text, { name: 'VTODO', within: 'VALARM', max: maxRead })
  // A changed occurrence of a repeating to-do has the same UID.
  const toDos = found.filter(({ values }) => !values.has('RECURRENCE-ID'))
  const steps = dates ? stepsOf(toDos) : new Map<Component, Component[]>()
  const own = new Set([...steps.values()].flat())
  const drafts = toDos
    .filter((toDo) => !own.has(toDo))
    .slice(0, maxImported)
    .map((toDo) => draftFrom(toDo, steps.get(toDo) ?? [], dates))
  const at = appointmentAt(text)
  const problems = at === null ? [] : [{ line: at, code: 'appointments' as const }]
  return { drafts, total: total - own.size - (found.length - toDos.length), problems }
}

/** The line of the first appointment. Null: there is none. */
function appointmentAt(text: string): number | null {
  const at = text.search(/^BEGIN:VEVENT\s*$/im)
  if (at < 0) return null
  let line = 1
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', end + 1)) line++
  return line
}

const first = ({ values }: Component, name: string) => values.get(name)?.[0]

const idOf = (toDo: Component): string | undefined => first(toDo, 'UID')?.value

const parentOf = (toDo: Component): string | undefined => {
  const related = first(toDo, 'RELATED-TO')
  return related && (related.parameters.get('RELTYPE') ?? 'PARENT') === 'PARENT' ? related.value : undefined
}

const hasDate = (toDo: Component): boolean => Boolean(first(toDo, 'DUE') ?? first(toDo, 'DTSTART'))

/** To-dos without a date and without steps, by the to-do of which they are one. */
function stepsOf(toDos: Component[]): Map<Component, Component[]> {
  const byId = new Map(toDos.flatMap((toDo) => (idOf(toDo) ? [[idOf(toDo), toDo]] : [])))
  const parents = new Set(toDos.map(parentOf))
  const steps = new Map<Component, Component[]>()
  for (const toDo of toDos) {
    const parent = byId.get(parentOf(toDo))
    // A completed to-do is not chosen, so it would hide its open parts.
    if (!parent || parent === toDo || (isDone(parent) && !isDone(toDo))) continue
    const isStep = parentOf(parent) === undefined && !hasDate(toDo) && !parents.has(idOf(toDo))
    // To-dos beyond the bound stay to-dos.
    if (isStep) steps.set(parent, [...(steps.get(parent) ?? []), toDo].slice(0, maxItems))
  }
  return steps
}

const isDone = (toDo: Component): boolean =>
  values.done.has(first(toDo, 'STATUS')?.value.toUpperCase() ?? '') || first(toDo, 'COMPLETED') !== undefined

const values = { done: new Set(['COMPLETED', 'CANCELLED']) }

const titleOf = (toDo: Component): string => textOf(first(toDo, 'SUMMARY')?.value ?? '').replace(/\s+/g, ' ')

/** Reminders and categories of a to-do that are read. */
const maxParts = 100

function draftFrom(toDo: Component, steps: Component[], dates: FileDates | null): Draft {
  const due = first(toDo, 'DUE') ?? first(toDo, 'DTSTART')
  const moment = due && dates ? parseMoment(due.value, dates) : null
  const { type, schedule, warnings } = dates ? datesOf(toDo, moment, dates) : withoutDate(due?.value ?? '')
  return draftOf({
    line: toDo.line,
    title: beginningOf(titleOf(toDo), maxImportedText),
    type,
    schedule,
    notes: textOf(beginningOf(first(toDo, 'DESCRIPTION')?.value ?? '', maxImportedText)),
    gold: goldOf(first(toDo, 'PRIORITY')?.value),
    tags: (toDo.values.get('CATEGORIES') ?? [])
      .slice(0, maxParts)
      .flatMap(({ value }) => value.split(/(?<!\\),/, maxParts).map((tag) => textOf(tag).trim()))
      .filter(Boolean),
    checklist: steps.map((step) => ({ title: titleOf(step), done: isDone(step) })),
    warnings: warningsOf(isDone(toDo), dates, warnings),
    reminders: dates && schedule && moment ? remindersOf(toDo, moment, dates) : [],
  })
}

function datesOf(toDo: Component, moment: Moment | null, dates: FileDates): DraftDates {
  const rule = first(toDo, 'RRULE')?.value
  const written = (first(toDo, 'DUE') ?? first(toDo, 'DTSTART'))?.value
  if (!moment) return withoutDate(written ?? rule ?? '')
  if (rule === undefined) return dueAt(moment, dates)
  const start = first(toDo, 'DTSTART')?.value
  const begins = start === undefined ? null : parseMoment(start, dates)
  // The days of a rule are those of the start.
  const dated = repeatingFrom(
    begins && /BYDAY|BYMONTHDAY/i.test(rule) ? { ...begins, time: moment.time } : moment,
    rule,
    dates,
  )
  const hasExceptions =
    toDo.values.has('EXDATE') || toDo.values.has('RDATE') || (toDo.values.get('RRULE')?.length ?? 0) > 1
  const isNoted = dated.warnings.length > 0 || !hasExceptions
  return isNoted ? dated : { ...dated, warnings: [{ code: 'repeatsOtherwise', about: rule }] }
}

/** The time zone of a moment as it is written, or UTC. */
const clockOf = ({ value, parameters }: Property): string | undefined =>
  /Z$/i.test(value.trim()) ? 'Z' : parameters.get('TZID')

/** Minutes from the start to the due time of a to-do that has both. */
function leadOf(toDo: Component, due: Moment, dates: FileDates): number {
  const [start, end] = [first(toDo, 'DTSTART'), first(toDo, 'DUE')]
  if (!start || !end || clockOf(start) !== clockOf(end)) return 0
  const begins = parseMoment(start.value, dates)
  return begins?.time && due.time ? Math.max(0, minutesTo(due) - minutesTo(begins)) : 0
}

/** An alarm counts from the start unless it is related to the end. */
function remindersOf(toDo: Component, due: Moment, dates: FileDates): ProposedReminder[] {
  const lead = leadOf(toDo, due, dates)
  return toDo.inner.slice(0, maxParts).flatMap((alarm) => {
    const trigger = first(alarm, 'TRIGGER')
    const offset = readDuration(trigger?.value ?? '')
    const isOfEnd = trigger?.parameters.get('RELATED')?.toUpperCase() === 'END'
    if (offset !== null) return reminderAt(isOfEnd ? offset : offset - lead, due.time) ?? []
    const moment = parseMoment(trigger?.value ?? '', dates)
    return moment ? (reminderOn(moment, due.day) ?? []) : []
  })
}
