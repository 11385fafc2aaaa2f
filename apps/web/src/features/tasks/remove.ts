import type { Task } from '@questboard/api/tasks/schema'
import { deletionWords, removeFromList } from '../../app/mutations/removal.ts'
import { queryClient } from '../../app/query-client.ts'
import { trpcClient } from '../../app/trpc.ts'
import { archiveKey } from './archive-key.ts'
import { overlay, performOrQueue } from './current.ts'

/** Hides a task, and deletes it when the toast closes without an undo. */
export function removeTask({ id, title, type }: Task): void {
  const call = { call: 'remove', input: { id } } as const
  removeFromList({
    list: {
      overlay,
      perform: (mutation) => performOrQueue(call, { title, type }, { ...mutation, independent: true }),
    },
    id,
    words: deletionWords(title),
    send: () => trpcClient.tasks.remove.mutate({ id }),
    onRemoved: () => void queryClient.invalidateQueries({ queryKey: archiveKey }),
    path: `/user/tasks/${id}`,
    queued: { ...call, title, type },
  })
}
