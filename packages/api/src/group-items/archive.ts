import { allEqual } from '@questboard/db/drizzle'
import type { UserContext } from '../kernel/context.ts'
import { changeItem } from './change-item.ts'
import type { ItemKind } from './kind.ts'

/**
 * Archives an item of a group. No one can complete or redeem it any more.
 * @throws DomainError as changeItem and `assertArchivable` of the kind do
 *
 * Rules: Groups.
 */
export function archiveItem<ItemIds extends { groupId: string }, Item, Shown>(
  ctx: UserContext,
  kind: ItemKind<ItemIds, Item, Shown, { userId: string }>,
  input: ItemIds,
): Promise<Shown> {
  return changeItem(ctx, kind, input, async (tx, item) => {
    kind.assertArchivable(item)
    await kind.endQuestions?.(tx, item)
    const archivedAt = ctx.services.clock.now()
    const { table } = kind
    const [id] = kind.idsOf(item)
    await tx
      .update(table)
      .set({ archivedAt, ...('updatedAt' in table && { updatedAt: archivedAt }) })
      .where(allEqual(table, { id, groupId: input.groupId }))
    return kind.showArchived(item, archivedAt)
  })
}
