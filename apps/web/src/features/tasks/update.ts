import type { UpdateTask } from '@questboard/api/tasks/schema'
import { replaced } from '../../app/acts/changes.ts'
import { sendOrKeep } from '../../app/acts/send-or-keep.ts'
import { trpcClient } from '../../app/trpc.ts'
import { perform } from './current.ts'

/** Replaces what is written of an open task. */
export async function updateTask(written: UpdateTask): Promise<void> {
  const { id } = written
  await perform(
    sendOrKeep({ call: 'update', input: written }, written, {
      lane: id,
      send: () => trpcClient.tasks.update.mutate(written),
      settle: replaced,
    }),
  )
}
