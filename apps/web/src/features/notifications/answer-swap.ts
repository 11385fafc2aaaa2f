import { t } from '@lingui/core/macro'
import { isGroupQuery } from '../../app/live/group-queries.ts'
import { queryClient } from '../../app/query-client.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { showMessage } from '../../ui/toasts.ts'

/** A question to swap turns that was asked of the user. */
export type AskedSwap = {
  groupId: string
  swap: { id: string; taskId: string }
  /** The shortened name of the member who asks. */
  name: string
}

/**
 * Accepts or declines to swap turns, and says so.
 * @throws what the server refuses
 */
export async function answerSwap({ groupId, swap, name }: AskedSwap, accepted: boolean): Promise<void> {
  try {
    await trpcClient.groupTasks.answerSwap.mutate({ groupId, taskId: swap.taskId, swapId: swap.id, accepted })
    showMessage(accepted ? t`It’s your turn now. ${name} will take your next one.` : t`You didn’t swap with ${name}.`)
  } finally {
    refreshSwaps(groupId)
  }
}

/** Refetches the group, and the notification with the question. */
export function refreshSwaps(groupId: string): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isGroupQuery(queryKey, [groupId]) })
  void trpcUtils.notifications.list.invalidate()
}
