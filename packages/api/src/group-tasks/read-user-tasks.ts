import { type Given, type Queries, statement } from '@questboard/db'
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from '@questboard/db/drizzle'
import { groupTaskStates, groupTasks } from '@questboard/db/schema'
import { type TaskType, taskTypes } from '../tasks/schema.ts'
import type { ListTasksOfMember, UserGroupTask } from './schema.ts'

interface Wanted {
  groupId: string
  userId: string
  types: readonly TaskType[]
}

/**
 * The assignees of a task in order, with open requests marked, as one text: PostgreSQL takes longer to write several
 * hundred ids than to find them.
 */
const assignees = sql`(
  select string_agg(case when state.approve_requested then '!' else '' end || state.user_id, ',' order by state.place)
  from group_task_states state where state.task_id = ${groupTasks.id} and state.assigned)`.mapWith((text: string) => {
  const marked = text.split(',')
  return {
    assignedUsers: marked.map((id) => id.replace('!', '')),
    waitingApproval: marked.filter((id) => id.startsWith('!')).length,
  }
})

/** The tasks of one assignee, without the states of other assignees, which would be several times as much data. */
const ofUser = (queries: Queries, given: Given<Wanted>, archived: SQL) =>
  queries
    .select({
      id: groupTasks.id,
      title: groupTasks.title,
      notes: groupTasks.notes,
      ruby: groupTasks.ruby,
      type: groupTasks.type,
      tags: groupTasks.tags,
      requireApprove: groupTasks.requireApprove,
      requireResult: groupTasks.requireResult,
      archivedAt: groupTasks.archivedAt,
      createdAt: groupTasks.createdAt,
      completedAt: groupTaskStates.completedAt,
      approveRequested: groupTaskStates.approveRequested,
      approved: groupTaskStates.approved,
      result: groupTaskStates.result,
      streak: groupTaskStates.streak,
      assignees,
    })
    .from(groupTasks)
    .innerJoin(groupTaskStates, eq(groupTaskStates.taskId, groupTasks.id))
    .where(
      and(
        eq(groupTasks.groupId, given('groupId')),
        archived,
        sql`${groupTasks.type} = any(${given('types')})`,
        eq(groupTaskStates.userId, given('userId')),
        eq(groupTaskStates.assigned, true),
      ),
    )
    .orderBy(asc(groupTasks.sequence))

const readCurrent = statement<Wanted>()((queries, given) => ofUser(queries, given, isNull(groupTasks.archivedAt)))

const readArchive = statement<Wanted & { limit: number; offset: number }>()((queries, given) =>
  ofUser(queries, given, isNotNull(groupTasks.archivedAt)).limit(given('limit')).offset(given('offset')),
)

/**
 * The tasks of a member with their state, oldest first: all current ones, or a page of the archive. The caller has
 * checked that they may be seen.
 */
export async function readUserTasks(
  on: Queries,
  { groupId, userId, type, archived, page, limit }: ListTasksOfMember,
): Promise<UserGroupTask[]> {
  const wanted = { groupId, userId, types: type ?? taskTypes }
  const rows = archived
    ? await readArchive(on, { ...wanted, limit, offset: (page - 1) * limit })
    : await readCurrent(on, wanted)
  return rows.map(({ archivedAt, createdAt, completedAt, assignees: of, ...task }) => ({
    ...task,
    ...of,
    groupId,
    archived: archivedAt !== null,
    completed: completedAt !== null,
    createdAt: createdAt.toISOString(),
  }))
}
