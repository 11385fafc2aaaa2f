import type { UserContext } from '../kernel/context.ts'
import { notify } from '../notifications/notify.ts'
import { changeGroup } from './change-group.ts'
import { endMembership } from './leave.ts'
import { lockPlayers } from './lock-players.ts'
import { assertRemovable } from './rules.ts'
import type { OfMember } from './schema.ts'

/**
 * Removes a member from a group, or leaves it. A removed member is notified.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notAllowedToManageMember, memberNotFound, cannotManageCreator
 * | Specification: Groups.
 */
export function removeMember(ctx: UserContext, { id, memberId }: OfMember): Promise<null> {
  const { services, userId } = ctx
  return changeGroup(ctx, id, 'member', async (tx, group, me) => {
    const target = assertRemovable(
      me,
      group.members.find((member) => member.id === memberId),
    )
    await lockPlayers(tx, [target.userId])
    await endMembership(tx, services.clock, group, target)
    if (target.id !== me.id) {
      await notify(tx, services.clock, [target.userId], { type: 'removeMember', senderId: userId, group })
    }
    return null
  })
}
