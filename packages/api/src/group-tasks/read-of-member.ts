import { assertMaySeeItemsOf } from '../groups/may-see.ts'
import type { UserContext } from '../kernel/context.ts'
import { readUserTask } from './read-user-tasks.ts'
import type { OfAssignee, UserGroupTask } from './schema.ts'

/**
 * A task of a member as the list has it. Every member can see their own, leaders those of all.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, taskNotFound
 */
export async function readTaskOfMember(ctx: UserContext, input: OfAssignee): Promise<UserGroupTask> {
  await assertMaySeeItemsOf(ctx, input)
  return readUserTask(ctx.db, input, ctx.userId)
}
