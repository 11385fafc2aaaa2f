import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { saveTag } from './save.ts'
import type { Tag, UpdateGroupTag, UpdateTag } from './schema.ts'

/**
 * Changes the name and the color of a tag of the caller.
 * @throws DomainError tagNotFound, tagAlreadyExists, tooManyItems
 */
export function updateTag({ transaction, userId }: UserContext, input: UpdateTag): Promise<Tag> {
  return transaction(async (tx) => {
    await lockPlayer(tx, userId)
    return saveTag(tx, { userId }, input)
  })
}

/**
 * `updateTag` for a tag of a group, as a leader.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, tagNotFound, tagAlreadyExists,
 * tooManyItems
 */
export function updateGroupTag(ctx: UserContext, { groupId, tagId, ...written }: UpdateGroupTag): Promise<Tag> {
  return changeGroup(ctx, groupId, 'leader', (tx) => saveTag(tx, { groupId }, { id: tagId, ...written }))
}
