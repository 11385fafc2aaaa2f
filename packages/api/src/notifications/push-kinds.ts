import type { NotificationType } from './schema.ts'

/**
 * What is pushed: notifications, reminders, nudges, digests, tests, and one push for all that waited for the end of
 * quiet hours.
 */
export type PushType = NotificationType | 'reminder' | 'nudge' | 'digest' | 'quiet' | 'test'

/** How much battery a push is worth (RFC 8030). */
export type Urgency = 'low' | 'normal' | 'high'

export interface PushKind {
  urgency: Urgency
  /** How long it is worth sending, in seconds: to the push service, and from there to a device that is off. */
  ttl: number
}

const hour = 3600
const day = 24 * hour

const question: PushKind = { urgency: 'high', ttl: 3 * day }
const answer: PushKind = { urgency: 'normal', ttl: day }
const news: PushKind = { urgency: 'low', ttl: day }
/** A push that is worth knowing late, since something must be decided or protected. */
const serious: PushKind = { urgency: 'normal', ttl: 7 * day }

/** Urgency and lifetime of everything that is pushed. */
export const pushKinds: Record<PushType, PushKind> = {
  groupInvitation: { urgency: 'normal', ttl: 3 * day },
  acceptedGroupInvitaion: news,
  newTaskAssigned: answer,
  askTaskApprove: question,
  taskApprove: answer,
  newRewardAdded: news,
  newMissionAssigned: answer,
  askMissionApprove: question,
  missionApprove: answer,
  disapprovedExpiredMission: answer,
  removeMember: answer,
  promoteToLeader: news,
  lowerToMember: news,
  requestRewardApproval: question,
  rewardApprove: answer,
  rewardRedeemed: { urgency: 'normal', ttl: 3 * day },
  rewardGiven: news,
  rewardCancelled: answer,
  sendGems: news,
  webhooksStopped: serious,
  askGuardian: serious,
  guardianEnded: serious,
  childDeletion: serious,
  childHandedOver: serious,
  deviceAdded: { urgency: 'high', ttl: day },
  pinLocked: { urgency: 'high', ttl: day },
  lapBegun: news,
  askSuccession: serious,
  successionDeclined: answer,
  groupHandedOver: serious,
  creatorLeaving: serious,
  askDeedApprove: question,
  deedApprove: answer,
  rubiesGiven: answer,
  rubiesTaken: answer,
  taskCompletedForYou: news,
  poolFull: answer,
  poolRedeemed: news,
  poolRefunded: answer,
  yourTurn: { urgency: 'normal', ttl: 12 * hour },
  askTurnSwap: { urgency: 'high', ttl: 12 * hour },
  turnSwapAnswered: { urgency: 'normal', ttl: 12 * hour },
  taskTaken: { urgency: 'normal', ttl: 2 * hour },
  turnSkipped: { urgency: 'normal', ttl: 12 * hour },
  onBreak: news,
  breakTakenBack: news,
  newDevice: { urgency: 'high', ttl: day },
  reminder: { urgency: 'high', ttl: hour / 2 },
  nudge: { urgency: 'high', ttl: 3 * hour },
  digest: { urgency: 'normal', ttl: 4 * hour },
  quiet: { urgency: 'normal', ttl: 12 * hour },
  test: { urgency: 'high', ttl: 60 },
}
