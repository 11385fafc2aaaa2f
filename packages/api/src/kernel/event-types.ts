/** Every type of event. It is here since all domains cause some, and webhooks, streams and changes need the list. */

/** Events of a person's own. */
export const personalEventTypes = [
  'task.created',
  'task.updated',
  'task.completed',
  'task.reopened',
  'task.archived',
  'task.deleted',
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
