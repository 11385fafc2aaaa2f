import { turns } from '@questboard/db/schema'
import { lt } from 'drizzle-orm'
import type { Services } from './context.ts'

/** At this hour (UTC) a day of turns begins: few people are awake where most of them live. */
const beginsAt = 3

/**
 * Whether a thing that is done once a day is the caller's to do: of all servers that ask, one is told so. Who fails at
 * it does not get another turn on that day.
 */
export async function takeTurn(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  name: string,
): Promise<boolean> {
  const day = new Date(clock.now().getTime() - beginsAt * 3_600_000).toISOString().slice(0, 10)
  const taken = await database.queries
    .insert(turns)
    .values({ name, day })
    .onConflictDoUpdate({ target: turns.name, set: { day }, setWhere: lt(turns.day, day) })
    .returning()
  return taken.length > 0
}
