import { t } from '@lingui/core/macro'
import type { CreateTask } from '@questboard/api/tasks/schema'
import { added } from '../../app/mutations/changes.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { performOrQueue } from './current.ts'
import { newTask } from './dates.ts'

export type NewTask = Omit<CreateTask, 'id'>

/**
 * Adds a task. It appears at once under an id made here. Calling the result again repeats the same create, which the
 * server applies once.
 */
export function draftOf(fields: NewTask): () => Promise<void> {
  const id = newId()
  const about = { id, createdAt: new Date().toISOString() }
  return async () => {
    // Only the form, which has loaded that code, gives a schedule or reminders.
    const task =
      fields.schedule || fields.reminders
        ? (await import('./due/scheduled.ts')).newScheduledTask(fields, about)
        : newTask(fields, about)
    const title = shortTitle(task.title)
    announce(t`Added: ${title}`)
    const input = { ...fields, id }
    await performOrQueue({ call: 'create', input }, task, {
      change: added(task),
      send: () => trpcClient.tasks.create.mutate(input),
    })
  }
}
