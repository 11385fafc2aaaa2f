/** The pure parts of schedules, which the server and the web app share. None of them needs Temporal or the database. */
export * from './constants.ts'
export * from './dates.ts'
export * from './occurrence.ts'
export * from './projection.ts'
export * from './rules.ts'
export type { DueDate, GivenSchedule, Recurrence, Schedule } from './schema.ts'
export * from './slots.ts'
export * from './state.ts'
