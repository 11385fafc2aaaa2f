import { allEqual, and, eq, isNull, sql } from '@questboard/db/drizzle'
import { calendarFeeds, users } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { isUseToRecord } from '../kernel/last-use.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { ownerOf, tokenStatement } from '../kernel/secrets/owned-token.ts'
import { toDomainError } from '../kernel/transaction.ts'
import { readEntries } from './entries.ts'
import type { CalendarText } from './write.ts'

/** How often the large calendar of a player is written. Calendar programs ask about hourly, each of them. */
const writingLimit = { attempts: 60, seconds: 3600 }

/** Bytes of text that take about as long to write as one listed date, which is converted to another zone. */
const weightOfDate = 500

const weightOf = (calendar: string): number =>
  Buffer.byteLength(calendar) + weightOfDate * (calendar.match(/^RDATE/gm)?.length ?? 0)

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
 * changed since it was last read, or was first read in this hour. `write` returns the text. A large one, or one
 * of many listed dates, blocks this process, so from the second time on it is counted, and waits for other large
 * responses unless the signal aborts; a caller that has it already does not ask for it. Each reading counts as a call of
 * its player.
 * @returns undefined for an unknown or revoked secret, and while the account is locked or due for deletion
 * @throws DomainError tooManyRequests, serviceUnavailable; so does `write`
 *
 * Rules: Calendar feed.
 */
export async function readCalendar(
  services: Services,
  { secret, address }: { secret: string; address: string },
): Promise<{ tag: string; write: (signal: AbortSignal) => Promise<string> } | undefined> {
  services.countRequest('address', address)
  const { clock, database, onReplica, publicUrl, machine } = services
  try {
    // Looked up by hash, so the duration of the query reveals nothing about the secret.
    const secretHash = hashOf(secret)
    const [feed] = await findFeed(database.queries, { owner: ownerOf(secret), hash: secretHash })
    if (!feed) return undefined
    services.countRequest('user', feed.userId)
    const entries = await onReplica(({ queries }) => readEntries(queries, feed.userId))
    const { lang, timeZone, dayStartsAt } = feed
    const contentHash = hashOf(JSON.stringify([lang, entries, timeZone, dayStartsAt]))
    const now = clock.now()
    const isRecorded = !isUseToRecord(feed.lastReadAt, now)
    const isSame = feed.contentHash === contentHash && feed.changedAt !== null
    const { revision, changedAt } =
      isRecorded && isSame
        ? feed
        : ((await saveFeed(services, { userId: feed.userId, secretHash, contentHash })) ?? feed)
    const version = { revision, changedAt: changedAt ?? now, publicUrl: publicUrl() }
    const text = { ...version, entries, language: lang, timeZone, dayStartsAt }
    return {
      tag: hashOf(JSON.stringify([contentHash, version, machine.version])),
      write: (signal) => writeFor(services, { userId: feed.userId, signal }, text),
    }
  } catch (error) {
    throw toDomainError(error)
  }
}

async function writeFor(
  services: Services,
  { userId, signal }: { userId: string; signal: AbortSignal },
  text: CalendarText,
): Promise<string> {
  const { heavy } = services.queues
  // Before it waits: a refused one takes no place of others.
  if (heavy.isHeavy(userId)) await countAttempt(services, `calendar:${userId}`, writingLimit)
  const permit = await heavy.acquireForCall(userId, { signal })
  try {
    // Loaded with the first calendar: many servers never serve one.
    const { writeCalendar } = await import('./write.ts')
    const written = writeCalendar(text)
    heavy.recordSize(userId, weightOf(written))
    return written
  } finally {
    permit?.release()
  }
}

/** Records that the calendar was read, and whether it changed. If two requests see the same change, one counts it. */
async function saveFeed(
  { clock, database }: Services,
  { userId, secretHash, contentHash }: { userId: string; secretHash: string; contentHash: string },
): Promise<{ revision: number; changedAt: Date | null } | undefined> {
  const { queries } = database
  const now = clock.now()
  const isSame = eq(calendarFeeds.contentHash, contentHash)
  const [saved] = await queries
    .update(calendarFeeds)
    .set({
      lastReadAt: now,
      contentHash,
      revision: sql`case when ${isSame} then ${calendarFeeds.revision} else ${calendarFeeds.revision} + 1 end`,
      changedAt: sql`case when ${isSame} then ${calendarFeeds.changedAt} else ${now.toISOString()}::timestamptz end`,
    })
    .where(allEqual(calendarFeeds, { userId, secretHash }))
    .returning({ revision: calendarFeeds.revision, changedAt: calendarFeeds.changedAt })
  return saved
}
