import { and, eq, isNull, sql } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import { laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findOwnTask, saveOwnTask, showTask } from './own-task.ts'
import { compareRanks, longestRank, rankBetween, rankOf } from './rank.ts'
import type { MoveTask, Task } from './schema.ts'

/**
 * Moves a current task behind another one in the manual order, or to the first place if there is none. The last move wins.
 * @throws DomainError taskNotFound: unknown, of another user, or archived
 *
 * Specification: Order.
 */
export function moveTask(ctx: UserContext, { id, after }: MoveTask): Promise<Task> {
  const { transaction, userId } = ctx
  return transaction(async (tx) => {
    const [player, task] = await Promise.all([lockPlayer(tx, userId), findOwnTask(tx, userId, id)])
    if (task.archivedAt) throw new DomainError('taskNotFound')
    const today = laterDay(ctx.today, player.lastDayStart)
    if (after === id) return showTask(task, today)
    const others = (await readRanks(tx, userId)).filter((other) => other.id !== id)
    const place = others.findIndex((other) => other.id === after) + 1
    const rank = rankBetween(others[place - 1]?.rank ?? '', others[place]?.rank ?? null)
    const saved = await saveOwnTask(tx, task, { rank })
    if (rank.length <= longestRank) return showTask(saved, today)
    await renumber(tx, others.toSpliced(place, 0, { id, rank, sequence: task.sequence }))
    return showTask(await findOwnTask(tx, userId, id), today)
  })
}

interface Ranked {
  id: string
  rank: string
  sequence: number
}

/** The current tasks in their manual order: at most 1,000. */
async function readRanks(tx: Transaction, userId: string): Promise<Ranked[]> {
  const rows = await tx
    .select({ id: tasks.id, rank: tasks.rank, sequence: tasks.sequence })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), isNull(tasks.archivedAt)))
  return rows
    .map((row) => ({ ...row, rank: row.rank ?? rankOf(row.sequence) }))
    .sort((one, other) => compareRanks(one.rank, other.rank) || one.sequence - other.sequence)
}

/** Gives the tasks the short ranks of their times of creation, in the present order. */
async function renumber(tx: Transaction, ordered: readonly Ranked[]): Promise<void> {
  const sequences = ordered.map(({ sequence }) => sequence).sort((one, other) => one - other)
  const ranks = ordered.map(({ id }, place) => ({ id, rank: rankOf(sequences[place] ?? 0) }))
  await tx.execute(sql`
    update tasks task set rank = place.rank from ${tableOf('place', { id: 'uuid', rank: 'text' }, ranks)}
    where task.id = place.id`)
}
