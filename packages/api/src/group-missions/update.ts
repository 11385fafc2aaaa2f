import { allEqual, and, eq } from '@questboard/db/drizzle'
import { groupMissionStates, groupMissions } from '@questboard/db/schema'
import { assertNotOwn } from '../group-items/rules.ts'
import { changeGroup } from '../groups/change-group.ts'
import { assertAssignable } from '../groups/rules.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { assertGroupStorage, isLonger } from '../kernel/limits/storage.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { assertOpen, assertPeriod } from '../missions/rules.ts'
import { assignMission } from './assign.ts'
import { type MissionId, readMission, statesOf } from './read-missions.ts'
import { assertNoneWaits } from './rules.ts'
import type { GroupMission, PatchGroupMission } from './schema.ts'
import { showMission } from './show-mission.ts'

/**
 * Updates an open mission and its assignees: all fields (PUT) or the given ones (PATCH). Its dates can change only
 * while it is pending.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, cannotAssignToYourself, missionNotFound,
 * notAuthorized, preconditionFailed, memberNotFound, waitingApprovalMissionsExist, missionAlreadyCompletedOrFailed,
 * invalidData, tooManyItems
 *
 * Rules: Groups.
 */
export function updateGroupMission(
  ctx: UserContext,
  { groupId, missionId, from, to, assignedUsers: given, ...fields }: PatchGroupMission,
): Promise<GroupMission> {
  const { services, userId, today } = ctx
  return changeGroup(ctx, groupId, 'leader', async (tx, group, me) => {
    if (given?.includes(userId)) throw new DomainError('cannotAssignToYourself')
    const mission = await readMission(tx, { groupId, missionId, today })
    assertNotOwn(mission.states, ctx)
    assertMatches(ctx, () => showMission(mission))
    const before = userIdsOf(mission.states)
    const assignedUsers = given ?? before
    assertAssignable(group, me, assignedUsers)
    assertNoneWaits(mission)
    assertOpen(mission)
    const period = { from: mission.from, to: mission.to, ...(mission.status === 'pending' && { ...moved(from, to) }) }
    if (period.from !== mission.from || period.to !== mission.to) assertPeriod(period, today)
    const { name = mission.name, notes = mission.notes, requireApprove = mission.requireApprove } = fields
    await tx
      .update(groupMissions)
      .set({ name, notes, requireApprove, ...period, updatedAt: services.clock.now() })
      .where(allEqual(groupMissions, { id: missionId, groupId }))
    if (isLonger([name, notes], [mission.name, mission.notes])) await assertGroupStorage(tx, groupId)
    await assignMission(tx, ctx, { group, mission: { id: missionId, name, ...period } }, { to: assignedUsers, before })
    await moveStates(tx, mission, period)
    return showMission(await readMission(tx, { groupId, missionId, today }))
  })
}

/** The last day of those for whom it has not begun, even if they are not assigned now. */
async function moveStates(tx: Transaction, mission: MissionId & { to: Day }, { to }: { to: Day }): Promise<void> {
  if (to === mission.to) return
  await tx
    .update(groupMissionStates)
    .set({ to, updatedAt: transactionTime(tx) })
    .where(and(statesOf(mission), eq(groupMissionStates.status, 'pending')))
}

const moved = (from: string | undefined, to: string | undefined) => ({ ...(from && { from }), ...(to && { to }) })
