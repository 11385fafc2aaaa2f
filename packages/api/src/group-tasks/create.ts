import { changeGroup } from '../groups/change-group.ts'
import { assertAssignable } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { takeId } from '../kernel/created-items.ts'
import { once } from '../kernel/retries/once.ts'
import { findGroupTask } from './group-task.ts'
import { insertGroupTask } from './insert.ts'
import type { CreateGroupTask, GroupTask } from './schema.ts'
import { showGroupTask } from './show-task.ts'

/**
 * Creates a task for members of a group, who are notified. The same request with a client-made id can be repeated and
 * returns the same task.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, idAlreadyUsed, cannotAssignToYourself,
 * memberNotFound, tooManyItems
 * | Specification: Groups.
 */
export function createGroupTask(ctx: UserContext, input: CreateGroupTask): Promise<GroupTask> {
  const { services, userId } = ctx
  const { groupId, ...body } = input
  return changeGroup(ctx, groupId, 'leader', (tx, group, me) =>
    once(ctx, tx, input, async () => {
      const { id, repeated } = await takeId(tx, services.clock, { userId, scope: `group-task:${groupId}`, body })
      if (repeated) return showGroupTask(await findGroupTask(tx, groupId, id))
      const { assignedUsers, ...written } = body
      const members = assertAssignable(group, me, assignedUsers)
      return showGroupTask(await insertGroupTask(tx, ctx, group, { ...written, id, groupId }, members))
    }),
  )
}
