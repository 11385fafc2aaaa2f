import { z } from 'zod'

/** A local date, `YYYY-MM-DD`, that exists. */
export const day = z.iso.date().meta({ id: 'Day' })

/** A local time, `HH:MM`, 00:00 to 23:59. */
export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ id: 'Time', description: '`HH:MM`, 24 hours, local' })

export const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

export const weekday = z.enum(weekdays)

export type Weekday = (typeof weekdays)[number]

export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const

export type Frequency = (typeof frequencies)[number]

/** The largest interval of each frequency. */
export const mostInterval: Record<Frequency, number> = { daily: 365, weekly: 52, monthly: 24, yearly: 10 }

const nthOfPeriod = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(-1)])

export const nthWeekday = z.object({ day: weekday, nthOfPeriod: nthOfPeriod.nullable() })

export type NthWeekday = z.infer<typeof nthWeekday>

/** 1 to 31, or -1 for the last day. */
const monthDay = z.union([z.number().int().min(1).max(31), z.literal(-1)])

/** The due date of a to-do. */
export const dueDate = z.object({ due: day, time: time.nullable() }).meta({ id: 'DueDate' })

export type DueDate = z.infer<typeof dueDate>

/** A repeating schedule, in the words of JSCalendar (RFC 8984). */
export const recurrence = z
  .object({
    frequency: z.enum(frequencies),
    interval: z.number().int().min(1),
    byDay: z.array(nthWeekday).min(1).max(7).nullable(),
    byMonthDay: z.array(monthDay).min(1).max(8).nullable(),
    start: day,
    until: day.nullable(),
    time: time.nullable(),
    after: z.enum(['schedule', 'completion']),
  })
  .meta({ id: 'Recurrence' })

export type Recurrence = z.infer<typeof recurrence>

/** When a task is due. `DueDate` is for to-dos, `Recurrence` for the other types. */
export const schedule = z.union([dueDate, recurrence])

export type Schedule = z.infer<typeof schedule>
