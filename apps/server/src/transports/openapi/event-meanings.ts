import { type GroupWideEventType, groupWebhookEvents, type PersonalEventType, type WebhookEvent } from '@questboard/api'

/** When each event of a webhook happens, for developers. */
const notificationMeanings: Record<WebhookEvent | 'test', string> = {
  groupInvitation: 'You are invited to a group',
  acceptedGroupInvitaion: 'Someone joined the group. The spelling is part of the API',
  newTaskAssigned: 'A group task is assigned',
  askTaskApprove: 'A member asks for the approval of a task',
  taskApprove: 'A leader approved or refused a task: see `approved`',
  newRewardAdded: 'A group reward is assigned',
  newMissionAssigned: 'A group mission is assigned',
  askMissionApprove: 'A member asks for the approval of a mission',
  missionApprove: 'A leader approved or refused a mission: see `approved`',
  disapprovedExpiredMission: 'A mission was refused after its last day, which cost rubies',
  removeMember: 'A member was removed from the group',
  promoteToLeader: 'A member has become a leader',
  lowerToMember: 'A leader has become a plain member',
  requestRewardApproval: 'A member asks for a reward',
  rewardApprove: 'A leader approved or refused a reward: see `approved`',
  rewardRedeemed: 'A member redeemed a reward, which a leader still has to give',
  rewardGiven: 'A promised reward was given',
  rewardCancelled: 'A promised reward was cancelled, and its rubies were returned',
  sendGems: 'Someone sent you gems',
  webhooksStopped: 'Webhooks of the group stopped, because the access of their owner was revoked',
  askGuardian: 'You are asked to become a guardian of a child',
  guardianEnded: 'A guardian of a child has stopped being one',
  childDeletion: 'The account of a child is due for deletion, or no longer is',
  childHandedOver: 'A child has its own account now',
  deviceAdded: 'A shared device was connected to the group',
  pinLocked: 'A PIN is locked after wrong guesses',
  lapBegun: 'A player begins another lap on the board of the group',
  askSuccession: 'You are asked to take over a group',
  successionDeclined: 'The member who was asked does not take over the group',
  groupHandedOver: 'The group belongs to another member now',
  creatorLeaving: 'The creator of the group is leaving',
  askDeedApprove: 'A member reports something extra that was done',
  deedApprove: 'A leader answered a report of something extra: see `approved`',
  rubiesGiven: 'A leader gave rubies by hand: see `ruby` and `reason`',
  rubiesTaken: 'A leader took rubies by hand: see `ruby` and `reason`',
  taskCompletedForYou: 'A leader completed a task for a member',
  poolFull: 'A pool has enough rubies for its reward',
  poolRedeemed: 'The reward of a pool was redeemed',
  poolRefunded: 'Rubies of a pool were returned to its members',
  yourTurn: 'A task is the turn of a member',
  askTurnSwap: 'A member asks another one to swap turns',
  turnSwapAnswered: 'A question to swap turns was answered',
  taskTaken: 'Another member completed a task that pays only the first to do it',
  turnSkipped: 'A turn begins, and no assignee is there to take it',
  onBreak: 'A child gets days off',
  breakTakenBack: 'Days off of a child were cancelled',
  newDevice: 'Your account was used to sign in on a new device',
  'group.taskClaimed': 'A member takes a task that pays only the first to do it: see `turn`',
  'group.turnChanged': 'A turn begins, or goes to another member or to no one: see `turn`',
  test: 'Someone pressed "Test" in the settings of the webhook',
}

const asItsCall = 'as `GET /user/tasks/{id}` returns it'

const missionAsItsCall = 'the mission with its tasks, as `GET /user/missions/{id}` returns it'

const paid = '`award` has your stats and your board after that'

/** When each event of a person's own happens, what `data` is, and which fields the event also has. */
const personalEventMeanings: Record<PersonalEventType, string> = {
  'task.created': `You created or copied a task, imported it, or accepted a challenge. \`data\` is the task, ${asItsCall}`,
  'task.updated':
    'Fields of a task changed: it was edited, moved, snoozed, given a result, an item of its checklist was ticked, or a skip was undone. `data` is the task after that, `changed` names its fields. A new day that opens a task again sends nothing',
  'task.completed': `You completed a task, also later for an earlier day. \`data\` is the task after that; ${paid}`,
  'task.reopened': 'You reopened a completed task, which took back its pay. `data` is the task after that',
  'task.archived': 'You archived a task, or the last occurrence of its schedule is over. `data` is the task after that',
  'task.deleted': 'You deleted a task, or took back the import that created it. `data` has its `id` alone',
  'task.skipped':
    'You skipped the current occurrence of a task with a schedule. `data` is the task after that, whose next occurrence is the current one',
  'task.missed':
    'A new day began, and a daily, weekly or scheduled task was not completed in its time. It is sent when the day is settled, with that time: once for each occurrence of a schedule that was missed, also if several days are settled together. `data` is the task after that, which is open again',
  'mission.created': `You created, copied or imported a mission. \`data\` is ${missionAsItsCall}`,
  'mission.updated':
    'Fields of a mission changed, also its tasks in another way than being completed or reopened, or its last day after a holiday. `data` is the mission with its tasks, `changed` names its fields',
  'mission.activated':
    'The first day of a mission has begun, or a failed one is active again after a day off. `data` is the mission with its tasks',
  'mission.completed': `You completed a mission. \`data\` is the mission with its tasks; ${paid}`,
  'mission.failed': 'The last day of an active mission is over. `data` is the mission with its tasks',
  'mission.archived': 'You archived a completed or failed mission. `data` is the mission with its tasks',
  'mission.deleted': 'You deleted a mission. `data` has its `id` alone',
  'missionTask.completed': 'You completed a task of a mission. `data` is that task, `missionId` the id of the mission',
  'missionTask.reopened': 'You reopened a task of a mission. `data` is that task, `missionId` the id of the mission',
  'reward.created': 'You created or imported a reward. `data` is the reward, as `GET /user/rewards/{id}` returns it',
  'reward.updated':
    'Fields of a reward changed. Redeeming changes `timesToUse`. `data` is the reward after that, `changed` names its fields',
  'reward.redeemed':
    'You redeemed a reward. `data` is the reward after that, `stats` are your stats after you paid. One that is used up is deleted, and `reward.deleted` follows',
  'reward.deleted': 'You deleted a reward, or used it up. `data` has its `id` alone',
  'player.levelUp': 'You reached a higher level. `data` has your stats after that',
  'player.dayStarted':
    'Your new day began and was settled: by your first request of that day, or by the server at night. `data` has the `day`',
  'board.moved': 'Your pawn moved, because something was completed. `data` is your board after that',
  'board.cardDrawn': 'Your pawn landed on a special square and drew a card. `data` is your board with the `card`',
  'board.lapCompleted': 'Your pawn passed the last square and began another lap. `data` is your board after that',
  'notification.created':
    'You were notified of something, also in a group. `data` is the notification, as `GET /user/notifications/{id}` returns it',
}

const groupTask = '`data` is the task as the list of the group has it for leaders'

const groupMission = '`data` is the mission as the list of the group has it for leaders'

const deed = '`data` is the deed, with its answer'

const groupReward = '`data` is the reward as the list of the group has it for leaders'

/** When each event of a group happens, and what `data` is. `userId` is the member that it is about. */
const groupEventMeanings: Record<GroupWideEventType, string> = {
  'group.taskRequested': `A member completed a task and asks for approval. ${groupTask}`,
  'group.taskApproved': `A leader approved what a member had completed. \`group.taskCompleted\` is sent, too. ${groupTask}`,
  'group.taskRefused': `A leader refused what a member had completed: the task is open again. ${groupTask}`,
  'group.taskCompleted': `A task was paid to a member: at once, after an approval, or because a leader completed it for the member. ${groupTask}`,
  'group.missionRequested': `A member completed a mission and asks for approval. ${groupMission}`,
  'group.missionApproved': `A leader approved a mission, which was paid to the member. ${groupMission}`,
  'group.missionRefused': `A leader refused a mission: it is active again for the member, or failed if its last day is over. ${groupMission}`,
  'group.rewardRequested': `A member asks for a reward. ${groupReward}`,
  'group.rewardApproved': `A leader approved the request for a reward. \`group.rewardRedeemed\` is sent, too. ${groupReward}`,
  'group.rewardRefused': `A leader refused the request for a reward. ${groupReward}`,
  'group.rewardRedeemed': `A member paid for a reward, at once or after an approval. ${groupReward}`,
  'group.memberJoined': 'Someone joined the group, or a child was added to it. `data` has the `userId` and the `role`',
  'group.memberLeft': 'A member left the group, was removed, or erased the account. `data` has the `userId`',
  'group.roleChanged':
    'A member became a leader, a plain member, or the creator of the group. `data` has the `userId` and the new `role`',
  'group.deedRequested': `A member did something extra and asks for approval. ${deed}`,
  'group.deedApproved': `A leader approved something extra, which was paid to the member. ${deed}`,
  'group.deedRefused': `A leader refused something extra. ${deed}`,
  'group.poolChanged':
    'A savings goal was created, changed, filled, redeemed, cancelled or deleted, or rubies in it went back to a member. `data` is the goal as all see it; a deleted one is its `id` alone. `userId` is the member who did it, or who left',
  'group.rubiesGiven':
    'A leader gave rubies to a member by hand, or returned those that were taken. `data` has the `userId`, the number as `ruby`, the leader as `by`, and the `reason`',
  'group.rubiesTaken':
    'A leader took rubies from a member by hand, or took back those that were given. `data` has the `userId`, the number as `ruby`, the leader as `by`, and the `reason`',
  'group.pawnMoved':
    'The pawn of a member moved on the board of the group. `data` has the `userId`, the `position` and the `lap`, and the `steps` that it moved',
}

/** The people to whom an event is sent. */
const reaches = {
  notification: 'Sent to your own webhooks, when you are notified',
  ofGroup: "Sent to your own webhooks, when you are notified, and once to the group's webhooks",
  person: 'Sent to your own webhooks, and in the stream `GET /user/events`',
  group: "Sent to the group's webhooks",
  test: 'Sent to that webhook alone',
}

function reachOf(type: string): string {
  if (type === 'test') return reaches.test
  if (type in personalEventMeanings) return reaches.person
  if (type.startsWith('group.')) return reaches.group
  return groupWebhookEvents.some((event) => event === type) ? reaches.ofGroup : reaches.notification
}

const meanings: Readonly<Record<string, string>> = {
  ...notificationMeanings,
  ...personalEventMeanings,
  ...groupEventMeanings,
}

/** When a type of event happens, what it contains, and to whom it is sent. */
export function meaningOf(type: string): string {
  const meaning = meanings[type]
  if (meaning === undefined) throw new Error(`the event ${type} has no description`)
  return `${meaning}. ${reachOf(type)}.`
}
