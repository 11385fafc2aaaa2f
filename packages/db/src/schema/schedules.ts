import { boolean, date, jsonb } from '../pg-core.ts'

/** The due date of a to-do. */
export interface StoredDueDate {
  due: string
  time: string | null
}

/**
 * When a task repeats, in the words of JSCalendar (RFC 8984). Every field is stored, also those with default values.
 */
export interface StoredRecurrence {
  frequency: 'daily' | 'weekly' | 'monthly' | 'yearly'
  interval: number
  byDay: { day: 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su'; nthOfPeriod: 1 | 2 | 3 | 4 | -1 | null }[] | null
  byMonthDay: number[] | null
  start: string
  until: string | null
  time: string | null
  after: 'schedule' | 'completion'
}

/** When a reminder fires: days before the due day at a local time, or minutes before the due time. */
export type StoredReminder = { id: string; daysBefore: number; at: string } | { id: string; minutesBefore: number }

/** The current occurrence of a task with a schedule. */
export const occurrenceColumns = () => ({
  /** The day that the schedule gives. It names the occurrence. */
  slot: date('slot', { mode: 'string' }),
  dueOn: date('due_on', { mode: 'string' }),
  opensOn: date('opens_on', { mode: 'string' }),
  /**
   * The first day whose rollover changes the open occurrence. Null: none does. The column keeps an earlier name; it has
   * nothing to do with turns of members.
   */
  changesOn: date('turns_on', { mode: 'string' }),
  /** The last slot that was completed or missed, before the current one. */
  doneSlot: date('done_slot', { mode: 'string' }),
  /** Whether the occurrence was missed: null until its due day has ended, false if that was on a holiday. */
  missed: boolean('missed'),
})

/**
 * The schedule of a task and its current occurrence. All columns are null for a task without a schedule; a to-do with a
 * due date has `dueOn` only.
 */
export const scheduleColumns = () => ({
  schedule: jsonb('schedule').$type<StoredDueDate | StoredRecurrence>(),
  ...occurrenceColumns(),
})
