import type { Queries } from '@questboard/db'
import {
  allEqual,
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from '@questboard/db/drizzle'
import { groupTaskStates, groupTasks, users } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import type { ListGroupTasks } from './schema.ts'
import { turnColumns } from './turns/columns.ts'
import type { Turn } from './turns/show.ts'

export type GroupTaskRow = typeof groupTasks.$inferSelect

export type GroupTaskState = typeof groupTaskStates.$inferSelect

/** The state of an assignee, on the assignee's last settled day, and when that was settled. */
export type AssignedState = GroupTaskState & { today: Day; rolledOverAt: Date | null }

/** A group task with the states of its assignees, in order. */
export interface AssignedTask {
  task: GroupTaskRow
  assignees: AssignedState[]
  occurrence: Turn | null
  /** When an assignment was changed last, also one that has ended, as Date.getTime(). Null: not yet, or it is new. */
  statesChangedAt: number | null
}

/** A condition for the states of a task. */
export const statesOf = ({ id, groupId }: Pick<GroupTaskRow, 'id' | 'groupId'>): SQL | undefined =>
  allEqual(groupTaskStates, { taskId: id, groupId })

/** A condition for the state of one assignee. */
export const isState = ({ taskId, groupId, userId }: Pick<GroupTaskState, 'taskId' | 'groupId' | 'userId'>) =>
  and(statesOf({ id: taskId, groupId }), eq(groupTaskStates.userId, userId))

const statesChangedAt = sql<number | null>`(
  select extract(epoch from max(state.updated_at)) * 1000 from group_task_states state
  where state.task_id = ${groupTasks.id} and state.group_id = ${groupTasks.groupId})`.mapWith(Number)

/** Group tasks that match a condition, oldest first, with their assignees, in one query. */
export async function readTasks(
  queries: Queries,
  wanted: SQL | undefined,
  part?: { page: number; limit: number },
): Promise<AssignedTask[]> {
  const found = queries
    .select({ ...getTableColumns(groupTasks), statesChangedAt: statesChangedAt.as('states_changed_at') })
    .from(groupTasks)
    .where(wanted)
    .orderBy(asc(groupTasks.sequence))
    .$dynamic()
  const listed = (part ? found.limit(part.limit).offset((part.page - 1) * part.limit) : found).as('listed')
  const rows = await queries
    .select({
      task: listed._.selectedFields,
      state: groupTaskStates,
      rolledOverAt: users.lastRolloverAt,
      ...turnColumns(listed),
    })
    .from(listed)
    .leftJoin(
      groupTaskStates,
      allEqual(groupTaskStates, { taskId: listed.id, groupId: listed.groupId, assigned: true }),
    )
    .leftJoin(users, eq(users.id, groupTaskStates.userId))
    .orderBy(asc(listed.sequence), asc(groupTaskStates.place))
  const byTask = Map.groupBy(rows, ({ task }) => task.id)
  return [...byTask.values()].flatMap(([first, ...others]) =>
    first
      ? {
          ...split(first.task),
          occurrence: first.occurrence,
          assignees: [first, ...others].flatMap(({ state, today, rolledOverAt }) =>
            state && today ? { ...state, today, rolledOverAt } : [],
          ),
        }
      : [],
  )
}

const split = ({ statesChangedAt, ...task }: GroupTaskRow & Pick<AssignedTask, 'statesChangedAt'>) => ({
  task,
  statesChangedAt,
})

/** The tasks of a group: all current ones, or a page of the archive. */
export function readList(
  queries: Queries,
  { groupId, type, archived, page, limit }: Pick<ListGroupTasks, 'groupId' | 'type' | 'archived' | 'page' | 'limit'>,
): Promise<AssignedTask[]> {
  const wanted = and(
    eq(groupTasks.groupId, groupId),
    archived ? isNotNull(groupTasks.archivedAt) : isNull(groupTasks.archivedAt),
    type && inArray(groupTasks.type, type),
  )
  return readTasks(queries, wanted, archived ? { page, limit } : undefined)
}
