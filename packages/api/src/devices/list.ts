import { asc, eq } from '@questboard/db/drizzle'
import { devices } from '@questboard/db/schema'
import { readOwnGroup } from '../groups/change-group.ts'
import type { UserContext } from '../kernel/context.ts'
import type { ShownDevice } from './schema.ts'

/**
 * The shared devices of a group that the caller leads, oldest first.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup
 */
export async function listDevices(ctx: UserContext, { groupId }: { groupId: string }): Promise<ShownDevice[]> {
  await readOwnGroup(ctx, groupId, 'leader')
  const found = await ctx.db
    .select()
    .from(devices)
    .where(eq(devices.groupId, groupId))
    .orderBy(asc(devices.createdAt), asc(devices.id))
  return found.map(showDevice)
}

export const showDevice = (row: typeof devices.$inferSelect): ShownDevice => ({
  id: row.id,
  name: row.name,
  lockAfter: row.lockAfter,
  wallTitles: row.wallTitles,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
})
