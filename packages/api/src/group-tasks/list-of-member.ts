import { type SQL, sql } from '@questboard/db/drizzle'
import { assertMaySeeItemsOf } from '../groups/may-see.ts'
import type { UserContext } from '../kernel/context.ts'
import { anyOf, assertPageWeight, weightOf } from '../kernel/page-weight.ts'
import { taskTypes } from '../tasks/schema.ts'
import { readUserTasks } from './read-user-tasks.ts'
import type { ListTasksOfMember, UserGroupTask } from './schema.ts'

/**
 * The tasks of a member, oldest first: all current ones, or a page of the archive. Every member can see their own.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, invalidQueryParams: the
 * page exceeds 4 MiB
 */
export async function listTasksOfMember(ctx: UserContext, input: ListTasksOfMember): Promise<UserGroupTask[]> {
  await assertMaySeeItemsOf(ctx, input)
  if (input.archived) await assertPageWeight(ctx.db, archiveOf(input), input)
  return readUserTasks(ctx.db, input)
}

const archiveOf = ({ groupId, userId, type }: ListTasksOfMember): SQL => sql`
  select ${weightOf(sql`title || notes || coalesce(state.result, '')`)} as weight
  from group_tasks join group_task_states state on state.task_id = group_tasks.id
  where group_id = ${groupId}::uuid and archived_at is not null and state.user_id = ${userId}::uuid and state.assigned
    and type = ${anyOf(type ?? taskTypes)}
  order by sequence`
