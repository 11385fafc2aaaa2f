import type { UserContext } from '../kernel/context.ts'
import { changeGroup } from './change-group.ts'
import { assertPromotable, findMember } from './rules.ts'
import type { Member, OfMember } from './schema.ts'
import { setRole } from './set-role.ts'

/**
 * Makes a member a leader.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound, alreadyLeader,
 * cannotManageCreator
 *
 * Specification: Groups.
 */
export function promoteMember(ctx: UserContext, { id, memberId }: OfMember): Promise<Member> {
  return changeGroup(ctx, id, 'leader', (tx, group) => {
    const target = findMember(group, { memberId })
    assertPromotable(target)
    return setRole(tx, ctx, group, target, 'leader')
  })
}
