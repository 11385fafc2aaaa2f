import { taskExp } from '../game/rules.ts'
import { type Day, mondayOf } from '../kernel/clock.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'
import type { DoneOccurrence } from '../ledger/movement.ts'
import { lastDayOf } from '../periods/rules.ts'
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
  slot: Day | null
  dueOn: Day | null
  opensOn: Day | null
  doneSlot: Day | null
  /** Completed periods of a task without a schedule. */
  doneOn?: Day[] | null
  missed: boolean | null
}

/** A request to complete a task, on a day of the player. */
export interface Attempt {
  today: Day
  holidayMode: boolean
  result?: string | undefined
  /** The slot of the occurrence that is meant. */
  occurrence?: Day | undefined
}

/** The day that names the current occurrence of a task. Null for a to-do. */
export function currentSlot({ type, slot }: Pick<TaskState, 'type' | 'slot'>, today: Day): Day | null {
  if (type === 'todo') return null
  return slot ?? (type === 'daily' ? today : mondayOf(today))
}

/** The occurrence that is completed on a day of the player. */
export function occurrenceOn(task: Pick<TaskState, 'type' | 'slot' | 'dueOn'>, day: Day): DoneOccurrence {
  const slot = currentSlot(task, day)
  if (task.dueOn !== null || slot === null) return { doneOn: day, slot, dueOn: task.dueOn }
  return { doneOn: day, slot, dueOn: lastDayOf(task.type, slot) }
}

/**
 * @throws DomainError cannotCompleteArchivedTask, taskAlreadyCompleted, occurrenceOver, taskNotDue,
 * holidayModeEnabledError, resultOfTheTaskRequired
 */
export function assertCompletable(task: TaskState, { today, holidayMode, result, occurrence }: Attempt): void {
  if (task.archivedAt) throw new DomainError('cannotCompleteArchivedTask')
  if (task.completedAt) throw new DomainError('taskAlreadyCompleted')
  if (occurrence !== undefined && occurrence !== currentSlot(task, today)) {
    // A retry after the rollover is not an error of the client.
    const isDone = occurrence === task.doneSlot || task.doneOn?.includes(occurrence)
    throw new DomainError(isDone ? 'taskAlreadyCompleted' : 'occurrenceOver')
  }
  if (task.opensOn !== null && task.opensOn > today) throw invalidField('opensOn', task.opensOn, 'taskNotDue')
  if (holidayMode) throw new DomainError('holidayModeEnabledError')
  if (task.requireResult && result === undefined && task.result === null) {
    throw invalidField('result', 'required', 'resultOfTheTaskRequired')
  }
}

/** @throws DomainError occurrenceOver: the named occurrence is not the current one */
export function assertCurrentOccurrence(
  task: Pick<TaskState, 'type' | 'slot'>,
  { today, occurrence }: Pick<Attempt, 'today' | 'occurrence'>,
): void {
  if (occurrence !== undefined && occurrence !== currentSlot(task, today)) throw new DomainError('occurrenceOver')
}

/** @throws DomainError cannotReopenArchivedTask, occurrenceOver, taskNotCompleted, cannotReopenToDoTask */
export function assertReopenable(task: TaskState, { today, occurrence }: Pick<Attempt, 'today' | 'occurrence'>): void {
  if (task.archivedAt) throw new DomainError('cannotReopenArchivedTask')
  assertCurrentOccurrence(task, { today, occurrence })
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
 *
 * Rules: Earning.
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

/** The result to store when a task is completed. One that the task does not require is ignored. */
export const resultAfterCompleting = (
  { requireResult }: Pick<TaskState, 'requireResult'>,
  sent: string | undefined,
  stored: string | null,
): string | null => (requireResult && sent !== undefined ? sent : stored)

/** Completing a recurring task adds a period to its streak, unless it was missed. A to-do has no streak. */
export const streakAfterCompleting = (task: TaskState): number =>
  task.type === 'todo' ? 0 : task.streak + (task.missed ? 0 : 1)

/** Reopening removes that period again. The streak of an occurrence whose due day has ended is over. */
export const streakAfterReopening = (task: TaskState, { isOverdue }: { isOverdue: boolean }): number =>
  isOverdue ? 0 : Math.max(0, task.streak - (task.missed ? 0 : 1))
