import { z } from 'zod'
import { areDistinct, day, id } from '../kernel/schema.ts'
import { frequencies, occurrenceStates, weekdays } from './constants.ts'

/** A local time, `HH:MM`, 00:00 to 23:59. */
export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ id: 'Time', description: '`HH:MM`, 24 hours, local' })

export const weekday = z.enum(weekdays)

const nthOfPeriod = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(-1)])

const nthWeekday = z.object({ day: weekday, nthOfPeriod: nthOfPeriod.nullable() })

export type NthWeekday = z.infer<typeof nthWeekday>

/** 1 to 31, or -1 for the last day. */
const monthDay = z.union([z.number().int().min(1).max(31), z.literal(-1)])

const interval = z.number().int().min(1)

const after = z.enum(['schedule', 'completion'])

/** The due date of a to-do. */
const dueDate = z
  .object({ due: day, time: time.nullable() })
  .meta({ id: 'DueDate', description: 'The due date of a to-do' })

/** A repeating schedule, in the words of JSCalendar (RFC 8984). */
const recurrence = z
  .object({
    frequency: z.enum(frequencies),
    interval,
    byDay: z.array(nthWeekday).nullable(),
    byMonthDay: z.array(z.number().int()).nullable(),
    start: day,
    until: day.nullable(),
    time: time.nullable(),
    after,
  })
  .meta({ id: 'Recurrence', description: 'When a daily or weekly task repeats, in the words of JSCalendar (RFC 8984)' })

/** When a task is due. */
export const schedule = z.union([dueDate, recurrence]).meta({ id: 'Schedule' })

export type DueDate = z.infer<typeof dueDate>

export type Recurrence = z.infer<typeof recurrence>

export type Schedule = z.infer<typeof schedule>

const givenDueDate = z.object({ due: day, time: time.nullable().optional() })

const givenRecurrence = z.object({
  frequency: z.enum(frequencies),
  interval: interval.optional(),
  byDay: z
    .array(z.object({ day: weekday, nthOfPeriod: nthOfPeriod.nullable().optional() }))
    .min(1)
    .max(7)
    .nullable()
    .optional(),
  byMonthDay: z.array(monthDay).min(1).max(8).nullable().optional(),
  start: day.optional(),
  until: day.nullable().optional(),
  time: time.nullable().optional(),
  after: after.optional(),
})

/** A schedule in a request. All fields but `due`, or all but `frequency`, can be left out. */
export const givenSchedule = z.union([givenDueDate, givenRecurrence]).meta({
  id: 'GivenSchedule',
  description:
    'A due date for a to-do, or a recurrence for a daily or weekly task. `interval` is 1, `start` today and `after` `schedule` by default, all else null. The same schedule again keeps its `start`',
})

export type GivenSchedule = z.infer<typeof givenSchedule>

export const occurrenceState = z.enum(occurrenceStates).meta({
  id: 'OccurrenceState',
  description:
    '`due` and `overdue` are open, `late` was done after its due day, `skipped` and `spared` (missed on a holiday) cost nothing, `projected` is what the schedule gives for later',
})

const onDay = { daysBefore: z.number().int().min(0).max(30), at: time }

const beforeTime = { minutesBefore: z.number().int().min(0).max(10_080) }

/** A reminder at a local time some days before the due day, or some minutes before the due time. */
export const reminder = z
  .union([z.object({ id, ...onDay }), z.object({ id, ...beforeTime })])
  .meta({ id: 'Reminder', description: 'At a time some days before the due day, or some minutes before the due time' })

export type Reminder = z.infer<typeof reminder>

/** The most reminders of a task. */
export const maxReminders = 3

const givenReminder = z.union([
  z.object({ id: id.optional(), ...onDay }),
  z.object({ id: id.optional(), ...beforeTime }),
])

export type GivenReminder = z.infer<typeof givenReminder>

/** Reminders in a request. One without `id` is new. */
export const givenReminders = z
  .array(givenReminder)
  .max(maxReminders)
  .refine((reminders) => areDistinct(reminders.map((reminder) => reminder.id)), { message: 'contains an id twice' })
