import type { Day } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'
import { assertArchivable as assertEnded, statusOn } from '../missions/rules.ts'

export { assertCopyable } from '../missions/rules.ts'

/** The status of a group mission for one assignee. */
export type AssigneeStatus = 'pending' | 'active' | 'waitingApproval' | 'completed' | 'failed'

/** The status for the group, derived from the assignees until it is archived. */
export type GroupMissionStatus = AssigneeStatus | 'archived'

/** The part of an assignee's state that the rules need. `to` is the assignee's own last day. */
export interface StateOfAssignee {
  userId: string
  status: AssigneeStatus
  to: Day
  approved: boolean
}

/** The part of a task that the rules need. `completedBy` are the assignees who have completed it. */
export interface TaskOfMission {
  ruby: number
  archived: boolean
  completedBy: string[]
}

/** The part of a group mission that the rules need. */
export interface GroupMissionState {
  status: GroupMissionStatus
  requireApprove: boolean
  states: StateOfAssignee[]
}

/** The days of a player. `holidaySince` is null if there is no holiday. */
export interface MissionDays {
  today: Day
  holidaySince: Day | null
}

/** An archived task counts for those who completed it, and the others no longer need to. */
const countsFor = (task: TaskOfMission, userId: string): boolean => !task.archived || task.completedBy.includes(userId)

/** The number of tasks for one assignee, how many are completed, and the rubies that they pay. */
export function workFor(tasks: TaskOfMission[], userId: string): { tasks: number; completed: number; ruby: number } {
  const counted = tasks.filter((task) => countsFor(task, userId))
  return {
    tasks: counted.length,
    completed: counted.filter(({ completedBy }) => completedBy.includes(userId)).length,
    ruby: rubiesOf(counted),
  }
}

/** The tasks that count for any assignee. */
export const countedTasks = <Task extends TaskOfMission>(tasks: Task[]): Task[] =>
  tasks.filter(({ archived, completedBy }) => !archived || completedBy.length > 0)

export const rubiesOf = (tasks: { ruby: number }[]): number => tasks.reduce((sum, { ruby }) => sum + ruby, 0)

/**
 * Whether an assignee's last day is over. A holiday stops the time: a mission that was open when it began stays open
 * until it ends.
 *
 * Rules: Day rollover.
 */
export const isPastLastDay = ({ to }: { to: Day }, { today, holidaySince }: MissionDays): boolean =>
  to < (holidaySince ?? today)

/** The first status of a mission for an assignee, in the assignee's time zone. */
export const firstStatus = (period: { from: Day; to: Day }, days: MissionDays): 'pending' | 'active' | 'failed' =>
  isPastLastDay(period, days) ? 'failed' : statusOn(days.today, period.from)

/** @throws DomainError missionAlreadyCompletedOrFailed: archived missions are over for all, whatever each has done */
export function assertNotArchived({ archivedAt }: { archivedAt: Date | null }): void {
  if (archivedAt) throw new DomainError('missionAlreadyCompletedOrFailed')
}

/** @throws DomainError waitingApprovalMissionsExist */
export function assertNoneWaits({ states }: { states: { status: AssigneeStatus }[] }): void {
  if (states.some(({ status }) => status === 'waitingApproval')) throw new DomainError('waitingApprovalMissionsExist')
}

/** @throws DomainError waitingApprovalMissionsExist, missionIsNotArchivable */
export function assertArchivable(mission: GroupMissionState): void {
  assertNoneWaits(mission)
  assertEnded(mission)
}

/**
 * Whether an assignee's request can be answered.
 * @throws DomainError alreadyApproved, groupMissionApproveNotRequired, groupMissionNotCompleted,
 * groupMissionApproveNotRequested
 *
 * Rules: Groups. If two leaders answer at the same time, the second is refused.
 */
export function assertAnswerable({ requireApprove }: { requireApprove: boolean }, state: StateOfAssignee): void {
  if (state.status === 'waitingApproval') return
  if (state.approved) throw new DomainError('alreadyApproved')
  if (!requireApprove) throw new DomainError('groupMissionApproveNotRequired')
  if (state.status !== 'completed') throw new DomainError('groupMissionNotCompleted')
  throw new DomainError('groupMissionApproveNotRequested')
}

/**
 * @throws DomainError waitingApprovalMissionsExist: a mission with an open request cannot be changed, not even by its
 * assignee
 */
export function assertNotWaiting({ status }: { status: AssigneeStatus }): void {
  if (status === 'waitingApproval') throw new DomainError('waitingApprovalMissionsExist')
}
