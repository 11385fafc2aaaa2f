import { Trans } from '@lingui/react/macro'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { openDialog } from '../../ui/dialogs.ts'
import type { Proposal } from './proposals.ts'

/** Opens the proposals of tasks for a mission. `save` stores the selected ones. */
export function openTaskProposals(about: {
  missionId: string
  room: number
  save: (tasks: Proposal<'tasks'>[]) => Promise<void>
}): void {
  openOnce(async () => {
    const [{ TaskProposals }] = await Promise.all([import('./TaskProposals.tsx'), loadCatalog('generation')])
    await openDialog({
      title: <Trans>Suggest tasks</Trans>,
      width: 640,
      render: (close) => <TaskProposals {...about} close={close} />,
    })
  })
}

export function openRewardProposals(about: { save: (rewards: Proposal<'rewards'>[]) => Promise<void> }): void {
  openOnce(async () => {
    const [{ RewardProposals }] = await Promise.all([import('./RewardProposals.tsx'), loadCatalog('generation')])
    await openDialog({
      title: <Trans>Suggest rewards</Trans>,
      width: 640,
      render: (close) => <RewardProposals {...about} close={close} />,
    })
  })
}

/** Opens the generation of an avatar. `wear` puts it on. */
export function openAvatarDrawing(about: { wear: (id: string) => void }): void {
  openOnce(async () => {
    const [{ AvatarDrawing }] = await Promise.all([import('./AvatarDrawing.tsx'), loadCatalog('generation')])
    await openDialog({
      title: <Trans>Draw an avatar</Trans>,
      width: 480,
      render: (close) => <AvatarDrawing {...about} close={close} />,
    })
  })
}
