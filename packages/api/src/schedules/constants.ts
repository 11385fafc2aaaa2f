/** The words and bounds of schedules. Apart from the schemas, so that the first load of the web app needs no Zod. */

/** The types of task, by the length of their period. A to-do has none. */
export type TaskType = 'todo' | 'daily' | 'weekly'

export const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

export type Weekday = (typeof weekdays)[number]

export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const

export type Frequency = (typeof frequencies)[number]

/** The largest interval of each frequency. */
export const maxInterval: Record<Frequency, number> = { daily: 365, weekly: 52, monthly: 24, yearly: 10 }

/** The states of an occurrence in a calendar. */
export const occurrenceStates = ['due', 'overdue', 'done', 'late', 'missed', 'skipped', 'spared', 'projected'] as const

export type OccurrenceState = (typeof occurrenceStates)[number]
