import { Trans } from '@lingui/react/macro'
import { Offer } from './Offer.tsx'
import { openAvatarDrawing, openRewardProposals, openTaskProposals } from './open.tsx'
import type { Proposal } from './proposals.ts'
import { replaceDialog } from './replace-dialog.ts'

type TasksOfferProps = {
  missionId: string
  /** How many more tasks fit into the mission. */
  room: number
  save: (tasks: Proposal<'tasks'>[]) => Promise<void>
}

export function TasksOffer(props: TasksOfferProps) {
  return (
    <Offer of="tasks" onClick={() => openTaskProposals(props)}>
      {() => <Trans>Suggest tasks</Trans>}
    </Offer>
  )
}

type RewardsOfferProps = {
  /** Closes the surrounding dialog. */
  leave: () => void
  save: (rewards: Proposal<'rewards'>[]) => Promise<void>
}

export function RewardsOffer({ leave, save }: RewardsOfferProps) {
  return (
    <Offer of="rewards" onClick={() => replaceDialog(leave, () => openRewardProposals({ save }))}>
      {() => <Trans>Suggest rewards</Trans>}
    </Offer>
  )
}

type AvatarOfferProps = {
  /** Closes the surrounding dialog, if there is one. */
  leave?: () => void
  wear: (id: string) => void
}

export function AvatarOffer({ leave, wear }: AvatarOfferProps) {
  return (
    <Offer of="avatar" onClick={() => replaceDialog(leave, () => openAvatarDrawing({ wear }))}>
      {() => <Trans>Draw an avatar</Trans>}
    </Offer>
  )
}
