import { changeGroup, type GroupWithMembers } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type MissionReading, readMission } from './read-missions.ts'
import { assertNotOwn } from './rules.ts'
import type { OfGroupMission } from './schema.ts'

/**
 * Changes something of a group's mission, as a leader whom it is not assigned to, while the group is held.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized
 *
 * Specification: Groups.
 */
export function changeMission<Result>(
  ctx: UserContext,
  { groupId, missionId }: OfGroupMission,
  work: (tx: Transaction, mission: MissionReading, group: GroupWithMembers) => Promise<Result>,
): Promise<Result> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group) => {
    const mission = await readMission(tx, { groupId, missionId, today: ctx.today })
    assertNotOwn(mission, ctx.userId)
    return work(tx, mission, group)
  })
}
