import type { Queries } from '@questboard/db'
import { allEqual, asc, eq, or } from '@questboard/db/drizzle'
import {
  endedGroupOccurrences,
  groupWeekCounts,
  guardianships,
  holidays,
  occurrences,
  poolShares,
  pools,
} from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import type { ExportedAccount } from './schema.ts'

export type AccountReader = Pick<UserContext, 'db' | 'userId'>
type ExportedInGroup = ExportedAccount['groups'][number]
type Member = { membershipId: string; groupId: string }

export async function exportHolidays({ db, userId }: AccountReader): Promise<ExportedAccount['holidays']> {
  const all = await db.select().from(holidays).where(eq(holidays.userId, userId)).orderBy(asc(holidays.id))
  return all.map(({ beganAt, endedAt, from, to }) => ({
    beganAt: beganAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    from,
    to,
  }))
}

export const exportEndedOccurrences = ({
  db,
  userId,
}: AccountReader): Promise<NonNullable<ExportedAccount['endedOccurrences']>> => {
  const { taskId, slot, dueOn, outcome } = occurrences
  return db
    .select({ taskId, slot, dueOn, outcome })
    .from(occurrences)
    .where(eq(occurrences.userId, userId))
    .orderBy(asc(dueOn), asc(taskId), asc(slot))
}

export const exportEndedGroupOccurrences = (
  queries: Queries,
  member: { groupId: string; userId: string },
): Promise<NonNullable<ExportedInGroup['endedOccurrences']>> => {
  const { taskId, slot, dueOn, outcome } = endedGroupOccurrences
  return queries
    .select({ taskId, slot, dueOn, outcome })
    .from(endedGroupOccurrences)
    .where(allEqual(endedGroupOccurrences, member))
    .orderBy(asc(dueOn), asc(taskId), asc(slot))
}

export const exportWeeks = (queries: Queries, member: Member): Promise<NonNullable<ExportedInGroup['weeks']>> => {
  const { monday, done, missed, onBehalf } = groupWeekCounts
  return queries
    .select({ monday, done, missed, onBehalf })
    .from(groupWeekCounts)
    .where(allEqual(groupWeekCounts, member))
    .orderBy(asc(monday))
}

export const exportPoolShares = (
  queries: Queries,
  member: Member,
): Promise<NonNullable<ExportedInGroup['poolShares']>> =>
  queries
    .select({ poolId: pools.id, name: pools.name, ruby: poolShares.ruby })
    .from(poolShares)
    .innerJoin(pools, allEqual(pools, { id: poolShares.poolId, groupId: poolShares.groupId }))
    .where(allEqual(poolShares, member))
    .orderBy(asc(pools.sequence))

/** Who cares for the user, and for whom the user cares. */
export async function exportGuardianships({
  db,
  userId,
}: AccountReader): Promise<Pick<ExportedAccount, 'guardians' | 'guardianships'>> {
  const { childId, guardianId, createdAt } = guardianships
  const all = await db
    .select()
    .from(guardianships)
    .where(or(eq(childId, userId), eq(guardianId, userId)))
    .orderBy(asc(createdAt), asc(childId), asc(guardianId))
  return {
    guardians: all.flatMap((row) =>
      row.childId === userId && row.consentAt ? { userId: row.guardianId, consentAt: row.consentAt.toISOString() } : [],
    ),
    guardianships: all
      .filter((row) => row.guardianId === userId)
      .map((row) => ({
        childId: row.childId,
        askedAt: row.createdAt.toISOString(),
        consentAt: row.consentAt?.toISOString() ?? null,
        consentVersion: row.consentVersion,
        declinedAt: row.declinedAt?.toISOString() ?? null,
      })),
  }
}
