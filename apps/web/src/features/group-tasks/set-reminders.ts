import { t } from '@lingui/core/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { GivenReminder } from '@questboard/api/schedules/schema'
import { replaceItem } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { announce } from '../../ui/toasts.ts'
import { ownIdIn } from '../groups/own-id.ts'
import { assignedTasksIn } from './own-tasks.ts'

/** Saves the reminders of a task for the user alone. Null: those of the task again. */
export async function setOwnReminders(
  { id, groupId }: UserGroupTask,
  reminders: GivenReminder[] | null,
): Promise<void> {
  const ids = { groupId, userId: ownIdIn(groupId), taskId: id }
  await assignedTasksIn(groupId).perform({
    queueKey: id,
    send: () => trpcClient.groupTasks.setReminders.mutate({ ...ids, reminders }),
    settle: replaceItem,
    isLocal: true,
  })
  announce(t`Reminders saved`)
}
