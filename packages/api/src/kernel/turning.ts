import type { Day } from './clock.ts'

/** A type of task whose period has ended, and the first day of the last period that did. */
export interface EndedPeriod {
  type: 'daily' | 'weekly'
  endedPeriod: Day
}

/** A locked player whose day turns to `today`. Many turn together, so that each statement is sent once for all of them. */
export interface TurningPlayer {
  id: string
  today: Day
  holidayMode: boolean
  turns: EndedPeriod[]
}
