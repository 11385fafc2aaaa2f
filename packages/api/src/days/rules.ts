import { penaltyOf } from '../game/rules.ts'
import { addDays, type Day, daysBetween, mondayOf } from '../kernel/clock.ts'
import type { EndedPeriod } from '../kernel/turning.ts'

/** A type of task whose period has ended between two days: the last period that did is the one that is paid for. */
export interface Turn extends EndedPeriod {
  /** Whether it is the period that was running: then what was completed in it was not missed. */
  wasRunning: boolean
}

/** What settling looks at of a repeating task. */
export interface TurningTask {
  id: string
  type: string
  gold: number
  /** Text as a raw statement answers with it: what counts is whether it is there. */
  completedAt: Date | string | null
  repeatingSince: Day | null
  chargedOn: Day | null
}

/** The types of task that turn between the day that was settled last and today. */
export function turnsBetween(settled: Day, today: Day): Turn[] {
  const days = daysBetween(settled, today)
  const [lastMonday, monday] = [mondayOf(settled), mondayOf(today)]
  const turns: Turn[] = []
  if (days > 0) {
    turns.push({ type: 'daily', endedPeriod: addDays(today, -1), running: settled, wasRunning: days === 1 })
  }
  if (monday > lastMonday) {
    const endedPeriod = addDays(monday, -7)
    turns.push({ type: 'weekly', endedPeriod, running: lastMonday, wasRunning: endedPeriod === lastMonday })
  }
  return turns
}

/** Who was away for longer than a period missed the last one, whatever was completed before. */
export const wasMissed = (task: TurningTask, turn: Turn): boolean =>
  task.type === turn.type && !(turn.wasRunning && task.completedAt !== null)

/**
 * Whether a missed task is paid for: not in the period in which it was made, or became repeating, and once in an
 * absence, so that it costs the same whether its days are settled one by one or all at once.
 *
 * Specification: Day roll-over.
 */
export function isCharged(task: TurningTask, turns: Turn[], lastSeenDay: Day): boolean {
  const turn = turns.find(({ type }) => type === task.type)
  if (!turn || (task.repeatingSince !== null && task.repeatingSince >= turn.endedPeriod)) return false
  return task.chargedOn === null || task.chargedOn <= lastSeenDay
}

/**
 * Whether a task's period leaves a gap, for late completions: it was not completed and has been used, or the streak ends, or
 * it pauses, in the period in which a holiday began.
 */
export function leavesGap(
  task: { completedAt: Date | string | null; used: boolean; streak: number },
  { running }: Turn,
  { missed, holidaySince }: { missed: boolean; holidaySince: Day | null },
): boolean {
  const isOpen = task.completedAt === null
  const pauses = isOpen && holidaySince !== null && holidaySince >= running
  return (isOpen && task.used) || (task.streak > 0 && (missed || pauses))
}

/** What tasks cost, half their gold each, one after the other until the gold is used up. */
export function penaltiesOf<Task extends { gold: number }>(
  charged: Task[],
  balance: number,
): { task: Task; gold: number }[] {
  let left = balance
  return charged
    .map((task) => {
      const gold = Math.min(penaltyOf(task.gold), left)
      left -= gold
      return { task, gold }
    })
    .filter(({ gold }) => gold > 0)
}
