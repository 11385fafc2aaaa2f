import type { Task } from '@questboard/api/tasks/schema'
import { replaced } from '../../app/mutations/changes.ts'
import { sendOrQueue } from '../../app/mutations/send-or-queue.ts'
import { trpcClient } from '../../app/trpc.ts'
import { resultGiven } from './changes.ts'
import { perform } from './current.ts'

/** Saves the result of a task, before or after it is done. */
export async function giveResult(task: Task, result: string): Promise<void> {
  const { id } = task
  await perform(
    sendOrQueue({ call: 'giveResult', input: { id, result } }, task, {
      queueKey: id,
      independent: true,
      change: resultGiven(id, result),
      send: () => trpcClient.tasks.giveResult.mutate({ id, result }),
      settle: replaced,
    }),
  )
}
