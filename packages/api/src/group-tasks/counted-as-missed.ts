import type { Membership } from '../groups/change-group.ts'
import { countInWeek } from '../groups/week-counts.ts'
import { addDays, type Day, type DayStartMinutes, startOfDay, type TimeZone } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lastDayOf } from '../periods/rules.ts'
import type { Player } from '../players/lock-player.ts'
import type { GroupTaskRow, GroupTaskState } from './read-tasks.ts'

/**
 * Whether a period of a task without a schedule, which its member did not complete, was counted as missed when it
 * ended: the rollover counts from the day after the task was created, its member joined or was assigned, and no
 * archived tasks.
 *
 * Rules: Rubies and workload.
 */
export function isCountedAsMissed(
  { type, createdAt, archivedAt }: Pick<GroupTaskRow, 'type' | 'createdAt' | 'archivedAt'>,
  { joinedAt, recordedSince }: { joinedAt: Date; recordedSince: Day | null },
  { timeZone, dayStartsAt }: { timeZone: TimeZone; dayStartsAt: DayStartMinutes },
  period: Day,
): boolean {
  const began = startOfDay(period, timeZone, dayStartsAt)
  const ended = startOfDay(addDays(lastDayOf(type, period), 1), timeZone, dayStartsAt)
  const isAssigned = recordedSince === null || recordedSince < period
  return isAssigned && createdAt < began && joinedAt < began && (archivedAt === null || archivedAt >= ended)
}

/** Takes back that a period was counted as missed, if it was: it was completed after all. */
export async function takeBackMissedPeriod(
  tx: Transaction,
  {
    task,
    player,
    membership: { joinedAt, ...membership },
    state: { recordedSince },
  }: {
    task: GroupTaskRow
    player: Player
    membership: Membership
    state: Pick<GroupTaskState, 'recordedSince'>
  },
  period: Day,
): Promise<void> {
  if (!isCountedAsMissed(task, { joinedAt, recordedSince }, player, period)) return
  await countInWeek(tx, membership, lastDayOf(task.type, period), { missed: -1 })
}
