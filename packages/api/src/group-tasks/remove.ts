import { groupTasks } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { findGroupTask } from './group-task.ts'
import { assertNoneWaits, assertNotOwn } from './rules.ts'
import type { OfGroupTask } from './schema.ts'

/**
 * Deletes a task, current or archived. What it paid stays paid; its id cannot be used again.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound, notAuthorized,
 * waitingApprovalTasksExist
 */
export function removeGroupTask(ctx: UserContext, { groupId, taskId }: OfGroupTask): Promise<null> {
  return changeGroup(ctx, groupId, 'leader', async (tx, _group, me) => {
    const { assignees } = await findGroupTask(tx, groupId, taskId)
    assertNotOwn(assignees, me)
    assertNoneWaits(assignees)
    await tx.delete(groupTasks).where(and(eq(groupTasks.id, taskId), eq(groupTasks.groupId, groupId)))
    await retireIds(tx, ctx.services.clock, ctx.userId, [taskId])
    return null
  })
}
