import type { Notification } from '@questboard/api/notifications/schema'
import {
  IconCheck,
  IconChecklist,
  IconCrown,
  IconDeviceTablet,
  IconDiamond,
  IconDoorExit,
  IconFlag,
  IconFlagOff,
  IconGift,
  IconHeartHandshake,
  IconHeartMinus,
  IconHourglass,
  IconLock,
  IconMailOpened,
  IconPig,
  IconRotateClockwise2,
  IconStar,
  IconUmbrella,
  IconUser,
  IconUserPlus,
  IconWebhook,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

type Icon = ComponentType<{ size?: number | string }>

/** The icon of a notification, and its category, which the icon shows without colour as well. */
export function appearanceOf({ type, data }: Notification): {
  icon: Icon
  tone: 'news' | 'good' | 'asks' | 'sad' | 'gems'
} {
  const approved =
    data.task?.approved ?? data.mission?.approved ?? data.reward?.approved ?? data.deed?.approved ?? false
  switch (type) {
    case 'groupInvitation':
      return { icon: IconMailOpened, tone: 'asks' }
    case 'acceptedGroupInvitaion':
      return { icon: IconUserPlus, tone: 'good' }
    case 'newTaskAssigned':
      return { icon: IconChecklist, tone: 'news' }
    case 'newMissionAssigned':
      return { icon: IconFlag, tone: 'news' }
    case 'newRewardAdded':
      return { icon: IconGift, tone: 'news' }
    case 'rewardRedeemed':
      return { icon: IconGift, tone: 'asks' }
    case 'rewardGiven':
      return { icon: IconGift, tone: 'good' }
    case 'rewardCancelled':
      return { icon: IconRotateClockwise2, tone: 'news' }
    case 'askTaskApprove':
    case 'askMissionApprove':
    case 'requestRewardApproval':
    case 'askDeedApprove':
      return { icon: IconHourglass, tone: 'asks' }
    case 'taskApprove':
    case 'missionApprove':
    case 'rewardApprove':
    case 'deedApprove':
      return approved ? { icon: IconCheck, tone: 'good' } : { icon: IconRotateClockwise2, tone: 'sad' }
    case 'disapprovedExpiredMission':
      return { icon: IconFlagOff, tone: 'sad' }
    case 'removeMember':
      return { icon: IconDoorExit, tone: 'sad' }
    case 'promoteToLeader':
      return { icon: IconStar, tone: 'good' }
    case 'lowerToMember':
      return { icon: IconUser, tone: 'news' }
    case 'webhooksStopped':
      return { icon: IconWebhook, tone: 'sad' }
    case 'askGuardian':
      return { icon: IconUserPlus, tone: 'asks' }
    case 'guardianEnded':
      return { icon: IconUser, tone: 'news' }
    case 'childDeletion':
      return { icon: IconDoorExit, tone: 'sad' }
    case 'childHandedOver':
      return { icon: IconStar, tone: 'good' }
    case 'deviceAdded':
      return { icon: IconDeviceTablet, tone: 'news' }
    case 'pinLocked':
    case 'newDevice':
      return { icon: IconLock, tone: 'sad' }
    case 'askSuccession':
      return { icon: IconCrown, tone: 'asks' }
    case 'successionDeclined':
      return { icon: IconCrown, tone: 'sad' }
    case 'groupHandedOver':
    case 'creatorLeaving':
      return { icon: IconCrown, tone: 'news' }
    case 'lapBegun':
      return { icon: IconFlag, tone: 'good' }
    case 'rubiesGiven':
      return { icon: IconHeartHandshake, tone: 'good' }
    case 'rubiesTaken':
      return { icon: IconHeartMinus, tone: 'sad' }
    case 'taskCompletedForYou':
      return { icon: IconCheck, tone: 'good' }
    case 'poolFull':
    case 'poolRedeemed':
      return { icon: IconPig, tone: 'good' }
    case 'poolRefunded':
      return { icon: IconPig, tone: 'news' }
    case 'yourTurn':
      return { icon: IconChecklist, tone: 'news' }
    case 'askTurnSwap':
      return { icon: IconHourglass, tone: 'asks' }
    case 'turnSwapAnswered':
      return approved ? { icon: IconCheck, tone: 'good' } : { icon: IconRotateClockwise2, tone: 'sad' }
    case 'taskTaken':
      return { icon: IconFlag, tone: 'news' }
    case 'turnSkipped':
      return { icon: IconRotateClockwise2, tone: 'news' }
    case 'onBreak':
    case 'breakTakenBack':
      return { icon: IconUmbrella, tone: 'news' }
    case 'sendGems':
      return { icon: IconDiamond, tone: 'gems' }
  }
}
