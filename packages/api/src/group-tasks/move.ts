import { and, eq, isNull, sql } from '@questboard/db/drizzle'
import { groupTasks } from '@questboard/db/schema'
import { changeGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { moveBehind, type NewRank } from '../tasks/rank.ts'
import { findGroupTask } from './group-task.ts'
import type { MoveGroupTask } from './occurrences-schema.ts'
import type { GroupTask } from './schema.ts'
import { showGroupTask } from './show-task.ts'

/**
 * Moves a current task behind another one in the manual order of its group, or to the first place if there is none. The
 * order is that of all members, and the last move wins.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound: unknown, of another group,
 * or archived
 *
 * Rules: Order of tasks.
 */
export function moveGroupTask(ctx: UserContext, { groupId, taskId, after }: MoveGroupTask): Promise<GroupTask> {
  return changeGroup(ctx, groupId, 'leader', async (tx) => {
    const { task, ...assigned } = await findGroupTask(tx, groupId, taskId)
    if (task.archivedAt) throw new DomainError('taskNotFound')
    if (after === taskId) return showGroupTask({ task, ...assigned })
    const { ranks, rank } = moveBehind(await readRanks(tx, groupId), task, after)
    const updatedAt = ctx.services.clock.now()
    await saveRanks(tx, groupId, ranks, updatedAt)
    return showGroupTask({ task: { ...task, rank, updatedAt }, ...assigned })
  })
}

/** The current tasks: at most 1,000. */
const readRanks = (tx: Transaction, groupId: string) =>
  tx
    .select({ id: groupTasks.id, rank: groupTasks.rank, sequence: groupTasks.sequence })
    .from(groupTasks)
    .where(and(eq(groupTasks.groupId, groupId), isNull(groupTasks.archivedAt)))

/** Locks in the order in which a rollover locks tasks, which prevents deadlocks. */
async function saveRanks(tx: Transaction, groupId: string, ranks: NewRank[], at: Date): Promise<void> {
  await tx.execute(sql`
    with place as (
      select task.id, ranked.rank from ${tableOf('ranked', { id: 'uuid', rank: 'text' }, ranks)}, group_tasks task
      where task.id = ranked.id and task.group_id = ${groupId}::uuid order by task.id for no key update of task)
    update group_tasks task set rank = place.rank, updated_at = ${at.toISOString()}::timestamptz from place
    where task.id = place.id and task.group_id = ${groupId}::uuid`)
}
