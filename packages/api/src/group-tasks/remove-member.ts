import { allEqual, and, eq, sql } from '@questboard/db/drizzle'
import { groupTaskStates } from '@questboard/db/schema'
import { requestSource } from '../group-items/request-source.ts'
import { makeTurnsDue } from '../groups/turns-due.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { MemberRemoval } from '../member-removal.ts'
import { withdrawNotifications } from '../notifications/notify.ts'

/**
 * Unassigns the tasks of a locked player who leaves a locked group, and ends open requests. The progress stays, so that
 * no period pays twice if the player returns.
 *
 * Rules: Groups.
 */
export async function removeMemberFromTasks(tx: Transaction, { groupId, userId, at }: MemberRemoval): Promise<void> {
  const isOwn = allEqual(groupTaskStates, { userId, groupId })
  const waiting = await tx
    .update(groupTaskStates)
    .set({
      updatedAt: at,
      approveRequested: false,
      completedAt: null,
      completedOn: null,
      streak: sql`greatest(${groupTaskStates.streak} - case when ${groupTaskStates.missed} then 0 else 1 end, 0)`,
    })
    .where(and(isOwn, eq(groupTaskStates.approveRequested, true)))
    .returning({ taskId: groupTaskStates.taskId, userId: groupTaskStates.userId })
  await Promise.all([
    tx
      .update(groupTaskStates)
      .set({ assigned: false, remindAt: null, updatedAt: at })
      .where(and(isOwn, eq(groupTaskStates.assigned, true))),
    ...waiting.map((state) => withdrawNotifications(tx, requestSource('task', state.taskId, state.userId))),
    makeTurnsDue(tx, { now: () => at }, groupId),
  ])
}
