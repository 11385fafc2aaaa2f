import { t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { trpcClient } from '../../app/trpc.ts'
import { withBalances } from './balances.ts'
import { reopened } from './changes.ts'
import { perform } from './current.ts'
import { announce } from './notes.ts'

/** Opens a daily or weekly task that was done; what it paid goes back as far as it is still there. */
export async function reopenTask({ id, title }: Task): Promise<void> {
  announce(t`“${title}” is open again`)
  await perform({
    task: id,
    change: reopened(id),
    send: () => withBalances(() => trpcClient.tasks.reopen.mutate({ id })),
  })
}
