import type { Day } from './clock.ts'

/** A task type whose period has ended, with the first days of two periods. After a single period they are the same. */
export interface PeriodRollover {
  type: 'daily' | 'weekly'
  /** The last period that has ended. */
  lastEnded: Day
  /** The period that was running on the last settled day. */
  running: Day
}

/** A locked player whose day rolls over to `today`. Players are settled in batches, with one statement of each kind. */
export interface RolloverPlayer {
  id: string
  today: Day
  holidayMode: boolean
  holidaySince: Day | null
  rollovers: PeriodRollover[]
}
