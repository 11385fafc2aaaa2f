import { and, eq, isNull, sql } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { changeOwnTask } from './change-task.ts'
import { showTask } from './own-task.ts'
import { moveBehind, type NewRank } from './rank.ts'
import type { MoveTask, Task } from './schema.ts'

/**
 * Moves a current task behind another one in the manual order, or to the first place if there is none. The last move
 * wins.
 * @throws DomainError taskNotFound: unknown, of another user, or archived
 *
 * Rules: Order of tasks.
 */
export function moveTask(ctx: UserContext, { id, after }: MoveTask): Promise<Task> {
  const { services, userId } = ctx
  return changeOwnTask(ctx, id, async (tx, { task, today }) => {
    if (task.archivedAt) throw new DomainError('taskNotFound')
    if (after === id) return showTask(task, today)
    const { ranks, rank } = moveBehind(await readRanks(tx, userId), task, after)
    const updatedAt = services.clock.now()
    await saveRanks(tx, userId, ranks, updatedAt)
    const moved = { userId, type: 'task.updated', changed: ['rank'] } as const
    recordChange(tx, ...ranks.map(({ id: movedId }) => ({ ...moved, item: { kind: 'task' as const, id: movedId } })))
    return showTask({ ...task, rank, updatedAt }, today)
  })
}

/** The current tasks: at most 1,000. */
const readRanks = (tx: Transaction, userId: string) =>
  tx
    .select({ id: tasks.id, rank: tasks.rank, sequence: tasks.sequence })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), isNull(tasks.archivedAt)))

async function saveRanks(tx: Transaction, userId: string, ranks: NewRank[], at: Date): Promise<void> {
  await tx.execute(sql`
    update tasks task set rank = place.rank, updated_at = ${at.toISOString()}::timestamptz
    from ${tableOf('place', { id: 'uuid', rank: 'text' }, ranks)}
    where task.id = place.id and task.user_id = ${userId}::uuid`)
}
