import { Trans } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import type { GroupReward } from '@questboard/api/group-rewards/schema'
import type { Group } from '@questboard/api/groups/schema'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { DialogClose } from '../../ui/DialogClose.tsx'
import { isChangeable } from '../groups/changeable.ts'
import { type GroupRewardValues, prepareGroupReward } from './add.ts'

/** Opens the form for a new reward of a group. */
export function openNewReward(group: Group): void {
  const save = repeatable((written: GroupRewardValues) => prepareGroupReward(group.id, written))
  openLoaded({
    title: <Trans>New group reward</Trans>,
    load: () => import('./GroupRewardForm.tsx'),
    catalog: 'rewards',
    render: ({ GroupRewardForm }, close) => <GroupRewardForm group={group} save={save} close={close} />,
  })
}

/** Opens a reward: to edit it, or to read it when editing is not allowed. */
export function openGroupReward(group: Group, reward: GroupReward): void {
  if (!isChangeable(group, reward)) {
    openLoaded({
      title: <span dir="auto">{reward.name}</span>,
      width: 440,
      load: () => import('./RewardFacts.tsx'),
      render: ({ RewardFacts }, close) => (
        <Stack>
          <RewardFacts group={group} reward={reward} />
          <DialogClose close={close} />
        </Stack>
      ),
    })
    return
  }
  openLoaded({
    title: <Trans>Edit reward</Trans>,
    load: () => Promise.all([import('./GroupRewardForm.tsx'), import('./reward-handlers.ts')]),
    catalog: 'rewards',
    render: ([{ GroupRewardForm }, { updateGroupReward }], close) => (
      <GroupRewardForm
        group={group}
        reward={reward}
        save={(written) => updateGroupReward(reward, written)}
        close={close}
      />
    ),
  })
}
