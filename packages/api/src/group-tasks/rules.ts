import { taskExp } from '../game/rules.ts'
import { addDays, type Day } from '../kernel/clock.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'
import { periodStart } from '../periods/rules.ts'
import { assertCurrentOccurrence, currentSlot } from '../tasks/rules.ts'
import type { TaskType } from '../tasks/schema.ts'
import type { GroupTaskRow } from './read-tasks.ts'

/** The fields of a group task that the rules use. */
export interface TaskTerms {
  type: TaskType
  ruby: number
  requireApprove: boolean
  requireResult: boolean
  archivedAt: Date | null
}

/** The progress of one assignee. */
export interface Progress {
  completedAt: Date | null
  completedOn: Day | null
  approveRequested: boolean
  approved: boolean
  result: string | null
  streak: number
  coveredOn: Day | null
  paidRuby: number
  paidExp: number
  pawnMoved: boolean
  paidEarlier: boolean
  /** Whether the occurrence was missed. Null without a schedule. */
  missed: boolean | null
}

/** What the assignee, or a leader for them, sends with a completion. */
export interface SentCompletion {
  result: string | undefined
  /** The slot of the occurrence that is meant. */
  occurrence: Day | undefined
}

/** An attempt to complete the current period or occurrence, on a day of the assignee. */
export interface Attempt {
  today: Day
  /** The day on which it was done. */
  day: Day
  /** Whether it was done earlier: the call has `at`. */
  isLate: boolean
  /** The slot of the occurrence that is meant. */
  occurrence?: Day | undefined
  /** Whether the last occurrence has ended. */
  isOver: boolean
  /** The error when it is another member's turn. */
  refusal?: DomainError | null
}

/** The current occurrence. All null without a schedule. */
export interface Current {
  slot: Day | null
  opensOn: Day | null
  doneSlot: Day | null
  doneOn: Day[] | null
}

/**
 * @param attempt left out for an ended period
 * @throws DomainError cannotCompleteArchivedTask, groupTaskApproveAlreadyRequested, taskAlreadyCompleted,
 * occurrenceOver, taskNotDue, holidayModeEnabledError, resultOfTheTaskRequired
 */
export function assertCompletable(
  task: TaskTerms,
  state: Progress & Current,
  { result, holidayMode }: { result: string | undefined; holidayMode: boolean },
  attempt?: Attempt,
): void {
  if (task.archivedAt) throw new DomainError('cannotCompleteArchivedTask')
  if (state.approveRequested) throw new DomainError('groupTaskApproveAlreadyRequested')
  if (state.completedAt) throw new DomainError('taskAlreadyCompleted')
  if (attempt) assertCurrent(task.type, state, attempt)
  if (attempt?.refusal) throw attempt.refusal
  if (holidayMode) throw new DomainError('holidayModeEnabledError')
  if (task.requireResult && result === undefined && state.result === null) {
    throw invalidField('result', 'required', 'resultOfTheTaskRequired')
  }
}

/** @throws DomainError taskAlreadyCompleted, occurrenceOver, taskNotDue */
function assertCurrent(
  type: TaskType,
  { slot, opensOn, doneSlot, doneOn }: Current,
  { today, day, isLate, occurrence, isOver }: Attempt,
): void {
  if (occurrence !== undefined && occurrence !== currentSlot({ type, slot }, today)) {
    // A retry after the rollover is not an error of the client.
    const isDone = occurrence === doneSlot || doneOn?.includes(occurrence)
    throw new DomainError(isDone ? 'taskAlreadyCompleted' : 'occurrenceOver')
  }
  if (isOver) throw new DomainError('occurrenceOver')
  if (opensOn === null || (day >= opensOn && today >= opensOn)) return
  if (isLate && day < opensOn) throw new DomainError(doneSlot === null ? 'occurrenceOver' : 'taskAlreadyCompleted')
  throw invalidField('opensOn', opensOn, 'taskNotDue')
}

/**
 * A to-do can be reopened by its assignee until it is paid, that is, while its approval is pending.
 * @param undoes whether it undoes a completion that has just been made, also that of a paid to-do
 * @throws DomainError cannotReopenArchivedTask, occurrenceOver, taskNotCompleted, cannotReopenToDoTask
 */
export function assertReopenable(
  task: TaskTerms,
  state: Progress & Pick<Current, 'slot'>,
  meant: { today: Day; occurrence?: Day | undefined; undoes?: boolean },
): void {
  if (task.archivedAt) throw new DomainError('cannotReopenArchivedTask')
  assertCurrentOccurrence({ type: task.type, slot: state.slot }, meant)
  if (!state.completedAt) throw new DomainError('taskNotCompleted')
  if (task.type === 'todo' && !state.approveRequested && !meant.undoes) throw new DomainError('cannotReopenToDoTask')
}

/** @throws DomainError cannotAddResult: the task requires no result, or is archived */
export function assertTakesResult(task: TaskTerms): void {
  if (!task.requireResult || task.archivedAt) throw new DomainError('cannotAddResult')
}

/**
 * The assignees who cannot change the task: of turns those who hold the current one. A leader's own task can be changed
 * by its owner.
 */
export function assigneesWhoCannotEdit<Assignee extends { userId: string }>({
  task,
  assignees,
  occurrence,
}: {
  task: { forMyself: boolean; assignment: GroupTaskRow['assignment'] }
  assignees: Assignee[]
  occurrence: { holder: string | null; takenBy: string | null } | null
}): Assignee[] {
  if (task.forMyself) return []
  if (task.assignment === 'each') return assignees
  return assignees.filter(({ userId }) => userId === occurrence?.holder || userId === occurrence?.takenBy)
}

/** @throws DomainError waitingApprovalTasksExist */
export function assertNoneWaits(assignees: { approveRequested: boolean }[]): void {
  if (assignees.some(({ approveRequested }) => approveRequested)) throw new DomainError('waitingApprovalTasksExist')
}

/** @throws DomainError taskAlreadyArchived, waitingApprovalTasksExist */
export function assertArchivable(assigned: {
  task: { archivedAt: Date | null }
  assignees: { approveRequested: boolean }[]
}): void {
  if (assigned.task.archivedAt) throw new DomainError('taskAlreadyArchived')
  assertNoneWaits(assigned.assignees)
}

/**
 * @throws DomainError alreadyApproved, groupTaskApproveNotRequired, groupTaskNotCompleted, groupTaskApproveNotRequested
 */
export function assertAnswerable(task: TaskTerms, state: Progress): void {
  if (state.approved) throw new DomainError('alreadyApproved')
  if (!task.requireApprove && !state.approveRequested) throw new DomainError('groupTaskApproveNotRequired')
  if (!state.completedAt) throw new DomainError('groupTaskNotCompleted')
  if (!state.approveRequested) throw new DomainError('groupTaskApproveNotRequested')
}

/** Whether it was completed in a period before that of `today`. Only an open request outlasts its period. */
export const isOfEarlierPeriod = (type: TaskType, { completedOn }: Progress, today: Day): boolean =>
  type !== 'todo' && completedOn !== null && completedOn < periodStart(type, today)

/**
 * The payment now: the task's value, or what a leader grants, minus what the period has paid already.
 *
 * Rules: Earning.
 */
export const earningsOf = (task: TaskTerms, state: Progress): { ruby: number; exp: number } => ({
  ruby: Math.max(0, task.ruby - state.paidRuby),
  exp: Math.max(0, taskExp[task.type] - state.paidExp),
})

/** A period after a payment. */
export const afterPayment = (state: Progress, { ruby, exp }: { ruby: number; exp: number }) => ({
  paidRuby: state.paidRuby + ruby,
  paidExp: state.paidExp + exp,
  pawnMoved: true,
})

/** A period that has paid nothing yet. */
export const unpaid = { paidRuby: 0, paidExp: 0, pawnMoved: false, paidEarlier: false }

/** A period that is open, and for which nothing was given or paid. */
export const untouched = {
  ...unpaid,
  missed: null,
  completedAt: null,
  completedOn: null,
  approved: false,
  result: null,
  checked: null,
  skipped: null,
}

/** The changes of a completion. It adds a period to the streak, unless that was missed. A to-do has no streak. */
export const afterCompletion = (
  type: TaskType,
  { streak, missed }: Pick<Progress, 'streak' | 'missed'>,
  { at, day, today }: { at: Date; day: Day; today: Day },
) => ({
  completedAt: at,
  completedOn: day,
  coveredOn: today,
  streak: type === 'todo' ? 0 : streak + (missed ? 0 : 1),
})

/** The changes of reopening: the last counted period no longer counts. */
export const afterReopening = (state: Progress) => ({
  completedAt: null,
  completedOn: null,
  approveRequested: false,
  approved: false,
  streak: Math.max(0, state.streak - (state.missed ? 0 : 1)),
})

/**
 * The state after its assignee reopens it, before anything is taken back. The current period can be missed again, but
 * not the days of waiting and the day of the answer. The payment for an earlier period stays.
 *
 * Rules: Day rollover.
 */
export function reopening(type: TaskType, state: Progress, today: Day) {
  const waitedOver = state.approveRequested && isOfEarlierPeriod(type, state, today)
  return {
    ...afterReopening(state),
    coveredOn: state.paidEarlier ? state.coveredOn : addDays(periodStart(type, today), -1),
    paysAgain: state.paidEarlier || waitedOver,
  }
}

/** The amounts that reopening takes back: the payment, limited by the balances. */
export const takenBack = (state: Progress, balances: { ruby: number; exp: number }): { ruby: number; exp: number } => ({
  ruby: Math.min(state.paidRuby, balances.ruby),
  exp: Math.min(state.paidExp, balances.exp),
})
