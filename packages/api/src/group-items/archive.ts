import { allEqual } from '@questboard/db/drizzle'
import type { UserContext } from '../kernel/context.ts'
import { changeItem } from './change-item.ts'
import type { ItemKind } from './kind.ts'

/**
 * Archives an item of a group. No one can complete or redeem it any more.
 * @throws DomainError as changeItem and `assertArchivable` of the kind do
 *
 * Specification: Groups.
 */
export function archiveItem<Named extends { groupId: string }, Item, Shown>(
  ctx: UserContext,
  kind: ItemKind<Named, Item, Shown, { userId: string }>,
  named: Named,
): Promise<Shown> {
  return changeItem(ctx, kind, named, async (tx, item) => {
    kind.assertArchivable(item)
    const archivedAt = ctx.services.clock.now()
    const { table } = kind
    const [id] = kind.idsOf(item)
    await tx
      .update(table)
      .set({ archivedAt, ...('updatedAt' in table && { updatedAt: archivedAt }) })
      .where(allEqual(table, { id, groupId: named.groupId }))
    return kind.showArchived(item, archivedAt)
  })
}
