import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { UserGroupReward } from '@questboard/api/group-rewards/schema'
import { formatNumber } from '../../app/format-number.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { answered, callKey } from '../../app/mutations/call-key.ts'
import { removeItems, replaceItem, updateItem } from '../../app/mutations/changes.ts'
import { canWait, mutateWithUndo, removeAll } from '../../app/mutations/undoable.ts'
import { session, trpcClient } from '../../app/trpc.ts'
import { burst } from '../../ui/burst.ts'
import { confirm } from '../../ui/confirm.tsx'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, showMessage, withToast } from '../../ui/toasts.ts'
import { expectCost, withRubies } from '../groups/rubies.ts'
import { isLastUse, redeemIn } from './changes.ts'
import { ownRewardsIn } from './own-rewards.ts'

/** Redeems a reward, or requests it when it needs approval. The last use asks for confirmation. */
export async function redeemOwn(reward: UserGroupReward, button: Element | null): Promise<void> {
  const { requireApprove } = reward
  const name = shortTitle(reward.name)
  const cost = formatNumber(reward.ruby)
  const agreed =
    requireApprove ||
    !isLastUse(reward) ||
    (await confirm({
      title: <Trans>Redeem “{name}”?</Trans>,
      text: t`${plural(reward.ruby, {
        one: `Costs ${cost} ruby and leaves the list.`,
        other: `Costs ${cost} rubies and leaves the list.`,
      })}`,
      confirmLabel: <Trans>Redeem</Trans>,
    }))
  if (!agreed) return
  if (!requireApprove) burst(button)
  keepFocus(() => (requireApprove || !canWait() ? sendNow(reward) : sendLater(reward)))
}

/** Withdraws the request for a reward. It can be asked for again. */
export function withdrawRequest({ id, groupId, name: fullName }: UserGroupReward): void {
  const name = shortTitle(fullName)
  const userId = session.user?.id ?? ''
  keepFocus(
    () =>
      void attempt(t`You’re still asking for “${name}”.`, async () => {
        await ownRewardsIn(groupId).perform({
          queueKey: id,
          change: updateItem(id, (now) => (now.approveRequested ? { ...now, approveRequested: false } : now)),
          send: () => trpcClient.groupRewards.ofUser.withdrawRequest.mutate({ groupId, userId, rewardId: id }),
        })
        // Asking again is a new request, even if it is unknown whether the first one arrived.
        callKey(id)
        showMessage(t`You’re no longer asking for “${name}”.`)
      }),
  )
}

/** Asks for a reward at once: the request can be taken back. Without a connection redeeming fails at once, too. */
function sendNow(reward: UserGroupReward): void {
  const { requireApprove } = reward
  const name = shortTitle(reward.name)
  const message = requireApprove ? t`“${name}” is waiting for a leader’s approval.` : messageOf(reward)
  const failed = requireApprove ? t`Couldn’t ask for “${name}”.` : t`Couldn’t redeem “${name}”.`
  void attempt(failed, async () => {
    await withToast({ message }, () => send(reward))
    announce(message)
  })
}

/** Redeems a reward when it can no longer be undone. Uses left and rubies change at once. */
function sendLater(reward: UserGroupReward): void {
  const { id, groupId, ruby } = reward
  const name = shortTitle(reward.name)
  const message = messageOf(reward)
  // Whichever way it is sent, and however often, it is redeemed once.
  const key = callKey(id)
  mutateWithUndo({
    toast: { message },
    messages: { undone: t`You didn’t redeem “${name}”.`, failed: t`Couldn’t redeem “${name}”.` },
    queueKey: id,
    show: () => removeAll(ownRewardsIn(groupId).overlay(redeemIn(reward)), expectCost(groupId, ruby)),
    send: () => send(reward, key),
    call: { method: 'POST', path: `/groups/${groupId}/rewards/${id}/redeem`, body: { id: key } },
  })
  announce(message)
}

const messageOf = (reward: UserGroupReward): string => {
  const name = shortTitle(reward.name)
  return t`“${name}” is yours. Enjoy it!`
}

async function send(reward: UserGroupReward, key = callKey(reward.id)): Promise<void> {
  const { id, groupId, ruby, requireApprove } = reward
  const call = () =>
    ownRewardsIn(groupId).perform({
      queueKey: id,
      change: redeemIn(reward),
      send: () => answered(id, key, trpcClient.groupRewards.redeem.mutate({ groupId, rewardId: id, id: key })),
      settle: ({ reward: left }) => (left ? replaceItem(left) : removeItems<UserGroupReward>([id])),
    })
  await withRubies(groupId, call, requireApprove ? 0 : ruby)
}
