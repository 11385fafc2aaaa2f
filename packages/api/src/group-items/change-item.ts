import { changeGroup, type GroupWithMembers } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { once } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { ItemKind } from './kind.ts'
import { assertNotOwn } from './rules.ts'

/**
 * Changes an item of a group, as a leader to whom it is not assigned, with the group locked. A call with a key runs
 * once: an earlier response is looked up after the role is checked, and before the item is read.
 * @param input the whole input of the call
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, not found as `find` of the kind says,
 * notAuthorized
 *
 * Rules: Groups.
 */
export function changeItem<ItemIds extends { groupId: string }, Item, Result>(
  ctx: UserContext,
  kind: Pick<ItemKind<ItemIds, Item, unknown, { userId: string }>, 'find' | 'assigneesWhoCannotEdit'>,
  input: ItemIds & { id?: string | undefined },
  work: (tx: Transaction, item: Item, group: GroupWithMembers) => Promise<Result>,
): Promise<Result> {
  return changeGroup(ctx, input.groupId, 'leader', (tx, group) =>
    once(ctx, tx, input, async () => {
      const item = await kind.find(tx, input, ctx.today)
      assertNotOwn(kind.assigneesWhoCannotEdit(item), ctx)
      return work(tx, item, group)
    }),
  )
}
