import { t } from '@lingui/core/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient } from '../../app/trpc.ts'
import { showMessage } from '../../ui/toasts.ts'
import { type AskedSwap, answerSwap, refreshSwaps } from '../notifications/answer-swap.ts'

/** Answers at the row of the task: a toast says why it was not possible. */
export const answerAtRow = (asked: AskedSwap, accepted: boolean): Promise<void> =>
  attempt(t`Your answer wasn’t sent.`, () => answerSwap(asked, accepted))

/** Withdraws the user's question. */
export async function withdrawSwap(groupId: string, swap: NonNullable<UserGroupTask['swap']>): Promise<void> {
  await attempt(t`Couldn’t take the request back.`, async () => {
    try {
      await trpcClient.groupTasks.withdrawSwap.mutate({ groupId, taskId: swap.taskId, swapId: swap.id })
      showMessage(t`You took the request back.`)
    } finally {
      refreshSwaps(groupId)
    }
  })
}
