import { allEqual, and, desc, isNull, type SQL } from '@questboard/db/drizzle'
import { deeds, memberships } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { firstOf } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Deed, OfDeed } from './schema.ts'

export type DeedRow = typeof deeds.$inferSelect

/** Deeds of members of a group, the newest first. */
export async function readDeeds(
  db: UserContext['db'],
  condition: SQL | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<Deed[]> {
  const found = await db
    .select({ deed: deeds })
    .from(deeds)
    .innerJoin(
      memberships,
      and(allEqual(memberships, { groupId: deeds.groupId, userId: deeds.userId }), isNull(memberships.hiddenAt)),
    )
    .where(condition)
    .orderBy(desc(deeds.sequence))
    .limit(limit)
    .offset((page - 1) * limit)
  return found.map(({ deed }) => showDeed(deed))
}

/**
 * A deed of a locked group.
 * @throws DomainError deedNotFound
 */
export async function findDeed(tx: Transaction, { groupId, deedId }: OfDeed): Promise<DeedRow> {
  return firstOf(
    await tx
      .select()
      .from(deeds)
      .where(allEqual(deeds, { id: deedId, groupId })),
    'deedNotFound',
  )
}

export const showDeed = ({ id, userId, title, notes, ruby, status, granted, note, createdAt }: DeedRow): Deed => ({
  id,
  userId,
  title,
  notes,
  ruby,
  status,
  granted,
  note,
  createdAt: createdAt.toISOString(),
})

/** Identifies the notifications that ask for an answer about a deed. */
export const deedSource = (deedId: string): string => `deed:${deedId}`
