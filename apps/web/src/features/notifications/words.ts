import { plural, t } from '@lingui/core/macro'
import type { Notification, NotificationType } from '@questboard/api/notifications/schema'
import { shortTitle } from '../../ui/short-title.ts'

export type Words = { title: string; text: string }

type About = {
  /** The sender, the item and the place, shortened for use inside a sentence. */
  who: string
  what: string
  group: string
  role: string
  rubies: string
  gems: string
  data: Notification['data']
  isGroupDeleted: boolean
}

/** The text of a notification in the current language. */
export function wordsOf({ type, groupId, data }: Notification): Words {
  const { task, mission, reward, group, role = '', gems = 0, memberStats } = data
  const rubies = Math.abs(memberStats?.diff.ruby ?? reward?.ruby ?? 0)
  return say[type]({
    who: data.sender ? shortTitle(data.sender.name) : t`Somebody`,
    what: shortTitle(task?.title ?? mission?.name ?? reward?.name ?? ''),
    group: shortTitle(group?.name ?? ''),
    role: shortTitle(roleName(role)),
    rubies: t`${plural(rubies, { one: '# ruby', other: '# rubies' })}`,
    gems: t`${plural(gems, { one: '# gem', other: '# gems' })}`,
    data,
    isGroupDeleted: groupId === null,
  })
}

/** Translates the default roles; a group's own words stay as they are. */
function roleName(role: string): string {
  if (role === 'leader') return t`leader`
  return role === 'member' ? t`member` : role
}

const say: Record<NotificationType, (about: About) => Words> = {
  groupInvitation: ({ who, group }) => ({
    title: t`You are invited`,
    text: t`${who} invites you to the group “${group}”.`,
  }),
  acceptedGroupInvitaion: ({ who, group }) => ({
    title: t`Somebody new in the group`,
    text: t`${who} has joined “${group}”.`,
  }),
  newTaskAssigned: ({ who, what }) => ({ title: t`A new task`, text: t`${who} gave you the task “${what}”.` }),
  askTaskApprove: ({ who, what }) => ({
    title: t`A task waits for your word`,
    text: t`${who} has done “${what}” and waits for your approval.`,
  }),
  taskApprove: ({ who, what, data }) =>
    data.task?.approved
      ? { title: t`Task approved`, text: t`${who} approved “${what}”. Well done!` }
      : { title: t`Not quite yet`, text: t`${who} did not approve “${what}”. It is open again.` },
  newRewardAdded: ({ who, what }) => ({ title: t`A new reward`, text: t`${who} has a reward for you: “${what}”.` }),
  newMissionAssigned: ({ who, what }) => ({
    title: t`A new mission`,
    text: t`${who} gave you the mission “${what}”.`,
  }),
  askMissionApprove: ({ who, what }) => ({
    title: t`A mission waits for your word`,
    text: t`${who} has finished the mission “${what}” and waits for your approval.`,
  }),
  missionApprove: ({ who, what, data }) =>
    data.mission?.approved
      ? { title: t`Mission approved`, text: t`${who} approved the mission “${what}”. Well done!` }
      : {
          title: t`Not quite yet`,
          text: t`${who} did not approve the mission “${what}”. It goes on, and its tasks stay done.`,
        },
  disapprovedExpiredMission: ({ who, what, rubies, data }) => ({
    title: t`The mission has ended`,
    text:
      data.memberStats && data.memberStats.diff.ruby < 0
        ? t`${who} did not approve “${what}”, and its time is over. It cost ${rubies}.`
        : t`${who} did not approve “${what}”, and its time is over.`,
  }),
  removeMember: ({ who, group, isGroupDeleted }) => ({
    title: t`No longer a member`,
    text: isGroupDeleted
      ? t`The group “${group}” is no longer there.`
      : t`${who} took you out of the group “${group}”.`,
  }),
  promoteToLeader: ({ who, group, role }) => ({
    title: t`You lead now`,
    text: t`${who} gave you the role “${role}” in “${group}”.`,
  }),
  lowerToMember: ({ who, group, role }) => ({
    title: t`Your role has changed`,
    text: t`${who} gave you the role “${role}” in “${group}”.`,
  }),
  requestRewardApproval: ({ who, what, rubies }) => ({
    title: t`A reward waits for your word`,
    text: t`${who} would like “${what}” for ${rubies}.`,
  }),
  rewardApprove: ({ who, what, data }) =>
    data.reward?.approved
      ? { title: t`The reward is yours`, text: t`${who} approved “${what}”. Enjoy it!` }
      : { title: t`Not this time`, text: t`${who} did not approve “${what}”. Your rubies are all there.` },
  sendGems: ({ who, gems }) => ({ title: t`Gems for you`, text: t`${who} sent you ${gems}.` }),
  webhooksStopped: ({ who, group }) => ({
    title: t`Webhooks have stopped`,
    text: t`Webhooks that ${who} set up in “${group}” stopped to protect the account. Give them a new secret to switch them on.`,
  }),
}
