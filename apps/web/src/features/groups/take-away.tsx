import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { UserGroupReward } from '@questboard/api/group-rewards/schema'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { Member } from '@questboard/api/groups/schema'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { removeFromList } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { itemsOf } from './member-items.ts'
import { refreshGroup } from './refresh.ts'

type OfMember = Pick<Member, 'userId' | 'name'>

/** Takes a task away from one member, when the toast closes without an undo. */
export function takeTask({ id, groupId, title }: UserGroupTask, { userId, name }: OfMember): void {
  removeFromList({
    list: itemsOf('tasks', groupId, userId),
    id,
    messages: messagesFor(title, name),
    send: () => trpcClient.groupTasks.ofMember.takeAway.mutate({ groupId, userId, taskId: id }),
    path: `/groups/${groupId}/users/${userId}/tasks/${id}`,
  })
}

/** Takes a reward away from one member, when the toast closes without an undo. */
export function takeReward({ id, groupId, name: title }: UserGroupReward, { userId, name }: OfMember): void {
  removeFromList({
    list: itemsOf('rewards', groupId, userId),
    id,
    messages: messagesFor(title, name),
    send: () => trpcClient.groupRewards.ofUser.remove.mutate({ groupId, userId, rewardId: id }),
    path: `/groups/${groupId}/users/${userId}/rewards/${id}`,
  })
}

function messagesFor(fullTitle: string, name: string) {
  const [title, who] = [shortTitle(fullTitle), shortTitle(name)]
  return {
    done: t`“${title}” is no longer for ${who}.`,
    undone: t`“${title}” is back`,
    failed: t`“${title}” is still for ${who}.`,
  }
}

/** Opens the form of a reward for one member. The others keep the reward unchanged. */
export function openRewardOf(reward: UserGroupReward, { userId, name }: OfMember): void {
  const { id, groupId } = reward
  const who = shortTitle(name)
  openLoaded({
    title: <Trans>Reward for {who} only</Trans>,
    load: () => import('../rewards/RewardForm.tsx'),
    catalog: 'rewards',
    render: ({ RewardForm }, close) => (
      <RewardForm
        reward={{ ...reward, gold: reward.ruby }}
        isSingle
        currency="ruby"
        save={async ([written]) => {
          if (!written) return
          const { gold, type, timesToUse } = written
          await trpcClient.groupRewards.ofUser.update.mutate({
            groupId,
            userId,
            rewardId: id,
            name: written.name,
            ruby: gold,
            type,
            timesToUse,
          })
          refreshGroup(groupId)
        }}
        close={close}
      />
    ),
  })
}
