import type { PeriodGap } from '@questboard/db/schema'
import { penaltyOf } from '../game/rules.ts'
import { addDays, type Day, daysBetween, mondayOf } from '../kernel/clock.ts'
import type { EndedPeriod } from '../kernel/turning.ts'
import { keptDays, nextPeriod, noGap, withGap } from '../periods/rules.ts'

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

/** What settling looks at of what a task's running period leaves. */
export interface LeavingTask {
  completedAt: Date | string | null
  streak: number
  /** What the running period has paid, where it ends without being completed; null when it left nothing. */
  left: Pick<PeriodGap, 'paid' | 'exp' | 'moved' | 'result'> | null
  gaps: PeriodGap[] | null
}

/**
 * The gaps of a task after its period has ended: with one more when the period was not completed and has paid something, or
 * when the streak ends or pauses. It ends with the first missed period: the one that was running, or the next one when that
 * was completed. It pauses in the period in which a holiday began.
 * @returns undefined when nothing is to be recorded
 */
export function gapsAfter(
  task: LeavingTask,
  { type, running }: Turn,
  { missed, holidaySince }: { missed: boolean; holidaySince: Day | null },
): PeriodGap[] | undefined {
  const { completedAt, streak, left, gaps } = task
  const pauses = completedAt === null && holidaySince !== null && holidaySince >= running
  if (!left && !(streak > 0 && (missed || pauses))) return undefined
  const period = completedAt === null ? running : nextPeriod(type, running)
  const since = addDays(period, -keptDays)
  const recent = gaps?.filter((gap) => gap.period >= since) ?? null
  return withGap(recent, { ...noGap(period), ...left, streak, kept: !missed })
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
