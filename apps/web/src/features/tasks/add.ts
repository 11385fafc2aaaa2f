import { t } from '@lingui/core/macro'
import type { CreateTask } from '@questboard/api/tasks/schema'
import { addItems } from '../../app/mutations/changes.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { performOrQueue } from './current.ts'
import { newTask } from './dates.ts'

export type NewTask = Omit<CreateTask, 'id'>

/**
 * Returns a function that creates the task, which appears at once. It may be called again after a failure: the server
 * creates it once.
 */
export function prepareTask(fields: NewTask): () => Promise<void> {
  const id = newId()
  const identity = { id, createdAt: new Date().toISOString() }
  return async () => {
    // Only the form, which has loaded that code, gives a schedule or reminders.
    const task =
      fields.schedule || fields.reminders
        ? (await import('./due/scheduled.ts')).newScheduledTask(fields, identity)
        : newTask(fields, identity)
    const title = shortTitle(task.title)
    announce(t`Added: ${title}`)
    const input = { ...fields, id }
    await performOrQueue({ call: 'create', input }, task, {
      change: addItems(task),
      send: () => trpcClient.tasks.create.mutate(input),
    })
  }
}
