import { t } from '@lingui/core/macro'
import type { GroupReward } from '@questboard/api/group-rewards/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { added, removed, replaced } from '../../app/mutations/changes.ts'
import { removeWithUndo } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { refreshGroup } from '../groups/refresh.ts'
import type { GroupRewardValues } from './add.ts'
import { groupRewardsIn } from './group-rewards.ts'

/** Updates a reward and its assignees. */
export async function updateGroupReward({ id, groupId }: GroupReward, written: GroupRewardValues): Promise<void> {
  await groupRewardsIn(groupId).perform({
    queueKey: id,
    send: () => trpcClient.groupRewards.update.mutate({ ...written, groupId, rewardId: id }),
    settle: replaced,
  })
  refreshGroup(groupId)
}

/** Copies a current or archived reward for the assignees who are still members. */
export function copyGroupReward({ id, groupId, name: whole }: GroupReward): void {
  const name = shortTitle(whole)
  void attempt(t`Couldn’t copy “${name}”.`, async () => {
    await groupRewardsIn(groupId).perform({
      queueKey: id,
      send: () => trpcClient.groupRewards.copy.mutate({ groupId, rewardId: id }),
      settle: (copy) => added(copy),
    })
    showMessage(t`Copied “${name}” to the group rewards.`)
    refreshGroup(groupId)
  })
}

/** Archives a reward. It can no longer be redeemed. */
export function archiveGroupReward({ id, groupId, name: whole }: GroupReward): void {
  const name = shortTitle(whole)
  const message = t`“${name}” archived.`
  const act = async () => {
    await groupRewardsIn(groupId).perform({
      queueKey: id,
      change: removed([id]),
      send: () => trpcClient.groupRewards.archive.mutate({ groupId, rewardId: id }),
    })
    showMessage(message)
    refreshGroup(groupId)
  }
  keepFocus(() => void attempt(t`Couldn’t archive “${name}”.`, act))
}

/** Hides a reward, and deletes it for all assignees when the toast closes without an undo. */
export function removeGroupReward({ id, groupId, name: whole }: GroupReward): void {
  const name = shortTitle(whole)
  const { overlay, perform } = groupRewardsIn(groupId)
  const change = removed<GroupReward>([id])
  keepFocus(() =>
    removeWithUndo({
      words: {
        deleted: t`“${name}” deleted.`,
        back: t`“${name}” is back`,
        notDeleted: t`Couldn’t delete “${name}”.`,
      },
      hide: () => overlay(change),
      async send() {
        await perform({
          queueKey: id,
          change,
          send: () => trpcClient.groupRewards.remove.mutate({ groupId, rewardId: id }),
        })
        refreshGroup(groupId)
      },
      path: `/groups/${groupId}/rewards/${id}`,
    }),
  )
}
