import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PreferenceType } from '@questboard/api/preferences/schema'

/** Types that one switch turns on and off together. */
export type Topic = {
  title: MessageDescriptor
  types: readonly PreferenceType[]
}

/** All topics by heading. Every type is in one of them. */
export const topics: readonly { title: MessageDescriptor; topics: readonly Topic[] }[] = [
  {
    title: msg`Others are waiting for you`,
    topics: [
      { title: msg`Tasks and missions to approve`, types: ['askTaskApprove', 'askMissionApprove'] },
      { title: msg`“Something extra” to answer`, types: ['askDeedApprove'] },
      { title: msg`Rewards to approve or give`, types: ['requestRewardApproval', 'rewardRedeemed'] },
      { title: msg`Invitations`, types: ['groupInvitation'] },
      { title: msg`Requests to swap turns`, types: ['askTurnSwap'] },
      { title: msg`Requests to become a guardian or run a group`, types: ['askGuardian', 'askSuccession'] },
    ],
  },
  {
    title: msg`Your tasks and missions`,
    topics: [
      { title: msg`Reminders`, types: ['reminder'] },
      { title: msg`New tasks and missions`, types: ['newTaskAssigned', 'newMissionAssigned'] },
      {
        title: msg`Answers about what you did`,
        types: ['taskApprove', 'missionApprove', 'disapprovedExpiredMission', 'deedApprove'],
      },
      { title: msg`Turns`, types: ['yourTurn', 'turnSwapAnswered', 'turnSkipped', 'taskTaken'] },
      { title: msg`Ticked off for you`, types: ['taskCompletedForYou'] },
    ],
  },
  {
    title: msg`Rewards and rubies`,
    topics: [
      { title: msg`Rewards`, types: ['newRewardAdded', 'rewardApprove', 'rewardGiven', 'rewardCancelled'] },
      { title: msg`Rubies and gems`, types: ['rubiesGiven', 'rubiesTaken', 'sendGems'] },
      { title: msg`Saving together`, types: ['poolFull', 'poolRedeemed', 'poolRefunded'] },
    ],
  },
  {
    title: msg`Groups and family`,
    topics: [
      {
        title: msg`Members and roles`,
        types: [
          ...(['acceptedGroupInvitaion', 'removeMember', 'promoteToLeader', 'lowerToMember'] as const),
          ...(['groupHandedOver', 'successionDeclined', 'creatorLeaving'] as const),
        ],
      },
      { title: msg`Laps of the board`, types: ['lapBegun'] },
      { title: msg`Breaks`, types: ['onBreak', 'breakTakenBack'] },
      { title: msg`Children`, types: ['guardianEnded', 'childDeletion', 'childHandedOver'] },
      { title: msg`Safety`, types: ['newDevice', 'deviceAdded', 'pinLocked', 'webhooksStopped'] },
    ],
  },
]
