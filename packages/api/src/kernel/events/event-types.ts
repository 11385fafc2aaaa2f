/** Every type of event. It is here since all domains cause some, and webhooks, streams and changes need the list. */

/** Events of a person's own. */
export const personalEventTypes = [
  'task.created',
  'task.updated',
  'task.completed',
  'task.reopened',
  'task.archived',
  'task.deleted',
  'task.skipped',
  'task.missed',
  'mission.created',
  'mission.updated',
  'mission.activated',
  'mission.completed',
  'mission.failed',
  'mission.archived',
  'mission.deleted',
  'missionTask.completed',
  'missionTask.reopened',
  'reward.created',
  'reward.updated',
  'reward.redeemed',
  'reward.deleted',
  'player.levelUp',
  'player.dayStarted',
  'board.moved',
  'board.cardDrawn',
  'board.lapCompleted',
  'notification.created',
] as const

export type PersonalEventType = (typeof personalEventTypes)[number]

/** Events of a group, which its webhooks receive: they contain what leaders see. */
export const groupWideEventTypes = [
  'group.taskRequested',
  'group.taskApproved',
  'group.taskRefused',
  'group.taskCompleted',
  'group.missionRequested',
  'group.missionApproved',
  'group.missionRefused',
  'group.rewardRequested',
  'group.rewardApproved',
  'group.rewardRefused',
  'group.rewardRedeemed',
  'group.memberJoined',
  'group.memberLeft',
  'group.roleChanged',
  'group.deedRequested',
  'group.deedApproved',
  'group.deedRefused',
  'group.poolChanged',
  'group.rubiesGiven',
  'group.rubiesTaken',
  'group.pawnMoved',
] as const

export type GroupWideEventType = (typeof groupWideEventTypes)[number]
