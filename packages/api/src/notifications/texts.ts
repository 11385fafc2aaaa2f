import type { NotificationData } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import type { NotificationType } from './schema.ts'

/** A title that depends on the answer to a request. */
type Answered = { approved: string; refused: string }

interface NotificationTexts {
  /** The title of a notification. The web app shows the same ones. */
  titles: Record<NotificationType, string | Answered>
  /** The title of `removeMember` if the creator left and the group closes. */
  groupClosed: string
  /** Several of one type. Others are counted by `news`. */
  counted: Partial<Record<NotificationType, (count: number) => string>>
  news(count: number): string
  quote(title: string): string
  /** The person hides contents. */
  hidden: string
  reminder(time: string | null): string
}

const en: NotificationTexts = {
  titles: {
    groupInvitation: 'You’re invited',
    acceptedGroupInvitaion: 'New member',
    newTaskAssigned: 'A new task',
    askTaskApprove: 'A task is waiting for your approval',
    taskApprove: { approved: 'Task approved', refused: 'One more try' },
    newRewardAdded: 'A new reward',
    newMissionAssigned: 'A new mission',
    askMissionApprove: 'A mission is waiting for your approval',
    missionApprove: { approved: 'Mission approved', refused: 'One more try' },
    disapprovedExpiredMission: 'The mission has ended',
    removeMember: 'Removed from a group',
    promoteToLeader: 'You’re a leader now',
    lowerToMember: 'Your role changed',
    requestRewardApproval: 'A reward is waiting for your approval',
    rewardApprove: { approved: 'The reward is yours', refused: 'Not this time' },
    rewardRedeemed: 'A reward to give',
    rewardGiven: 'Enjoy your reward!',
    rewardCancelled: 'A reward is cancelled',
    sendGems: 'Gems for you',
    webhooksStopped: 'Webhooks stopped',
    askGuardian: 'Will you be a guardian?',
    guardianEnded: 'The guardians changed',
    childDeletion: 'A child is about to be deleted',
    childHandedOver: 'A child has their own account now',
    deviceAdded: 'A new family tablet',
    pinLocked: 'Too many wrong PINs',
    lapBegun: 'A new lap',
    askSuccession: 'Will you take over the group?',
    successionDeclined: 'They said no',
    groupHandedOver: 'The group has a new creator',
    creatorLeaving: 'The creator is leaving',
    askDeedApprove: 'Something extra is waiting for your answer',
    deedApprove: { approved: 'Well done!', refused: 'Not this time' },
    rubiesGiven: 'Rubies for you',
    rubiesTaken: 'Rubies taken',
    taskCompletedForYou: 'Ticked off for you',
    poolFull: 'You did it!',
    poolRedeemed: 'Savings used',
    poolRefunded: 'Your rubies are back',
    yourTurn: 'Your turn',
    askTurnSwap: 'Will you swap turns?',
    turnSwapAnswered: { approved: 'Turns swapped', refused: 'No swap' },
    taskTaken: 'Someone was faster',
    turnSkipped: 'No one’s turn',
    onBreak: 'A break',
    breakTakenBack: 'The break was cancelled',
    newDevice: 'A new sign-in',
  },
  groupClosed: 'A group was closed',
  counted: {
    askTaskApprove: (count) => `${count} tasks are waiting for your approval`,
    askMissionApprove: (count) => `${count} missions are waiting for your approval`,
    requestRewardApproval: (count) => `${count} rewards are waiting for your approval`,
    askDeedApprove: (count) => `${count} extras are waiting for your answer`,
    newTaskAssigned: (count) => `${count} new tasks`,
    newRewardAdded: (count) => `${count} new rewards`,
    newMissionAssigned: (count) => `${count} new missions`,
    rewardRedeemed: (count) => `${count} rewards to give`,
  },
  news: (count) => (count === 1 ? '1 new notification' : `${count} new notifications`),
  quote: (title) => `“${title}”`,
  hidden: 'Something new',
  reminder: (time) => (time === null ? 'Reminder' : `Reminder: ${time}`),
}

const bg: NotificationTexts = {
  titles: {
    groupInvitation: 'Имаш покана',
    acceptedGroupInvitaion: 'Нов член на групата',
    newTaskAssigned: 'Нова задача',
    askTaskApprove: 'Задача чака одобрението ти',
    taskApprove: { approved: 'Задачата е одобрена', refused: 'Опитай пак' },
    newRewardAdded: 'Нова награда',
    newMissionAssigned: 'Нова мисия',
    askMissionApprove: 'Мисия чака одобрението ти',
    missionApprove: { approved: 'Мисията е одобрена', refused: 'Опитай пак' },
    disapprovedExpiredMission: 'Мисията приключи',
    removeMember: 'Вече не си в групата',
    promoteToLeader: 'Вече си отговорник',
    lowerToMember: 'Ролята ти се промени',
    requestRewardApproval: 'Награда чака одобрението ти',
    rewardApprove: { approved: 'Наградата е твоя', refused: 'Този път не' },
    rewardRedeemed: 'Обещана награда',
    rewardGiven: 'Радвай се на наградата!',
    rewardCancelled: 'Отказана награда',
    sendGems: 'Диаманти за теб',
    webhooksStopped: 'Уебхуковете спряха',
    askGuardian: 'Ще станеш ли настойник?',
    guardianEnded: 'Промяна при настойниците',
    childDeletion: 'Предстои изтриване на дете',
    childHandedOver: 'Дете вече има свой профил',
    deviceAdded: 'Нов семеен таблет',
    pinLocked: 'Твърде много грешни PIN кодове',
    lapBegun: 'Нова обиколка',
    askSuccession: 'Ще поемеш ли групата?',
    successionDeclined: 'Поканата не е приета',
    groupHandedOver: 'Групата има нов създател',
    creatorLeaving: 'Създателят напуска',
    askDeedApprove: 'Нещо допълнително чака твоя отговор',
    deedApprove: { approved: 'Браво!', refused: 'Този път не' },
    rubiesGiven: 'Рубини за теб',
    rubiesTaken: 'Отнети рубини',
    taskCompletedForYou: 'Отметнато вместо теб',
    poolFull: 'Успяхте!',
    poolRedeemed: 'Спестеното е използвано',
    poolRefunded: 'Рубините ти се върнаха',
    yourTurn: 'Твой ред е',
    askTurnSwap: 'Ще размениш ли реда си?',
    turnSwapAnswered: { approved: 'Редът е разменен', refused: 'Няма размяна' },
    taskTaken: 'Някой те изпревари',
    turnSkipped: 'Никой не е на ред',
    onBreak: 'Почивка',
    breakTakenBack: 'Почивката е отменена',
    newDevice: 'Нов вход',
  },
  groupClosed: 'Групата е закрита',
  counted: {
    askTaskApprove: (count) => `${count} задачи чакат одобрение`,
    askMissionApprove: (count) => `${count} мисии чакат одобрение`,
    requestRewardApproval: (count) => `${count} награди чакат одобрение`,
    askDeedApprove: (count) => `${count} допълнителни неща чакат отговор`,
    newTaskAssigned: (count) => `${count} нови задачи`,
    newRewardAdded: (count) => `${count} нови награди`,
    newMissionAssigned: (count) => `${count} нови мисии`,
    rewardRedeemed: (count) => `${count} обещани награди`,
  },
  news: (count) => (count === 1 ? '1 ново известие' : `${count} нови известия`),
  quote: (title) => `„${title}“`,
  hidden: 'Има нещо ново',
  reminder: (time) => (time === null ? 'Напомняне' : `Напомняне: ${time}`),
}

/**
 * The texts with which notifications leave the app: pushes and e-mails. Bulgarian uses "ти", in forms that suit every
 * gender.
 */
export const notificationTexts: Record<Locale, NotificationTexts> = { bg, en }

/** What a notification is about, such as the title of a task; empty if it has no name. */
export const subjectOf = ({ task, deed, mission, reward, pool, device }: NotificationData): string =>
  task?.title ?? deed?.title ?? mission?.name ?? reward?.name ?? pool?.name ?? device?.name ?? ''

/** The title of one notification. */
export function titleOf(
  lang: Locale,
  type: NotificationType,
  { task, mission, reward, deed, until }: NotificationData,
): string {
  if (type === 'removeMember' && until !== undefined) return notificationTexts[lang].groupClosed
  const title = notificationTexts[lang].titles[type]
  if (typeof title === 'string') return title
  return (task ?? mission ?? reward ?? deed)?.approved ? title.approved : title.refused
}

/** The title of several notifications of one type; of one, or of several types without it. */
export const countedTitle = (lang: Locale, type: NotificationType | undefined, count: number): string =>
  (type && notificationTexts[lang].counted[type]?.(count)) ?? notificationTexts[lang].news(count)
