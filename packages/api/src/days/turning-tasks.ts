import { sql } from 'drizzle-orm'
import type { Day } from '../kernel/clock.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import type { TurningPlayer } from '../kernel/turning.ts'
import { keptPeriods } from '../periods/rules.ts'
import type { LeavingTask, TurningTask } from './rules.ts'

/** A repeating task of a locked player, whose period has ended. */
export interface Turning extends TurningTask, LeavingTask {
  userId: string
  title: string
  type: 'daily' | 'weekly'
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
        or task.pawn_moved or task.late_at is not null as used,
      case when task.completed_at is null
          and (task.result is not null or task.paid_gold <> 0 or task.paid_exp <> 0 or task.pawn_moved)
        then jsonb_build_object('paid', task.paid_gold, 'exp', task.paid_exp, 'moved', task.pawn_moved,
          'result', task.result is not null)
      end as left, task.gaps
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
  /** The period that was running, when it was completed. */
  done: Day | null
  /** Null: they stay as they are. */
  gaps: string | null
}

/** Opens tasks of locked players again. */
export async function openAgain(tx: Transaction, opened: readonly Opened[]): Promise<void> {
  if (opened.length === 0) return
  await tx.execute(sql`
    update tasks task
    set completed_at = null, result = null, paid_gold = 0, paid_exp = 0, pawn_moved = false,
      streak = case when opened.missed then 0 else task.streak end,
      charged_on = coalesce(opened.charged, task.charged_on),
      done_on = case
        when opened.done is null then task.done_on
        when cardinality(task.done_on) >= ${sql.raw(String(keptPeriods))} then task.done_on[2:] || opened.done
        else task.done_on || opened.done
      end,
      gaps = coalesce(opened.gaps, task.gaps), late_at = null
    from ${tableOf('opened', { id: 'uuid', missed: 'boolean', charged: 'date', done: 'date', gaps: 'jsonb' }, opened)}
    where task.id = opened.id`)
}
