import { allEqual, and, eq, inArray, lt, notExists, sql } from '@questboard/db/drizzle'
import { alias } from '@questboard/db/pg-core'
import { missions } from '@questboard/db/schema'
import { type Clock, type Day, daysBetween } from '../kernel/clock.ts'
import { type Change, recordChange } from '../kernel/events/changes.ts'
import { idsOf } from '../kernel/ids-of.ts'
import type { RolloverPlayer } from '../kernel/rollover.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import { dropFromStory } from '../periods/correct-story.ts'
import { extendedBy, type SickDay } from '../periods/excuse.ts'

/** A mission as shown in the day story. */
export interface RolledOverMission {
  id: string
  name: string
}

/** The missions of one player that a rollover changed, in order of creation. */
export interface MissionRollover {
  began: RolledOverMission[]
  failed: RolledOverMission[]
}

/**
 * Rolls the missions of locked players over to `today`. Pending missions begin on their first day. Active missions fail
 * after their last day, and are no longer the main mission. None fails on holiday.
 * @returns began and failed missions by player; a mission that did both counts as failed
 *
 * Rules: Day rollover.
 */
export async function rolloverMissions(
  tx: Transaction,
  clock: Clock,
  players: readonly RolloverPlayer[],
): Promise<Map<string, MissionRollover>> {
  const days = players.map(({ id, today, holidayMode }) => ({ id, today, spared: holidayMode }))
  const over = sql`(not player.spared and mission.to_day < player.today)`
  const rolledOver = await rows<RolledOverMission & { userId: string; status: string; sequence: number }>(
    tx,
    sql`
    update missions mission
    set status = case when ${over} then 'failed' else 'active' end, is_main = mission.is_main and not ${over},
      failed_as_main = mission.is_main and ${over}, updated_at = ${clock.now().toISOString()}::timestamptz
    from ${tableOf('player', { id: 'uuid', today: 'date', spared: 'boolean' }, days)}
    where mission.user_id = player.id and (
      mission.status = 'pending' and mission.from_day <= player.today or mission.status = 'active' and ${over})
    returning mission.user_id as "userId", mission.id, mission.name, mission.status, mission.sequence`,
  )
  const inOrder = rolledOver.sort((a, b) => a.sequence - b.sequence)
  recordChange(
    tx,
    ...inOrder.map(({ userId, id, status }) => ({
      userId,
      item: { kind: 'mission' as const, id },
      type: status === 'failed' ? ('mission.failed' as const) : ('mission.activated' as const),
    })),
  )
  return new Map(
    [...Map.groupBy(inOrder, ({ userId }) => userId)].map(([userId, own]) => {
      const those = (wanted: string) => own.flatMap(({ id, name, status }) => (status === wanted ? [{ id, name }] : []))
      return [userId, { began: those('active'), failed: those('failed') }]
    }),
  )
}

/**
 * Extends open missions whose last day has passed during a holiday by its length, when it ends today.
 *
 * Rules: Day rollover.
 */
export async function extendMissions(
  tx: Transaction,
  clock: Clock,
  userId: string,
  { today, holidayStart }: { today: Day; holidayStart: Day },
): Promise<void> {
  const days = daysBetween(holidayStart, today)
  const extended = await tx
    .update(missions)
    .set({ to: sql`${missions.to} + ${days}::int`, updatedAt: clock.now() })
    .where(and(eq(missions.userId, userId), inArray(missions.status, ['pending', 'active']), lt(missions.to, today)))
    .returning({ id: missions.id })
  recordChange(tx, ...extended.map(({ id }) => daysMoved(userId, id)))
}

/**
 * Extends missions that failed at the end of a day on which the locked player turned out to be on holiday. Those whose
 * last day is not over are active again and no longer in the day story. One that was the main mission is it again,
 * unless another has become it.
 *
 * Rules: Days off.
 */
export async function excuseMissions(
  tx: Transaction,
  clock: Clock,
  userId: string,
  { day, today, holidays }: SickDay,
): Promise<void> {
  const { lastDay: to, isOpen } = extendedBy(holidays, day, today)
  const excused = await tx
    .update(missions)
    .set({ to, updatedAt: clock.now(), ...(isOpen && { status: 'active' as const }) })
    .where(allEqual(missions, { userId, status: 'failed', to: day }))
    .returning({ id: missions.id, failedAsMain: missions.failedAsMain })
  const main = isOpen && excused.find(({ failedAsMain }) => failedAsMain)
  const mainId = main ? await makeMainAgain(tx, userId, main.id) : undefined
  recordChange(
    tx,
    ...excused.map(({ id }) => ({
      ...daysMoved(userId, id),
      ...(id === mainId && { changed: ['to', 'isMain'] }),
      ...(isOpen && { type: 'mission.activated' as const }),
    })),
  )
  if (isOpen) await dropFromStory(tx, userId, new Set(idsOf(excused)))
}

/** Makes an open mission the main one if there is none. Returns its id if so. */
async function makeMainAgain(tx: Transaction, userId: string, id: string): Promise<string | undefined> {
  const other = alias(missions, 'other')
  const isOther = tx
    .select({ id: other.id })
    .from(other)
    .where(allEqual(other, { userId, isMain: true }))
  const [made] = await tx
    .update(missions)
    .set({ isMain: true })
    .where(and(allEqual(missions, { id, userId }), notExists(isOther)))
    .returning({ id: missions.id })
  return made?.id
}

const daysMoved = (userId: string, id: string): Change => ({
  userId,
  type: 'mission.updated',
  item: { kind: 'mission', id },
  changed: ['to'],
})
