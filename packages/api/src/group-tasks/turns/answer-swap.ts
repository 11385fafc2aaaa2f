import { turnSwaps } from '@questboard/db/schema'
import { changeGroup } from '../../groups/change-group.ts'
import { lockPlayers } from '../../groups/lock-players.ts'
import type { UserContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { notify, withdrawNotifications } from '../../notifications/notify.ts'
import { findGroupTask } from '../group-task.ts'
import type { Swap } from '../schema.ts'
import type { AnswerSwap } from '../turns-schema.ts'
import { sendTurnEvent } from './events.ts'
import { saveHolder } from './held-turn.ts'
import { dayOfGroup } from './settle.ts'
import { findSwap, isSwap, showSwap } from './swap-rows.ts'
import { readCurrentTurn, swapSource, touchTurn, turnSource } from './turn-rows.ts'

/**
 * Accepts or declines a swap. Accepted, the caller holds the turn now, and the caller's next one goes to the asker.
 * Each turn counts for the member whose turn it was before.
 * @throws DomainError groupNotFound, notPartOfTheGroup, swapNotFound: not asked of the caller; swapNoLongerPossible: it
 * was answered or withdrawn, the turn has passed on, or the caller cannot take it
 *
 * Rules: Turns.
 */
export function answerTurnSwap(ctx: UserContext, { accepted, ...ids }: AnswerSwap): Promise<Swap> {
  const { groupId, taskId } = ids
  const { clock } = ctx.services
  return changeGroup(ctx, groupId, 'member', async (tx, group) => {
    const swap = await findSwap(tx, ids)
    if (swap.toId !== ctx.userId) throw new DomainError('swapNotFound')
    const { task, assignees } = await findGroupTask(tx, groupId, taskId)
    const row = await readCurrentTurn(tx, task)
    const isPossible =
      row?.day === swap.day && row.holder === swap.fromId && row.takenBy === null && row.paidTo === null
    if (swap.status !== 'open' || !row || !isPossible) throw new DomainError('swapNoLongerPossible')
    if (accepted) {
      const players = await lockPlayers(tx, [swap.fromId, swap.toId])
      const caller = assignees.find(({ userId }) => userId === ctx.userId)
      if (task.archivedAt || !caller || caller.approveRequested || players.get(ctx.userId)?.holidayMode) {
        throw new DomainError('swapNoLongerPossible')
      }
    }
    const status = accepted ? ('accepted' as const) : ('declined' as const)
    await tx.update(turnSwaps).set({ status, owed: accepted }).where(isSwap(swap))
    await touchTurn(tx, task)
    // It counts for the member whose turn it was before.
    if (accepted) {
      const { today } = await dayOfGroup(tx, ctx.services, group)
      const newHolder = { holder: swap.toId, countsFor: row.countsFor ?? swap.fromId, today }
      const swapped = await saveHolder(tx, task, row, newHolder)
      await sendTurnEvent(tx, ctx.services, {
        type: 'group.turnChanged',
        group,
        task,
        turn: swapped,
        senderId: ctx.userId,
      })
    }
    await withdrawNotifications(tx, swapSource(swap.id))
    await notify(tx, clock, [swap.fromId], {
      type: 'turnSwapAnswered',
      senderId: ctx.userId,
      group,
      source: turnSource(task.id),
      data: { task: { title: task.title, approved: accepted } },
    })
    return showSwap({ ...swap, status })
  })
}
