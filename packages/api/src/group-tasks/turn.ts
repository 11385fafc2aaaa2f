import { sql } from 'drizzle-orm'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import type { TurningPlayer } from '../kernel/turning.ts'
import { periodStart } from './rules.ts'

/**
 * Opens the group tasks of locked players whose period has ended again, without penalty; what was missed ends its streak,
 * but not on holiday, nor while the task is somebody else's. What waits for an answer stays as it is, and what was answered
 * in the running period stays until that ends.
 * @returns the groups whose items it changed, some of them several times
 *
 * Specification: Day roll-over.
 */
export async function turnGroupTasks(tx: Transaction, players: readonly TurningPlayer[]): Promise<string[]> {
  const given = players.flatMap(({ id, today, holidayMode, turns }) =>
    turns.map(({ type, endedPeriod }) => ({
      ...{ id, spared: holidayMode, type },
      ...{ ended: endedPeriod, running: periodStart(type, today) },
    })),
  )
  const columns = { id: 'uuid', spared: 'boolean', type: 'text', ended: 'date', running: 'date' } as const
  const spared = sql`(turn.spared or not state.assigned)`
  const turned = await rows<{ groupId: string | null }>(
    tx,
    sql`
    update group_task_states state
    set completed_at = null, completed_on = null, approved = false, result = null,
      paid_ruby = 0, paid_exp = 0, pawn_moved = false, paid_earlier = false,
      streak = case when ${spared} or state.covered_on >= turn.ended then state.streak else 0 end,
      covered_on = case when ${spared} then greatest(state.covered_on, turn.ended) else state.covered_on end
    from ${tableOf('turn', columns, given)}, group_tasks task
    where state.user_id = turn.id
      and task.id = state.task_id and task.archived_at is null and task.type = turn.type
      and not state.approve_requested
      and (state.completed_at is not null or state.result is not null or state.pawn_moved or state.streak > 0)
      and not (state.completed_at is not null and state.covered_on >= turn.running)
    returning case when state.assigned then task.group_id end as "groupId"`,
  )
  return turned.flatMap(({ groupId }) => groupId ?? [])
}
