import { groupMissionStates, groupMissions } from '@questboard/db/schema'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { type Day, daysBetween } from '../kernel/clock.ts'
import type { RolloverPlayer } from '../kernel/rollover.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'

/**
 * Turns the group missions of locked players to their `today`: pending ones begin on their first day, active ones that were
 * not completed by the player's own last day have failed, without cost. What waits for an answer keeps waiting. On holiday
 * none fails.
 * @returns the groups whose missions it changed, some of them several times
 *
 * Specification: Day roll-over.
 */
export async function rollOverGroupMissions(tx: Transaction, players: readonly RolloverPlayer[]): Promise<string[]> {
  const given = players.map(({ id, today, holidayMode }) => ({ id, today, spared: holidayMode }))
  const over = sql`(not player.spared and state.to_day < player.today)`
  const rolledOver = await rows<{ groupId: string; assigned: boolean }>(
    tx,
    sql`
    update group_mission_states state
    set status = case when ${over} then 'failed' else 'active' end
    from ${tableOf('player', { id: 'uuid', today: 'date', spared: 'boolean' }, given)}, group_missions mission
    where state.user_id = player.id and mission.id = state.mission_id and (
      state.status = 'pending' and mission.from_day <= player.today or state.status = 'active' and ${over})
    returning mission.group_id as "groupId", state.assigned`,
  )
  return groupsOf(rolledOver)
}

/** What is no longer somebody's has changed for nobody. */
const groupsOf = (rolledOver: { groupId: string; assigned: boolean }[]): string[] =>
  rolledOver.filter(({ assigned }) => assigned).map(({ groupId }) => groupId)

/**
 * Gives group missions whose last day has passed for this player during a holiday the days of the holiday, when it ends
 * today: the player's own last day moves, nobody else's.
 * @returns the groups whose missions it changed, some of them several times
 *
 * Specification: Day roll-over.
 */
export async function extendGroupMissions(
  tx: Transaction,
  userId: string,
  { today, holidayStart }: { today: Day; holidayStart: Day },
): Promise<string[]> {
  const days = daysBetween(holidayStart, today)
  const extended = await tx
    .update(groupMissionStates)
    .set({ to: sql`${groupMissionStates.to} + ${days}::int` })
    .from(groupMissions)
    .where(
      and(
        eq(groupMissions.id, groupMissionStates.missionId),
        eq(groupMissionStates.userId, userId),
        inArray(groupMissionStates.status, ['pending', 'active', 'waitingApproval']),
        lt(groupMissionStates.to, today),
        gte(groupMissionStates.to, holidayStart),
      ),
    )
    .returning({ groupId: groupMissions.groupId, assigned: groupMissionStates.assigned })
  return groupsOf(extended)
}
