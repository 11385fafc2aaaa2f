import type { Task } from '@questboard/api/tasks/schema'
import { replaceItem } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import type { NewTask } from './add.ts'
import { performOrQueue } from './current.ts'
import { editedTask } from './due/scheduled.ts'
import { editedFields } from './edited-fields.ts'

/** Updates the edited fields of an open task. Other fields are not sent, since another device may have changed them. */
export async function updateTask(task: Task, written: NewTask): Promise<void> {
  const { id } = task
  const edited = editedFields(task, written)
  if (Object.keys(edited).length === 0) return
  const input = { ...edited, id }
  await performOrQueue({ call: 'patch', input }, editedTask(task, edited), {
    independent: true,
    send: () => trpcClient.tasks.patch.mutate(input),
    settle: replaceItem,
  })
}
