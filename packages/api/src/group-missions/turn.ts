import { groupMissionStates, groupMissions } from '@questboard/db/schema'
import { and, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { type Day, daysBetween } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Turns the group missions of a locked player to `today`: pending ones begin on their first day, active ones that were
 * not completed by the player's own last day have failed, without cost. What waits for an answer keeps waiting. On holiday
 * none fails.
 * @returns the groups whose missions it changed, some of them several times
 *
 * Specification: Day roll-over.
 */
export async function turnGroupMissions(
  tx: Transaction,
  userId: string,
  { today, holidayMode }: { today: Day; holidayMode: boolean },
): Promise<string[]> {
  const over = holidayMode ? sql`false` : lt(groupMissionStates.to, today)
  const turned = await tx
    .update(groupMissionStates)
    .set({ status: sql`case when ${over} then 'failed' else 'active' end` })
    .from(groupMissions)
    .where(
      and(
        eq(groupMissions.id, groupMissionStates.missionId),
        eq(groupMissionStates.userId, userId),
        or(
          and(eq(groupMissionStates.status, 'pending'), lte(groupMissions.from, today)),
          and(eq(groupMissionStates.status, 'active'), over),
        ),
      ),
    )
    .returning({ groupId: groupMissions.groupId, assigned: groupMissionStates.assigned })
  return groupsOf(turned)
}

/** What is no longer somebody's has changed for nobody. */
const groupsOf = (turned: { groupId: string; assigned: boolean }[]): string[] =>
  turned.filter(({ assigned }) => assigned).map(({ groupId }) => groupId)

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
