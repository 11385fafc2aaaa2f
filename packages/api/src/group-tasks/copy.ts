import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { takeNewId } from '../kernel/created-items.ts'
import { once } from '../kernel/retries/once.ts'
import { findGroupTask } from './group-task.ts'
import { insertGroupTask } from './insert.ts'
import { assertNotOwn } from './rules.ts'
import type { CopyGroupTask, GroupTask } from './schema.ts'
import { showGroupTask } from './show-task.ts'

/**
 * Creates a new task, open for all its assignees, from a current or archived one. They are notified.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound, notAuthorized,
 * tooManyItems, idAlreadyUsed, requestInProgress
 * | Specification: Groups.
 */
export function copyGroupTask(ctx: UserContext, input: CopyGroupTask): Promise<GroupTask> {
  const { groupId, taskId } = input
  return changeGroup(ctx, groupId, 'leader', (tx, group, me) =>
    once(ctx, tx, input, async () => {
      const { task, assignees } = await findGroupTask(tx, groupId, taskId)
      assertNotOwn(assignees, me)
      const { title, notes, ruby, type, tags, requireApprove, requireResult } = task
      const id = await takeNewId(tx, ctx, input.id)
      const copied = { id, groupId, title, notes, ruby, type, tags, requireApprove, requireResult }
      const members = assignees.flatMap(({ userId }) => group.members.find((member) => member.userId === userId) ?? [])
      return showGroupTask(await insertGroupTask(tx, ctx, group, copied, members))
    }),
  )
}
