import { plural, t } from '@lingui/core/macro'
import type { Notification, NotificationType } from '@questboard/api/notifications/schema'
import { formatDate } from '../../app/format-dates.ts'
import { shortTitle } from '../../ui/short-title.ts'

export type NotificationTexts = { title: string; text: string }

type About = {
  /** The sender, the item and the place, shortened for use inside a sentence. */
  who: string
  what: string
  group: string
  role: string
  rubies: string
  gems: string
  /** The name of a child, or of the member that it is about. */
  child: string
  data: Notification['data']
  isGroupDeleted: boolean
}

/** The text of a notification in the current language. */
export function textsOf({ type, groupId, data }: Notification): NotificationTexts {
  const { task, deed, mission, reward, device, group, role = '', gems = 0, memberStats } = data
  const rubies = Math.abs(memberStats?.diff.ruby ?? reward?.ruby ?? data.ruby ?? 0)
  return formatters[type]({
    who: data.sender ? shortTitle(data.sender.name) : t`Someone`,
    what: shortTitle(
      task?.title ?? deed?.title ?? mission?.name ?? reward?.name ?? device?.name ?? data.pool?.name ?? '',
    ),
    group: shortTitle(group?.name ?? ''),
    role: shortTitle(roleName(role)),
    rubies: t`${plural(rubies, { one: '# ruby', other: '# rubies' })}`,
    gems: t`${plural(gems, { one: '# gem', other: '# gems' })}`,
    child: shortTitle(data.member?.name ?? ''),
    data,
    isGroupDeleted: groupId === null,
  })
}

/** Translates the default roles; a group's own words stay as they are. */
function roleName(role: string): string {
  if (role === 'leader') return t`leader`
  return role === 'member' ? t`member` : role
}

/** A text, and the words of the leader after it. */
const withNote = (text: string, { note }: Notification['data']): string => (note ? `${text} ${t`“${note}”`}` : text)

function breakOf(child: string, days: Notification['data']['days']): string {
  const [from, to] = [formatDate(days?.from), formatDate(days?.to)]
  return from === to ? t`${child}: ${from}.` : t`${child}: from ${from} to ${to}.`
}

/** The day on which the account of the leaving sender is deleted. Empty if it stays, or is gone with its name. */
const dayOfLeaving = ({ until, sender }: Notification['data']): string =>
  until === undefined || !sender ? '' : formatDate(new Date(until))

const formatters: Record<NotificationType, (about: About) => NotificationTexts> = {
  groupInvitation: ({ who, group }) => ({
    title: t`You’re invited`,
    text: t`${who} invites you to the group “${group}”.`,
  }),
  acceptedGroupInvitaion: ({ who, group }) => ({
    title: t`New member`,
    text: t`${who} has joined “${group}”.`,
  }),
  newTaskAssigned: ({ who, what }) => ({ title: t`A new task`, text: t`${who} gave you the task “${what}”.` }),
  askTaskApprove: ({ who, what }) => ({
    title: t`A task is waiting for your approval`,
    text: t`${who} finished “${what}” and is waiting for your approval.`,
  }),
  taskApprove: ({ who, what, rubies, data }) =>
    data.task?.approved
      ? {
          title: t`Task approved`,
          text: withNote(
            data.ruby === undefined
              ? t`${who} approved “${what}”. Well done!`
              : t`${who} approved “${what}” and gave you ${rubies}. Well done!`,
            data,
          ),
        }
      : { title: t`One more try`, text: withNote(t`${who} sent “${what}” back. It’s open again.`, data) },
  newRewardAdded: ({ who, what }) => ({ title: t`A new reward`, text: t`${who} has a reward for you: “${what}”.` }),
  newMissionAssigned: ({ who, what }) => ({
    title: t`A new mission`,
    text: t`${who} gave you the mission “${what}”.`,
  }),
  askMissionApprove: ({ who, what }) => ({
    title: t`A mission is waiting for your approval`,
    text: t`${who} finished the mission “${what}” and is waiting for your approval.`,
  }),
  missionApprove: ({ who, what, rubies, data }) =>
    data.mission?.approved
      ? {
          title: t`Mission approved`,
          text: withNote(
            data.ruby === undefined
              ? t`${who} approved the mission “${what}”. Well done!`
              : t`${who} approved the mission “${what}” and gave you ${rubies}. Well done!`,
            data,
          ),
        }
      : {
          title: t`One more try`,
          text: withNote(t`${who} sent the mission “${what}” back. It continues, and its tasks stay done.`, data),
        },
  disapprovedExpiredMission: ({ who, what, rubies, data }) => ({
    title: t`The mission has ended`,
    text: withNote(
      data.memberStats && data.memberStats.diff.ruby < 0
        ? t`${who} sent “${what}” back after its last day. You lost ${rubies}.`
        : t`${who} sent “${what}” back after its last day.`,
      data,
    ),
  }),
  removeMember: ({ who, group, isGroupDeleted, data }) => {
    const day = dayOfLeaving(data)
    return {
      title: data.until === undefined ? t`Removed from a group` : t`A group was closed`,
      text: day
        ? t`${who} is leaving Questboard, so “${group}” is closed. It will be deleted on ${day}.`
        : isGroupDeleted
          ? t`The group “${group}” no longer exists.`
          : t`${who} removed you from “${group}”.`,
    }
  },
  promoteToLeader: ({ who, group, role }) => ({
    title: t`You’re a leader now`,
    text: t`${who} gave you the role “${role}” in “${group}”.`,
  }),
  lowerToMember: ({ who, group, role }) => ({
    title: t`Your role changed`,
    text: t`${who} gave you the role “${role}” in “${group}”.`,
  }),
  requestRewardApproval: ({ who, what, rubies }) => ({
    title: t`A reward is waiting for your approval`,
    text: t`${who} would like “${what}” for ${rubies}.`,
  }),
  rewardApprove: ({ who, what, data }) =>
    data.reward?.approved
      ? { title: t`The reward is yours`, text: withNote(t`${who} approved “${what}”. Enjoy it!`, data) }
      : { title: t`Not this time`, text: withNote(t`${who} declined “${what}”. You keep your rubies.`, data) },
  sendGems: ({ who, gems }) => ({ title: t`Gems for you`, text: t`${who} sent you ${gems}.` }),
  webhooksStopped: ({ who, group }) => ({
    title: t`Webhooks stopped`,
    text: t`${who}’s webhooks in “${group}” stopped to protect the account. Give them a new secret to switch them on.`,
  }),
  askGuardian: ({ who, child }) => ({
    title: t`Will you be a guardian?`,
    text: t`${who} asks you to become a guardian of ${child}, too.`,
  }),
  guardianEnded: ({ who, child }) => ({
    title: t`The guardians changed`,
    text: t`${who} changed the guardians of ${child}.`,
  }),
  childDeletion: ({ who, child }) => ({
    title: t`${child} is about to be deleted`,
    text: t`${who} asked to delete ${child}. As a guardian you can still take it back.`,
  }),
  childHandedOver: ({ child }) => ({
    title: t`${child} has their own account now`,
    text: t`${child} keeps everything they earned. You’re no longer a guardian.`,
  }),
  deviceAdded: ({ who, what, group }) => ({
    title: t`A new family tablet`,
    text: t`${who} connected “${what}” to “${group}”.`,
  }),
  pinLocked: ({ child, group }) => ({
    title: t`Too many wrong PINs`,
    text: t`Someone tried to play as ${child} on a tablet of “${group}”.`,
  }),
  askSuccession: ({ who, group, data: { until } }) => {
    const day = until === undefined ? '' : formatDate(new Date(until))
    return {
      title: t`Will you take over “${group}”?`,
      text:
        until === undefined
          ? t`${who} asks you to take over the group “${group}”.`
          : t`${who} is leaving. Without an answer, “${group}” becomes yours on ${day}.`,
    }
  },
  successionDeclined: ({ who, group }) => ({
    title: t`They said no`,
    text: t`${who} won’t take over “${group}”. You can ask someone else.`,
  }),
  groupHandedOver: ({ who, child, group, data }) => {
    const day = dayOfLeaving(data)
    return {
      title: t`“${group}” has a new creator`,
      text: day
        ? t`${who} is leaving Questboard: the account will be deleted on ${day}. ${child} now runs the group.`
        : t`${child} now runs the group. Nothing else changes.`,
    }
  },
  creatorLeaving: ({ who, child, group, data: { until } }) => {
    const day = until === undefined ? '' : formatDate(new Date(until))
    return {
      title: t`${who} is leaving “${group}”`,
      text: t`The group continues. ${child} takes over by ${day}.`,
    }
  },
  askDeedApprove: ({ who, what, rubies }) => ({
    title: t`Something extra is waiting for your answer`,
    text: t`${who} did something extra: “${what}”, for ${rubies}.`,
  }),
  deedApprove: ({ who, what, rubies, data }) => ({
    title: data.deed?.approved ? t`Well done!` : t`Not this time`,
    text: withNote(
      data.deed?.approved ? t`${who} gave you ${rubies} for “${what}”.` : t`${who} gives no rubies for “${what}”.`,
      data,
    ),
  }),
  rubiesGiven: ({ who, rubies, data: { reason = '' } }) => ({
    title: t`Rubies for you`,
    text: t`${who} gave you ${rubies}: ${reason}`,
  }),
  rubiesTaken: ({ who, rubies, data: { reason = '' } }) => ({
    title: t`Rubies taken`,
    text: t`${who} took ${rubies} from you: ${reason}`,
  }),
  taskCompletedForYou: ({ who, what, data }) => ({
    title: t`Ticked off for you`,
    text: withNote(t`${who} ticked off “${what}” for you.`, data),
  }),
  lapBegun: ({ who, group, data: { lap = 1 } }) => ({
    title: t`A new lap`,
    text: t`${who} begins lap ${lap} on the board of “${group}”.`,
  }),
  rewardRedeemed: ({ who, what, rubies }) => ({
    title: t`A reward to give`,
    text: t`${who} paid ${rubies} for “${what}”. Mark it as given when it’s done.`,
  }),
  rewardGiven: ({ who, what, data }) => ({
    title: t`Enjoy your reward!`,
    text: withNote(t`${who} gave you “${what}”.`, data),
  }),
  rewardCancelled: ({ who, what, rubies, data }) => ({
    title: t`A reward is cancelled`,
    text: withNote(
      data.ruby === undefined
        ? t`${who} no longer wants “${what}” and got ${rubies} back.`
        : t`${who} cancelled “${what}”. You got ${rubies} back.`,
      data,
    ),
  }),
  poolFull: ({ what, group }) => ({
    title: t`You did it!`,
    text: t`You saved all the rubies for “${what}” in “${group}”.`,
  }),
  poolRedeemed: ({ who, what }) => ({ title: t`Savings used`, text: t`${who} used the rubies saved for “${what}”.` }),
  poolRefunded: ({ what, rubies }) => ({
    title: t`Your rubies are back`,
    text: t`Saving for “${what}” has ended. You got ${rubies} back.`,
  }),
  yourTurn: ({ what, group, child, data }) => ({
    title: data.member ? t`It’s ${child}’s turn` : t`Your turn`,
    text: t`“${what}” in “${group}”.`,
  }),
  askTurnSwap: ({ who, what }) => ({
    title: t`Will you swap turns?`,
    text: t`${who} asks you to take their turn of “${what}” now, and will take your next one.`,
  }),
  turnSwapAnswered: ({ who, what, data }) => ({
    title: data.task?.approved ? t`Turns swapped` : t`No swap`,
    text: data.task?.approved ? t`${who} takes your turn of “${what}”.` : t`${who} can’t take your turn of “${what}”.`,
  }),
  taskTaken: ({ who, what }) => ({
    title: t`${who} was faster`,
    text: t`“${what}” is taken.`,
  }),
  turnSkipped: ({ what, group }) => ({
    title: t`No one’s turn`,
    text: t`No one can do “${what}” in “${group}” now.`,
  }),
  onBreak: ({ child, data: { days } }) => ({ title: t`A break`, text: breakOf(child, days) }),
  newDevice: ({ what }) => ({
    title: t`A new sign-in`,
    text: what
      ? t`A new device signed in to your account: ${what}. If it wasn’t you, sign it out and change your password.`
      : t`A new device signed in to your account. If it wasn’t you, sign it out and change your password.`,
  }),
  breakTakenBack: ({ child, data: { days } }) => ({
    title: t`The break was cancelled`,
    text: breakOf(child, days),
  }),
}
