import { changeGroup, readOwnGroup } from '../groups/change-group.ts'
import { lockGroupsOf } from '../groups/lock-group.ts'
import { settleDueTurnsOf } from '../groups/settle-due-turns.ts'
import { makeTurnsDueOf } from '../groups/turns-due.ts'
import type { UserContext } from '../kernel/context.ts'
import { once } from '../kernel/retries/once.ts'
import type { RunTransaction } from '../kernel/transaction.ts'
import { addFor } from './add.ts'
import { lockSettledChild } from './lock-settled-child.ts'
import { notifyOfBreak } from './notify-of-break.ts'
import type { AddForChild, DayOffAdded } from './schema.ts'

/**
 * Plans days off for a child, or reports a day of illness. The child and the other leaders of the group are notified,
 * without a reason.
 * @throws DomainError as listDaysOffOfChild and addDayOff do
 *
 * Rules: Days off.
 */
export async function addDayOffForChild(ctx: UserContext, input: AddForChild): Promise<DayOffAdded> {
  const { groupId, userId: childId, kind, from, to, id } = input
  const { transaction, services } = ctx
  const { group: ownGroup } = await readOwnGroup(ctx, groupId, 'leader')
  // Otherwise a leader could lock the groups of any user.
  const isInGroup = ownGroup.members.some((member) => member.userId === childId)
  // Only what is recorded as missed can be given back.
  if (isInGroup && kind === 'sick') await settleDueTurnsOf(services, childId)
  // A day of illness changes turns in all groups of the child, and a child on holiday is passed over in all of them.
  const inAllGroups: RunTransaction = (work) =>
    transaction(async (tx) => {
      if (isInGroup) await lockGroupsOf(tx, childId)
      const result = await work(tx)
      if (isInGroup) await makeTurnsDueOf(tx, services.clock, childId)
      return result
    })
  return changeGroup({ ...ctx, transaction: inAllGroups }, groupId, 'leader', (tx, group) =>
    once(ctx, tx, input, async () => {
      const { player, today } = await lockSettledChild(tx, ctx, group, childId)
      const result = await addFor(tx, ctx, { player, today }, { kind, from, to, id })
      await notifyOfBreak(tx, ctx, group, { child: player, type: 'onBreak', dayOff: result.dayOff })
      return result
    }),
  )
}
