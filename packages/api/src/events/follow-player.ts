import { and, eq, isNotNull, sql } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { daysKept } from './rules.ts'

/** A day is not worth a write. */
const extendedAfter = 86_400_000

const lifetime = daysKept * extendedAfter

/** What is written of a player: the number of the last event, and the one after which none is missing. */
export interface Following {
  last: number
  since: number
}

const columns = { last: users.eventSequence, since: users.eventsSince, until: users.followedUntil }

/**
 * Begins to follow the caller. From the commit on, every change writes an event. A number that an earlier follower
 * knows is then too old, as what happened in between was not written.
 */
export function beginToFollow({ transaction, userId, services }: UserContext): Promise<Following> {
  return transaction((tx) => followIn(tx, userId, services.clock.now()))
}

/** The same in a transaction, in which nothing of the player changed before. */
export async function followIn(tx: Transaction, userId: string, now: Date): Promise<Following> {
  // Waits for those who refer to the row, too: notifications are written without a lock.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const isNew = sql`${users.followedUntil} is null`
  const next = sql`${users.eventSequence} + 1`
  const [following] = await tx
    .update(users)
    .set({
      followedUntil: new Date(now.getTime() + lifetime),
      eventSequence: sql`case when ${isNew} then ${next} else ${users.eventSequence} end`,
      eventsSince: sql`case when ${isNew} then ${next} else ${users.eventsSince} end`,
    })
    .where(eq(users.id, userId))
    .returning(columns)
  if (!following) throw new DomainError('authenticationFailed')
  return following
}

/** Continues to follow the caller. Undefined: no program follows the caller any more. */
export async function keepFollowing(ctx: UserContext): Promise<Following | undefined> {
  const { db, userId, services } = ctx
  const [following] = await db.select(columns).from(users).where(eq(users.id, userId))
  if (!following?.until) return undefined
  const until = new Date(services.clock.now().getTime() + lifetime)
  if (until.getTime() - following.until.getTime() < extendedAfter) return following
  const [extended] = await db
    .update(users)
    .set({ followedUntil: until })
    .where(and(eq(users.id, userId), isNotNull(users.followedUntil)))
    .returning(columns)
  return extended
}
