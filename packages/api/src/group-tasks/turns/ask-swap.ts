import { allEqual, and, eq } from '@questboard/db/drizzle'
import { turnSwaps } from '@questboard/db/schema'
import { changeGroup, type GroupWithMembers } from '../../groups/change-group.ts'
import { midnight, nextRollover } from '../../kernel/clock.ts'
import type { UserContext } from '../../kernel/context.ts'
import { claimNewId } from '../../kernel/created-items.ts'
import { DomainError, invalidField } from '../../kernel/errors.ts'
import { countRows } from '../../kernel/limits/count-rows.ts'
import { wholeSeconds } from '../../kernel/limits/retry-after.ts'
import { once } from '../../kernel/retries/once.ts'
import { insertedRow, type Transaction } from '../../kernel/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { findAssignedTask } from '../group-task.ts'
import type { GroupTaskRow } from '../read-tasks.ts'
import type { Swap } from '../schema.ts'
import type { AskSwap } from '../turns-schema.ts'
import { refusalWithName } from './claim.ts'
import { findOpenTurn } from './held-turn.ts'
import { dayOfGroup } from './settle.ts'
import { showSwap } from './swap-rows.ts'
import { readTurns, swapSource, swapsOf, touchTurn } from './turn-rows.ts'

/** How many swaps of one occurrence a member can withdraw and still ask for another. Each ask is a push to the other. */
const maxWithdrawn = 10

/**
 * Asks another assignee to take the caller's turn, in exchange for that assignee's next one. Only the holder asks.
 * @throws DomainError groupNotFound, notPartOfTheGroup, taskNotFound (also not assigned), memberNotFound: not assigned,
 * or oneself; taskAlreadyCompleted, notYourTurn, swapAlreadyOpen, holidayModeEnabledError: the other is on a break;
 * groupTaskApproveAlreadyRequested: the last turn of the other waits for approval; tooManyRequests: withdrew ten of this
 * occurrence; idAlreadyUsed, invalidData: the task does not take turns
 *
 * Rules: Turns.
 */
export function askTurnSwap(ctx: UserContext, input: AskSwap): Promise<Swap> {
  const { groupId, taskId, userId: toId } = input
  const { clock } = ctx.services
  return changeGroup(ctx, groupId, 'member', (tx, group) =>
    once(ctx, tx, input, async () => {
      const { task, assignees } = await findAssignedTask(tx, { groupId, taskId, userId: ctx.userId })
      const other = assignees.find(({ userId }) => userId === toId)
      if (toId === ctx.userId || !other) throw new DomainError('memberNotFound')
      if (task.assignment !== 'rotation') throw invalidField('taskId', 'no one takes turns')
      const row = await findOpenTurn(tx, task)
      if (row.holder !== ctx.userId) throw await refusalWithName(tx, 'notYourTurn', row.holder)
      const openSwaps = await tx
        .select()
        .from(turnSwaps)
        .where(and(swapsOf(task), eq(turnSwaps.status, 'open')))
      if (openSwaps.length > 0) throw new DomainError('swapAlreadyOpen')
      const withdrawn = allEqual(turnSwaps, { taskId, groupId, day: row.day, fromId: ctx.userId, status: 'withdrawn' })
      if ((await countRows(tx, turnSwaps, withdrawn)) >= maxWithdrawn) {
        const { zone, today } = await dayOfGroup(tx, ctx.services, group)
        const remainingMs = nextRollover(today, zone, midnight).getTime() - clock.now().getTime()
        throw new DomainError('tooManyRequests', { retryAfter: wholeSeconds(remainingMs) })
      }
      if (await isOnBreak(tx, ctx, group, { task, userId: toId })) throw new DomainError('holidayModeEnabledError')
      if (other.approveRequested) throw new DomainError('groupTaskApproveAlreadyRequested')
      const id = await claimNewId(tx, ctx, input.id)
      const inserted = await tx
        .insert(turnSwaps)
        .values({ id, taskId, groupId, day: row.day, fromId: ctx.userId, toId, createdAt: clock.now() })
        .returning()
      await touchTurn(tx, task)
      await notify(tx, clock, [toId], {
        type: 'askTurnSwap',
        senderId: ctx.userId,
        group,
        source: swapSource(id),
        data: { task: { title: task.title }, swap: { id, taskId } },
      })
      return showSwap(insertedRow(inserted))
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
  return states.some((state) => state.userId === userId && state.isOnHoliday)
}
