import { missionBounds, missionExp } from '../game/rules.ts'
import { type Day, dayMs } from '../kernel/days.ts'
import { DomainError, type ErrorDetail, invalidField } from '../kernel/errors.ts'

/** All statuses of a personal mission, which needs no approval. */
export const personalStatuses = ['pending', 'active', 'completed', 'failed', 'archived'] as const

export type MissionStatus = (typeof personalStatuses)[number]

/** The fields of a mission, personal or group, that the rules use. */
export interface MissionState {
  status: MissionStatus | 'waitingApproval'
}

/** The first and the last day of a mission, both included. */
export interface Period {
  from: Day
  to: Day
}

/** The numbers of the tasks of a mission and of the completed ones, and their gold. Archived tasks are completed. */
export interface TaskTotals {
  tasks: number
  completed: number
  gold: number
}

/** The fields of a mission's task that the rules use. */
export interface MissionTaskState {
  completedAt: Date | null
  archivedAt: Date | null
}

/** Days from the first to the last, from UTC dates. */
export const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayMs

/**
 * Errors in the days of a mission that do not depend on today. They concern both days, since either can be corrected.
 */
export function periodFaults(period: Period): ErrorDetail[] {
  if (period.from >= period.to) {
    return [
      { path: 'from', message: 'must be before to' },
      { path: 'to', message: 'must be after from' },
    ]
  }
  if (lengthOf(period) > missionBounds.days) {
    return [
      { path: 'from', message: `at most ${missionBounds.days} days before to` },
      { path: 'to', message: `at most ${missionBounds.days} days after from` },
    ]
  }
  return []
}

/** @throws DomainError invalidData: the days are in the wrong order or too far apart, or the first one has passed */
export function assertPeriod(period: Period, today: Day): void {
  const gone = period.from < today ? [{ path: 'from', message: 'must not be before today' }] : []
  const faults = [...gone, ...periodFaults(period)]
  if (faults.length > 0) throw new DomainError('invalidData', { details: faults })
}

/**
 * The status of a mission that has not ended.
 *
 * Rules: Day rollover.
 */
export const statusOn = (today: Day, from: Day): 'pending' | 'active' => (from <= today ? 'active' : 'pending')

/** @throws DomainError missionAlreadyCompletedOrFailed: an ended mission and its tasks cannot change */
export function assertOpen({ status }: MissionState): void {
  if (status !== 'pending' && status !== 'active') throw new DomainError('missionAlreadyCompletedOrFailed')
}

/** @throws DomainError missionAlreadyCompletedOrFailed, missionIsNotActive */
function assertActive(mission: MissionState): void {
  assertOpen(mission)
  if (mission.status !== 'active') throw new DomainError('missionIsNotActive')
}

/**
 * @throws DomainError missionAlreadyCompletedOrFailed, missionIsNotActive, missionTasksIncompleted,
 * cannotCompleteMissionWithoutTasks, holidayModeEnabledError
 */
export function assertCompletable(
  mission: MissionState,
  { tasks, completed }: TaskTotals | Omit<TaskTotals, 'gold'>,
  { holidayMode }: { holidayMode: boolean },
): void {
  assertActive(mission)
  if (completed < tasks) throw new DomainError('missionTasksIncompleted')
  if (tasks === 0) throw new DomainError('cannotCompleteMissionWithoutTasks')
  if (holidayMode) throw new DomainError('holidayModeEnabledError')
}

/** @throws DomainError cannotCloneActivePendingMission: it is open or waits for approval */
export function assertCopyable({ status }: MissionState): void {
  if (['pending', 'active', 'waitingApproval'].includes(status))
    throw new DomainError('cannotCloneActivePendingMission')
}

/** @throws DomainError missionIsNotArchivable: unless it is completed or failed */
export function assertArchivable({ status }: MissionState): void {
  if (status !== 'completed' && status !== 'failed') throw new DomainError('missionIsNotArchivable')
}

/** @throws DomainError invalidData: the mission would have too many tasks */
export function assertRoomForTasks(tasks: number): void {
  if (tasks <= missionBounds.tasks) return
  const message = `a mission has at most ${missionBounds.tasks}`
  throw invalidField('tasks', message)
}

/**
 * @throws DomainError missionAlreadyCompletedOrFailed, missionIsNotActive, cannotCompleteArchivedTask,
 * taskAlreadyCompleted, holidayModeEnabledError
 */
export function assertTaskCompletable(
  mission: MissionState,
  task: MissionTaskState,
  { holidayMode }: { holidayMode: boolean },
): void {
  assertActive(mission)
  if (task.archivedAt) throw new DomainError('cannotCompleteArchivedTask')
  if (task.completedAt) throw new DomainError('taskAlreadyCompleted')
  if (holidayMode) throw new DomainError('holidayModeEnabledError')
}

/** @throws DomainError missionAlreadyCompletedOrFailed, cannotReopenArchivedTask, taskNotCompleted */
export function assertTaskReopenable(mission: MissionState, task: MissionTaskState): void {
  assertOpen(mission)
  if (task.archivedAt) throw new DomainError('cannotReopenArchivedTask')
  if (!task.completedAt) throw new DomainError('taskNotCompleted')
}

/** @throws DomainError missionAlreadyCompletedOrFailed, taskAlreadyArchived, cannotArchiveIncompletedTask */
export function assertTaskArchivable(mission: MissionState, task: MissionTaskState): void {
  assertOpen(mission)
  if (task.archivedAt) throw new DomainError('taskAlreadyArchived')
  if (!task.completedAt) throw new DomainError('cannotArchiveIncompletedTask')
}

/** @throws DomainError missionAlreadyCompletedOrFailed, cannotUpdateCompletedTask */
export function assertTaskUpdatable(mission: MissionState, task: MissionTaskState): void {
  assertOpen(mission)
  if (task.completedAt) throw new DomainError('cannotUpdateCompletedTask')
}

/**
 * The gold and experience for completing a mission.
 *
 * Rules: Earning.
 */
export const earningsOf = ({ tasks, gold }: TaskTotals): { gold: number; exp: number } => ({
  gold,
  exp: missionExp(tasks),
})
