import { and, eq, inArray, type SQL, sql } from '@questboard/db/drizzle'
import { groupTasks } from '@questboard/db/schema'
import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { anyOf, assertPageWeight, weightOf } from '../kernel/limits/page-weight.ts'
import { taskTypes } from '../tasks/schema.ts'
import { isFiltered, weighRead } from '../tasks/search.ts'
import { readList, readTasks } from './read-tasks.ts'
import type { GroupTask, ListGroupTasks } from './schema.ts'
import { filtered, searchArchive } from './search.ts'
import { showGroupTask } from './show-task.ts'

/**
 * The tasks of a group: all current ones, oldest first or in another order, or a page of the archive. Search and
 * filters apply together.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, invalidQueryParams: the page exceeds 4
 * MiB
 */
export async function listGroupTasks(ctx: UserContext, input: ListGroupTasks): Promise<GroupTask[]> {
  await readOwnGroup(ctx, input.groupId, 'leader')
  if (!input.archived) {
    const current = await readList(ctx.db, input)
    if (input.due || isFiltered(input)) {
      weighRead(
        ctx,
        current.map(({ task }) => task),
      )
    }
    return filtered(current, input).map(showGroupTask)
  }
  if (isFiltered(input)) return readFound(ctx, input)
  await assertPageWeight(ctx.db, archiveOf(input), input)
  return (await readList(ctx.db, input)).map(showGroupTask)
}

async function readFound(ctx: UserContext, input: ListGroupTasks): Promise<GroupTask[]> {
  const { db } = ctx
  const ids = await searchArchive(ctx, input)
  if (ids.length === 0) return []
  const found = sql`group_id = ${input.groupId}::uuid and id::text = ${anyOf(ids)}`
  await assertPageWeight(db, sql`select ${weight} as weight from group_tasks where ${found}`, { ...input, page: 1 })
  const tasks = await readTasks(db, and(eq(groupTasks.groupId, input.groupId), inArray(groupTasks.id, ids)))
  return tasks.map(showGroupTask)
}

const weight = sql`${weightOf(sql`title || notes || coalesce(checklist::text, '')`)} + coalesce((
    select sum(${weightOf(sql`coalesce(state.result, '')`)}) from group_task_states state
    where state.task_id = group_tasks.id and state.group_id = group_tasks.group_id
  ), 0)`

const archiveOf = ({ groupId, type }: ListGroupTasks): SQL => sql`
  select ${weight} as weight
  from group_tasks where group_id = ${groupId}::uuid and archived_at is not null and type = ${anyOf(type ?? taskTypes)} order by sequence`
