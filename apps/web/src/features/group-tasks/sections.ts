import type { Assignee, GroupTask, UserGroupTask } from '@questboard/api/group-tasks/schema'

type Sectioned = Pick<GroupTask, 'draft' | 'schedule' | 'occurrence'> & {
  assignees: Pick<Assignee, 'userId' | 'completed' | 'approveRequested' | 'dueOn'>[]
}

type SectionName = 'open' | 'upcoming' | 'prepared' | 'done'

const isLater = ({ dueOn }: Pick<Assignee, 'dueOn'>, today: string): boolean => dueOn !== null && dueOn > today

/** Without a schedule, a weekly task is open from the first day of its week. */
function sectionOf({ draft, schedule, occurrence, assignees }: Sectioned, today: string): SectionName {
  if (draft) return 'prepared'
  // One member does it for all, by turn or as the first.
  const doer = occurrence?.takenBy ?? occurrence?.holder
  const concerned = doer ? assignees.filter(({ userId }) => userId === doer) : assignees
  const open = concerned.filter(({ completed, approveRequested }) => approveRequested || !completed)
  if (open.length === 0) return 'done'
  const isUpcoming = schedule !== null && open.every((own) => !own.approveRequested && isLater(own, today))
  return isUpcoming ? 'upcoming' : 'open'
}

/** The tasks of a group by what is left of them, newest first; upcoming ones by their day. `tasks` are oldest first. */
export function sectionsOf<Item extends Sectioned>(tasks: readonly Item[], today: string): Record<SectionName, Item[]> {
  const sections: Record<SectionName, Item[]> = { open: [], upcoming: [], prepared: [], done: [] }
  for (const task of tasks.toReversed()) sections[sectionOf(task, today)].push(task)
  const dayOf = ({ assignees }: Item) => assignees.map(({ dueOn }) => dueOn ?? '').toSorted()[0] ?? ''
  sections.upcoming.sort((a, b) => dayOf(a).localeCompare(dayOf(b)))
  return sections
}

type Own = Pick<UserGroupTask, 'assignment' | 'mine' | 'completed' | 'approveRequested' | 'swap'>

/**
 * Whether a task is in a leader's own list. Turns of others are among the group's tasks, unless one of them asks the
 * leader to swap.
 */
export const isForOwnList = ({ assignment, mine, completed, approveRequested, swap }: Own, userId: string): boolean =>
  assignment === 'each' || mine || completed || approveRequested || swap?.to === userId

type Counted = Pick<GroupTask, 'draft' | 'schedule' | 'assignment' | 'occurrence'> & {
  assignees: Pick<Assignee, 'userId' | 'completed' | 'approveRequested' | 'completedAt' | 'dueOn'>[]
}

export type Progress = {
  done: number
  waiting: number
  /** Due today or earlier, or without a date. */
  open: number
}

/** Whether an assignee can do an open task. As `isTurnOf` of the API: the holder, or anyone until the first has done it. */
function isTurnOf(userId: string, { assignment, occurrence }: Pick<Counted, 'assignment' | 'occurrence'>): boolean {
  if (assignment === 'each') return true
  if (!occurrence || occurrence.takenBy !== null) return false
  return assignment === 'first' || occurrence.holder === userId
}

/**
 * What a member has done on a day, and what is left.
 * @param day a day, and the function that gives the day of an instant on the same calendar
 */
export function memberProgressOf(
  tasks: readonly Counted[],
  userId: string,
  { today, dayOf }: { today: string; dayOf: (instant: string) => string },
): Progress {
  const progress: Progress = { done: 0, waiting: 0, open: 0 }
  for (const { draft, schedule, assignment, occurrence, assignees } of tasks) {
    const own = assignees.find((assignee) => assignee.userId === userId)
    if (draft || !own) continue
    const { completed, approveRequested, completedAt } = own
    if (approveRequested) progress.waiting++
    else if (completed && completedAt !== null && dayOf(completedAt) === today) progress.done++
    else if (completed || (schedule !== null && isLater(own, today))) continue
    else if (isTurnOf(userId, { assignment, occurrence })) progress.open++
  }
  return progress
}
