import { accessTokens } from '@questboard/db/schema'
import { lte } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'

/** How long a token that ran out is still listed, and told apart from one that never was. */
const rememberedDays = 90

/** Forgets tokens for programs that ran out long ago. */
export async function sweepTokens({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - rememberedDays * 86_400_000)
  await database.queries.delete(accessTokens).where(lte(accessTokens.expiresAt, before))
}
