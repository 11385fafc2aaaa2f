import { allEqual, and, eq } from '@questboard/db/drizzle'
import { turnSwaps } from '@questboard/db/schema'
import { changeGroup, type GroupWithMembers } from '../../groups/change-group.ts'
import { lockPlayers } from '../../groups/lock-players.ts'
import type { UserContext } from '../../kernel/context.ts'
import { takeNewId } from '../../kernel/created-items.ts'
import { DomainError, invalidField } from '../../kernel/errors.ts'
import { once } from '../../kernel/retries/once.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { notify, withdrawNotifications } from '../../notifications/notify.ts'
import { findAssignedTask, findGroupTask } from '../group-task.ts'
import type { GroupTaskRow } from '../read-tasks.ts'
import type { Swap } from '../schema.ts'
import type { AnswerSwap, AskSwap, OfSwap } from '../turns-schema.ts'
import { refusalWithName } from './claim.ts'
import { sendTurnEvent } from './events.ts'
import { turnSource } from './give-current.ts'
import { findOpenTurn, saveHolder } from './held-turn.ts'
import { dayOfGroup } from './settle.ts'
import { readCurrentTurn, readTurns, type Swapped, swapSource, swapsOf, touchTurn } from './turn-rows.ts'

const showSwap = ({ id, taskId, day, fromId: from, toId: to, status }: Swapped): Swap => ({
  id,
  taskId,
  day,
  from,
  to,
  status,
})

/**
 * Asks another assignee to take the caller's turn, in exchange for that assignee's next one. Only the holder asks.
 * @throws DomainError groupNotFound, notPartOfTheGroup, taskNotFound (also not assigned), memberNotFound: not assigned,
 * or oneself; taskAlreadyCompleted, notYourTurn, swapAlreadyOpen, holidayModeEnabledError: the other is on a break;
 * idAlreadyUsed, invalidData: the task does not take turns
 *
 * Rules: Turns.
 */
export function askTurnSwap(ctx: UserContext, input: AskSwap): Promise<Swap> {
  const { groupId, taskId, userId: toId } = input
  const { clock } = ctx.services
  return changeGroup(ctx, groupId, 'member', (tx, group) =>
    once(ctx, tx, input, async () => {
      const { task, assignees } = await findAssignedTask(tx, { groupId, taskId, userId: ctx.userId })
      if (toId === ctx.userId || !assignees.some(({ userId }) => userId === toId)) {
        throw new DomainError('memberNotFound')
      }
      if (task.assignment !== 'rotation') throw invalidField('taskId', 'no one takes turns')
      const row = await findOpenTurn(tx, task)
      if (row.holder !== ctx.userId) throw await refusalWithName(tx, 'notYourTurn', row.holder)
      const asked = await tx
        .select()
        .from(turnSwaps)
        .where(and(swapsOf(task), eq(turnSwaps.status, 'open')))
      if (asked.length > 0) throw new DomainError('swapAlreadyOpen')
      if (await isOnBreak(tx, ctx, group, { task, userId: toId })) throw new DomainError('holidayModeEnabledError')
      const id = await takeNewId(tx, ctx, input.id)
      const [swap] = await tx
        .insert(turnSwaps)
        .values({ id, taskId, groupId, day: row.day, fromId: ctx.userId, toId, createdAt: clock.now() })
        .returning()
      if (!swap) throw new Error('an insert returned nothing')
      await touchTurn(tx, task)
      await notify(tx, clock, [toId], {
        type: 'askTurnSwap',
        senderId: ctx.userId,
        group,
        source: swapSource(id),
        about: { task: { title: task.title }, swap: { id, taskId } },
      })
      return showSwap(swap)
    }),
  )
}

/** Whether turns pass over an assignee now. */
async function isOnBreak(
  tx: Transaction,
  { services }: UserContext,
  group: GroupWithMembers,
  { task, userId }: { task: GroupTaskRow; userId: string },
): Promise<boolean> {
  const { today } = await dayOfGroup(tx, services, group)
  const { states } = await readTurns(tx, task, today)
  return states.some((state) => state.userId === userId && state.isOff)
}

/**
 * Accepts or declines a swap. Accepted, the caller holds the turn now, and the caller's next one goes to the asker.
 * Each turn still counts for whose it was.
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
      const own = assignees.find(({ userId }) => userId === ctx.userId)
      if (task.archivedAt || !own || own.approveRequested || players.get(ctx.userId)?.holidayMode) {
        throw new DomainError('swapNoLongerPossible')
      }
    }
    const status = accepted ? ('accepted' as const) : ('declined' as const)
    await tx.update(turnSwaps).set({ status, owed: accepted }).where(isSwap(swap))
    await touchTurn(tx, task)
    // It counts for whose turn it was.
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
      about: { task: { title: task.title, approved: accepted } },
    })
    return showSwap({ ...swap, status })
  })
}

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

async function findSwap(tx: Transaction, { groupId, taskId, swapId }: OfSwap): Promise<Swapped> {
  const [found] = await tx
    .select()
    .from(turnSwaps)
    .where(and(isSwap({ id: swapId, groupId }), eq(turnSwaps.taskId, taskId)))
  if (!found) throw new DomainError('swapNotFound')
  return found
}

const isSwap = ({ id, groupId }: Pick<Swapped, 'id' | 'groupId'>) => allEqual(turnSwaps, { id, groupId })
