import { readOwnGroup } from '../groups/change-group.ts'
import { isLeader } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { assignedTo, readMission } from './read-missions.ts'
import type { GroupMission, OfGroupMission } from './schema.ts'
import { showMission } from './show-mission.ts'

/**
 * A mission of a group, for its leaders and assignees.
 * @throws DomainError groupNotFound, notPartOfTheGroup, missionNotFound
 */
export async function readGroupMission(ctx: UserContext, input: OfGroupMission): Promise<GroupMission> {
  const { db, userId, today } = ctx
  const { me } = await readOwnGroup(ctx, input.groupId, 'member')
  return showMission(await readMission(db, { ...input, today }, isLeader(me) ? undefined : assignedTo(db, userId)))
}
