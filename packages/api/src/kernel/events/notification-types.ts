/** Every type of notification. It is here since preferences, push messages and notifications all need the list. */
export const notificationTypes = [
  'groupInvitation',
  'acceptedGroupInvitaion',
  'newTaskAssigned',
  'askTaskApprove',
  'taskApprove',
  'newRewardAdded',
  'newMissionAssigned',
  'askMissionApprove',
  'missionApprove',
  'disapprovedExpiredMission',
  'removeMember',
  'promoteToLeader',
  'lowerToMember',
  'requestRewardApproval',
  'rewardApprove',
  'rewardRedeemed',
  'rewardGiven',
  'rewardCancelled',
  'sendGems',
  'webhooksStopped',
  'askGuardian',
  'guardianEnded',
  'childDeletion',
  'childHandedOver',
  'deviceAdded',
  'pinLocked',
  'lapBegun',
  'askSuccession',
  'successionDeclined',
  'groupHandedOver',
  'creatorLeaving',
  'askDeedApprove',
  'deedApprove',
  'rubiesGiven',
  'rubiesTaken',
  'taskCompletedForYou',
  'poolFull',
  'poolRedeemed',
  'poolRefunded',
  'yourTurn',
  'askTurnSwap',
  'turnSwapAnswered',
  'taskTaken',
  'turnSkipped',
  'onBreak',
  'breakTakenBack',
  'newDevice',
] as const

type NotificationType = (typeof notificationTypes)[number]

/** The types that ask for an answer. */
export const questions: NotificationType[] = [
  'groupInvitation',
  'askTaskApprove',
  'askMissionApprove',
  'requestRewardApproval',
  'askGuardian',
  'askDeedApprove',
  'askTurnSwap',
  'rewardRedeemed',
]

/** The questions that only leaders of the group can answer. */
export const questionsToLeaders = questions.filter(
  (type) => type !== 'groupInvitation' && type !== 'askGuardian' && type !== 'askTurnSwap',
)
