import { turnSwaps } from '@questboard/db/schema'
import { changeGroup } from '../../groups/change-group.ts'
import type { UserContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { withdrawNotifications } from '../../notifications/notify.ts'
import type { OfSwap } from '../turns-schema.ts'
import { findSwap, isSwap } from './swap-rows.ts'
import { swapSource, touchTurn } from './turn-rows.ts'

/**
 * Withdraws a swap that the caller has asked for.
 * @throws DomainError groupNotFound, notPartOfTheGroup, swapNotFound: not the caller's; swapNoLongerPossible: it is not
 * open
 */
export function withdrawTurnSwap(ctx: UserContext, input: OfSwap): Promise<null> {
  return changeGroup(ctx, input.groupId, 'member', async (tx) => {
    const swap = await findSwap(tx, input)
    if (swap.fromId !== ctx.userId) throw new DomainError('swapNotFound')
    if (swap.status !== 'open') throw new DomainError('swapNoLongerPossible')
    await tx.update(turnSwaps).set({ status: 'withdrawn' }).where(isSwap(swap))
    await touchTurn(tx, { id: input.taskId, groupId: input.groupId })
    await withdrawNotifications(tx, swapSource(swap.id))
    return null
  })
}
