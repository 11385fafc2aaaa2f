import type { Queries } from '@questboard/db'
import { and, asc, eq, inArray } from '@questboard/db/drizzle'
import { promises } from '@questboard/db/schema'
import { maxOnWall } from './rules.ts'

/** What a group owes to some of its members, the oldest first, for the wall of a shared device. */
export const listWallPromises = (queries: Queries, { groupId, userIds }: { groupId: string; userIds: string[] }) =>
  queries
    .select({ userId: promises.userId, name: promises.name, dueOn: promises.dueOn })
    .from(promises)
    .where(and(eq(promises.groupId, groupId), inArray(promises.userId, userIds), eq(promises.status, 'owed')))
    .orderBy(asc(promises.sequence))
    .limit(maxOnWall)
