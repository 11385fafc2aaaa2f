import { and, eq, lte } from '@questboard/db/drizzle'
import { payments } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { expiredKeptMs } from './rules.ts'

/** Deletes payments that were begun and never paid. */
export async function sweepPayments({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - expiredKeptMs)
  await database.queries.delete(payments).where(and(eq(payments.status, 'expired'), lte(payments.createdAt, before)))
}
