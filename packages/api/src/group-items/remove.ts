import { allEqual } from '@questboard/db/drizzle'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import { aboutAssigned } from '../notifications/about-items.ts'
import { withdrawNotifications, withdrawQuestionsAbout } from '../notifications/notify.ts'
import { changeItem } from './change-item.ts'
import type { ItemKind } from './kind.ts'

/**
 * Deletes an item of a group, current or archived, with its parts. What it paid stays paid. The ids cannot be used
 * again.
 * @throws DomainError preconditionFailed, and as changeItem and `assertNoneWaits` of the kind do
 *
 * Rules: Groups.
 */
export function removeItem<ItemIds extends { groupId: string }, Item, Shown extends object>(
  ctx: UserContext,
  kind: ItemKind<ItemIds, Item, Shown, { userId: string }>,
  input: ItemIds,
): Promise<null> {
  return changeItem(ctx, kind, input, async (tx, item) => {
    assertMatches(ctx, () => kind.show(item))
    kind.assertNoneWaits(item)
    await kind.endQuestions?.(tx, item)
    const { table } = kind
    const [id, ...parts] = kind.idsOf(item)
    // Requests of members whose accounts wait for deletion go with the item.
    await withdrawQuestionsAbout(tx, { id, groupId: input.groupId })
    // Otherwise items that are made and deleted again would hide what others have sent to their assignees.
    await withdrawNotifications(tx, aboutAssigned({ id, groupId: input.groupId }))
    await tx.delete(table).where(allEqual(table, { id, groupId: input.groupId }))
    await retireIds(tx, ctx.services.clock, { userId: ctx.userId, ids: [id, ...parts] })
    return null
  })
}
