import { t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { attempt } from '../../../app/mutations/attempt.ts'
import { replaceItem, updateItem } from '../../../app/mutations/changes.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { announce, showToast } from '../../../ui/toasts.ts'
import { currentDay } from '../../days/current-day.ts'
import { performOrQueue } from '../current.ts'
import { dayInWords } from './day-in-words.ts'
import { dayToRestore } from './room.ts'
import { snoozedTask } from './scheduled.ts'

/** Moves the due day of tasks. It changes at once, and can be undone while the toast is visible. */
export function snooze(tasks: readonly Task[], until: string): void {
  const day = dayInWords(until, currentDay())
  const [first] = tasks
  if (!first) return
  const title = shortTitle(first.title)
  const message = tasks.length === 1 ? t`“${title}” moved: ${day}.` : t`Moved: ${day}.`
  showToast({
    message,
    undo() {
      announce(t`Moved back`)
      for (const task of tasks) send(task, dayToRestore(task, currentDay()))
    },
  })
  announce(message)
  for (const task of tasks) send(task, until)
}

function send(task: Task, until: string | null): void {
  const { id, slot } = task
  const input = { id, until, ...(slot !== null && { occurrence: slot }) }
  const title = shortTitle(task.title)
  void attempt(t`Couldn’t move “${title}”.`, () =>
    performOrQueue({ call: 'snooze', input }, task, {
      change: updateItem(id, (now) => snoozedTask(now, until)),
      send: () => trpcClient.tasks.snooze.mutate(input),
      settle: replaceItem,
    }),
  )
}
