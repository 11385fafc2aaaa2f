import { assertMaySeeItemsOf } from '../groups/may-see.ts'
import type { UserContext } from '../kernel/context.ts'
import { readUserTasks } from './read-user-tasks.ts'
import type { ListTasksOfMember, UserGroupTask } from './schema.ts'

/**
 * The tasks that are assigned to a member, oldest first: all current ones, or a page of the archive. Everybody sees the
 * own ones.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound
 */
export async function listTasksOfMember(ctx: UserContext, input: ListTasksOfMember): Promise<UserGroupTask[]> {
  await assertMaySeeItemsOf(ctx, input)
  return readUserTasks(ctx.db, input)
}
