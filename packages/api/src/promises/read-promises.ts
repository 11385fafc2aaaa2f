import type { Queries } from '@questboard/db'
import { allEqual, and, desc, isNull, type SQL, sql } from '@questboard/db/drizzle'
import { memberships, promises } from '@questboard/db/schema'
import { DomainError, firstOf } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { GroupPromise, OfPromise } from './schema.ts'

export type PromiseRow = typeof promises.$inferSelect

/** Promises to visible members: owed ones first, the oldest first, then the latest that were given or cancelled. */
export async function readPromises(
  queries: Queries,
  condition: SQL | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<GroupPromise[]> {
  const found = await queries
    .select({ promise: promises })
    .from(promises)
    .innerJoin(memberships, ofVisibleMember)
    .where(condition)
    .orderBy(
      sql`${promises.closedAt} is not null`,
      sql`case when ${promises.closedAt} is null then ${promises.sequence} end`,
      desc(promises.closedAt),
      desc(promises.sequence),
    )
    .limit(limit)
    .offset((page - 1) * limit)
  return found.map(({ promise }) => showPromise(promise))
}

/** Joins promises to the memberships of those who redeemed, unless they wait for deletion. */
export const ofVisibleMember = and(
  allEqual(memberships, { groupId: promises.groupId, userId: promises.userId }),
  isNull(memberships.hiddenAt),
)

/**
 * A promise of a locked group.
 * @throws DomainError promiseNotFound
 */
export async function findPromise(tx: Transaction, { groupId, promiseId }: OfPromise): Promise<PromiseRow> {
  const named = allEqual(promises, { id: promiseId, groupId })
  return firstOf(await tx.select().from(promises).where(named), 'promiseNotFound')
}

export const showPromise = ({
  id,
  userId,
  ruby,
  status,
  dueOn,
  givenBy,
  note,
  ...promise
}: PromiseRow): GroupPromise => ({
  id,
  userId,
  reward: { id: promise.rewardId, name: promise.name },
  ruby,
  status,
  dueOn,
  givenBy,
  note,
  givenAt: promise.givenAt?.toISOString() ?? null,
  createdAt: promise.createdAt.toISOString(),
})

/** Identifies the notifications that ask leaders to give what was promised. */
export const promiseSource = (promiseId: string): string => `promise:${promiseId}`

/**
 * The row of an update that closed a promise.
 * @throws DomainError promiseAlreadyAnswered
 */
export function closed(updated: PromiseRow | undefined): PromiseRow {
  if (!updated) throw new DomainError('promiseAlreadyAnswered')
  return updated
}
