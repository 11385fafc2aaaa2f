import { sql } from '@questboard/db/drizzle'
import type { Clock } from '../kernel/clock.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import type { DoneOccurrence, NewEntry } from './movement.ts'

/** The membership whose rubies move. The lock on its group protects it. */
export interface RubyAccount {
  id: string
  groupId: string
  userId: string
}

/** An entry of rubies to be written. The database refuses a second one with the same `reason` and `reference`. */
export type NewRubyEntry = Omit<NewEntry, 'currency' | keyof DoneOccurrence> & {
  /** The note of that user. */
  note?: string | undefined
}

/**
 * Moves the rubies of a membership and writes the ledger rows, in one statement. Only this and the statements
 * of pools change rubies. Entries of amount 0 are left out. Each row has the balance after it, in the order of the entries.
 *
 * Rules: Groups; Text, time and amounts.
 * @returns the group's rubies afterwards; undefined, with nothing moved, when they would fall below zero
 */
export async function postRubies(
  tx: Transaction,
  clock: Clock,
  { id, groupId, userId }: RubyAccount,
  entries: NewRubyEntry[],
): Promise<number | undefined> {
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  const moving = JSON.stringify(entries.filter(({ amount }) => amount !== 0))
  const [moved] = await rows<{ ruby: number }>(
    tx,
    sql`
      with moved as (
        update memberships set ruby = ruby + ${sum}::int
        where id = ${id}::uuid and group_id = ${groupId}::uuid and ruby + ${sum}::int >= 0
        returning ruby
      ), entries as (
        select entry.*, row_number() over () as place
        from json_to_recordset(${moving}::text::json) as entry(
          amount int, reason text, reference text, "callId" uuid, item text, by uuid, note text)
      ), written as (
        insert into ledger
          (owner_id, membership_id, group_id, currency, amount, balance, reason, reference, call_id, item,
            by_user_id, created_at)
        select ${userId}::uuid, ${id}::uuid, ${groupId}::uuid, 'ruby', entries.amount,
          moved.ruby - coalesce(sum(entries.amount) over (
            order by entries.place rows between 1 following and unbounded following), 0),
          entries.reason, entries.reference, entries."callId", entries.item, entries.by, ${clock.now().toISOString()}::timestamptz
        from entries, moved
        order by entries.place
        returning id, reason, reference
      ), noted as (
        insert into ledger_notes (ledger_id, owner_id, note)
        select written.id, ${userId}::uuid, entries.note from written join entries using (reason, reference)
        where entries.note is not null and entries.note <> ''
      )
      select ruby from moved`,
  )
  return moved?.ruby
}
