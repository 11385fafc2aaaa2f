import { missions } from '@questboard/db/schema'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { type Day, daysBetween } from '../kernel/clock.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import type { TurningPlayer } from '../kernel/turning.ts'

/** A mission as the story of a day names it. */
export interface TurnedMission {
  id: string
  name: string
}

/** What the turn of a day made of a player's missions, in the order of their making. */
export interface TurnedMissions {
  began: TurnedMission[]
  failed: TurnedMission[]
}

/**
 * Turns the missions of locked players to their `today`: pending ones begin on their first day, active ones that were not
 * completed by their last day have failed, and are the main mission no more. On holiday none fails.
 * @returns by player which began and which failed; one that did both, unseen, has failed
 *
 * Specification: Day roll-over.
 */
export async function turnMissions(
  tx: Transaction,
  players: readonly TurningPlayer[],
): Promise<Map<string, TurnedMissions>> {
  const given = players.map(({ id, today, holidayMode }) => ({ id, today, spared: holidayMode }))
  const over = sql`(not player.spared and mission.to_day < player.today)`
  const turned = await rows<TurnedMission & { userId: string; status: string; sequence: number }>(
    tx,
    sql`
    update missions mission
    set status = case when ${over} then 'failed' else 'active' end, is_main = mission.is_main and not ${over}
    from ${tableOf('player', { id: 'uuid', today: 'date', spared: 'boolean' }, given)}
    where mission.user_id = player.id and (
      mission.status = 'pending' and mission.from_day <= player.today or mission.status = 'active' and ${over})
    returning mission.user_id as "userId", mission.id, mission.name, mission.status, mission.sequence`,
  )
  const inOrder = turned.sort((one, other) => one.sequence - other.sequence)
  return new Map(
    [...Map.groupBy(inOrder, ({ userId }) => userId)].map(([userId, own]) => {
      const those = (wanted: string) => own.flatMap(({ id, name, status }) => (status === wanted ? [{ id, name }] : []))
      return [userId, { began: those('active'), failed: those('failed') }]
    }),
  )
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
