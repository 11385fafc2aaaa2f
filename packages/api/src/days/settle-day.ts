import { tasks, users } from '@questboard/db/schema'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { lockPlayer } from '../board/lock-player.ts'
import type { Day } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type Line, post } from '../ledger/post.ts'
import { penaltiesOf, type Turn, turnsBetween, wasMissed } from './rules.ts'

/**
 * Settles a user's days up to `today`, once, whoever comes first: daily tasks open again every day, weekly ones every
 * Monday; what was missed costs half its gold, as far as there is any, and ends its streak. A holiday costs nothing.
 *
 * Specification: Day roll-over.
 */
export async function settleDay({ database, clock }: Services, userId: string, today: Day): Promise<void> {
  await database.transaction(async (tx) => {
    const player = await lockPlayer(tx, userId)
    if (player.lastDayStart >= today) return
    const turns = turnsBetween(player.lastDayStart, today)
    const turning = await findTurning(tx, userId, turns)
    const missed = player.holidayMode ? [] : turning.filter((task) => turns.some((turn) => wasMissed(task, turn)))
    const penalties = penaltiesOf(missed, turns, player.gold)
    const lines = penalties.map(
      ({ task, gold }): Line => ({
        currency: 'gold',
        amount: -gold,
        reason: 'taskMissed',
        reference: `${task.id}:${today}`,
        item: task.title,
      }),
    )
    await Promise.all([
      tx
        .update(users)
        .set({ lastDayStart: today })
        .where(and(eq(users.id, userId), lt(users.lastDayStart, today))),
      turning.length > 0 && openAgain(tx, userId, turns, new Set(missed.map(({ id }) => id))),
      lines.length > 0 && post(tx, clock, userId, lines),
    ])
  })
}

function findTurning(tx: Transaction, userId: string, turns: Turn[]) {
  return tx
    .select({
      id: tasks.id,
      title: tasks.title,
      type: tasks.type,
      gold: tasks.gold,
      completedAt: tasks.completedAt,
      repeatingSince: tasks.repeatingSince,
    })
    .from(tasks)
    .where(ownTurning(userId, turns))
    .orderBy(asc(tasks.sequence))
}

async function openAgain(tx: Transaction, userId: string, turns: Turn[], missed: Set<string>): Promise<void> {
  // One parameter for all ids, so that the statement is the same however many there are.
  const ids = sql`(select value::uuid from json_array_elements_text(${JSON.stringify([...missed])}::text::json))`
  await tx
    .update(tasks)
    .set({
      completedAt: null,
      result: null,
      paidGold: 0,
      paidExp: 0,
      pawnMoved: false,
      streak: sql`case when ${tasks.id} in ${ids} then 0 else ${tasks.streak} end`,
    })
    .where(ownTurning(userId, turns))
}

const ownTurning = (userId: string, turns: Turn[]) =>
  and(
    eq(tasks.userId, userId),
    isNull(tasks.archivedAt),
    inArray(
      tasks.type,
      turns.map(({ type }) => type),
    ),
  )
