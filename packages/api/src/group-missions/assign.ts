import { and, notInArray, sql } from '@questboard/db/drizzle'
import { groupMissionStates } from '@questboard/db/schema'
import { lockPlayers } from '../groups/lock-players.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { aboutAssigned } from '../notifications/about-items.ts'
import { notify } from '../notifications/notify.ts'
import type { Player } from '../players/lock-player.ts'
import { daysOf } from './player-days.ts'
import { type MissionId, statesOf } from './read-missions.ts'
import { firstStatus } from './rules.ts'

/** A mission of a locked group. */
interface MissionToAssign {
  group: { id: string; name: string }
  mission: { id: string; name: string; from: Day; to: Day }
}

/**
 * Assigns a mission of a locked group to exactly these players, in this order. Current and former assignees keep their
 * state, except that pending ones get the current dates. New assignees are notified.
 *
 * Rules: Groups.
 */
export async function assignMission(
  tx: Transaction,
  { services: { clock }, userId: senderId }: Pick<UserContext, 'services' | 'userId'>,
  { group, mission }: MissionToAssign,
  { to: userIds, before = [] }: { to: string[]; before?: string[] },
): Promise<void> {
  const players = await lockPlayers(tx, [...userIds, ...before])
  if (before.length > 0) await takeFromOthers(tx, { id: mission.id, groupId: group.id }, userIds)
  if (userIds.length === 0) return
  const statusFor = (player: Player) => firstStatus(mission, daysOf(player, clock))
  await tx
    .insert(groupMissionStates)
    .values(
      userIds.map((userId, place) => ({
        missionId: mission.id,
        groupId: group.id,
        userId,
        assigned: true,
        place,
        to: mission.to,
        status: statusFor(players.get(userId) as Player),
        updatedAt: transactionTime(tx),
      })),
    )
    .onConflictDoUpdate({
      target: [groupMissionStates.missionId, groupMissionStates.userId, groupMissionStates.groupId],
      set: {
        assigned: true,
        updatedAt: sql`excluded.updated_at`,
        place: sql`excluded.place`,
        status: sql`case when ${groupMissionStates.status} = 'pending' then excluded.status
          else ${groupMissionStates.status} end`,
        to: sql`case when ${groupMissionStates.status} = 'pending' then excluded.to_day
          else ${groupMissionStates.to} end`,
      },
    })
  const fresh = userIds.filter((userId) => !before.includes(userId))
  await notify(tx, clock, fresh, {
    type: 'newMissionAssigned',
    senderId,
    group,
    source: aboutAssigned({ id: mission.id, groupId: group.id }),
    data: { mission: { name: mission.name } },
  })
}

async function takeFromOthers(tx: Transaction, mission: MissionId, userIds: string[]): Promise<void> {
  await tx
    .update(groupMissionStates)
    .set({ assigned: false, updatedAt: transactionTime(tx) })
    .where(and(statesOf(mission), notInArray(groupMissionStates.userId, userIds)))
}
