import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { replaceItem } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { ownIdIn } from '../groups/own-id.ts'
import { setResult } from '../tasks/changes.ts'
import { performOrQueueAssigned } from './own-tasks.ts'

/** Saves the user's result of a task, before or after it is done. */
export async function giveOwnResult(task: UserGroupTask, result: string): Promise<void> {
  const { id, groupId } = task
  const input = { groupId, userId: ownIdIn(groupId), taskId: id, result }
  await performOrQueueAssigned({ call: 'giveResultInGroup', input }, task, {
    change: setResult(id, result),
    send: () => trpcClient.groupTasks.ofMember.giveResult.mutate(input),
    settle: replaceItem,
  })
}
