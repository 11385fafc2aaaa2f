import { t } from '@lingui/core/macro'
import type { ChecklistItem, Task } from '@questboard/api/tasks/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { replaceItem } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, showToast } from '../../ui/toasts.ts'
import { checkItemIn } from './changes.ts'
import { performOrQueue } from './current.ts'

/** Ticks or unticks an item of a checklist. It changes at once, and can be undone while the toast is visible. */
export function checkItem(task: Task, item: ChecklistItem, done: boolean): void {
  const title = shortTitle(item.title)
  const message = done ? t`“${title}” is done.` : t`“${title}” is open again`
  showToast({
    message,
    undo() {
      announce(done ? t`“${title}” is open again` : t`“${title}” is done.`)
      send(task, item, !done)
    },
  })
  announce(message)
  send(task, item, done)
}

function send(task: Task, { id: itemId, title }: ChecklistItem, done: boolean): void {
  const input = { id: task.id, itemId, done }
  const item = shortTitle(title)
  // The day of a task with a schedule does not end at midnight: its ticks count until its next occurrence.
  const type = task.schedule ? 'todo' : task.type
  void attempt(t`Couldn’t save “${item}”.`, () =>
    performOrQueue(
      { call: 'checkItem', input },
      { title: task.title, type },
      {
        independent: true,
        change: checkItemIn(input),
        send: () => trpcClient.tasks.checkItem.mutate(input),
        settle: replaceItem,
      },
    ),
  )
}
