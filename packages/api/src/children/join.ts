import { changeGroup } from '../groups/change-group.ts'
import { insertMember } from '../groups/insert-member.ts'
import { everyoneIn } from '../groups/lock-group.ts'
import { assertFreePlace } from '../groups/places.ts'
import { readMember } from '../groups/read-groups.ts'
import type { Member } from '../groups/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockOwnChild } from './lock-child.ts'
import type { ChildInGroup } from './schema.ts'

/**
 * Brings a child of the caller into another group that the caller leads. Its rubies there are separate.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, childNotFound, userAlreadyInGroup,
 * cannotInviteMembers
 *
 * Rules: Children.
 */
export function joinChild(ctx: UserContext, { groupId, userId: childId }: ChildInGroup): Promise<Member> {
  const { services } = ctx
  return changeGroup(ctx, groupId, 'leader', async (tx, group) => {
    await lockOwnChild(tx, ctx, childId)
    const everyone = everyoneIn(group)
    if (everyone.some((member) => member.userId === childId)) throw new DomainError('userAlreadyInGroup')
    await assertFreePlace(tx, services, group)
    await insertMember(tx, services.clock, { groupId, userId: childId })
    return readMember(tx, ctx, { groupId, userId: childId })
  })
}
