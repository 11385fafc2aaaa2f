import { readOwnGroup } from '../groups/change-group.ts'
import { assertRole, findMember } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { readUserTasks } from './read-user-tasks.ts'
import type { ListTasksOfMember, UserGroupTask } from './schema.ts'

/**
 * The tasks that are assigned to a member, oldest first: all current ones, or a page of the archive. Everybody sees the
 * own ones.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound
 */
export async function listTasksOfMember(ctx: UserContext, input: ListTasksOfMember): Promise<UserGroupTask[]> {
  const { group, me } = await readOwnGroup(ctx, input.groupId, 'member')
  if (input.userId !== me.userId) assertRole(me.role, 'leader')
  findMember(group, input)
  return readUserTasks(ctx.db, input)
}
