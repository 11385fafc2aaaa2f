import { missions } from '@questboard/db/schema'
import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { type Day, daysBetween } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** A mission as the story of a day names it. */
export interface TurnedMission {
  id: string
  name: string
}

/**
 * Turns the missions of a locked player to `today`: pending ones begin on their first day, active ones that were not
 * completed by their last day have failed, and are the main mission no more. On holiday none fails.
 * @returns which began and which failed, in the order of their making; one that did both, unseen, has failed
 *
 * Specification: Day roll-over.
 */
export async function turnMissions(
  tx: Transaction,
  userId: string,
  { today, holidayMode }: { today: Day; holidayMode: boolean },
): Promise<{ began: TurnedMission[]; failed: TurnedMission[] }> {
  const over = holidayMode ? sql`false` : lt(missions.to, today)
  const turned = await tx
    .update(missions)
    .set({
      status: sql`case when ${over} then 'failed' else 'active' end`,
      isMain: sql`${missions.isMain} and not ${over}`,
    })
    .where(
      and(
        eq(missions.userId, userId),
        or(and(eq(missions.status, 'pending'), lte(missions.from, today)), and(eq(missions.status, 'active'), over)),
      ),
    )
    .returning({ id: missions.id, name: missions.name, status: missions.status, sequence: missions.sequence })
  const inOrder = turned.sort((one, other) => one.sequence - other.sequence)
  const those = (status: 'active' | 'failed') =>
    inOrder.flatMap((mission) => (mission.status === status ? { id: mission.id, name: mission.name } : []))
  return { began: those('active'), failed: those('failed') }
}

/**
 * Gives open missions whose last day has passed during a holiday the days of the holiday, when it ends today.
 *
 * Specification: Day roll-over.
 */
export async function extendMissions(
  tx: Transaction,
  userId: string,
  { today, holidayStart }: { today: Day; holidayStart: Day },
): Promise<void> {
  const days = daysBetween(holidayStart, today)
  await tx
    .update(missions)
    .set({ to: sql`${missions.to} + ${days}::int` })
    .where(and(eq(missions.userId, userId), inArray(missions.status, ['pending', 'active']), lt(missions.to, today)))
}
