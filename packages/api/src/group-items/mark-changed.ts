import { type SQL, sql } from '@questboard/db/drizzle'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Marks the group items that a player ever had as changed now. Their states end with the account, and with them the
 * record of when they changed. This includes items of groups that the player has left.
 *
 * Rules: Accounts.
 */
export async function markItemsChanged(tx: Transaction, userId: string): Promise<void> {
  for (const [items, states, item] of kinds)
    await tx.execute(touch({ items, states, item }, userId, transactionTime(tx)))
}

const kinds = [
  ['group_tasks', 'group_task_states', 'task_id'],
  ['group_rewards', 'group_reward_assignees', 'reward_id'],
  ['group_missions', 'group_mission_states', 'mission_id'],
] as const

/** Locks in the order in which a rollover locks tasks, which prevents deadlocks. */
const touch = (names: { items: string; states: string; item: string }, userId: string, at: Date): SQL => {
  const [items, states, item] = [sql.identifier(names.items), sql.identifier(names.states), sql.identifier(names.item)]
  return sql`
    with had as (
      select id, group_id from ${items}
      where (id, group_id) in (select ${item}, group_id from ${states} where user_id = ${userId}::uuid)
      order by id for no key update)
    update ${items} item set updated_at = ${at.toISOString()}::timestamptz from had
    where item.id = had.id and item.group_id = had.group_id`
}
