import type { Queries } from '@questboard/db'
import { eq, type SQL, sql } from '@questboard/db/drizzle'
import { groups } from '@questboard/db/schema'
import { isTimeZone, type TimeZone } from '../kernel/clock.ts'
import { invalidField } from '../kernel/errors.ts'

/** A group that was read, such as a locked one. */
export type Zoned = Pick<typeof groups.$inferSelect, 'id' | 'timeZone'>

/** The time zone of a group, in a query that reads its row: the chosen one, or that of its creator. */
export const groupZone: SQL<TimeZone> = sql`coalesce(groups.time_zone, (
  select creator.time_zone from users creator where creator.id = groups.creator_id))`

/** The time zone of a group that was read. Only groups that have chosen none cost a statement. */
export const zoneIn = async (queries: Queries, { id, timeZone }: Zoned): Promise<TimeZone> =>
  timeZone ?? (await zoneOfGroup(queries, id))

/** The time zone of a group. UTC if there is no such group. */
export async function zoneOfGroup(queries: Queries, groupId: string): Promise<TimeZone> {
  const [found] = await queries.select({ zone: groupZone }).from(groups).where(eq(groups.id, groupId))
  return found?.zone ?? 'UTC'
}

/** @throws DomainError invalidData: the time zone is unknown */
export function assertKnownZone({ timeZone }: { timeZone?: string | undefined }): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalidField('timeZone', 'unknown time zone')
}
