import { randomUUIDv7 } from 'node:crypto'
import { missionBounds } from '../game/rules.ts'
import { changeItem } from '../group-items/change-item.ts'
import { addDays } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { lengthOf } from '../missions/rules.ts'
import { insertMission } from './insert.ts'
import { missionKind } from './kind.ts'
import { assertCopyable, countedTasks } from './rules.ts'
import type { CopyGroupMission, GroupMission } from './schema.ts'

/**
 * Copies an ended mission: starting today, of the same length, with open tasks, for its assignees who are still
 * members. They are notified as of a new mission.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized,
 * cannotCloneActivePendingMission, tooManyItems, idAlreadyUsed, requestInProgress
 */
export function copyGroupMission(ctx: UserContext, input: CopyGroupMission): Promise<GroupMission> {
  return changeItem(ctx, missionKind, input, async (tx, mission, group) => {
    assertCopyable(mission)
    const { name, notes, requireApprove } = mission
    const from = ctx.today
    const to = addDays(from, Math.min(lengthOf(mission), missionBounds.days))
    const tasks = countedTasks(mission.tasks).map((task) => ({ ...task, id: randomUUIDv7() }))
    const assignees = userIdsOf(mission.states)
    const copy = { id: await claimNewId(tx, ctx, input.id), name, notes, requireApprove, from, to, tasks, assignees }
    return insertMission(tx, ctx, group, copy)
  })
}
