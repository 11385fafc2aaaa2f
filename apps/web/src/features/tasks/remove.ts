import { t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { removed } from '../../app/mutations/changes.ts'
import { removeWithUndo } from '../../app/mutations/removal.ts'
import { sendOrQueue } from '../../app/mutations/send-or-queue.ts'
import { queryClient } from '../../app/query-client.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { archiveKey } from './archive-key.ts'
import { overlay, perform } from './current.ts'

/** Hides a task, and deletes it when the toast closes without an undo. */
export function removeTask(task: Task): void {
  const { id } = task
  const title = shortTitle(task.title)
  removeWithUndo({
    words: {
      deleted: t`“${title}” deleted.`,
      back: t`“${title}” is back`,
      notDeleted: t`Couldn’t delete “${title}”.`,
    },
    hide: () => overlay(removed([id])),
    async send() {
      await perform(
        sendOrQueue({ call: 'remove', input: { id } }, task, {
          queueKey: id,
          independent: true,
          change: removed([id]),
          send: () => trpcClient.tasks.remove.mutate({ id }),
        }),
      )
      void queryClient.invalidateQueries({ queryKey: archiveKey })
    },
    path: `/user/tasks/${id}`,
    queued: { call: 'remove', input: { id }, title: task.title, type: task.type },
  })
}
