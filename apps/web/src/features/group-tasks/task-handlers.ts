import { t } from '@lingui/core/macro'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { replaceItem } from '../../app/mutations/changes.ts'
import { copyItem } from '../../app/mutations/copy-item.ts'
import { archiveMessages, deletionMessages, removeFromList } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { editedFields } from '../tasks/edited-fields.ts'
import type { GroupTaskValues } from './add.ts'
import { groupTasksIn } from './group-tasks.ts'

/** Updates a task and its assignees. Unchanged parts are not sent where the server keeps what is left out. */
export async function updateGroupTask(task: GroupTask, written: GroupTaskValues): Promise<void> {
  const { id, groupId } = task
  const { schedule, checklist, reminders, ...fields } = written
  const edited = editedFields(task, { schedule, checklist, reminders })
  await groupTasksIn(groupId).perform({
    queueKey: id,
    send: () => trpcClient.groupTasks.update.mutate({ ...fields, ...edited, groupId, taskId: id }),
    settle: replaceItem,
  })
}

/** Copies a current or archived task as an open one, for the assignees who are still members. */
export function copyGroupTask({ id, groupId, title: fullTitle }: GroupTask): void {
  copyItem({
    list: groupTasksIn(groupId),
    id,
    title: fullTitle,
    send: () => trpcClient.groupTasks.copy.mutate({ groupId, taskId: id }),
    done: (title) => t`Copied “${title}” to the group tasks.`,
  })
}

/** Archives a task, done or not. */
export function archiveGroupTask({ id, groupId, title }: GroupTask): void {
  removeFromList({
    list: groupTasksIn(groupId),
    id,
    messages: archiveMessages(title),
    send: () => trpcClient.groupTasks.archive.mutate({ groupId, taskId: id }),
    method: 'PATCH',
    path: `/groups/${groupId}/tasks/${id}/archive`,
  })
}

/** Hides a task, and deletes it for all assignees when the toast closes without an undo. */
export function removeGroupTask({ id, groupId, title }: GroupTask): void {
  removeFromList({
    list: groupTasksIn(groupId),
    id,
    messages: deletionMessages(title),
    send: () => trpcClient.groupTasks.remove.mutate({ groupId, taskId: id }),
    path: `/groups/${groupId}/tasks/${id}`,
  })
}
