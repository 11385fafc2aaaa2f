import { allEqual, and, isNotNull } from '@questboard/db/drizzle'
import { guardianships, memberships } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { changeGroup } from './change-group.ts'
import { endMembership } from './leave.ts'
import { lockPlayers } from './lock-players.ts'
import { endMembershipOf, removeChild } from './remove-child.ts'
import { assertRemovable, isLeader } from './rules.ts'
import type { OfMember, RemoveMember } from './schema.ts'

/**
 * Removes a member from a group, or leaves it. A removed member is notified. Guardians take their children out, whatever
 * their own role is.
 * | The shared devices that a leader added stay with the group, unless the caller leads it and says otherwise.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAllowedToManageMember, memberNotFound, cannotManageCreator
 * | Specification: Groups; Managed members.
 */
export async function removeMember(ctx: UserContext, { id, memberId, devices = false }: RemoveMember): Promise<null> {
  const child = await findOwnChild(ctx, { id, memberId })
  if (child) return removeChild(ctx, { groupId: id, userId: child.userId })
  return changeGroup(ctx, id, 'member', async (tx, group, me) => {
    const target = assertRemovable(
      me,
      group.members.find((member) => member.id === memberId),
    )
    await lockPlayers(tx, [target.userId])
    const options = { endsDevices: devices && isLeader(me) }
    if (target.id === me.id) await endMembership(tx, ctx.services.clock, group, target, options)
    else await endMembershipOf(tx, ctx, group, target, options)
    return null
  })
}

/** The membership, if it is one of a child whose guardian the caller is. */
async function findOwnChild(
  { db, userId }: UserContext,
  { id, memberId }: OfMember,
): Promise<{ userId: string } | undefined> {
  const [found] = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(
      guardianships,
      and(
        allEqual(guardianships, { childId: memberships.userId, guardianId: userId }),
        isNotNull(guardianships.consentAt),
      ),
    )
    .where(allEqual(memberships, { id: memberId, groupId: id }))
  return found
}
