import { sql } from '@questboard/db/drizzle'
import type { Clock } from '../kernel/clock.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import type { Reason } from './schema.ts'

/** Gold that a locked player pays, above 0. `reference` identifies the cause within its reason, for ever. */
export interface Penalty {
  userId: string
  gold: number
  reference: string
  /** The title of the thing that it is for, at this moment. */
  item: string
}

export const penaltyReason: Reason = 'taskMissed'

/**
 * Takes gold from many players and writes the ledger rows, in one statement, as `post` does for one. Each row has the
 * balance after it, in the order of the player's penalties.
 *
 * Rules: Text, time and amounts; Day rollover.
 * @throws Error when a player has less gold than that
 */
export async function postPenalties(tx: Transaction, clock: Clock, penalties: readonly Penalty[]): Promise<void> {
  if (penalties.length === 0) return
  const sums = new Map<string, number>()
  // From the last entry back, each entry contains the sum of the later ones.
  const entries = penalties.toReversed().map(({ userId, gold, reference, item }, place) => {
    const later = sums.get(userId) ?? 0
    sums.set(userId, later + gold)
    return { userId, gold, later, place: penalties.length - place, reference, item }
  })
  const paying = [...sums].map(([userId, gold]) => ({ userId, gold }))
  const columns = { userId: 'uuid', gold: 'int', later: 'int', place: 'int', reference: 'text', item: 'text' } as const
  const paid = await rows(
    tx,
    sql`
    with moved as (
      update users set gold = users.gold - paying.gold
      from ${tableOf('paying', { userId: 'uuid', gold: 'int' }, paying)}
      where users.id = paying."userId" and users.gold >= paying.gold
      returning users.id, users.gold
    ), written as (
      insert into ledger (owner_id, currency, amount, balance, reason, reference, item, created_at)
      select moved.id, 'gold', -entry.gold, moved.gold + entry.later, ${penaltyReason}, entry.reference, entry.item,
        ${clock.now().toISOString()}::timestamptz
      from moved join ${tableOf('entry', columns, entries)} on entry."userId" = moved.id
      order by entry.place
    )
    select id from moved`,
  )
  if (paid.length < paying.length) throw new Error('a penalty is more than a locked player has')
}
