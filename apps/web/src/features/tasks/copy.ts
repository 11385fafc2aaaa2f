import { t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { added } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { perform } from './current.ts'

/** Copies a current or archived task as an open one. */
export async function copyTask(task: Task): Promise<void> {
  const { id } = task
  const title = shortTitle(task.title)
  await perform({
    queueKey: id,
    send: () => trpcClient.tasks.copy.mutate({ taskId: id }),
    settle: added,
  })
  showMessage(t`Copied “${title}” to your tasks.`)
}
