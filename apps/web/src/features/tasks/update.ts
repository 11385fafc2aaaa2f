import type { UpdateTask } from '@questboard/api/tasks/schema'
import { replaced } from '../../app/acts/changes.ts'
import { trpcClient } from '../../app/trpc.ts'
import { perform } from './current.ts'

/** Replaces what is written of an open task. */
export async function updateTask(written: UpdateTask): Promise<void> {
  await perform({
    lane: written.id,
    send: () => trpcClient.tasks.update.mutate(written),
    settle: replaced,
  })
}
