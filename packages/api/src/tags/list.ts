import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { readOwnTags, tagsInOrder } from './own-tags.ts'
import type { TagOwner } from './rules.ts'
import type { OfGroup, Tag } from './schema.ts'

/** The tags of all users, then those of a user or a group by name. */
export async function listTags(
  { db, language }: Pick<UserContext, 'db' | 'language'>,
  owner: TagOwner,
): Promise<Tag[]> {
  return tagsInOrder(await readOwnTags(db, owner), language)
}

/** `listTags` for a group of the caller. @throws DomainError groupNotFound, notPartOfTheGroup */
export async function listGroupTags(ctx: UserContext, { groupId }: OfGroup): Promise<Tag[]> {
  await readOwnGroup(ctx, groupId, 'member')
  return listTags(ctx, { groupId })
}
