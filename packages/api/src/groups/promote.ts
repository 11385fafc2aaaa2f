import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { changeGroup } from './change-group.ts'
import { lockCallerAndPlayers } from './lock-players.ts'
import { assertPromotable, findMember } from './rules.ts'
import type { Member, OfMember } from './schema.ts'
import { setRole } from './set-role.ts'

/**
 * Makes a member a leader.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, alreadyLeader,
 * cannotManageCreator, notAuthorized (a managed member)
 *
 * Rules: Groups.
 */
export function promoteMember(ctx: UserContext, { id, memberId }: OfMember): Promise<Member> {
  return changeGroup(ctx, id, 'leader', async (tx, group) => {
    const target = findMember(group, { memberId })
    assertPromotable(target)
    const players = await lockCallerAndPlayers(tx, ctx, [target.userId])
    if (players.get(target.userId)?.managed) throw new DomainError('notAuthorized')
    return setRole(tx, ctx, group, { member: target, role: 'leader' })
  })
}
