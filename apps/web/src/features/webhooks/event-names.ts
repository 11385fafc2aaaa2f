import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Delivery } from '@questboard/api/webhooks/schema'

/** The names of the events. */
export const eventNames: Record<Delivery['event'], MessageDescriptor> = {
  newTaskAssigned: msg`A task is assigned`,
  askTaskApprove: msg`A task is waiting for approval`,
  taskApprove: msg`A task is approved or sent back`,
  newMissionAssigned: msg`A mission is assigned`,
  askMissionApprove: msg`A mission is waiting for approval`,
  missionApprove: msg`A mission is approved or sent back`,
  disapprovedExpiredMission: msg`A mission is sent back after it has ended`,
  newRewardAdded: msg`A reward is added`,
  requestRewardApproval: msg`Someone asks for a reward`,
  rewardApprove: msg`A reward is approved or declined`,
  acceptedGroupInvitaion: msg`Someone joins the group`,
  promoteToLeader: msg`Someone becomes a leader`,
  lowerToMember: msg`A leader becomes a member`,
  removeMember: msg`Someone is removed from the group`,
  groupInvitation: msg`An invitation to a group`,
  sendGems: msg`Gems are sent`,
  webhooksStopped: msg`Webhooks of the group stop`,
  askGuardian: msg`You’re asked to become a guardian`,
  guardianEnded: msg`A guardianship ends`,
  childDeletion: msg`A child is about to be deleted`,
  childHandedOver: msg`A child gets their own account`,
  deviceAdded: msg`A shared device is added`,
  pinLocked: msg`A PIN is locked`,
  askSuccession: msg`A leader is asked to take over the group`,
  successionDeclined: msg`A leader declines to take over the group`,
  groupHandedOver: msg`The group gets a new creator`,
  creatorLeaving: msg`The group’s creator is leaving`,
  askDeedApprove: msg`Someone did something extra`,
  deedApprove: msg`Something extra is answered`,
  lapBegun: msg`A member begins a new lap`,
  test: msg`Test`,
}
