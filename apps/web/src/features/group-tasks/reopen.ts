import { t } from '@lingui/core/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { replaceItem } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { ownIdIn } from '../groups/own-id.ts'
import { withRubies } from '../groups/rubies.ts'
import { reopenIn } from './changes.ts'
import { performOrQueueAssigned } from './own-tasks.ts'

/**
 * Reopens one of the user's tasks. It withdraws the request, and takes back the payment if the balance still covers it.
 */
export async function reopenAssignedTask(task: UserGroupTask): Promise<void> {
  const { id, groupId, schedule, slot } = task
  const title = shortTitle(task.title)
  announce(t`“${title}” is open again`)
  const occurrence = schedule && slot && { occurrence: slot }
  const input = { groupId, userId: ownIdIn(groupId), taskId: id, ...occurrence }
  await performOrQueueAssigned({ call: 'reopenInGroup', input }, task, {
    change: reopenIn(id),
    send: () => withRubies(groupId, () => trpcClient.groupTasks.ofMember.reopen.mutate(input)),
    settle: (answer) => replaceItem(answer.task),
  })
}
