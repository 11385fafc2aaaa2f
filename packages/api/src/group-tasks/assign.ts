import { and, eq, notInArray, sql } from '@questboard/db/drizzle'
import { groupTaskStates } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'
import type { GroupTaskState } from './read-tasks.ts'

/**
 * Assigns a task to exactly these players, in this order. Earlier assignees keep their progress.
 * @returns their states
 * | Specification: Groups.
 */
export async function assign(tx: Transaction, taskId: string, userIds: string[]): Promise<GroupTaskState[]> {
  if (userIds.length === 0) return []
  await tx
    .update(groupTaskStates)
    .set({ assigned: false })
    .where(
      and(
        eq(groupTaskStates.taskId, taskId),
        eq(groupTaskStates.assigned, true),
        notInArray(groupTaskStates.userId, userIds),
      ),
    )
  const states = await tx
    .insert(groupTaskStates)
    .values(userIds.map((userId, place) => ({ taskId, userId, place, assigned: true })))
    .onConflictDoUpdate({
      target: [groupTaskStates.taskId, groupTaskStates.userId],
      set: { assigned: true, place: sql`excluded.place` },
    })
    .returning()
  return states.sort((one, other) => one.place - other.place)
}
