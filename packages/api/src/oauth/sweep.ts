import { and, lte, or, sql } from '@questboard/db/drizzle'
import { oauthClients, oauthCodes, oauthGrants } from '@questboard/db/schema'
import { dayMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { unusedClientLifeMs } from './limits.ts'
import { idleDays, maxDays } from './schema.ts'

/** How long a used code is remembered, so that its second use is recognised. */
const rememberedCode = dayMs

/** A condition on clients: no user has connected it, or is about to. */
export const isUnused = sql`not exists (select from ${oauthGrants} held where held.client_id = ${oauthClients.id})
  and not exists (select from ${oauthCodes} asked where asked.client_id = ${oauthClients.id})`

/** Deletes what apps no longer use: codes, grants whose refresh token has expired, and clients without either. */
export async function sweepApps({ database: { queries }, clock }: Services): Promise<void> {
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
  await queries.delete(oauthCodes).where(lte(oauthCodes.expiresAt, before(rememberedCode)))
  await queries
    .delete(oauthGrants)
    .where(
      or(lte(oauthGrants.refreshedAt, before(idleDays * dayMs)), lte(oauthGrants.createdAt, before(maxDays * dayMs))),
    )
  await queries.delete(oauthClients).where(and(lte(oauthClients.lastUsedAt, before(unusedClientLifeMs)), isUnused))
}
