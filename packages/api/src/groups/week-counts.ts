import { lt, type SQL, sql } from '@questboard/db/drizzle'
import { groupWeekCounts } from '@questboard/db/schema'
import { addDays, type Day, localDay, midnight, mondayOf } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { maxWeeks } from './schema.ts'
import { type Zoned, zoneIn } from './zone.ts'

/** A change of what a member did and missed. Counts never fall below 0. */
interface Counted {
  done?: number
  missed?: number
  onBehalf?: number
}

type Member = { groupId: string; userId: string }

/**
 * Counts what a member of a group did or missed, in the week of a day.
 *
 * Rules: Rubies and workload.
 */
export async function countInWeek(
  tx: Transaction,
  { groupId, userId }: Member,
  day: Day,
  { done = 0, missed = 0, onBehalf = 0 }: Counted,
): Promise<void> {
  await tx.execute(sql`
    insert into group_week_counts as counted (membership_id, group_id, monday, done, missed, on_behalf)
    select id, group_id, ${mondayOf(day)}::date, greatest(0, ${done}::int), greatest(0, ${missed}::int), greatest(0, ${onBehalf}::int)
    from memberships where group_id = ${groupId}::uuid and user_id = ${userId}::uuid
    on conflict (membership_id, monday, group_id) do update set done = greatest(0, counted.done + ${done}::int),
      missed = greatest(0, counted.missed + ${missed}::int), on_behalf = greatest(0, counted.on_behalf + ${onBehalf}::int)`)
}

/** Deletes counts of weeks that are no longer shown. */
export async function sweepWeekCounts({ database: { queries }, clock }: Services): Promise<void> {
  const today = localDay(clock.now(), 'UTC', midnight)
  await queries.delete(groupWeekCounts).where(lt(groupWeekCounts.monday, addDays(mondayOf(today), -7 * (maxWeeks + 1))))
}

/** `countInWeek` in the week of a moment. Weeks begin in the zone of the group. */
export async function countAt(
  tx: Transaction,
  { group, userId }: { group: Zoned; userId: string },
  at: Date,
  counted: Counted,
): Promise<void> {
  const zone = await zoneIn(tx, group)
  await countInWeek(tx, { groupId: group.id, userId }, localDay(at, zone, midnight), counted)
}

/**
 * Adds missed occurrences to the weeks of members, in one statement.
 * @param missed a query of `group_id`, `user_id` and `day`, one row for each missed occurrence
 */
export const addMissed = (missed: SQL): SQL => sql`
  insert into group_week_counts as counted (membership_id, group_id, monday, missed)
  select member.id, member.group_id, date_trunc('week', missed.day)::date, count(*)::int
  from (${missed}) missed
  join memberships member on member.group_id = missed.group_id and member.user_id = missed.user_id
  group by 1, 2, 3
  on conflict (membership_id, monday, group_id) do update set missed = counted.missed + excluded.missed`
