import { penaltyOf } from '../game/rules.ts'
import { addDays, type Day, daysBetween, mondayOf } from '../kernel/clock.ts'
import type { PeriodRollover } from '../kernel/rollover.ts'

/** A task type whose period ended between two days. If several periods ended, the last one is charged. */
export interface Rollover extends PeriodRollover {
  /** Whether `lastEnded` is the period that was running. Then a task completed in it was not missed. */
  wasRunning: boolean
}

/** The fields of a recurring task that settling needs. */
export interface RecurringTask {
  id: string
  type: string
  gold: number
  /** When it was completed, as text in rows of raw statements. Only whether it is set matters. */
  completedAt: Date | string | null
  repeatingSince: Day | null
  chargedOn: Day | null
}

/** The task types that roll over between the last settled day and today. */
export function rolloversBetween(settled: Day, today: Day): Rollover[] {
  const days = daysBetween(settled, today)
  const [lastMonday, monday] = [mondayOf(settled), mondayOf(today)]
  const rollovers: Rollover[] = []
  if (days > 0) {
    rollovers.push({ type: 'daily', lastEnded: addDays(today, -1), running: settled, wasRunning: days === 1 })
  }
  if (monday > lastMonday) {
    const lastEnded = addDays(monday, -7)
    rollovers.push({ type: 'weekly', lastEnded, running: lastMonday, wasRunning: lastEnded === lastMonday })
  }
  return rollovers
}

/** Whether the last period was missed. After a longer absence it was, whatever was completed before it. */
export const wasMissed = (task: RecurringTask, rollover: Rollover): boolean =>
  task.type === rollover.type && !(rollover.wasRunning && task.completedAt !== null)

/**
 * Whether a missed task is charged: not on the day or in the period in which it was created or became recurring, and
 * once in an absence, so that settling day by day costs the same as settling all at once.
 * @param missed the missed day, or the first day of the missed period
 *
 * Rules: Day rollover.
 */
export function isChargeable(
  { repeatingSince, chargedOn }: Pick<RecurringTask, 'repeatingSince' | 'chargedOn'>,
  missed: Day,
  lastSeenDay: Day,
): boolean {
  if (repeatingSince !== null && repeatingSince >= missed) return false
  return chargedOn === null || chargedOn <= lastSeenDay
}

/** Whether a missed task without a schedule is charged. */
export function isCharged(task: RecurringTask, rollovers: Rollover[], lastSeenDay: Day): boolean {
  const rollover = rollovers.find(({ type }) => type === task.type)
  return rollover !== undefined && isChargeable(task, rollover.lastEnded, lastSeenDay)
}

/**
 * Whether a task's period needs a record, for late completions: it was not completed and has been used, or the streak
 * ends, or it pauses, in the period in which a holiday began.
 */
export function needsRecord(
  task: { completedAt: Date | string | null; used: boolean; streak: number },
  { running }: Rollover,
  { missed, holidaySince }: { missed: boolean; holidaySince: Day | null },
): boolean {
  const isOpen = task.completedAt === null
  const pauses = isOpen && holidaySince !== null && holidaySince >= running
  return (isOpen && task.used) || (task.streak > 0 && (missed || pauses))
}

/** Penalties of half the gold of each task, in order, until the balance is 0. */
export function penaltiesOf<Task extends { gold: number }>(
  charged: Task[],
  balance: number,
): { task: Task; gold: number }[] {
  let remaining = balance
  return charged
    .map((task) => {
      const gold = Math.min(penaltyOf(task.gold), remaining)
      remaining -= gold
      return { task, gold }
    })
    .filter(({ gold }) => gold > 0)
}
