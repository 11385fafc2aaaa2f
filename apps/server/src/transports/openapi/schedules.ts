import { maxInterval } from '@questboard/api'
import type { Fields } from './fields.ts'
import { has, orNull, refTo, when } from './schema-parts.ts'

type Frequency = keyof typeof maxInterval

/** How often a weekly task may repeat: it pays more than a daily one. */
const ofWeeklyTask = { minDays: 3, ofWeek: 2, ofMonth: 4 }

const days = { type: 'string', enum: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] }

const none = { type: 'null' }

const onDays = (max: number): Fields =>
  orNull({
    type: 'array',
    minItems: 1,
    maxItems: max,
    uniqueItems: true,
    items: {
      type: 'object',
      required: ['day'],
      properties: { day: days, nthOfPeriod: none },
    },
  })

const onNthDays = (max: number): Fields =>
  orNull({
    type: 'array',
    minItems: 1,
    maxItems: max,
    uniqueItems: true,
    items: {
      type: 'object',
      required: ['day', 'nthOfPeriod'],
      properties: { day: days, nthOfPeriod: { type: 'integer', enum: [1, 2, 3, 4, -1] } },
    },
  })

const onMonthDays = (max: number): Fields =>
  orNull({
    type: 'array',
    minItems: 1,
    maxItems: max,
    uniqueItems: true,
    items: {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: 31 },
        { type: 'integer', enum: [-1] },
      ],
    },
  })

const isList = { type: 'array', items: {} }

const rule = (frequency: Frequency, { min = 1, required = [] as string[], ...fields }, ...conditions: Fields[]) => ({
  type: 'object',
  required: ['frequency', ...required],
  properties: {
    frequency: { type: 'string', enum: [frequency] },
    interval: { type: 'integer', minimum: min, maximum: maxInterval[frequency] },
    byDay: none,
    byMonthDay: none,
    start: refTo('Day'),
    until: orNull(refTo('Day')),
    time: orNull(refTo('Time')),
    after: { type: 'string', enum: ['schedule', 'completion'] },
    ...fields,
  },
  ...(conditions.length > 0 && { allOf: conditions }),
})

const notWith = (list: string, other: string): Fields => when(has(list, isList), { properties: { [other]: none } })

const notAfterCompletion = (list: string): Fields =>
  when(has(list, isList), { properties: { after: { enum: ['schedule'] } } })

/** The recurrence of a daily or a weekly task: one schema for each frequency. */
function recurrence(isWeekly: boolean): Fields {
  const { minDays, ofWeek, ofMonth } = ofWeeklyTask
  return {
    oneOf: [
      rule('daily', isWeekly ? { min: minDays, required: ['interval'] } : {}),
      rule('weekly', { byDay: onDays(isWeekly ? ofWeek : 7) }, notAfterCompletion('byDay')),
      rule(
        'monthly',
        { byDay: onNthDays(isWeekly ? ofMonth : 7), byMonthDay: onMonthDays(isWeekly ? ofMonth : 8) },
        notWith('byDay', 'byMonthDay'),
        notAfterCompletion('byDay'),
        notAfterCompletion('byMonthDay'),
      ),
      rule('yearly', {}),
    ],
  }
}

/** Schedules in requests. */
export const scheduleComponents: Fields = {
  DueDateInput: {
    type: 'object',
    description: 'The due date of a to-do',
    required: ['due'],
    properties: { due: refTo('Day'), time: orNull(refTo('Time')) },
  },
  RecurrenceInput: {
    description:
      'When a daily task repeats. `interval` is 1, `start` today and `after` `schedule` by default, all else null. The same schedule again keeps its `start`',
    ...recurrence(false),
  },
  WeeklyTaskRecurrenceInput: {
    description: 'When a weekly task repeats: like RecurrenceInput, but not as often',
    ...recurrence(true),
  },
}

/** The schedule that each type of task can have. */
export const scheduleOfType = {
  todo: 'DueDateInput',
  daily: 'RecurrenceInput',
  weekly: 'WeeklyTaskRecurrenceInput',
} as const
