import { and, eq } from '@questboard/db/drizzle'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { changeItem } from './change-item.ts'
import type { ItemKind } from './kind.ts'

/**
 * Deletes an item of a group, current or archived, with its parts. What it paid stays paid. The ids cannot be used
 * again.
 * @throws DomainError as changeItem and `assertNoneWaits` of the kind do
 *
 * Specification: Groups.
 */
export function removeItem<Named extends { groupId: string }, Item>(
  ctx: UserContext,
  kind: ItemKind<Named, Item, unknown, { userId: string }>,
  named: Named,
): Promise<null> {
  return changeItem(ctx, kind, named, async (tx, item) => {
    kind.assertNoneWaits(item)
    const { table } = kind
    const [id, ...parts] = kind.idsOf(item)
    await tx.delete(table).where(and(eq(table.id, id), eq(table.groupId, named.groupId)))
    await retireIds(tx, ctx.services.clock, ctx.userId, [id, ...parts])
    return null
  })
}
