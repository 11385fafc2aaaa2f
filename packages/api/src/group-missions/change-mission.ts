import { changeGroup, type GroupWithMembers } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { once } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type MissionReading, readMission } from './read-missions.ts'
import { assertNotOwn } from './rules.ts'
import type { OfGroupMission } from './schema.ts'

/**
 * Changes something of a group's mission, as a leader whom it is not assigned to, while the group is held. A call with a key
 * is done once: whether it was done before is looked up after the role, and before the mission is read.
 * @param input all that the call was given
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, missionNotFound, notAuthorized
 *
 * Specification: Groups.
 */
export function changeMission<Result>(
  ctx: UserContext,
  input: OfGroupMission & { id?: string | undefined },
  work: (tx: Transaction, mission: MissionReading, group: GroupWithMembers) => Promise<Result>,
): Promise<Result> {
  const { groupId, missionId } = input
  return changeGroup(ctx, groupId, 'leader', (tx, group) =>
    once(ctx, tx, input, async () => {
      const mission = await readMission(tx, { groupId, missionId, today: ctx.today })
      assertNotOwn(mission, ctx.userId)
      return work(tx, mission, group)
    }),
  )
}
