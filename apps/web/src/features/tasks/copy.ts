import { t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { trpcClient } from '../../app/trpc.ts'
import { added } from './changes.ts'
import { perform } from './current.ts'
import { announce, showNote } from './notes.ts'

/** Makes a new, open task like this one, current or archived. */
export async function copyTask({ id, title }: Task): Promise<void> {
  await perform({
    task: id,
    change: (tasks) => tasks,
    send: () => trpcClient.tasks.copy.mutate({ id }),
    settle: added,
  })
  const message = t`A copy of “${title}” is among your tasks.`
  showNote({ message })
  announce(message)
}
