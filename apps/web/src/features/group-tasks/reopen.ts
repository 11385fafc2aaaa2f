import { t } from '@lingui/core/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { replaced } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { ownIdIn } from '../groups/own-id.ts'
import { withRubies } from '../groups/rubies.ts'
import { reopened } from './changes.ts'
import { ownTasksIn } from './own-tasks.ts'

/**
 * Reopens one of the user's tasks. It withdraws the request, and takes back the payment if the balance still covers it.
 */
export async function reopenOwnTask({ id, groupId, title: whole }: UserGroupTask): Promise<void> {
  const title = shortTitle(whole)
  announce(t`“${title}” is open again`)
  const named = { groupId, userId: ownIdIn(groupId), taskId: id }
  await ownTasksIn(groupId).perform({
    queueKey: id,
    change: reopened(id),
    send: () => withRubies(groupId, () => trpcClient.groupTasks.ofMember.reopen.mutate(named)),
    settle: ({ task }) => replaced(task),
  })
}
