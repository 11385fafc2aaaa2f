import { t } from '@lingui/core/macro'
import type { Reward } from '@questboard/api/rewards/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { expectGold, withBalances } from '../../app/mutations/balances.ts'
import { answered, callKey } from '../../app/mutations/call-key.ts'
import { removeItems, replaceItem } from '../../app/mutations/changes.ts'
import { canWait, mutateWithUndo, removeAll, sendUndoable } from '../../app/mutations/undoable.ts'
import { queryClient } from '../../app/query-client.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, withToast } from '../../ui/toasts.ts'
import { redeemIn } from './changes.ts'
import { overlay, perform } from './current.ts'
import { redemptionsKey } from './redemptions-key.ts'

/**
 * Redeems a reward. Gold and uses left change at once, and are restored by an undo or after a failure. The call waits
 * while it can be undone; without a connection it fails at once.
 */
export async function redeemReward(reward: Reward): Promise<void> {
  const { id, gold } = reward
  const name = shortTitle(reward.name)
  const message = t`“${name}” is yours. Enjoy it!`
  const failed = t`Couldn’t redeem “${name}”.`
  const change = redeemIn(reward)
  // Whichever way it is sent, and however often, it is redeemed once.
  const key = callKey(id)
  async function send() {
    // The gold may come from a task whose call is still pending.
    const earlier = sendUndoable()
    const mutation = {
      queueKey: id,
      change,
      send: () =>
        answered(
          id,
          key,
          earlier.then(() => trpcClient.rewards.redeem.mutate({ rewardId: id, id: key })),
        ),
      settle: ({ reward: left }: { reward: Reward | null }) => (left ? replaceItem(left) : removeItems<Reward>([id])),
    }
    await withBalances(() => perform(mutation), -gold)
    void queryClient.invalidateQueries({ queryKey: redemptionsKey })
  }
  if (canWait()) {
    mutateWithUndo({
      toast: { message },
      messages: { undone: t`You didn’t redeem “${name}”.`, failed },
      queueKey: id,
      show: () => removeAll(overlay(change), expectGold(-gold)),
      send,
      call: { method: 'POST', path: `/user/rewards/${id}/redeem`, body: { id: key } },
    })
    announce(message)
    return
  }
  await attempt(failed, async () => {
    await withToast({ message }, send)
    announce(message)
  })
}
