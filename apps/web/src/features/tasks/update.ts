import type { UpdateTask } from '@questboard/api/tasks/schema'
import { trpcClient } from '../../app/trpc.ts'
import { type Change, replaced } from './changes.ts'
import { perform } from './current.ts'

/** Waits for the answer before anything changes: the form that asks for it stays open until then. */
const nothingYet: Change = (tasks) => tasks

/** Replaces what is written of an open task. */
export async function updateTask(written: UpdateTask): Promise<void> {
  await perform({
    task: written.id,
    change: nothingYet,
    send: () => trpcClient.tasks.update.mutate(written),
    settle: replaced,
  })
}
