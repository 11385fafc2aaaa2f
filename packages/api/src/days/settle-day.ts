import { tasks, users } from '@questboard/db/schema'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { lockPlayer } from '../board/lock-player.ts'
import { turnGroupMissions } from '../group-missions/turn.ts'
import { turnGroupTasks } from '../group-tasks/turn.ts'
import { tellChanges } from '../groups/tell-changes.ts'
import { type Day, nextTurn, type TimeZone } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Line } from '../ledger/movement.ts'
import { post } from '../ledger/post.ts'
import { turnMissions } from '../missions/turn.ts'
import { isCharged, penaltiesOf, type Turn, turnsBetween, wasMissed } from './rules.ts'
import { tellStory } from './tell-story.ts'

export interface Settlement {
  today: Day
  zone: TimeZone
  /** Whether the user came: then an absence ends. */
  visited: boolean
}

/**
 * Settles a user's days up to `today`, once, whoever comes first: daily tasks open again every day, weekly ones every
 * Monday; what was missed costs half its gold, as far as there is any, and ends its streak; missions begin and fail.
 * A holiday costs nothing. An absence is charged once, however many of its days are settled one by one. Groups whose items
 * turn with the day are told.
 *
 * Specification: Day roll-over.
 */
export async function settleDay(
  { database, clock }: Services,
  userId: string,
  { today, zone, visited }: Settlement,
): Promise<void> {
  await database.transaction(async (tx) => {
    const player = await lockPlayer(tx, userId)
    const { lastDayStart, lastSeenDay, holidayMode } = player
    if (lastDayStart >= today) {
      await tx
        .update(users)
        .set({ nextTurnAt: nextTurn(lastDayStart, zone) })
        .where(eq(users.id, userId))
      return
    }
    const turns = turnsBetween(lastDayStart, today)
    const [turning, missions, groupsOfMissions, groupsOfTasks] = await Promise.all([
      findTurning(tx, userId, turns),
      turnMissions(tx, userId, { today, holidayMode }),
      turnGroupMissions(tx, userId, { today, holidayMode }),
      turnGroupTasks(tx, userId, { turns, today, holidayMode }),
    ])
    const missed = holidayMode ? [] : turning.filter((task) => turns.some((turn) => wasMissed(task, turn)))
    const charged = missed.filter((task) => isCharged(task, turns, lastSeenDay))
    const penalties = penaltiesOf(charged, player.gold)
    await Promise.all([
      tx
        .update(users)
        .set({
          lastDayStart: today,
          nextTurnAt: nextTurn(today, zone),
          timeZone: zone,
          ...(visited && { lastSeenDay: today }),
        })
        .where(and(eq(users.id, userId), lt(users.lastDayStart, today))),
      turning.length > 0 && openAgain(tx, userId, turns, { missed: idsOf(missed), charged: idsOf(charged), today }),
      penalties.length > 0 &&
        post(
          tx,
          clock,
          userId,
          penalties.map((penalty) => lineOf(penalty, today)),
        ),
      tellStory(tx, userId, {
        from: lastDayStart,
        to: today,
        missed: missed.map(({ id, title, type }) => ({
          ...{ title, type: type === 'weekly' ? ('weekly' as const) : ('daily' as const) },
          gold: penalties.find(({ task }) => task.id === id)?.gold ?? 0,
        })),
        kept: turning.length - missed.length,
        ...missions,
      }),
      tellChanges(tx, [...groupsOfMissions, ...groupsOfTasks]),
    ])
  })
}

const idsOf = (found: { id: string }[]): string[] => found.map(({ id }) => id)

const lineOf = ({ task, gold }: { task: { id: string; title: string }; gold: number }, today: Day): Line => ({
  currency: 'gold',
  amount: -gold,
  reason: 'taskMissed',
  reference: `${task.id}:${today}`,
  item: task.title,
})

const ownTurning = (userId: string, turns: Turn[]) =>
  and(
    eq(tasks.userId, userId),
    isNull(tasks.archivedAt),
    inArray(
      tasks.type,
      turns.map(({ type }) => type),
    ),
  )

function findTurning(tx: Transaction, userId: string, turns: Turn[]) {
  return tx
    .select({
      id: tasks.id,
      title: tasks.title,
      type: tasks.type,
      gold: tasks.gold,
      completedAt: tasks.completedAt,
      repeatingSince: tasks.repeatingSince,
      chargedOn: tasks.chargedOn,
    })
    .from(tasks)
    .where(ownTurning(userId, turns))
    .orderBy(asc(tasks.sequence))
}

/** One parameter for all ids, so that the statement is the same however many there are. */
const among = (ids: string[]) =>
  sql`${tasks.id} in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::text::json))`

async function openAgain(
  tx: Transaction,
  userId: string,
  turns: Turn[],
  { missed, charged, today }: { missed: string[]; charged: string[]; today: Day },
): Promise<void> {
  await tx
    .update(tasks)
    .set({
      completedAt: null,
      result: null,
      paidGold: 0,
      paidExp: 0,
      pawnMoved: false,
      streak: sql`case when ${among(missed)} then 0 else ${tasks.streak} end`,
      chargedOn: sql`case when ${among(charged)} then ${today}::date else ${tasks.chargedOn} end`,
    })
    .where(ownTurning(userId, turns))
}
