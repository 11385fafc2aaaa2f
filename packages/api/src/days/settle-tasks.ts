import type { DayStory } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import type { Penalty } from '../ledger/post-penalties.ts'
import { recordsAfter } from '../periods/occurrence-records.ts'
import type { EndedOccurrenceRow } from '../periods/occurrences.ts'
import { periodReference, unscheduledReference } from '../periods/rules.ts'
import { advance } from '../schedules/occurrence.ts'
import { type AdvancedTask, advancedTask } from './advance-tasks.ts'
import type { FoundTask, ReopenedTask, RolloverTask, ScheduledTaskToSettle } from './rollover-tasks.ts'
import { isChargeable, isCharged, needsRecord, penaltiesOf, type Rollover, wasMissed } from './rules.ts'

/** A player whose day rolls over. */
interface PlayerToSettle {
  gold: number
  holidayMode: boolean
  holidaySince: Day | null
  lastDayStart: Day
  lastSeenDay: Day
  today: Day
  rollovers: Rollover[]
}

/** What the rollover means for a daily or weekly task. */
interface SettledTask {
  task: RolloverTask | ScheduledTaskToSettle
  /** The missed day, or the first day of the missed period; null if none was missed. */
  missed: Day | null
  charged: boolean
  /** Whether it was neither missed nor is still overdue. */
  kept: boolean
  opened?: ReopenedTask
  advanced?: AdvancedTask
  passed?: EndedOccurrenceRow[]
}

/** The changes of one player's tasks by a rollover. */
export interface SettledTasks {
  opened: ReopenedTask[]
  advanced: AdvancedTask[]
  penalties: Penalty[]
  passed: EndedOccurrenceRow[]
  story: Pick<DayStory, 'missed' | 'overdue' | 'ended'> & { keptIds: string[] }
}

/** Computes the rollover of one player's tasks, without the database. */
export function settleTasks(player: PlayerToSettle, tasks: readonly FoundTask[]): SettledTasks {
  const settled = tasks.flatMap((task) => {
    if (task.type === 'todo') return []
    return task.schedule === null ? settlePeriod(player, task) : settleSchedule(player, task)
  })
  const missed = settled.filter((task) => task.missed !== null)
  const charged = settled.filter((task) => task.charged)
  const costs = penaltiesOf(
    charged.map(({ task }) => task),
    player.gold,
  )
  const goldOf = new Map(costs.map(({ task, gold }) => [task.id, gold]))
  return {
    opened: settled.flatMap(({ opened }) => opened ?? []),
    advanced: settled.flatMap(({ advanced }) => advanced ?? []),
    passed: settled.flatMap(({ passed }) => passed ?? []),
    penalties: missed.flatMap(({ task, missed: period }) => {
      const gold = goldOf.get(task.id)
      return gold === undefined || period === null ? [] : penaltyRow(task, gold, period)
    }),
    story: {
      missed: missed.map(({ task: { id, title, type } }) => ({ id, title, type, gold: goldOf.get(id) ?? 0 })),
      keptIds: settled.filter(({ kept }) => kept).map(({ task }) => task.id),
      overdue: tasks.flatMap(({ type, title }) => (type === 'todo' ? { title } : [])),
      ended: settled.flatMap(({ task: { title }, advanced }) => (advanced?.ended ? { title } : [])),
    },
  }
}

/** A task without a schedule, whose day or week has ended. */
function settlePeriod(player: PlayerToSettle, task: RolloverTask): SettledTask {
  const { rollovers, today, holidayMode, holidaySince, lastSeenDay } = player
  const rollover = rollovers.find(({ type }) => type === task.type)
  if (!rollover) throw new Error('this type of task does not roll over')
  const isSpared = task.missed === false && rollover.wasRunning
  const ends = !holidayMode && !isSpared && wasMissed(task, rollover)
  const charged = ends && isCharged(task, rollovers, lastSeenDay)
  const leavesRecord = needsRecord(task, rollover, { missed: ends, holidaySince })
  const settled = { task, missed: ends ? rollover.lastEnded : null, charged, kept: !ends }
  // Most rows have not changed and are not written.
  if (!task.used && !charged && !leavesRecord) return settled
  const { id, userId } = task
  return {
    ...settled,
    opened: {
      id,
      userId,
      streakEnds: ends,
      charged: charged ? today : null,
      running: rollover.running,
      leavesRecord,
    },
  }
}

/** A task with a schedule. An occurrence that was completed, or whose next one has come, is replaced. */
function settleSchedule(player: PlayerToSettle, task: ScheduledTaskToSettle): SettledTask {
  const { today, holidayMode, lastDayStart, lastSeenDay } = player
  const completedOn = task.completedAt === null ? null : (task.completedOn ?? lastDayStart)
  const moved = advance(
    task.schedule,
    { ...task, completedOn },
    { today, isHoliday: holidayMode, settledOn: lastDayStart },
  )
  const { occurrence, missed, passed, ended } = moved
  const settled = { task, missed: missed?.last ?? null, charged: false, kept: false }
  // The last occurrence stays completed until its due day has ended.
  if (occurrence.completedOn !== null && !ended) return settled
  const charged = missed !== null && isChargeable(task, missed.last, lastSeenDay)
  const effect = { streakEnds: missed !== null, charged: charged ? today : null, ended }
  const records = recordsAfter({ ...task, completedOn }, moved)
  return {
    ...settled,
    charged,
    kept: completedOn !== null,
    advanced: advancedTask(task, occurrence, { ...effect, ...records }),
    passed: passed.map(asEnded(task, { isHoliday: holidayMode })),
  }
}

const asEnded =
  ({ id, userId }: ScheduledTaskToSettle, { isHoliday }: { isHoliday: boolean }) =>
  ({ slot, dueOn }: Pick<ScheduledTaskToSettle, 'slot' | 'dueOn'>): EndedOccurrenceRow => ({
    taskId: id,
    userId,
    slot,
    dueOn,
    outcome: isHoliday ? 'spared' : 'missed',
  })

const penaltyRow = (task: SettledTask['task'], gold: number, period: Day): Penalty => ({
  userId: task.userId,
  gold,
  item: task.title,
  reference: task.schedule === null ? unscheduledReference(task, period) : periodReference(task.id, task.type, period),
})
