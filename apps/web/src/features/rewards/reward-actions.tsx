import { Trans } from '@lingui/react/macro'
import type { Reward } from '@questboard/api/rewards/schema'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { remove } from './menu-handlers.ts'
import { openReward } from './reward-handlers.tsx'

/** The actions for a reward, besides redeeming it. */
export function rewardActions(reward: Reward): MenuAction[] {
  return [
    { id: 'edit', label: <Trans>Edit</Trans>, icon: IconPencil, onChoose: () => openReward(reward) },
    { id: 'remove', label: <Trans>Delete</Trans>, icon: IconTrash, dangerous: true, onChoose: () => remove(reward) },
  ]
}
