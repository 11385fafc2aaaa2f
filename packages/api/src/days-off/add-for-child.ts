import { changeGroup } from '../groups/change-group.ts'
import { makeTurnsDueOf } from '../groups/turns-due.ts'
import type { UserContext } from '../kernel/context.ts'
import { once } from '../kernel/retries/once.ts'
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
  const added = await changeGroup(ctx, groupId, 'leader', (tx, group) =>
    once(ctx, tx, input, async () => {
      const { player, today } = await lockSettledChild(tx, ctx, group, childId)
      const result = await addFor(tx, ctx, { player, today }, { kind, from, to, id })
      await notifyOfBreak(tx, ctx, group, { child: player, type: 'onBreak', days: { from, to } })
      return result
    }),
  )
  await passTurnsOn(ctx, childId)
  return added
}

/** A child on holiday is passed over in all their groups. Groups are locked before players. */
const passTurnsOn = ({ transaction, services }: UserContext, childId: string): Promise<void> =>
  transaction((tx) => makeTurnsDueOf(tx, services.clock, childId))
