import { changeGroup, type OwnGroup } from '../groups/change-group.ts'
import { assertAssignable } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimId, claimIds } from '../kernel/created-items.ts'
import { once } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { assertPeriod } from '../missions/rules.ts'
import { withUsableTags } from '../tags/with-usable-tags.ts'
import { findMissionOfTask } from './find-mission-of-task.ts'
import { insertMission } from './insert.ts'
import { readMission } from './read-missions.ts'
import type { CreateGroupMission, GroupMission } from './schema.ts'
import { showMission } from './show-mission.ts'

/**
 * Creates a mission with its tasks for members. For each of them it starts by their own time zone. With client-chosen
 * ids, of the mission or of its tasks, the call can be repeated and returns the same mission.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, idAlreadyUsed, cannotAssignToYourself,
 * memberNotFound, invalidData, tooManyItems
 */
export function createGroupMission(ctx: UserContext, input: CreateGroupMission): Promise<GroupMission> {
  return changeGroup(ctx, input.groupId, 'leader', (tx, group, me) =>
    once(ctx, tx, input, () => makeMission(tx, ctx, { group, me }, input)),
  )
}

async function makeMission(
  tx: Transaction,
  ctx: UserContext,
  { group, me }: OwnGroup,
  { groupId, ...body }: CreateGroupMission,
): Promise<GroupMission> {
  const { services, userId, today } = ctx
  const show = async (missionId: string) => showMission(await readMission(tx, { groupId, missionId, today }))
  const create = { userId, scope: `group-mission:${groupId}`, body }
  const { id, repeated } = await claimId(tx, services.clock, create)
  if (repeated) return show(id)
  const tasks = await claimIds(tx, services.clock, create, body.tasks)
  if (tasks.repeated) return show(await findMissionOfTask(tx, groupId, tasks.repeated))
  assertAssignable(group, me, body.assignedUsers)
  assertPeriod(body, today)
  const { name, notes, from, to, requireApprove, assignedUsers: assignees } = body
  const mission = { id, name, notes, from, to, requireApprove }
  const tagged = await withUsableTags(tx, { groupId }, tasks.items)
  return insertMission(tx, ctx, group, { ...mission, tasks: tagged, assignees })
}
