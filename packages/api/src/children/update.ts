import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { changeGroup } from '../groups/change-group.ts'
import { groupIdsOf, publishChanges } from '../groups/publish-changes.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { assertOwnsAvatar } from '../store/own-items.ts'
import { readChild } from './read-children.ts'
import type { Child, UpdateChild } from './schema.ts'

/**
 * Changes the given fields of a child in a group that the caller leads.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, childNotFound, avatarNotFound,
 * userDoesNotHaveAvatar
 * | Specification: Managed members.
 */
export function updateChild(
  ctx: UserContext,
  { groupId, userId: childId, name, avatar, lang }: UpdateChild,
): Promise<Child> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group) => {
    const isMember = group.members.some(({ userId }) => userId === childId)
    if (!isMember || !(await lockPlayer(tx, childId)).managed) throw new DomainError('childNotFound')
    if (avatar !== undefined) await assertOwnsAvatar(tx, childId, avatar)
    const changes = {
      ...(name !== undefined && { name }),
      ...(lang !== undefined && { lang }),
      ...(avatar !== undefined && { avatarId: avatar, generatedAvatarId: null }),
    }
    if (Object.keys(changes).length > 0) {
      await tx.update(users).set(changes).where(eq(users.id, childId))
      // Its other groups show the change, too.
      const others = (await groupIdsOf(tx, childId)).filter((id) => id !== groupId)
      await publishChanges(tx, others)
    }
    return readChild(tx, ctx, childId)
  })
}
