import { plural, t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { removeItems } from '../../app/mutations/changes.ts'
import { copyItem } from '../../app/mutations/copy-item.ts'
import { deletionMessages, removeFromList } from '../../app/mutations/removal.ts'
import { mutateWithUndo } from '../../app/mutations/undoable.ts'
import { queryClient } from '../../app/query-client.ts'
import { trpcClient } from '../../app/trpc.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { archiveKey } from './archive-key.ts'
import { overlay, perform, performOrQueue } from './current.ts'

/** Copies a current or archived task as an open one. */
export function copyTask({ id, title: fullTitle }: Task): void {
  copyItem({
    list: { perform },
    id,
    title: fullTitle,
    send: () => trpcClient.tasks.copy.mutate({ taskId: id }),
    done: (title) => t`Copied “${title}” to your tasks.`,
  })
}

/** Hides completed tasks, and archives them when the toast closes without an undo. */
export function archiveTasks(tasks: readonly Task[]): void {
  const count = tasks.length
  const title = shortTitle(tasks.map((task) => task.title).join(', '))
  const message = t`${plural(count, { one: 'Moved to the archive.', other: '# tasks moved to the archive.' })}`
  keepFocus(() =>
    mutateWithUndo({
      toast: { message },
      messages: { undone: t`“${title}” is back`, failed: t`Couldn’t archive “${title}”.` },
      show: () => overlay(removeItems(tasks.map(({ id }) => id))),
      async send() {
        await Promise.all(tasks.map(archiveTask))
        void queryClient.invalidateQueries({ queryKey: archiveKey })
      },
      call: tasks.map(({ id }) => ({ method: 'PATCH', path: `/user/tasks/${id}/archive` })),
    }),
  )
  announce(message)
}

function archiveTask(task: Task): Promise<void> {
  const { id } = task
  const title = shortTitle(task.title)
  return attempt(t`Couldn’t archive “${title}”.`, () =>
    performOrQueue({ call: 'archive', input: { id } }, task, {
      change: removeItems([id]),
      send: () => trpcClient.tasks.archive.mutate({ id }),
    }),
  )
}

/** Hides a task, and deletes it when the toast closes without an undo. */
export function removeTask({ id, title, type }: Task): void {
  const call = { call: 'remove', input: { id } } as const
  removeFromList({
    list: {
      overlay,
      perform: (mutation) => performOrQueue(call, { title, type }, { ...mutation, independent: true }),
    },
    id,
    messages: deletionMessages(title),
    send: () => trpcClient.tasks.remove.mutate({ id }),
    onRemoved: () => void queryClient.invalidateQueries({ queryKey: archiveKey }),
    path: `/user/tasks/${id}`,
    queued: { ...call, title, type },
  })
}
