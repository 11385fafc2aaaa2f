import { inArray } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { boughtItems } from '../store/own-items.ts'
import type { Avatar } from '../store/schema.ts'
import { showAvatarTo } from '../store/show-avatar.ts'
import type { ItemKind } from './kind.ts'

/**
 * The open requests for an item of a group, with the name and avatar of each player, in the order of the kind.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, not found as `find` of the kind says
 *
 * Rules: Groups.
 */
export async function listApprovals<ItemIds extends { groupId: string }, Item, Request extends { userId: string }>(
  ctx: UserContext,
  kind: ItemKind<ItemIds, Item, unknown, Request>,
  input: ItemIds,
): Promise<(Request & { name: string; avatar: Avatar | null })[]> {
  const { db, userId: readerId, language, today } = ctx
  await readOwnGroup(ctx, input.groupId, 'leader')
  const requests = kind.requestsOf(await kind.find(db, input, today))
  if (requests.length === 0) return []
  const ids = userIdsOf(requests)
  const [people, bought] = await Promise.all([
    db.select({ id: users.id, name: users.name, avatarId: users.avatarId }).from(users).where(inArray(users.id, ids)),
    boughtItems(db, readerId),
  ])
  const personById = new Map(people.map((person) => [person.id, person]))
  return requests.flatMap((request) => {
    const person = personById.get(request.userId)
    if (!person) return []
    return { ...request, name: person.name, avatar: showAvatarTo(bought, person.avatarId, language) }
  })
}
