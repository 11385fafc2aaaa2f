import type { Day } from './clock.ts'

/** A type of task whose period has ended, with the first days of the last period that did and of the one that was running. */
export interface EndedPeriod {
  type: 'daily' | 'weekly'
  endedPeriod: Day
  running: Day
}

/** A locked player whose day turns to `today`. Many turn together, so that each statement is sent once for all of them. */
export interface TurningPlayer {
  id: string
  today: Day
  holidayMode: boolean
  holidaySince: Day | null
  turns: EndedPeriod[]
}
