/** The pure parts of schedules, which the server and the web app share. None of them needs Temporal or the database. */
export * from './dates.ts'
export * from './occurrence.ts'
export * from './rules.ts'
export * from './slots.ts'
export * from './state.ts'
