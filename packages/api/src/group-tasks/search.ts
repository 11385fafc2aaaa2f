import { type Params, statement } from '@questboard/db'
import { allEqual, and, asc, eq, gt, isNotNull, sql } from '@questboard/db/drizzle'
import { groupTaskStates, groupTasks } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { taskTypes } from '../tasks/schema.ts'
import { dueMatching, findInArchive, inOrder, isFiltered, matching } from '../tasks/search.ts'
import type { AssignedTask } from './read-tasks.ts'
import { isStateOfTask } from './read-user-tasks.ts'
import type { ListGroupTasks, ListTasksOfMember, UserGroupTask } from './schema.ts'
import { showDates, showRank } from './show-task.ts'

/**
 * Current tasks of a group that match, in the wanted order. One that is due as a filter says for any assignee matches.
 *
 * Rules: Search and filters.
 */
export function filtered(tasks: AssignedTask[], wanted: ListGroupTasks): AssignedTask[] {
  const { due, order } = wanted
  const isMatch = matching(wanted)
  const found = isFiltered(wanted) ? tasks.filter(({ task }) => isMatch(task)) : tasks
  const isDue = ({ task, assignees }: AssignedTask) =>
    assignees.some((state) => {
      const { dueOn, overdue } = showDates(task, state, state.today)
      const completed = state.completedAt !== null
      return dueMatching(due, state.today)({ type: task.type, schedule: task.schedule, completed, dueOn, overdue })
    })
  const wantedTasks = due && due.length > 0 ? found.filter(isDue) : found
  if (order === 'created') return wantedTasks
  return inOrder(wantedTasks.map(withOrder), order).map(({ assigned }) => assigned)
}

/** A task by the earliest due day of an assignee. */
function withOrder(assigned: AssignedTask) {
  const { task, assignees } = assigned
  const dueDays = assignees.flatMap((state) => showDates(task, state, state.today).dueOn ?? [])
  const dueOn = dueDays.sort()[0] ?? null
  return { assigned, rank: showRank(task), dueOn, dueTime: task.schedule?.time ?? null }
}

/** The day of a member, and that of the group, which tasks of turns follow. */
export interface Days {
  own: Day
  ofTurns: Day
}

/** The tasks of one member as `filtered` orders and filters those of a group. */
export function filteredOfMember(tasks: UserGroupTask[], wanted: ListTasksOfMember, days: Days): UserGroupTask[] {
  const { due, order } = wanted
  const found = isFiltered(wanted) ? tasks.filter(matching(wanted)) : tasks
  const isDue = (task: UserGroupTask) => dueMatching(due, task.assignment === 'each' ? days.own : days.ofTurns)(task)
  return inOrder(due ? found.filter(isDue) : found, order)
}

interface InArchive {
  groupId: string
  types: readonly string[]
  after: number
  limit: number
}

const searched = {
  id: groupTasks.id,
  sequence: groupTasks.sequence,
  title: groupTasks.title,
  notes: groupTasks.notes,
  tags: groupTasks.tags,
  checklist: groupTasks.checklist,
}

const inArchive = (param: Params<InArchive>) =>
  and(
    eq(groupTasks.groupId, param('groupId')),
    isNotNull(groupTasks.archivedAt),
    sql`${groupTasks.type} = any(${param('types')})`,
    gt(groupTasks.sequence, param('after')),
  )

const readBatch = statement<InArchive>()((queries, param) =>
  queries
    .select(searched)
    .from(groupTasks)
    .where(inArchive(param))
    .orderBy(asc(groupTasks.sequence))
    .limit(param('limit')),
)

const readBatchOfMember = statement<InArchive & { userId: string }>()((queries, param) =>
  queries
    .select(searched)
    .from(groupTasks)
    .innerJoin(groupTaskStates, isStateOfTask)
    .where(and(inArchive(param), allEqual(groupTaskStates, { userId: param('userId'), assigned: true })))
    .orderBy(asc(groupTasks.sequence))
    .limit(param('limit')),
)

type SearchContext = Pick<UserContext, 'services' | 'userId' | 'db'>

/** The ids of a page of the archived tasks of a group that match. */
export function searchArchive(ctx: SearchContext, wanted: ListGroupTasks): Promise<string[]> {
  const { groupId, type: types = taskTypes } = wanted
  return findInArchive(ctx, (after, limit) => readBatch(ctx.db, { groupId, types, after, limit }), wanted)
}

/** Searches the archive as `searchArchive` does, for the tasks of one member. */
export function searchArchiveOfMember(ctx: SearchContext, wanted: ListTasksOfMember): Promise<string[]> {
  const { groupId, userId, type: types = taskTypes } = wanted
  return findInArchive(
    ctx,
    (after, limit) => readBatchOfMember(ctx.db, { groupId, userId, types, after, limit }),
    wanted,
  )
}
