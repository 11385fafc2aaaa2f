import type { TaskType } from '../tasks/schema.ts'

export interface Recurrence {
  type: TaskType
  /** Whether the type describes the recurrence completely. */
  exact: boolean
}

const weekday = /(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*/.source

const every = /(?:ev(?:ery)?!?)/.source

/** Words that start a recurrence, and words for each day and each week. */
const spoken = [
  {
    begins: new RegExp(`^(${every}|daily|weekly|monthly|yearly)\\b`),
    day: new RegExp(`^(daily|${every} ?(day|morning|afternoon|evening|night))\\b`),
    week: new RegExp(`^(weekly|${every} ?week\\b|${every} ${weekday}$)`),
  },
  { begins: /^(jed|täglich|wöchentlich)/, day: /^(täglich|jeden tag)/, week: /^(wöchentlich|jede woche)/ },
  {
    begins: /^(chaque|tou(te)?s)/,
    day: /^(chaque jour|tous les jours)/,
    week: /^(chaque semaine|toutes les semaines)/,
  },
  { begins: /^(cada|todos|todas)/, day: /^(cada d[ií]a|todos los d[ií]as)/, week: /^(cada semana|todas las semanas)/ },
  { begins: /^(кажд|еже)/, day: /^(каждый день|ежедневно)/, week: /^(каждую неделю|еженедельно)/ },
  { begins: /^(всек|всяк|ежеседмично)/, day: /^всеки ден/, week: /^(всяка седмица|ежеседмично)/ },
]

/** A time of day, which tasks do not have. */
const time = / ((at|um|à|a las|в|от) )?\d{1,2}([:.]\d{2})?( ?(am|pm|uhr|h))?$/

/**
 * The type of a task with a date in words. A recurrence on some weekdays becomes weekly; any other one that is not
 * daily or weekly becomes a to-do.
 * @returns undefined for a date that does not recur
 */
export function recurrenceOf(date: string): Recurrence | undefined {
  const words = date.trim().toLowerCase().replace(/\s+/g, ' ').replace(time, '')
  const language = spoken.find(({ begins }) => begins.test(words))
  if (!language) return undefined
  const matched = (pattern: RegExp): string | undefined => pattern.exec(words)?.[0]
  const [day, week] = [matched(language.day), matched(language.week)]
  if (day !== undefined) return { type: 'daily', exact: day === words }
  if (week !== undefined) return { type: 'weekly', exact: week === words }
  if (new RegExp(`^${every} ?(work|week) ?days?\\b`).test(words)) return { type: 'daily', exact: false }
  if (new RegExp(`^${every} ${weekday}\\b`).test(words)) return { type: 'weekly', exact: false }
  return { type: 'todo', exact: false }
}
