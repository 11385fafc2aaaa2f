import { replaced } from '../../app/acts/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { resultGiven } from './changes.ts'
import { perform } from './current.ts'

/** Writes the result of a task that asks for one, before or after it is done. */
export async function giveResult(id: string, result: string): Promise<void> {
  await perform({
    lane: id,
    change: resultGiven(id, result),
    send: () => trpcClient.tasks.giveResult.mutate({ id, result }),
    settle: replaced,
  })
}
