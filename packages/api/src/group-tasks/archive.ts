import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { findGroupTask, saveGroupTask } from './group-task.ts'
import { assertNoneWaits, assertNotOwn } from './rules.ts'
import type { GroupTask, OfGroupTask } from './schema.ts'
import { showGroupTask } from './show-task.ts'

/**
 * Archives a task without open requests.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound, notAuthorized,
 * taskAlreadyArchived, waitingApprovalTasksExist
 * | Specification: Groups.
 */
export function archiveGroupTask(ctx: UserContext, { groupId, taskId }: OfGroupTask): Promise<GroupTask> {
  return changeGroup(ctx, groupId, 'leader', async (tx, _group, me) => {
    const { task, assignees } = await findGroupTask(tx, groupId, taskId)
    assertNotOwn(assignees, me)
    if (task.archivedAt) throw new DomainError('taskAlreadyArchived')
    assertNoneWaits(assignees)
    const archived = await saveGroupTask(tx, task, { archivedAt: ctx.services.clock.now() })
    return showGroupTask({ task: archived, assignees })
  })
}
