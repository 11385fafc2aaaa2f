import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import type { ItemKind } from './kind.ts'

/**
 * An item of a group as leaders see it, current or archived.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, not found as `find` of the kind says
 *
 * Rules: Groups.
 */
export async function readItem<ItemIds extends { groupId: string }, Item, Shown>(
  ctx: UserContext,
  kind: Pick<ItemKind<ItemIds, Item, Shown, { userId: string }>, 'find' | 'show'>,
  input: ItemIds,
): Promise<Shown> {
  await readOwnGroup(ctx, input.groupId, 'leader')
  return kind.show(await kind.find(ctx.db, input, ctx.today))
}
