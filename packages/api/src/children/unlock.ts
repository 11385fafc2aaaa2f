import { changeGroup } from '../groups/change-group.ts'
import { lockChildInGroup } from '../groups/child-in-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { forgetGuesses } from '../pins/save-pin.ts'
import { readChild } from './read-children.ts'
import type { Child, ChildInGroup } from './schema.ts'

/**
 * Unlocks the PIN of a child in a group that the caller leads, at once and on all devices.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, childNotFound
 *
 * Rules: Tablets.
 */
export function unlockChild(ctx: UserContext, { groupId, userId: childId }: ChildInGroup): Promise<Child> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group) => {
    await lockChildInGroup(tx, group, childId)
    await forgetGuesses(tx, childId)
    return readChild(tx, ctx, childId)
  })
}
