import { plural, t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { removed } from '../../app/mutations/changes.ts'
import { queryClient } from '../../app/query-client.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { archiveKey } from './archive-key.ts'
import { performOrQueue } from './current.ts'

/** Archives completed tasks. */
export async function archiveTasks(tasks: readonly Task[]): Promise<void> {
  const count = tasks.length
  showMessage(t`${plural(count, { one: 'Moved to the archive.', other: '# tasks moved to the archive.' })}`)
  await Promise.all(tasks.map(archiveTask))
  void queryClient.invalidateQueries({ queryKey: archiveKey })
}

function archiveTask(task: Task): Promise<void> {
  const { id } = task
  const title = shortTitle(task.title)
  return attempt(t`Couldn’t archive “${title}”.`, () =>
    performOrQueue({ call: 'archive', input: { id } }, task, {
      change: removed([id]),
      send: () => trpcClient.tasks.archive.mutate({ id }),
    }),
  )
}
