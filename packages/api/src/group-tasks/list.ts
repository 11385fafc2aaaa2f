import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { readList } from './read-tasks.ts'
import type { GroupTask, ListGroupTasks } from './schema.ts'
import { showGroupTask } from './show-task.ts'

/**
 * The tasks of a group, oldest first: all current ones, or a page of the archive.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup
 */
export async function listGroupTasks(ctx: UserContext, input: ListGroupTasks): Promise<GroupTask[]> {
  await readOwnGroup(ctx, input.groupId, 'leader')
  return (await readList(ctx.db, input)).map(showGroupTask)
}
