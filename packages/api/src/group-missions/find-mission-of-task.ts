import { allEqual } from '@questboard/db/drizzle'
import { groupMissionTasks } from '@questboard/db/schema'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** The id of the mission of a task in a group. */
export async function findMissionOfTask(tx: Transaction, groupId: string, taskId: string): Promise<string> {
  const [mission] = await tx
    .select({ id: groupMissionTasks.missionId })
    .from(groupMissionTasks)
    .where(allEqual(groupMissionTasks, { id: taskId, groupId }))
  if (!mission) throw new DomainError('missionNotFound')
  return mission.id
}
