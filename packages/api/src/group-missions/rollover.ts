import { allEqual, and, eq, gte, inArray, isNull, lt, sql } from '@questboard/db/drizzle'
import { groupMissionStates, groupMissions, users } from '@questboard/db/schema'
import { type Clock, type Day, daysBetween, localDay, todayOfPlayer } from '../kernel/clock.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import { pick } from '../kernel/pick.ts'
import type { RolloverPlayer } from '../kernel/rollover.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import { extendedBy, type SickDay } from '../periods/excuse.ts'

/**
 * The rollover of the group missions of locked players to their `today`: pending ones start on their first day, and
 * active ones fail without a penalty after the player's last day. Open requests stay open. None fails during a holiday,
 * or while its group is hidden. The note of an earlier refusal goes, so that a note on a failed one means that a leader
 * refused it after its last day.
 * @returns the groups whose missions changed, with duplicates
 *
 * Rules: Day rollover.
 */
export async function rolloverGroupMissions(tx: Transaction, players: readonly RolloverPlayer[]): Promise<string[]> {
  const days = players.map(({ id, today, holidayMode }) => ({ id, today, spared: holidayMode }))
  const over = sql`(not player.spared and own.hidden_at is null and state.to_day < player.today)`
  const rolledOver = await rows<{ groupId: string; assigned: boolean }>(
    tx,
    sql`
    update group_mission_states state
    set updated_at = ${transactionTime(tx).toISOString()}::timestamptz, status = case when ${over} then 'failed' else 'active' end,
      note = case when ${over} then null else note end
    from ${tableOf('player', { id: 'uuid', today: 'date', spared: 'boolean' }, days)}, group_missions mission
    join groups own on own.id = mission.group_id
    where state.user_id = player.id and mission.id = state.mission_id and mission.group_id = state.group_id and (
      state.status = 'pending' and mission.from_day <= player.today or state.status = 'active' and ${over})
    returning mission.group_id as "groupId", state.assigned`,
  )
  return groupsOf(rolledOver)
}

/** Former assignees are not notified. */
const groupsOf = (rolledOver: { groupId: string; assigned: boolean }[]): string[] =>
  rolledOver.filter(({ assigned }) => assigned).map(({ groupId }) => groupId)

/**
 * When a holiday ends today, group missions whose last day passed during it are extended by its length, for this player
 * only.
 * @returns the groups whose missions changed, with duplicates
 *
 * Rules: Day rollover.
 */
export async function extendGroupMissions(
  tx: Transaction,
  userId: string,
  { today, holidayStart }: { today: Day; holidayStart: Day },
): Promise<string[]> {
  const days = daysBetween(holidayStart, today)
  const extended = await tx
    .update(groupMissionStates)
    .set({ to: sql`${groupMissionStates.to} + ${days}::int`, updatedAt: transactionTime(tx) })
    .from(groupMissions)
    .where(
      and(
        allEqual(groupMissions, { id: groupMissionStates.missionId, groupId: groupMissionStates.groupId }),
        eq(groupMissionStates.userId, userId),
        inArray(groupMissionStates.status, ['pending', 'active', 'waitingApproval']),
        lt(groupMissionStates.to, today),
        gte(groupMissionStates.to, holidayStart),
      ),
    )
    .returning({ groupId: groupMissions.groupId, assigned: groupMissionStates.assigned })
  return groupsOf(extended)
}

const playerDay = ['id', 'timeZone', 'dayStartsAt', 'lastDayStart'] as const

/**
 * Extends missions of a locked group that is shown again, whose last day passed while no one could open it, by the days
 * since then. Each assignee has days of their own.
 *
 * Rules: Accounts.
 */
export async function extendHiddenMissions(
  tx: Transaction,
  clock: Clock,
  { groupId, hiddenAt }: { groupId: string; hiddenAt: Date },
): Promise<void> {
  const isOpen = and(
    eq(groupMissionStates.groupId, groupId),
    inArray(groupMissionStates.status, ['pending', 'active', 'waitingApproval']),
  )
  const players = await tx
    .selectDistinct(pick(users, playerDay))
    .from(groupMissionStates)
    .innerJoin(users, eq(users.id, groupMissionStates.userId))
    .where(isOpen)
  for (const player of players) {
    const since = localDay(hiddenAt, player.timeZone, player.dayStartsAt)
    const today = todayOfPlayer(clock.now(), player)
    await tx
      .update(groupMissionStates)
      .set({ to: sql`${groupMissionStates.to} + ${daysBetween(since, today)}::int`, updatedAt: transactionTime(tx) })
      .where(
        and(
          isOpen,
          eq(groupMissionStates.userId, player.id),
          lt(groupMissionStates.to, today),
          gte(groupMissionStates.to, since),
        ),
      )
  }
}

/**
 * Extends group missions that failed or wait at the end of a day on which the locked player turned out to be on
 * holiday, for this player only. Failed ones whose last day is not over are active again, but not those that a leader
 * has refused or that are archived.
 * @returns the groups whose missions changed, with duplicates
 *
 * Rules: Days off.
 */
export async function excuseGroupMissions(
  tx: Transaction,
  userId: string,
  { day, today, holidays }: SickDay,
): Promise<string[]> {
  const { lastDay: to, isOpen } = extendedBy(holidays, day, today)
  const changed = await tx
    .update(groupMissionStates)
    .set({
      to,
      updatedAt: transactionTime(tx),
      ...(isOpen && {
        status: sql`case ${groupMissionStates.status} when 'failed' then 'active' else ${groupMissionStates.status} end`,
      }),
    })
    .from(groupMissions)
    .where(
      and(
        allEqual(groupMissions, { id: groupMissionStates.missionId, groupId: groupMissionStates.groupId }),
        eq(groupMissionStates.userId, userId),
        isNull(groupMissions.archivedAt),
        inArray(groupMissionStates.status, ['failed', 'waitingApproval']),
        eq(groupMissionStates.to, day),
        sql`not (${groupMissionStates.status} = 'failed' and (${groupMissionStates.note} is not null or exists (
          select 1 from ledger
          where reason = 'groupMissionFailed' and reference = ${groupMissionStates.missionId} || ':' || ${userId}
            and owner_id = ${userId})))`,
      ),
    )
    .returning({ groupId: groupMissions.groupId, assigned: groupMissionStates.assigned })
  return groupsOf(changed)
}
