import { Trans } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import type { GroupReward } from '@questboard/api/group-rewards/schema'
import type { Group } from '@questboard/api/groups/schema'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { DialogClose } from '../../ui/DialogClose.tsx'
import { openDialog } from '../../ui/dialogs.ts'
import { isChangeable } from '../groups/changeable.ts'
import type { GroupRewardValues } from './add.ts'

/** Opens the form for a new reward of a group. */
export function openNewReward(group: Group): void {
  openOnce(async () => {
    const [{ GroupRewardForm }, { draftOf }] = await Promise.all([
      import('./GroupRewardForm.tsx'),
      import('./add.ts'),
      loadCatalog('rewards'),
    ])
    const save = repeatable((written: GroupRewardValues) => draftOf(group.id, written))
    await openDialog({
      title: <Trans>New group reward</Trans>,
      render: (close) => <GroupRewardForm group={group} save={save} close={close} />,
    })
  })
}

/** Opens a reward: to edit it, or to read it when editing is not allowed. */
export function openGroupReward(group: Group, reward: GroupReward): void {
  openOnce(async () => {
    if (!isChangeable(group, reward)) {
      const { RewardFacts } = await import('./RewardFacts.tsx')
      await openDialog({
        title: <span dir="auto">{reward.name}</span>,
        width: 440,
        render: (close) => (
          <Stack>
            <RewardFacts group={group} reward={reward} />
            <DialogClose close={close} />
          </Stack>
        ),
      })
      return
    }
    const [{ GroupRewardForm }, { updateGroupReward }] = await Promise.all([
      import('./GroupRewardForm.tsx'),
      import('./reward-handlers.ts'),
      loadCatalog('rewards'),
    ])
    await openDialog({
      title: <Trans>Edit reward</Trans>,
      render: (close) => (
        <GroupRewardForm
          group={group}
          reward={reward}
          save={(written) => updateGroupReward(reward, written)}
          close={close}
        />
      ),
    })
  })
}
