import type { Day } from './clock.ts'

/** A task type whose period has ended: the first day of the last ended period, and of the period before it. */
export interface EndedPeriod {
  type: 'daily' | 'weekly'
  endedPeriod: Day
  running: Day
}

/** A locked player whose day rolls over to `today`. Players are settled in batches, with one statement of each kind. */
export interface RolloverPlayer {
  id: string
  today: Day
  holidayMode: boolean
  holidaySince: Day | null
  rollovers: EndedPeriod[]
}
