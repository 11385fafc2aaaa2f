import { t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { attempt } from '../../../app/mutations/attempt.ts'
import { replaceItem, updateItem } from '../../../app/mutations/changes.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { announce, showToast } from '../../../ui/toasts.ts'
import { performOrQueue } from '../current.ts'
import { skippedTask } from './scheduled.ts'

/** Skips the current occurrence of a task. It can be undone while the toast is visible. */
export function skipTask(task: Task): void {
  const { id, slot } = task
  const title = shortTitle(task.title)
  const message = t`Skipped “${title}” this time.`
  const input = { id, ...(slot !== null && { occurrence: slot }) }
  showToast({ message, undo: () => undoSkip(task) })
  announce(message)
  void attempt(t`Couldn’t skip “${title}”.`, () =>
    performOrQueue({ call: 'skip', input }, task, {
      change: updateItem(id, (now) => skippedTask(now)),
      send: () => trpcClient.tasks.skip.mutate(input),
      settle: replaceItem,
    }),
  )
}

function undoSkip(task: Task): void {
  const { id } = task
  const title = shortTitle(task.title)
  announce(t`“${title}” is back`)
  void attempt(t`Couldn’t bring back “${title}”.`, () =>
    performOrQueue({ call: 'takeBackSkip', input: { id } }, task, {
      change: updateItem(id, () => task),
      send: () => trpcClient.tasks.takeBackSkip.mutate({ id }),
      settle: replaceItem,
    }),
  )
}
