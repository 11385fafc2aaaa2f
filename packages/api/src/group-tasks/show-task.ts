import type { Day } from '../kernel/clock.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { datesOfTasks, type TaskDates } from '../schedules/dates.ts'
import { shownChecklist } from '../tasks/checklist.ts'
import { rankOf } from '../tasks/rank.ts'
import { isLastOccurrenceOver, type RollingState } from './occurrences.ts'
import type { AssignedState, AssignedTask, GroupTaskRow, GroupTaskState } from './read-tasks.ts'
import type { Assignee, GroupTask, UserGroupTask } from './schema.ts'
import { isTurnOf } from './turns/is-turn-of.ts'
import { showTurn } from './turns/show.ts'

const showState = ({ completedAt, approveRequested, approved, result }: GroupTaskState) => ({
  completed: completedAt !== null,
  approveRequested,
  approved,
  result,
})

/** The dates of the latest day, remembered: lists show many tasks of one day. */
let latest: { today: Day; datesOn: ReturnType<typeof datesOfTasks> } | undefined

function datesOn(today: Day) {
  if (latest?.today !== today) latest = { today, datesOn: datesOfTasks(today) }
  return latest.datesOn
}

/** The columns of a task and of an assignee that dates follow from. */
type DatedTask = Pick<GroupTaskRow, 'type' | 'schedule'> & { archivedAt: unknown }
type DatedState = RollingState & Pick<GroupTaskState, 'approveRequested' | 'skipped'> & { completedAt: unknown }

/** How a task is shared out, and its current occurrence if that is not among all. */
type Shared = Pick<GroupTaskRow, 'assignment'> & Pick<AssignedTask, 'occurrence'>

/** The dates of an assignee's task. It has none when its last occurrence is over. */
export const showDates = (task: DatedTask, state: DatedState, today: Day): TaskDates =>
  datesOn(today)({
    type: task.type,
    schedule: task.schedule,
    completedAt: state.completedAt,
    skipped: state.skipped,
    slot: state.slot,
    dueOn: state.dueOn,
    opensOn: state.opensOn,
    missed: state.missed,
    archivedAt: task.archivedAt ?? (isLastOccurrenceOver(task, state, today) || null),
  })

/** An assignee of a task, with the dates of that player. */
export function showAssignee(task: GroupTaskRow, state: AssignedState): Assignee {
  const { dueOn, overdue } = showDates(task, state, state.today)
  return {
    userId: state.userId,
    ...showState(state),
    completedAt: state.completedAt?.toISOString() ?? null,
    dueOn,
    overdue,
    checked: showTicks(task, state),
    note: state.note,
  }
}

/** Whether an assignee can complete the current period or occurrence today, apart from holidays. */
export const isMine = (
  task: DatedTask & Shared,
  state: DatedState & { opensOn: Day | null; userId: string },
  today: Day,
): boolean =>
  task.archivedAt === null &&
  state.completedAt === null &&
  (state.opensOn === null || state.opensOn <= today) &&
  !isLastOccurrenceOver(task, state, today) &&
  isTurnOf(task, state.userId)

/** The ticks of items that still exist. */
const showTicks = ({ checklist }: Pick<GroupTaskRow, 'checklist'>, { checked }: Pick<GroupTaskState, 'checked'>) =>
  checked?.filter((item) => checklist?.some(({ id }) => id === item)) ?? []

export const showRank = ({ rank, sequence }: Pick<GroupTaskRow, 'rank' | 'sequence'>): string =>
  rank ?? rankOf(sequence)

function showTask({ task, assignees, occurrence }: AssignedTask, userId?: string) {
  const { id, groupId, title, notes, ruby, type, tags, requireApprove, requireResult, archivedAt, createdAt } = task
  return {
    id,
    groupId,
    title,
    notes,
    ruby,
    type,
    tags,
    requireApprove,
    requireResult,
    archived: archivedAt !== null,
    assignedUsers: userIdsOf(assignees),
    waitingApproval: assignees.filter(({ approveRequested }) => approveRequested).length,
    createdAt: createdAt.toISOString(),
    schedule: task.schedule,
    rank: showRank(task),
    forMyself: task.forMyself,
    assignment: task.assignment,
    ...showTurn(occurrence, userId),
  }
}

/** Whether something that is shown of a task follows from the day of an assignee. Turns follow the day of the group. */
const followsDays = ({
  type,
  schedule,
  archivedAt,
  assignment,
}: DatedTask & Pick<GroupTaskRow, 'assignment'>): boolean =>
  assignment === 'each' && archivedAt === null && (type !== 'todo' || schedule !== null)

/**
 * When something that is shown of a task changed last: the task, an assignment, the turn, or the day of an assignee.
 * @param rolloversAt when the days began that it is shown for
 */
export function changedAtOf(
  task: DatedTask & Pick<GroupTaskRow, 'assignment' | 'updatedAt'>,
  { occurrence, statesChangedAt }: Pick<AssignedTask, 'occurrence' | 'statesChangedAt'>,
  rolloversAt: (Date | null)[],
): string {
  const days = followsDays(task) ? rolloversAt.map((at) => at?.getTime() ?? 0) : []
  const at = Math.max(task.updatedAt.getTime(), statesChangedAt ?? 0, occurrence?.changedAt ?? 0, ...days)
  return new Date(at).toISOString()
}

/** Shows a task with what the given states say, which may have been changed since the task was read. */
const withStates = (assigned: AssignedTask, states: AssignedState[]) => ({
  ...assigned,
  statesChangedAt: Math.max(assigned.statesChangedAt ?? 0, ...states.map(({ updatedAt }) => updatedAt?.getTime() ?? 0)),
})

/** A task as leaders see it. */
export const showGroupTask = (assigned: AssignedTask): GroupTask => ({
  ...showTask(assigned),
  updatedAt: changedAtOf(
    assigned.task,
    withStates(assigned, assigned.assignees),
    assigned.assignees.map(({ rolledOverAt }) => rolledOverAt),
  ),
  draft: assigned.assignees.length === 0,
  checklist: assigned.task.checklist ?? [],
  reminders: assigned.task.reminders ?? [],
  assignees: assigned.assignees.map((state) => showAssignee(assigned.task, state)),
})

/** A task as one of its assignees sees it, with the given, changed state. Assignees neither skip nor snooze. */
export function showUserTask(assigned: AssignedTask, state: AssignedState): UserGroupTask {
  const { task, assignees, occurrence } = assigned
  const now = assignees.map((assignee) => (assignee.userId === state.userId ? state : assignee))
  return {
    ...showTask({ ...assigned, assignees: now }, state.userId),
    updatedAt: changedAtOf(task, withStates(assigned, now), [state.rolledOverAt]),
    ...showState(state),
    streak: state.streak,
    note: state.note,
    mine: isMine({ ...task, occurrence }, state, state.today),
    ...showDates(task, state, state.today),
    canSkip: false,
    canSnooze: false,
    lastCompletedAt: (state.completedAt ?? state.lastCompletedAt)?.toISOString() ?? null,
    checklist: shownChecklist({ checklist: task.checklist, checked: state.checked }),
    reminders: state.reminders ?? task.reminders ?? [],
  }
}
