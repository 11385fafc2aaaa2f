import { sql } from '@questboard/db/drizzle'
import type { Clock } from '../kernel/clock.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import type { DoneOccurrence, Line } from './movement.ts'

/** The membership whose rubies move. The lock on its group protects it. */
export interface RubyAccount {
  id: string
  groupId: string
  userId: string
}

/** One movement of rubies. `reference` identifies the cause within its reason, for ever. */
export type RubyLine = Omit<Line, 'currency' | keyof DoneOccurrence> & {
  /** The user who caused it, if it was not the player. */
  by?: string
  /** The words of that user. */
  note?: string | undefined
}

/**
 * Moves the rubies of a membership and writes the ledger rows, in one statement. Only this and the statements
 * of pools change rubies. Lines of amount 0 are left out. Each row has the balance after it, in the order of the lines.
 *
 * Rules: Groups; Text, time and amounts.
 * @returns the group's rubies afterwards; undefined, with nothing moved, when they would fall below zero
 */
export async function postRubies(
  tx: Transaction,
  clock: Clock,
  { id, groupId, userId }: RubyAccount,
  lines: RubyLine[],
): Promise<number | undefined> {
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  const moving = JSON.stringify(lines.filter(({ amount }) => amount !== 0))
  const [moved] = await rows<{ ruby: number }>(
    tx,
    sql`
      with moved as (
        update memberships set ruby = ruby + ${sum}::int
        where id = ${id}::uuid and group_id = ${groupId}::uuid and ruby + ${sum}::int >= 0
        returning ruby
      ), lines as (
        select line.*, row_number() over () as place
        from json_to_recordset(${moving}::text::json) as line(
          amount int, reason text, reference text, "callId" uuid, item text, by uuid, note text)
      ), written as (
        insert into ledger
          (owner_id, membership_id, group_id, currency, amount, balance, reason, reference, call_id, item,
            by_user_id, created_at)
        select ${userId}::uuid, ${id}::uuid, ${groupId}::uuid, 'ruby', lines.amount,
          moved.ruby - coalesce(sum(lines.amount) over (
            order by lines.place rows between 1 following and unbounded following), 0),
          lines.reason, lines.reference, lines."callId", lines.item, lines.by, ${clock.now().toISOString()}::timestamptz
        from lines, moved
        order by lines.place
        returning id, reason, reference
      ), noted as (
        insert into ledger_notes (ledger_id, owner_id, note)
        select written.id, ${userId}::uuid, lines.note from written join lines using (reason, reference)
        where lines.note is not null and lines.note <> ''
      )
      select ruby from moved`,
  )
  return moved?.ruby
}
