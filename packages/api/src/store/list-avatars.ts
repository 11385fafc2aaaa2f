import type { UserContext } from '../kernel/context.ts'
import { avatars } from './avatars.ts'
import { boughtItems } from './own-items.ts'
import type { Avatar, ListAvatars } from './schema.ts'
import { isFree, showAvatar } from './show-avatar.ts'

/** A page of the avatars in the order of the catalogue. `owned` selects those that the caller owns, or does not own. */
export async function listAvatars(
  { db, userId, language }: UserContext,
  { owned, page, limit }: ListAvatars,
): Promise<Avatar[]> {
  const bought = await boughtItems(db, userId)
  return avatars
    .map((avatar) => showAvatar(avatar, { owned: isFree(avatar) || bought.has(avatar.id) }, language))
    .filter((avatar) => owned === undefined || avatar.owned === owned)
    .slice((page - 1) * limit, page * limit)
}
