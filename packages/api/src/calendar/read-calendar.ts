import { allEqual, and, eq, isNull, sql } from '@questboard/db/drizzle'
import { calendarFeeds, users } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { isUseToRecord } from '../kernel/last-use.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { ownerOf, tokenStatement } from '../kernel/secrets/owned-token.ts'
import { toDomainError } from '../kernel/transaction.ts'
import { readEntries } from './entries.ts'

const findFeed = tokenStatement({ owner: calendarFeeds.userId, hash: calendarFeeds.secretHash }, (queries, isToken) =>
  queries
    .select({
      userId: calendarFeeds.userId,
      contentHash: calendarFeeds.contentHash,
      revision: calendarFeeds.revision,
      changedAt: calendarFeeds.changedAt,
      lastReadAt: calendarFeeds.lastReadAt,
      lang: users.lang,
      timeZone: users.timeZone,
      dayStartsAt: users.dayStartsAt,
    })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.userId), isNull(users.lockedAt), isNull(users.erasesAt)))
    .where(isToken),
)

/**
 * The calendar of a secret URL, in its player's language, with an ETag. Two queries, and a third if the calendar has
 * changed since it was last read, or was first read in this hour.
 * @returns undefined for an unknown or revoked secret, and while the account is locked or due for deletion
 * @throws DomainError tooManyRequests, serviceUnavailable
 */
export async function readCalendar(
  services: Services,
  { secret, address }: { secret: string; address: string },
): Promise<{ text: string; tag: string } | undefined> {
  services.countRequest('address', address)
  const { clock, database, onReplica, publicUrl } = services
  try {
    // Looked up by hash, so the duration of the query reveals nothing about the secret.
    const secretHash = hashOf(secret)
    const [feed] = await findFeed(database.queries, { owner: ownerOf(secret), hash: secretHash })
    if (!feed) return undefined
    const entries = await onReplica(({ queries }) => readEntries(queries, feed.userId))
    const { lang, timeZone, dayStartsAt } = feed
    const contentHash = hashOf(JSON.stringify([lang, entries, timeZone, dayStartsAt]))
    const now = clock.now()
    const isNoted = !isUseToRecord(feed.lastReadAt, now)
    const isSame = feed.contentHash === contentHash && feed.changedAt !== null
    const { revision, changedAt } =
      isNoted && isSame ? feed : ((await note(services, { userId: feed.userId, secretHash, contentHash })) ?? feed)
    // Loaded with the first calendar: many servers never serve one.
    const { writeCalendar } = await import('./write.ts')
    const text = writeCalendar({
      entries,
      language: lang,
      timeZone,
      dayStartsAt,
      revision,
      changedAt: changedAt ?? now,
      publicUrl: publicUrl(),
    })
    return { text, tag: hashOf(text) }
  } catch (error) {
    throw toDomainError(error)
  }
}

/** Records that the calendar was read, and whether it changed. If two requests see the same change, one counts it. */
async function note(
  { clock, database }: Services,
  { userId, secretHash, contentHash }: { userId: string; secretHash: string; contentHash: string },
): Promise<{ revision: number; changedAt: Date | null } | undefined> {
  const { queries } = database
  const now = clock.now()
  const isSame = eq(calendarFeeds.contentHash, contentHash)
  const [noted] = await queries
    .update(calendarFeeds)
    .set({
      lastReadAt: now,
      contentHash,
      revision: sql`case when ${isSame} then ${calendarFeeds.revision} else ${calendarFeeds.revision} + 1 end`,
      changedAt: sql`case when ${isSame} then ${calendarFeeds.changedAt} else ${now.toISOString()}::timestamptz end`,
    })
    .where(allEqual(calendarFeeds, { userId, secretHash }))
    .returning({ revision: calendarFeeds.revision, changedAt: calendarFeeds.changedAt })
  return noted
}
