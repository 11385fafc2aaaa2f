import { sql } from 'drizzle-orm'
import type { Day } from '../kernel/clock.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import { periodStart } from './rules.ts'

/** A type of task whose period has ended, and the first day of the last period that did. */
interface EndedPeriod {
  type: 'daily' | 'weekly'
  endedPeriod: Day
}

/**
 * Opens the group tasks of a locked player whose period has ended again, without penalty; what was missed ends its streak,
 * but not on holiday, nor while the task is somebody else's. What waits for an answer stays as it is, and what was answered
 * in the running period stays until that ends.
 * @returns the groups whose items it changed, some of them several times
 *
 * Specification: Day roll-over.
 */
export async function turnGroupTasks(
  tx: Transaction,
  userId: string,
  { turns, today, holidayMode }: { turns: EndedPeriod[]; today: Day; holidayMode: boolean },
): Promise<string[]> {
  const ended = JSON.stringify(
    turns.map(({ type, endedPeriod }) => ({ type, ended: endedPeriod, running: periodStart(type, today) })),
  )
  const spared = sql`(${holidayMode}::boolean or not state.assigned)`
  const turned = await rows<{ groupId: string | null }>(
    tx,
    sql`
    update group_task_states state
    set completed_at = null, completed_on = null, approved = false, result = null,
      paid_ruby = 0, paid_exp = 0, pawn_moved = false, paid_earlier = false,
      streak = case when ${spared} or state.covered_on >= turn.ended then state.streak else 0 end,
      covered_on = case when ${spared} then greatest(state.covered_on, turn.ended) else state.covered_on end
    from group_tasks task,
      json_to_recordset(${ended}::text::json) as turn(type text, ended date, running date)
    where state.user_id = ${userId}::uuid
      and task.id = state.task_id and task.archived_at is null and task.type = turn.type
      and not state.approve_requested
      and (state.completed_at is not null or state.result is not null or state.pawn_moved or state.streak > 0)
      and not (state.completed_at is not null and state.covered_on >= turn.running)
    returning case when state.assigned then task.group_id end as "groupId"`,
  )
  return turned.flatMap(({ groupId }) => groupId ?? [])
}
