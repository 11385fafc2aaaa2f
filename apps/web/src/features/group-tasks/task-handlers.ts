import { t } from '@lingui/core/macro'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { added, removed, replaced } from '../../app/mutations/changes.ts'
import { removeWithUndo } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
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
    settle: replaced,
  })
  refreshGroup(groupId)
}

/** Copies a current or archived task as an open one, for the assignees who are still members. */
export function copyGroupTask({ id, groupId, title: whole }: GroupTask): void {
  const title = shortTitle(whole)
  void attempt(t`Couldn’t copy “${title}”.`, async () => {
    await groupTasksIn(groupId).perform({
      queueKey: id,
      send: () => trpcClient.groupTasks.copy.mutate({ groupId, taskId: id }),
      settle: (copy) => added(copy),
    })
    showMessage(t`Copied “${title}” to the group tasks.`)
    refreshGroup(groupId)
  })
}

/** Archives a task, done or not. */
export function archiveGroupTask({ id, groupId, title: whole }: GroupTask): void {
  const title = shortTitle(whole)
  const message = t`“${title}” archived.`
  const act = async () => {
    await groupTasksIn(groupId).perform({
      queueKey: id,
      change: removed([id]),
      send: () => trpcClient.groupTasks.archive.mutate({ groupId, taskId: id }),
    })
    showMessage(message)
    refreshGroup(groupId)
  }
  keepFocus(() => void attempt(t`Couldn’t archive “${title}”.`, act))
}

/** Hides a task, and deletes it for all assignees when the toast closes without an undo. */
export function removeGroupTask({ id, groupId, title: whole }: GroupTask): void {
  const title = shortTitle(whole)
  const { overlay, perform } = groupTasksIn(groupId)
  const change = removed<GroupTask>([id])
  keepFocus(() =>
    removeWithUndo({
      words: {
        deleted: t`“${title}” deleted.`,
        back: t`“${title}” is back`,
        notDeleted: t`Couldn’t delete “${title}”.`,
      },
      hide: () => overlay(change),
      async send() {
        await perform({
          queueKey: id,
          change,
          send: () => trpcClient.groupTasks.remove.mutate({ groupId, taskId: id }),
        })
        refreshGroup(groupId)
      },
      path: `/groups/${groupId}/tasks/${id}`,
    }),
  )
}
