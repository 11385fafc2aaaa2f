import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { lockSettledChild } from './lock-settled-child.ts'
import { notifyOfBreak } from './notify-of-break.ts'
import type { OfChildsDayOff } from './schema.ts'
import { takeBackFor } from './take-back.ts'

/**
 * Takes back planned days off of a child that have not begun.
 * @throws DomainError as listDaysOffOfChild and takeBackDayOff do
 *
 * Rules: Days off.
 */
export function takeBackDayOffOfChild(
  ctx: UserContext,
  { groupId, userId: childId, dayOffId }: OfChildsDayOff,
): Promise<null> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group) => {
    const { player, today } = await lockSettledChild(tx, ctx, group, childId)
    const dayOff = await takeBackFor(tx, { userId: childId, today }, dayOffId)
    await notifyOfBreak(tx, ctx, group, { child: player, type: 'breakTakenBack', dayOff })
    return null
  })
}
