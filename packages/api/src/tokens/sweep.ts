import { lte } from '@questboard/db/drizzle'
import { accessTokens } from '@questboard/db/schema'
import { dayMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'

/** How long an expired token stays listed and is answered with its own error code. */
const rememberedDays = 90

/** Deletes API tokens that expired long ago. */
export async function sweepTokens({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - rememberedDays * dayMs)
  await database.queries.delete(accessTokens).where(lte(accessTokens.expiresAt, before))
}
