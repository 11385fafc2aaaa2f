import { DomainError } from '../kernel/errors.ts'
import { statusOn } from '../missions/rules.ts'

export { periodFaults } from '../missions/rules.ts'

/** What a group mission is for one of its assignees. */
export type AssigneeStatus = 'pending' | 'active' | 'waitingApproval' | 'completed' | 'failed'

/** What it is for the group: derived from its assignees, until it is archived. */
export type GroupMissionStatus = AssigneeStatus | 'archived'

/** What the rules look at of an assignee's state. `to` is the assignee's own last day. */
export interface StateOfAssignee {
  userId: string
  status: AssigneeStatus
  to: string
  approved: boolean
}

/** What the rules look at of a task: `completedBy` are the assignees who have done it. */
export interface TaskOfMission {
  ruby: number
  archived: boolean
  completedBy: string[]
}

/** What the rules look at of a group mission. */
export interface GroupMissionState {
  status: GroupMissionStatus
  requireApprove: boolean
  states: StateOfAssignee[]
}

/** The player's days that decide. `holidaySince` is null when there is no holiday. */
export interface PlayerDays {
  today: string
  holidaySince: string | null
}

/** An archived task counts for those who had done it, and is no longer asked of the others. */
const countsFor = (task: TaskOfMission, userId: string): boolean => !task.archived || task.completedBy.includes(userId)

/** What there is to do in a mission for one assignee, how much of it is done, and the rubies that it pays. */
export function workFor(tasks: TaskOfMission[], userId: string): { tasks: number; completed: number; ruby: number } {
  const counted = tasks.filter((task) => countsFor(task, userId))
  return {
    tasks: counted.length,
    completed: counted.filter(({ completedBy }) => completedBy.includes(userId)).length,
    ruby: rubiesOf(counted),
  }
}

/** The tasks that count for anybody. */
export const countedTasks = <Task extends TaskOfMission>(tasks: Task[]): Task[] =>
  tasks.filter(({ archived, completedBy }) => !archived || completedBy.length > 0)

export const rubiesOf = (tasks: { ruby: number }[]): number => tasks.reduce((sum, { ruby }) => sum + ruby, 0)

/**
 * Whether an assignee's time is over. A holiday holds it up: what was not over when it began is not over before it ends.
 *
 * Specification: Day roll-over.
 */
export const isOver = ({ to }: { to: string }, { today, holidaySince }: PlayerDays): boolean =>
  to < (holidaySince ?? today)

/** The status with which a mission begins for an assignee, by the assignee's own day. */
export const firstStatus = (period: { from: string; to: string }, days: PlayerDays): 'pending' | 'active' | 'failed' =>
  isOver(period, days) ? 'failed' : statusOn(days.today, period.from)

/** @throws DomainError notAuthorized: nobody changes an item that is assigned to oneself */
export function assertNotOwn({ states }: { states: { userId: string }[] }, userId: string): void {
  if (states.some((state) => state.userId === userId)) throw new DomainError('notAuthorized')
}

/** @throws DomainError waitingApprovalMissionsExist */
export function assertNobodyWaits({ states }: { states: { status: AssigneeStatus }[] }): void {
  if (states.some(({ status }) => status === 'waitingApproval')) throw new DomainError('waitingApprovalMissionsExist')
}

/** @throws DomainError waitingApprovalMissionsExist, missionIsNotArchivable */
export function assertArchivable(mission: GroupMissionState): void {
  assertNobodyWaits(mission)
  const { status } = mission
  if (status !== 'completed' && status !== 'failed') throw new DomainError('missionIsNotArchivable')
}

/** @throws DomainError cannotCloneActivePendingMission: while it is open, or waits */
export function assertCopyable({ status }: GroupMissionState): void {
  if (status === 'pending' || status === 'active' || status === 'waitingApproval') {
    throw new DomainError('cannotCloneActivePendingMission')
  }
}

/**
 * Whether an assignee's request can be answered.
 * @throws DomainError alreadyApproved, groupMissionApproveNotRequired, groupMissionNotCompleted,
 * groupMissionApproveNotRequested
 *
 * Specification: Groups. Of two who answer at the same moment one is too late.
 */
export function assertAnswerable({ requireApprove }: { requireApprove: boolean }, state: StateOfAssignee): void {
  if (state.status === 'waitingApproval') return
  if (state.approved) throw new DomainError('alreadyApproved')
  if (!requireApprove) throw new DomainError('groupMissionApproveNotRequired')
  if (state.status !== 'completed') throw new DomainError('groupMissionNotCompleted')
  throw new DomainError('groupMissionApproveNotRequested')
}

/** @throws DomainError waitingApprovalMissionsExist: what waits for an answer is not touched, by its assignee neither */
export function assertNotWaiting({ status }: { status: AssigneeStatus }): void {
  if (status === 'waitingApproval') throw new DomainError('waitingApprovalMissionsExist')
}
