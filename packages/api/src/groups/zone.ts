import type { Queries } from '@questboard/db'
import { eq, sql } from '@questboard/db/drizzle'
import { groups, users } from '@questboard/db/schema'
import type { TimeZone } from '../kernel/clock.ts'

/** A group that was read, such as a locked one. */
export type Zoned = Pick<typeof groups.$inferSelect, 'id' | 'timeZone'>

/** The time zone of a group that was read. Only groups that have chosen none cost a statement. */
export const zoneIn = async (on: Queries, { id, timeZone }: Zoned): Promise<TimeZone> =>
  timeZone ?? (await zoneOfGroup(on, id))

/** The time zone of a group: the chosen one, or that of its creator. */
export async function zoneOfGroup(on: Queries, groupId: string): Promise<TimeZone> {
  const [found] = await on
    .select({ zone: sql<string>`coalesce(${groups.timeZone}, ${users.timeZone})` })
    .from(groups)
    .innerJoin(users, eq(users.id, groups.creatorId))
    .where(eq(groups.id, groupId))
  return found?.zone ?? 'UTC'
}
