import { type Params, type Queries, statement } from '@questboard/db'
import { allEqual, and, asc, eq, isNotNull, isNull, type SQL, sql } from '@questboard/db/drizzle'
import { groupTaskStates, groupTasks, users } from '@questboard/db/schema'
import { firstOf } from '../kernel/errors.ts'
import { pick } from '../kernel/pick.ts'
import { shownChecklist } from '../tasks/checklist.ts'
import { type TaskType, taskTypes } from '../tasks/schema.ts'
import type { ListTasksOfMember, OfAssignee, UserGroupTask } from './schema.ts'
import { changedAtOf, isMine, showDates, showRank } from './show-task.ts'
import { turnColumns } from './turns/columns.ts'
import { showTurn } from './turns/show.ts'

/** Joins the states of tasks. */
export const isStateOfTask = allEqual(groupTaskStates, { taskId: groupTasks.id, groupId: groupTasks.groupId })

/** Which tasks of a member are read. */
type TaskQuery = Pick<ListTasksOfMember, 'groupId' | 'userId' | 'type' | 'archived' | 'page' | 'limit'>

interface OfMember {
  groupId: string
  userId: string
  types: readonly TaskType[]
}

/**
 * The assignees of a task in order, with open requests marked, and when an assignment was changed last, also one that
 * has ended. As one text: PostgreSQL takes longer to write several hundred ids than to find them.
 *
 * Example: `!0190…a,0190…b 1767225600000` — two assignees, of whom the first waits for approval, and the time in
 * milliseconds.
 */
const assignees = sql`(
  select string_agg(case when state.approve_requested then '!' else '' end || state.user_id, ',' order by state.place)
      filter (where state.assigned) || ' ' || coalesce(extract(epoch from max(state.updated_at)) * 1000, 0)
  from group_task_states state
  where state.task_id = ${groupTasks.id} and state.group_id = ${groupTasks.groupId})`.mapWith((text: string) => {
  const [ids = '', changedAt] = text.split(' ')
  const marked = ids.split(',')
  return {
    statesChangedAt: Number(changedAt),
    assignedUsers: marked.map((id) => id.replace('!', '')),
    waitingApproval: marked.filter((id) => id.startsWith('!')).length,
  }
})

const taskNames = ['sequence', 'rank', 'schedule', 'checklist', 'forMyself', 'updatedAt'] as const

const stateNames = [
  'slot',
  'dueOn',
  'opensOn',
  'doneSlot',
  'missed',
  'skipped',
  'completedOn',
  'coveredOn',
  'checked',
  'lastCompletedAt',
] as const

/** The columns of one assignee's task, without the states of other assignees, which would be several times as much. */
export const shownColumns = {
  groupId: groupTasks.groupId,
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
  note: groupTaskStates.note,
  userId: groupTaskStates.userId,
  streak: groupTaskStates.streak,
  ...pick(groupTasks, taskNames),
  ...pick(groupTaskStates, stateNames),
  ownReminders: groupTaskStates.reminders,
  reminders: groupTasks.reminders,
  assignment: groupTasks.assignment,
  onBreak: users.holidayMode,
  rolledOverAt: users.lastRolloverAt,
  ...turnColumns(groupTasks),
  assignees,
}

const ofUser = (queries: Queries, param: Params<OfMember>, archived: SQL) =>
  queries
    .select(shownColumns)
    .from(groupTasks)
    .innerJoin(groupTaskStates, isStateOfTask)
    .innerJoin(users, eq(users.id, groupTaskStates.userId))
    .where(
      and(
        eq(groupTasks.groupId, param('groupId')),
        archived,
        sql`${groupTasks.type} = any(${param('types')})`,
        allEqual(groupTaskStates, { userId: param('userId'), assigned: true }),
      ),
    )
    .orderBy(asc(groupTasks.sequence))

const readCurrent = statement<OfMember>()((queries, param) => ofUser(queries, param, isNull(groupTasks.archivedAt)))

const readArchive = statement<OfMember & { limit: number; offset: number }>()((queries, param) =>
  ofUser(queries, param, isNotNull(groupTasks.archivedAt)).limit(param('limit')).offset(param('offset')),
)

/** The archived tasks with some ids. */
const readSome = statement<OfMember & { ids: readonly string[] }>()((queries, param) =>
  ofUser(queries, param, sql`${groupTasks.archivedAt} is not null and ${groupTasks.id} = any(${param('ids')}::uuid[])`),
)

const readOne = statement<OfMember & { taskId: string }>()((queries, param) =>
  ofUser(queries, param, sql`${groupTasks.id} = ${param('taskId')}::uuid`),
)

/**
 * One task of a member, current or archived. The caller has checked that it may be seen.
 * @throws DomainError taskNotFound
 */
export async function readUserTask(
  queries: Queries,
  { groupId, userId, taskId }: OfAssignee,
  readerId: string,
): Promise<UserGroupTask> {
  const found = firstOf(await readOne(queries, { groupId, userId, taskId, types: taskTypes }), 'taskNotFound')
  return showTo(readerId)(found)
}

type Row = Awaited<ReturnType<typeof readCurrent>>[number]

/** Shows rows with these columns to a user. */
export const showTo =
  (readerId: string) =>
  (row: Row): UserGroupTask => {
    const { id, groupId, title, notes, ruby, type, tags, requireApprove, requireResult, schedule } = row
    const { statesChangedAt, ...of } = row.assignees
    const { approveRequested, approved, result, note, streak, completedAt } = row
    const dates = showDates(row, row, row.today)
    // Leaders change the occurrences of tasks that are not their own.
    const isLeaders = !of.assignedUsers.includes(readerId)
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
      approveRequested,
      approved,
      result,
      note,
      mine: !row.onBreak && isMine(row, row, row.today),
      streak,
      schedule,
      ...of,
      ...dates,
      archived: row.archivedAt !== null,
      completed: completedAt !== null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: changedAtOf(row, { occurrence: row.occurrence, statesChangedAt }, [row.rolledOverAt]),
      canSkip: dates.canSkip && isLeaders && row.assignment === 'each',
      canSnooze: dates.canSnooze && isLeaders && row.assignment === 'each',
      assignment: row.assignment,
      ...showTurn(row.occurrence, row.userId),
      lastCompletedAt: (completedAt ?? row.lastCompletedAt)?.toISOString() ?? null,
      rank: showRank(row),
      forMyself: row.forMyself,
      checklist: shownChecklist(row),
      reminders: row.ownReminders ?? row.reminders ?? [],
    }
  }

/**
 * The tasks of a member with their state, oldest first: all current ones, or a page of the archive. The caller has
 * checked that they may be seen.
 * @param readerId the user who reads them: the member, or a leader
 */
export async function readUserTasks(
  queries: Queries,
  { groupId, userId, type, archived, page, limit }: TaskQuery,
  readerId: string,
): Promise<UserGroupTask[]> {
  const wanted = { groupId, userId, types: type ?? taskTypes }
  const rows = archived
    ? await readArchive(queries, { ...wanted, limit, offset: (page - 1) * limit })
    : await readCurrent(queries, wanted)
  return rows.map(showTo(readerId))
}

/** Some archived tasks of a member, oldest first. */
export async function readArchivedOf(
  queries: Queries,
  { groupId, userId, ids }: { groupId: string; userId: string; ids: string[] },
  readerId: string,
): Promise<UserGroupTask[]> {
  const rows = await readSome(queries, { groupId, userId, types: taskTypes, ids })
  return rows.map(showTo(readerId))
}
