import { t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { withBalances } from '../../app/mutations/balances.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { reopenIn } from './changes.ts'
import { performOrQueue } from './current.ts'

/** Reopens a completed daily or weekly task. Its payment is taken back if the balance still covers it. */
export async function reopenTask(task: Task): Promise<void> {
  const { id, schedule, slot } = task
  const input = { id, ...(schedule && slot && { occurrence: slot }) }
  const title = shortTitle(task.title)
  announce(t`“${title}” is open again`)
  await performOrQueue({ call: 'reopen', input }, task, {
    change: reopenIn(id),
    send: () => withBalances(() => trpcClient.tasks.reopen.mutate(input)),
  })
}
