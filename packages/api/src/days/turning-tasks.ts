import { sql } from 'drizzle-orm'
import type { Day } from '../kernel/clock.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import type { TurningPlayer } from '../kernel/turning.ts'
import type { TurningTask } from './rules.ts'

/** A repeating task of a locked player, whose period has ended. */
export interface Turning extends TurningTask {
  userId: string
  title: string
  type: 'daily' | 'weekly'
  streak: number
  /** Whether the ended period has left anything in it: else it is open as it is. */
  used: boolean
}

/** The tasks whose period has ended, of all these players, in the order of their making. */
export function findTurning(tx: Transaction, players: readonly TurningPlayer[]): Promise<Turning[]> {
  const turns = players.flatMap(({ id, turns }) => turns.map(({ type }) => ({ id, type })))
  return rows<Turning>(
    tx,
    sql`
    select task.id, task.user_id as "userId", task.title, task.type, task.gold, task.streak,
      task.completed_at as "completedAt", task.repeating_since as "repeatingSince",
      task.charged_on as "chargedOn",
      task.completed_at is not null or task.result is not null or task.paid_gold <> 0 or task.paid_exp <> 0
        or task.pawn_moved as used
    from ${tableOf('turn', { id: 'uuid', type: 'text' }, turns)}, tasks task
    where task.user_id = turn.id and task.archived_at is null and task.type = turn.type
    order by task.sequence`,
  )
}

/** What becomes of a task with its period. */
export interface Opened {
  id: string
  /** Whether its streak ends. */
  missed: boolean
  /** The day on which it was charged; null when it was not. */
  charged: Day | null
}

/** Opens tasks of locked players again. */
export async function openAgain(tx: Transaction, opened: readonly Opened[]): Promise<void> {
  if (opened.length === 0) return
  await tx.execute(sql`
    update tasks task
    set completed_at = null, result = null, paid_gold = 0, paid_exp = 0, pawn_moved = false,
      streak = case when opened.missed then 0 else task.streak end,
      charged_on = coalesce(opened.charged, task.charged_on)
    from ${tableOf('opened', { id: 'uuid', missed: 'boolean', charged: 'date' }, opened)}
    where task.id = opened.id`)
}
