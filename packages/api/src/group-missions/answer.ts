import { allEqual, and } from '@questboard/db/drizzle'
import { groupMissionStates } from '@questboard/db/schema'
import { penaltyOf } from '../game/rules.ts'
import { type Answer, approvalOf, noteAndAmount, storedNote } from '../group-items/answer.ts'
import type { Requests } from '../group-items/kind.ts'
import { requestSource } from '../group-items/request-source.ts'
import type { GroupWithMembers, Membership } from '../groups/change-group.ts'
import { lockPlayers } from '../groups/lock-players.ts'
import { findMember } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { recordGroupChange, transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { postRubies } from '../ledger/post-rubies.ts'
import { notify, withdrawNotifications } from '../notifications/notify.ts'
import type { Player } from '../players/lock-player.ts'
import { payMission } from './pay.ts'
import { daysOf } from './player-days.ts'
import { type MissionReading, readMission, stateOf, statesOf } from './read-missions.ts'
import { type AssigneeStatus, isPastLastDay, workFor } from './rules.ts'

/**
 * Answers the open request of a locked player in a locked group, and notifies the player. An approved mission pays. A
 * refused one is active again with its tasks completed. If its last day is over, it fails and costs half its rubies,
 * rounded up, but not more than the balance.
 * @returns the status for the player after it
 *
 * Rules: Day rollover; Groups.
 */
export async function answerRequest(
  tx: Transaction,
  ctx: UserContext,
  { group, player, mission }: { group: GroupWithMembers; player: Player; mission: MissionReading },
  answer: Answer,
): Promise<AssigneeStatus> {
  const { clock } = ctx.services
  const { approved } = answer
  const membership = findMember(group, { userId: player.id })
  const data = { mission: { name: mission.name, approved }, ...noteAndAmount(answer) }
  const source = { senderId: ctx.userId, group }
  const type = approved ? 'group.missionApproved' : 'group.missionRefused'
  recordGroupChange(tx, { groupId: group.id, userId: player.id, type, itemId: mission.id })
  await withdrawNotifications(tx, requestSource('mission', mission.id, player.id))
  if (approved) {
    await payMission(tx, ctx, {
      group,
      player,
      membership,
      mission,
      approved: true,
      ruby: answer.ruby,
      approval: approvalOf(ctx.userId, answer),
    })
    await notify(tx, clock, [player.id], { ...source, type: 'missionApprove', data })
    return 'completed'
  }
  const over = isPastLastDay(stateOf(mission, player.id), daysOf(player, clock))
  const status = over ? 'failed' : 'active'
  await refuse(tx, mission, player.id, { status, note: storedNote(answer) })
  if (over) {
    const taken = await takeCost(tx, ctx, { membership, mission }, answer)
    const memberStats = { diff: { ruby: 0 - taken } }
    await notify(tx, clock, [player.id], {
      ...source,
      type: 'disapprovedExpiredMission',
      data: { ...data, memberStats },
    })
  } else {
    await notify(tx, clock, [player.id], { ...source, type: 'missionApprove', data })
  }
  return status
}

/** Answers the open requests of these assignees, whom it locks. */
export async function answerRequests(
  tx: Transaction,
  ctx: UserContext,
  { group, item: { id: missionId, groupId }, userIds }: Requests<MissionReading>,
  answer: Answer,
): Promise<number> {
  const players = await lockPlayers(tx, userIds)
  // The end of a holiday may have moved an assignee's last day.
  const mission = await readMission(tx, { groupId, missionId, today: ctx.today })
  const answers = [...players.values()].map((player) => answerRequest(tx, ctx, { group, player, mission }, answer))
  await Promise.all(answers)
  return answers.length
}

async function refuse(
  tx: Transaction,
  mission: MissionReading,
  userId: string,
  { status, note }: { status: 'active' | 'failed'; note: string | null },
): Promise<void> {
  await tx
    .update(groupMissionStates)
    .set({ status, note, completedAt: null, updatedAt: transactionTime(tx) })
    .where(and(statesOf(mission), allEqual(groupMissionStates, { userId, status: 'waitingApproval' })))
}

/** @returns the rubies that were taken */
async function takeCost(
  tx: Transaction,
  { services, userId: leaderId }: UserContext,
  { membership, mission }: { membership: Membership; mission: MissionReading },
  answer: Answer,
): Promise<number> {
  const { id, name, tasks } = mission
  const { userId, ruby } = membership
  const amount = Math.min(penaltyOf(workFor(tasks, userId).ruby), ruby)
  const remaining = await postRubies(tx, services.clock, membership, [
    {
      amount: 0 - amount,
      reason: 'groupMissionFailed',
      reference: `${id}:${userId}`,
      item: name,
      ...approvalOf(leaderId, answer),
    },
  ])
  if (remaining === undefined) throw new Error('took more rubies than the member has')
  return amount
}
