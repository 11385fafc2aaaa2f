import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Delivery } from '@questboard/api/webhooks/schema'

/** The names of the events. */
export const eventNames: Record<Delivery['event'], MessageDescriptor> = {
  newTaskAssigned: msg`A task is given`,
  askTaskApprove: msg`A task waits for approval`,
  taskApprove: msg`A task is approved or refused`,
  newMissionAssigned: msg`A mission is given`,
  askMissionApprove: msg`A mission waits for approval`,
  missionApprove: msg`A mission is approved or refused`,
  disapprovedExpiredMission: msg`A mission is refused after its time`,
  newRewardAdded: msg`A reward is added`,
  requestRewardApproval: msg`Somebody asks for a reward`,
  rewardApprove: msg`A reward is granted or refused`,
  acceptedGroupInvitaion: msg`Somebody joins the group`,
  promoteToLeader: msg`Somebody becomes a leader`,
  lowerToMember: msg`A leader becomes a member`,
  removeMember: msg`Somebody is taken out of the group`,
  groupInvitation: msg`An invitation to a group`,
  sendGems: msg`Gems are sent`,
  webhooksStopped: msg`Webhooks of the group stop`,
  test: msg`A test`,
}
