import { assertNotOwn } from '../group-items/rules.ts'
import { changeGroup } from '../groups/change-group.ts'
import { findMember } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findAssignedTask, saveState } from './group-task.ts'
import { assertNoneWaits, assigneesWhoCannotEdit } from './rules.ts'
import type { OfAssignee } from './schema.ts'
import { passTurn } from './turns/settle-task.ts'

/**
 * Unassigns a task from one member. The progress stays in case it is assigned again.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, taskNotFound,
 * notAuthorized, waitingApprovalTasksExist
 *
 * Rules: Groups.
 */
export function unassignGroupTask(ctx: UserContext, { groupId, userId, taskId }: OfAssignee): Promise<null> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    findMember(group, { userId })
    await lockPlayer(tx, userId)
    const { task, assignees, occurrence, state } = await findAssignedTask(tx, { groupId, taskId, userId })
    assertNotOwn(assigneesWhoCannotEdit({ task, assignees, occurrence }), me)
    assertNoneWaits([state])
    await saveState(tx, state, { assigned: false, remindAt: null })
    await passTurn(tx, ctx.services, group, task)
    return null
  })
}
