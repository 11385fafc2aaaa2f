import { allEqual } from '@questboard/db/drizzle'
import { memberships } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { isGuardian } from '../players/guardian-rights.ts'
import { changeGroup } from './change-group.ts'
import { endMembership, endMembershipAndNotify } from './end-membership.ts'
import { endRequestsToGuard } from './guardians.ts'
import { lockPlayers } from './lock-players.ts'
import { removeChild } from './remove-child.ts'
import { assertRemovable, isLeader } from './rules.ts'
import type { RemoveMember } from './schema.ts'

/**
 * Removes a member from a group, or leaves it. A removed member is notified. Guardians take their children out,
 * whatever their own role is.
 *
 * The shared devices that a leader added stay with the group, unless the caller leads it and says otherwise.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAllowedToManageMember, memberNotFound, cannotManageCreator
 *
 * Rules: Groups; Children.
 */
export async function removeMember(ctx: UserContext, { id, memberId, devices = false }: RemoveMember): Promise<null> {
  const { db, userId: guardianId } = ctx
  const [player] = await db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(allEqual(memberships, { id: memberId, groupId: id }))
  if (player && (await isGuardian(db, { guardianId, childId: player.id }))) {
    return removeChild(ctx, { groupId: id, userId: player.id })
  }
  return changeGroup(ctx, id, 'member', async (tx, group, me) => {
    const target = assertRemovable(
      me,
      group.members.find((member) => member.id === memberId),
    )
    await lockPlayers(tx, [target.userId])
    const ending = { group, membership: target, endsDevices: devices && isLeader(me) }
    if (target.id === me.id) await endMembership(tx, ctx.services.clock, ending)
    else await endMembershipAndNotify(tx, ctx, ending)
    await endRequestsToGuard(tx, ctx.services.clock, target)
    return null
  })
}
