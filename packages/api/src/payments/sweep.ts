import { and, lte, sql } from '@questboard/db/drizzle'
import { payments } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { expiredKeptMs } from './rules.ts'

/** A literal, as in the index: with a parameter, PostgreSQL would not use the partial index. */
const isExpired = sql`${payments.status} = 'expired'`

/** Deletes payments that were begun and never paid. */
export async function sweepPayments({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - expiredKeptMs)
  await database.queries.delete(payments).where(and(isExpired, lte(payments.createdAt, before)))
}
