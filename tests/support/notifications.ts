import type { Notification } from '@questboard/api/notifications/schema'
import { createTransactionRunner } from '../../packages/api/src/kernel/transaction.ts'
import { type Notice, notify } from '../../packages/api/src/notifications/notify.ts'
import { onAppDatabase } from './app-database.ts'
import { expectOk } from './rest.ts'
import type { Person } from './test-server.ts'

/** The notifications that a user has not seen, or those of one type, newest first. */
export async function notificationsOf({ send }: Pick<Person, 'send'>, type?: string): Promise<Notification[]> {
  const { notifications } = await expectOk(send<{ notifications: Notification[] }>('GET /user/notifications'))
  return type === undefined ? notifications : notifications.filter((notification) => notification.type === type)
}

export async function newestNotificationOf(person: Pick<Person, 'send'>): Promise<Notification> {
  const [newest] = await notificationsOf(person)
  if (!newest) throw new Error('no notification')
  return newest
}

/** Sends notifications to a user of the running app, one minute apart, the last one now. */
export async function sendNotifications(person: Pick<Person, 'id'>, notices: readonly Notice[]): Promise<void> {
  const begun = Date.now() - (notices.length - 1) * 60_000
  await onAppDatabase(async (database) => {
    for (const [index, notice] of notices.entries()) {
      const clock = { now: () => new Date(begun + index * 60_000) }
      await createTransactionRunner({ database, clock })((tx) => notify(tx, clock, [person.id], notice))
    }
  })
}

/** One notification of each type, as a group's leader would cause it, with its English text. */
export function notificationSamples(senderId: string, group: { id: string; name: string }): [Notice, RegExp][] {
  const of = { senderId, group }
  const [member, until] = [{ id: senderId, name: 'Mira' }, '2026-04-09T10:00:00.000Z']
  const [task, mission, reward] = [{ title: 'Dishes' }, { name: 'Spring' }, { name: 'Cinema', ruby: 25 }]
  return [
    [{ ...of, type: 'acceptedGroupInvitaion' }, /Boyan. has joined “.Our family.”/],
    [{ ...of, type: 'newTaskAssigned', data: { task } }, /Boyan. gave you the task “.Dishes.”/],
    [{ ...of, type: 'askTaskApprove', data: { task } }, /Boyan. finished “.Dishes.” and is waiting for your approval/],
    [{ ...of, type: 'taskApprove', data: { task: { ...task, approved: true } } }, /approved “.Dishes.”. Well done!/],
    [{ ...of, type: 'taskApprove', data: { task: { ...task, approved: false } } }, /sent “.Dishes.” back/],
    [{ ...of, type: 'newRewardAdded', data: { reward } }, /Boyan. has a reward for you: “.Cinema.”/],
    [{ ...of, type: 'newMissionAssigned', data: { mission } }, /Boyan. gave you the mission “.Spring.”/],
    [{ ...of, type: 'askMissionApprove', data: { mission } }, /Boyan. finished the mission “.Spring.”/],
    [{ ...of, type: 'missionApprove', data: { mission: { ...mission, approved: true } } }, /approved the mission “/],
    [{ ...of, type: 'missionApprove', data: { mission: { ...mission, approved: false } } }, /It continues/],
    [
      {
        ...of,
        type: 'disapprovedExpiredMission',
        data: { mission: { ...mission, approved: false }, memberStats: { diff: { ruby: -6 } } },
      },
      /sent “.Spring.” back after its last day. You lost 6 rubies/,
    ],
    [{ ...of, type: 'removeMember' }, /Boyan. removed you from “.Our family.”/],
    [
      { ...of, group: { name: group.name }, type: 'removeMember', data: { until } },
      /A group was closed.*Boyan. is leaving Questboard, so “.Our family.” is closed. It will be deleted on 9 Apr 2026/s,
    ],
    [
      { ...of, type: 'groupHandedOver', data: { member } },
      /“.Our family.” has a new creator.*Mira. now runs the group. Nothing else changes/s,
    ],
    [
      { ...of, type: 'groupHandedOver', data: { member, until } },
      /Boyan. is leaving Questboard: the account will be deleted on 9 Apr 2026. .Mira. now runs the group/,
    ],
    [{ ...of, type: 'promoteToLeader', data: { role: 'leader' } }, /gave you the role “.leader.” in “.Our family.”/],
    [{ ...of, type: 'lowerToMember', data: { role: 'Scout' } }, /gave you the role “.Scout.” in “.Our family.”/],
    [{ ...of, type: 'requestRewardApproval', data: { reward } }, /Boyan. would like “.Cinema.” for 25 rubies/],
    [{ ...of, type: 'rewardApprove', data: { reward: { ...reward, approved: true } } }, /approved “.Cinema.”. Enjoy/],
    [{ ...of, type: 'rewardApprove', data: { reward: { ...reward, approved: false } } }, /You keep your rubies/],
    [{ ...of, type: 'webhooksStopped' }, /webhooks in “.Our family.” stopped/],
    [
      { ...of, type: 'taskCompletedForYou', data: { task: { title: 'Dishes' } } },
      /Boyan. ticked off “.Dishes.” for you/,
    ],
    [{ ...of, type: 'rubiesGiven', data: { ruby: 3, reason: 'Helped' } }, /Boyan. gave you 3 rubies: .?Helped/],
    [{ ...of, type: 'rubiesTaken', data: { ruby: 1, reason: 'Rude' } }, /Boyan. took 1 ruby from you: .?Rude/],
    [{ ...of, type: 'rewardRedeemed', data: { reward } }, /Boyan. paid 25 rubies for “.Cinema.”/],
    [{ ...of, type: 'rewardGiven', data: { reward: { name: 'Cinema' } } }, /Boyan. gave you “.Cinema.”/],
    [{ ...of, type: 'rewardCancelled', data: { reward } }, /no longer wants “.Cinema.” and got 25 rubies back/],
    [{ ...of, type: 'rewardCancelled', data: { reward, ruby: 25 } }, /cancelled “.Cinema.”. You got 25 rubies back/],
    [
      { type: 'newDevice', data: { device: { name: 'Chrome, Windows' } } },
      /signed in to your account: .?Chrome, Windows/,
    ],
    [{ ...of, type: 'sendGems', data: { gems: 1 } }, /Boyan. sent you 1 gem\./],
  ]
}
