import { t } from '@lingui/core/macro'
import type { Reward } from '@questboard/api/rewards/schema'
import { withBalances } from '../../app/mutations/balances.ts'
import { removed, replaced } from '../../app/mutations/changes.ts'
import { sendUndoable } from '../../app/mutations/undoable.ts'
import { queryClient } from '../../app/query-client.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, endToast, showToast } from '../../ui/toasts.ts'
import { used } from './changes.ts'
import { perform } from './current.ts'
import { redemptionsKey } from './redemptions-key.ts'

/** Redeems a reward. Gold and uses left change at once, and are restored after a failure. */
export async function redeemReward(reward: Reward): Promise<void> {
  const { id, gold } = reward
  const name = shortTitle(reward.name)
  const message = t`“${name}” is yours. Enjoy it!`
  const toast = showToast({ message })
  const mutation = {
    queueKey: id,
    change: used(reward),
    // The gold may come from a task whose call is still pending.
    send: () => sendUndoable().then(() => trpcClient.rewards.redeem.mutate({ rewardId: id })),
    settle: ({ reward: left }: { reward: Reward | null }) => (left ? replaced(left) : removed<Reward>([id])),
  }
  try {
    await withBalances(() => perform(mutation), -gold)
  } catch (error) {
    endToast(toast)
    throw error
  }
  announce(message)
  void queryClient.invalidateQueries({ queryKey: redemptionsKey })
}
