import type { Queries } from '@questboard/db'
import { eq, type SQL, sql } from '@questboard/db/drizzle'
import { groups, users } from '@questboard/db/schema'
import { assertMaySeeItemsOf } from '../groups/may-see.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { anyOf, assertPageWeight, weightOf } from '../kernel/limits/page-weight.ts'
import { taskTypes } from '../tasks/schema.ts'
import { isFiltered, weighRead } from '../tasks/search.ts'
import { readArchivedOf, readUserTasks } from './read-user-tasks.ts'
import type { ListTasksOfMember, UserGroupTask } from './schema.ts'
import { type Days, filteredOfMember, searchArchiveOfMember } from './search.ts'

/**
 * The tasks of a member: all current ones, oldest first or in another order, or a page of the archive. Search and
 * filters apply together. Every member can see their own.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, invalidQueryParams: the
 * page exceeds 4 MiB
 */
export async function listTasksOfMember(ctx: UserContext, input: ListTasksOfMember): Promise<UserGroupTask[]> {
  await assertMaySeeItemsOf(ctx, input)
  if (!input.archived) {
    const tasks = await readUserTasks(ctx.db, input, ctx.userId)
    if (input.due || isFiltered(input)) weighRead(ctx, tasks)
    return filteredOfMember(
      tasks,
      input,
      input.due ? await readDays(ctx.db, input) : { own: ctx.today, ofTurns: ctx.today },
    )
  }
  if (isFiltered(input)) return readFound(ctx, input)
  await assertPageWeight(ctx.db, archiveOf(input), input)
  return readUserTasks(ctx.db, input, ctx.userId)
}

/** The days that decide whether the tasks of a member are due. */
async function readDays(queries: Queries, { groupId, userId }: ListTasksOfMember): Promise<Days> {
  const turnsDay = queries.select({ day: groups.turnsDay }).from(groups).where(eq(groups.id, groupId))
  const [days] = await queries
    .select({ own: users.lastDayStart, ofTurns: sql<Day>`coalesce((${turnsDay}), ${users.lastDayStart})::text` })
    .from(users)
    .where(eq(users.id, userId))
  if (!days) throw new Error('a member without a user')
  return days
}

async function readFound(ctx: UserContext, input: ListTasksOfMember): Promise<UserGroupTask[]> {
  const { db, userId: readerId } = ctx
  const ids = await searchArchiveOfMember(ctx, input)
  if (ids.length === 0) return []
  const found = sql`${ofMember(input)} and group_tasks.id::text = ${anyOf(ids)}`
  await assertPageWeight(db, found, { ...input, page: 1 })
  return readArchivedOf(db, { groupId: input.groupId, userId: input.userId, ids }, readerId)
}

const ofMember = ({ groupId, userId }: Pick<ListTasksOfMember, 'groupId' | 'userId'>): SQL => sql`
  select ${weightOf(sql`title || notes || coalesce(state.result, '') || coalesce(checklist::text, '')`)} as weight
  from group_tasks join group_task_states state
    on state.task_id = group_tasks.id and state.group_id = group_tasks.group_id
  where group_tasks.group_id = ${groupId}::uuid and archived_at is not null and state.user_id = ${userId}::uuid and state.assigned`

const archiveOf = (input: ListTasksOfMember): SQL => sql`
  ${ofMember(input)} and type = ${anyOf(input.type ?? taskTypes)}
  order by sequence`
