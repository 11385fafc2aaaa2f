import { type SQL, sql } from '@questboard/db/drizzle'
import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { anyOf, assertPageWeight, weightOf } from '../kernel/page-weight.ts'
import { taskTypes } from '../tasks/schema.ts'
import { readList } from './read-tasks.ts'
import type { GroupTask, ListGroupTasks } from './schema.ts'
import { showGroupTask } from './show-task.ts'

/**
 * The tasks of a group, oldest first: all current ones, or a page of the archive.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, invalidQueryParams: the page exceeds 4
 * MiB
 */
export async function listGroupTasks(ctx: UserContext, input: ListGroupTasks): Promise<GroupTask[]> {
  await readOwnGroup(ctx, input.groupId, 'leader')
  if (input.archived) await assertPageWeight(ctx.db, archiveOf(input), input)
  return (await readList(ctx.db, input)).map(showGroupTask)
}

const archiveOf = ({ groupId, type }: ListGroupTasks): SQL => sql`
  select ${weightOf(sql`title || notes`)} + coalesce((
    select sum(${weightOf(sql`coalesce(state.result, '')`)}) from group_task_states state where state.task_id = group_tasks.id
  ), 0) as weight
  from group_tasks where group_id = ${groupId}::uuid and archived_at is not null and type = ${anyOf(type ?? taskTypes)} order by sequence`
