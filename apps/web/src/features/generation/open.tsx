import { Trans } from '@lingui/react/macro'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import type { Proposal } from './proposals.ts'

/** Opens the proposals of tasks for a mission. `save` stores the selected ones. */
export function openTaskProposals(props: {
  missionId: string
  room: number
  save: (tasks: Proposal<'tasks'>[]) => Promise<void>
}): void {
  openLoaded({
    title: <Trans>Suggest tasks</Trans>,
    width: 640,
    load: () => import('./TaskProposals.tsx'),
    catalog: 'generation',
    render: ({ TaskProposals }, close) => <TaskProposals {...props} close={close} />,
  })
}

export function openRewardProposals(props: { save: (rewards: Proposal<'rewards'>[]) => Promise<void> }): void {
  openLoaded({
    title: <Trans>Suggest rewards</Trans>,
    width: 640,
    load: () => import('./RewardProposals.tsx'),
    catalog: 'generation',
    render: ({ RewardProposals }, close) => <RewardProposals {...props} close={close} />,
  })
}

/** Opens the generation of an avatar. `wear` puts it on. */
export function openAvatarDrawing(props: { wear: (id: string) => void }): void {
  openLoaded({
    title: <Trans>Draw an avatar</Trans>,
    width: 480,
    load: () => import('./AvatarDrawing.tsx'),
    catalog: 'generation',
    render: ({ AvatarDrawing }, close) => <AvatarDrawing {...props} close={close} />,
  })
}
