import { lte, sql } from '@questboard/db/drizzle'
import { deviceCodes, deviceSessions, devices, wallCompletions } from '@questboard/db/schema'
import { dayMs, hourMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { proofHours } from './rules.ts'

/** Days for which the id of a completion on the wall is remembered. Queued ones are sent within three. */
const rememberedDays = 30

/** Deletes devices that were not used for too long, and codes, sessions and ids of completions that are too old. */
export async function sweepDevices({ database: { queries }, clock }: Services): Promise<void> {
  const now = clock.now()
  await queries.delete(devices).where(lte(devices.expiresAt, now))
  await queries.delete(deviceCodes).where(lte(deviceCodes.expiresAt, now))
  const proven = new Date(now.getTime() - proofHours * hourMs)
  const end = sql`coalesce(${deviceSessions.endedAt}, ${deviceSessions.expiresAt})`
  await queries.delete(deviceSessions).where(lte(end, proven.toISOString()))
  const before = new Date(now.getTime() - rememberedDays * dayMs)
  await queries.delete(wallCompletions).where(lte(wallCompletions.createdAt, before))
}
