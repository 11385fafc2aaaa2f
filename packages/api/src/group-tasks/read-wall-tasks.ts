import { type Queries, statement } from '@questboard/db'
import { and, asc, eq, isNull, sql } from '@questboard/db/drizzle'
import { groupTaskStates, groupTasks, users } from '@questboard/db/schema'
import { pick } from '../kernel/pick.ts'
import { isStateOfTask } from './read-user-tasks.ts'
import type { UserGroupTask } from './schema.ts'
import { isMine, showDates } from './show-task.ts'
import { turnColumns } from './turns/columns.ts'

const taskNames = ['id', 'title', 'ruby', 'type', 'requireResult', 'schedule', 'archivedAt', 'assignment'] as const

const stateNames = [
  'userId',
  'completedAt',
  'approveRequested',
  'slot',
  'dueOn',
  'opensOn',
  'doneSlot',
  'missed',
  'skipped',
  'completedOn',
  'coveredOn',
  'lastCompletedAt',
] as const

/** The current tasks of several members. Without notes, checklists and results, which are most of a full group. */
const readCurrent = statement<{ groupId: string; userIds: readonly string[] }>()((queries, param) =>
  queries
    .select({
      ...pick(groupTasks, taskNames),
      ...pick(groupTaskStates, stateNames),
      onBreak: users.holidayMode,
      ...turnColumns(groupTasks),
    })
    .from(groupTasks)
    .innerJoin(groupTaskStates, isStateOfTask)
    .innerJoin(users, eq(users.id, groupTaskStates.userId))
    .where(
      and(
        eq(groupTasks.groupId, param('groupId')),
        isNull(groupTasks.archivedAt),
        // With a subquery, since PostgreSQL would plan the statement again for each list.
        sql`${groupTaskStates.userId} = any((select ${param('userIds')}::uuid[])::uuid[])`,
        eq(groupTaskStates.assigned, true),
      ),
    )
    .orderBy(asc(groupTasks.sequence)),
)

type Row = Awaited<ReturnType<typeof readCurrent>>[number]

/** A task of a member, with what a shared device shows. */
export type TaskOnWall = ReturnType<typeof showTask>

const showTask = (row: Row) => {
  const { id, title, ruby, type, requireResult, schedule, assignment, occurrence, approveRequested } = row
  const { dueOn, opensOn } = showDates(row, row, row.today)
  return {
    id,
    title,
    ruby,
    type,
    requireResult,
    schedule,
    dueOn,
    opensOn,
    assignment,
    occurrence,
    approveRequested,
    mine: !row.onBreak && isMine(row, row, row.today),
    completed: row.completedAt !== null,
    lastCompletedAt: (row.completedAt ?? row.lastCompletedAt)?.toISOString() ?? null,
  } satisfies Partial<UserGroupTask>
}

/** The current tasks of some members of a group for a shared device, oldest first. In one statement. */
export async function readTasksOfMembers(
  queries: Queries,
  requested: { groupId: string; userIds: readonly string[] },
): Promise<Map<string, TaskOnWall[]>> {
  const rows = requested.userIds.length > 0 ? await readCurrent(queries, requested) : []
  const byMember = Map.groupBy(rows, ({ userId }) => userId)
  return new Map([...byMember].map(([userId, memberTasks]) => [userId, memberTasks.map(showTask)]))
}
