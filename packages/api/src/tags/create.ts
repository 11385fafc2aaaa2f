import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { once, onceInTransaction } from '../kernel/retries/once.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { insertTag } from './insert.ts'
import type { CreateGroupTag, CreateTag, Tag } from './schema.ts'

/**
 * Creates a tag of the caller. With a client-chosen id the call can be repeated and returns the same tag.
 * @throws DomainError idAlreadyUsed, tagAlreadyExists, tooManyItems
 *
 * Rules: Tags.
 */
export function createTag(ctx: UserContext, body: CreateTag): Promise<Tag> {
  return onceInTransaction(ctx, body, async (tx) => {
    await lockPlayer(tx, ctx.userId)
    return insertTag(tx, ctx, { userId: ctx.userId }, body)
  })
}

/**
 * Creates a tag of a group, as a leader.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, idAlreadyUsed, tagAlreadyExists,
 * tooManyItems
 */
export function createGroupTag(ctx: UserContext, input: CreateGroupTag): Promise<Tag> {
  const { groupId, ...body } = input
  return changeGroup(ctx, groupId, 'leader', (tx) => once(ctx, tx, input, () => insertTag(tx, ctx, { groupId }, body)))
}
