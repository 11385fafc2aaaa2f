import { sql } from '@questboard/db/drizzle'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Hides or shows the groups that a player created and all memberships that depend on the player, depending on which
 * accounts wait for deletion. A group that passes on to a leader stays. Anything that is hidden for another player, too,
 * stays hidden. The player's groups are locked.
 *
 * Rules: Accounts.
 */
export async function hideOrShow(tx: Transaction, clock: Clock, userId: string): Promise<void> {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  await tx.execute(sql`
    update groups own
    set hidden_at = case
      when creator.erases_at is not null and not exists (
        select from successions asked where asked.group_id = own.id and asked.passes_at is not null
      ) then coalesce(own.hidden_at, ${now}) end
    from users creator
    where creator.id = own.creator_id and own.creator_id = ${userId}::uuid`)
  await tx.execute(sql`
    update memberships membership
    set hidden_at = case
      when player.erases_at is not null or joined.hidden_at is not null then coalesce(membership.hidden_at, ${now}) end
    from users player, groups joined
    where player.id = membership.user_id and joined.id = membership.group_id
      and (membership.user_id = ${userId}::uuid or joined.creator_id = ${userId}::uuid)
      and membership.group_id in (select own.group_id from memberships own where own.user_id = ${userId}::uuid)`)
}
