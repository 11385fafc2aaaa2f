import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { replaced } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { ownIdIn } from '../groups/own-id.ts'
import { resultGiven } from './changes.ts'
import { ownTasksIn } from './own-tasks.ts'

/** Saves the user's result of a task, before or after it is done. */
export async function giveOwnResult({ id, groupId }: UserGroupTask, result: string): Promise<void> {
  await ownTasksIn(groupId).perform({
    queueKey: id,
    change: resultGiven(id, result),
    send: () =>
      trpcClient.groupTasks.ofMember.giveResult.mutate({ groupId, userId: ownIdIn(groupId), taskId: id, result }),
    settle: replaced,
  })
}
