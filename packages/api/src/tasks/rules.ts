import { taskExp } from '../game/rules.ts'
import { DomainError } from '../kernel/errors.ts'
import type { TaskType } from './schema.ts'

/** The fields of a personal task that the rules use. */
export interface TaskState {
  type: TaskType
  gold: number
  requireResult: boolean
  result: string | null
  completedAt: Date | null
  archivedAt: Date | null
  streak: number
  paidGold: number
  paidExp: number
}

/** @throws DomainError cannotCompleteArchivedTask, taskAlreadyCompleted, holidayModeEnabledError, resultOfTheTaskRequired */
export function assertCompletable(task: TaskState, result: string | undefined, holidayMode: boolean): void {
  if (task.archivedAt) throw new DomainError('cannotCompleteArchivedTask')
  if (task.completedAt) throw new DomainError('taskAlreadyCompleted')
  if (holidayMode) throw new DomainError('holidayModeEnabledError')
  if (task.requireResult && result === undefined && task.result === null) {
    throw new DomainError('resultOfTheTaskRequired', { details: [{ path: 'result', message: 'required' }] })
  }
}

/** @throws DomainError cannotReopenArchivedTask, taskNotCompleted, cannotReopenToDoTask */
export function assertReopenable(task: TaskState): void {
  if (task.archivedAt) throw new DomainError('cannotReopenArchivedTask')
  if (!task.completedAt) throw new DomainError('taskNotCompleted')
  if (task.type === 'todo') throw new DomainError('cannotReopenToDoTask')
}

/** @throws DomainError taskAlreadyArchived, cannotArchiveIncompletedTask */
export function assertArchivable(task: TaskState & { lateAt?: Date | null }): void {
  if (task.archivedAt) throw new DomainError('taskAlreadyArchived')
  if (!task.completedAt && !task.lateAt) throw new DomainError('cannotArchiveIncompletedTask')
}

/** @throws DomainError cannotUpdateCompletedTask: the task is completed or archived */
export function assertUpdatable(task: TaskState): void {
  if (task.completedAt || task.archivedAt) throw new DomainError('cannotUpdateCompletedTask')
}

/** @throws DomainError cannotAddResult: the task requires no result, or is archived */
export function assertTakesResult(task: TaskState): void {
  if (!task.requireResult || task.archivedAt) throw new DomainError('cannotAddResult')
}

/**
 * The payment for completing now: the task's value, minus what its current period has paid already.
 * | Specification: Earning.
 */
export function earningsOf(task: TaskState): { gold: number; exp: number } {
  return {
    gold: Math.max(0, task.gold - task.paidGold),
    exp: Math.max(0, taskExp[task.type] - task.paidExp),
  }
}

/** The amounts that reopening takes back: the payment, limited by the balances. */
export function takenBack(task: TaskState, balances: { gold: number; exp: number }): { gold: number; exp: number } {
  return { gold: Math.min(task.paidGold, balances.gold), exp: Math.min(task.paidExp, balances.exp) }
}

/** Completing a recurring task adds a period to its streak. A to-do has no streak. */
export const streakAfterCompleting = (task: TaskState): number => (task.type === 'todo' ? 0 : task.streak + 1)

/** Reopening removes that period again. */
export const streakAfterReopening = (task: TaskState): number => Math.max(0, task.streak - 1)
