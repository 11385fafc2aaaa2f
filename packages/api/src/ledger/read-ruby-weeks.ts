import type { Queries } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import { arrayText } from '../kernel/table-of.ts'
import { rows } from '../kernel/transaction.ts'
import type { Reason } from './schema.ts'

/** What was earned and given, and what took that back. Neither spending nor penalties. */
const earned: Reason[] = [
  'groupTaskCompleted',
  'groupTaskReopened',
  'groupMissionCompleted',
  'deedApproved',
  'rubiesGiven',
]

/**
 * The rubies that memberships earned and were given, by membership and week.
 * @param starts when the weeks start, and when the last one ends
 */
export async function readRubyWeeks(
  queries: Queries,
  membershipIds: readonly string[],
  starts: readonly Date[],
): Promise<Map<string, number[]>> {
  const bounds = arrayText(starts.map((at) => at.toISOString()))
  const found = await rows<{ id: string; place: number; ruby: number }>(
    queries,
    sql`
      select membership_id as id, width_bucket(created_at, ${bounds}::text::timestamptz[]) as place,
        sum(amount)::int as ruby
      from ledger
      where membership_id = any(${arrayText(membershipIds)}::text::uuid[])
        and created_at >= (${bounds}::text::timestamptz[])[1]
        and (reason = any(${arrayText(earned)}::text::text[]) or reason = 'rubiesReversed' and amount < 0)
      group by 1, 2`,
  )
  const weeks = new Map<string, number[]>()
  for (const { id, place, ruby } of found) {
    const own = weeks.get(id) ?? []
    own[place - 1] = ruby
    weeks.set(id, own)
  }
  return weeks
}
