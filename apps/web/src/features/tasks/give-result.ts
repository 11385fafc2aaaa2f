import type { Task } from '@questboard/api/tasks/schema'
import { replaceItem } from '../../app/mutations/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { setResult } from './changes.ts'
import { performOrQueue } from './current.ts'

/** Saves the result of a task, before or after it is done. */
export async function giveResult(task: Task, result: string): Promise<void> {
  const { id } = task
  await performOrQueue({ call: 'giveResult', input: { id, result } }, task, {
    independent: true,
    change: setResult(id, result),
    send: () => trpcClient.tasks.giveResult.mutate({ id, result }),
    settle: replaceItem,
  })
}
