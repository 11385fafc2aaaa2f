import { and, eq, isNotNull, not, type SQL, sql } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { dayMs } from '../kernel/clock.ts'
import type { Services, UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { personalEventTypes } from '../kernel/events/event-types.ts'
import { isFollowed } from '../kernel/events/is-followed.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { daysKept } from './rules.ts'

/** How old an extension is before it is written again, so that not every call writes. */
const extendedAfterMs = dayMs

const lifetimeMs = daysKept * dayMs

/** What is written of a player: the number of the last event, and the one after which none is missing. */
export interface Following {
  last: number
  since: number
}

const types = sql`array[${sql.join(
  [...personalEventTypes, '*'].map((type) => sql.raw(`'${type}'`)),
  sql`, `,
)}]::text[]`

/** Whether an enabled webhook subscribes to the events of the row of `users`. */
const isSubscribedTo = sql<boolean>`exists (
  select from webhooks where webhooks.user_id = users.id and webhooks.group_id is null
    and webhooks.disabled_at is null and webhooks.events && ${types})`

const columns = { last: users.eventSequence, since: users.eventsSince, until: users.followedUntil }

/**
 * Begins to follow the caller. From the commit on, every change writes an event. The number of an
 * earlier follower is then too old, as what happened in between was not written.
 */
export function beginToFollow({ transaction, userId, services }: UserContext): Promise<Following> {
  return transaction((tx) => followIn(tx, userId, services.clock.now()))
}

/** `beginToFollow` in a transaction in which nothing of the player changed before. */
async function followIn(tx: Transaction, userId: string, now: Date): Promise<Following> {
  // Waits for those who refer to the row, too: notifications are written without a lock.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const [following] = await tx
    .update(users)
    .set({ followedUntil: new Date(now.getTime() + lifetimeMs), ...restartNumbers(not(isFollowed)) })
    .where(eq(users.id, userId))
    .returning(columns)
  if (!following) throw new DomainError('authenticationFailed')
  return following
}

/** What happened before is missing, so a player who is followed again gets a number of their own. */
const restartNumbers = (isNew: SQL) => ({
  eventSequence: sql`${users.eventSequence} + (${isNew})::int`,
  eventsSince: sql`case when ${isNew} then ${users.eventSequence} + 1 else ${users.eventsSince} end`,
})

/**
 * Follows a player for as long as an enabled webhook subscribes to their events, and no longer. Call it in the
 * transaction that changed webhooks.
 */
export async function followForWebhooks(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await tx
    .update(users)
    .set({ followedByWebhook: isSubscribedTo, ...restartNumbers(sql`${isSubscribedTo} and not ${isFollowed}`) })
    .where(and(eq(users.id, userId), sql`${users.followedByWebhook} <> ${isSubscribedTo}`))
}

/** `followForWebhooks` for all whose webhooks were changed by a server that has stopped since, or by one of an earlier version. */
export async function followForAllWebhooks({ queries }: Services['database']): Promise<void> {
  await queries
    .update(users)
    .set({ followedByWebhook: false })
    .where(and(users.followedByWebhook, not(isSubscribedTo)))
  await queries
    .update(users)
    .set({ followedByWebhook: true, ...restartNumbers(not(isFollowed)) })
    .where(and(not(users.followedByWebhook), isSubscribedTo))
}

/** Continues to follow the caller. Undefined: no program follows the caller any more. */
export async function keepFollowing(ctx: UserContext): Promise<Following | undefined> {
  const { db, userId, services } = ctx
  const [following] = await db.select(columns).from(users).where(eq(users.id, userId))
  if (!following?.until) return undefined
  const until = new Date(services.clock.now().getTime() + lifetimeMs)
  if (until.getTime() - following.until.getTime() < extendedAfterMs) return following
  const [extended] = await db
    .update(users)
    .set({ followedUntil: until })
    .where(and(eq(users.id, userId), isNotNull(users.followedUntil)))
    .returning(columns)
  return extended
}
