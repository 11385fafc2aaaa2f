import { t } from '@lingui/core/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'

type Swap = NonNullable<UserGroupTask['swap']>

/** The group, and the notification with the question. */
function refresh(groupId: string): void {
  refreshGroup(groupId)
  void trpcUtils.notifications.list.invalidate()
}

/**
 * Accepts or declines to swap turns.
 * @param name the shortened name of the member who asks
 */
export async function answerSwap(groupId: string, swap: Swap, name: string, accepted: boolean): Promise<void> {
  await attempt(t`Your answer wasn’t sent.`, async () => {
    try {
      await trpcClient.groupTasks.answerSwap.mutate({ groupId, taskId: swap.taskId, swapId: swap.id, accepted })
      showMessage(accepted ? t`It’s your turn now. ${name} does your next one.` : t`You didn’t swap with ${name}.`)
    } finally {
      refresh(groupId)
    }
  })
}

/** Withdraws the user's question. */
export async function withdrawSwap(groupId: string, swap: Swap): Promise<void> {
  await attempt(t`Couldn’t take the question back.`, async () => {
    try {
      await trpcClient.groupTasks.withdrawSwap.mutate({ groupId, taskId: swap.taskId, swapId: swap.id })
      showMessage(t`You took the question back.`)
    } finally {
      refresh(groupId)
    }
  })
}
