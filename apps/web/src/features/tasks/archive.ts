import { plural, t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { queryClient } from '../../app/query-client.ts'
import { trpcClient } from '../../app/trpc.ts'
import { archiveKey } from './archive-key.ts'
import { attempt } from './attempt.ts'
import { removed } from './changes.ts'
import { perform } from './current.ts'
import { announce, showNote } from './notes.ts'

/** Moves tasks that were done to the archive. */
export async function archiveTasks(tasks: readonly Task[]): Promise<void> {
  const count = tasks.length
  const message = t`${plural(count, { one: 'Moved to the archive.', other: '# tasks moved to the archive.' })}`
  showNote({ message })
  announce(message)
  await Promise.all(tasks.map(({ id, title }) => attempt(t`“${title}” was not archived.`, () => archiveTask(id))))
  void queryClient.invalidateQueries({ queryKey: archiveKey })
}

function archiveTask(id: string): Promise<Task> {
  return perform({ task: id, change: removed([id]), send: () => trpcClient.tasks.archive.mutate({ id }) })
}
