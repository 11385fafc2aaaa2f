import { and, isNotNull, lt } from '@questboard/db/drizzle'
import { daysOff } from '@questboard/db/schema'
import { addDays, localDay, midnight } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { listedDays } from './rules.ts'

/** Deletes days off that are not listed any more. */
export async function sweepDaysOff({ database: { queries }, clock }: Services): Promise<void> {
  const today = localDay(clock.now(), 'UTC', midnight)
  await queries.delete(daysOff).where(and(isNotNull(daysOff.to), lt(daysOff.to, addDays(today, -listedDays - 2))))
}
