import type { Queries } from '@questboard/db'
import { and, desc, eq, notInArray } from '@questboard/db/drizzle'
import { knownDevices, users } from '@questboard/db/schema'
import { hasAddress } from '../kernel/addresses.ts'
import type { Clock } from '../kernel/clock.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** How many devices of one account are remembered. Beyond that, the one with the oldest use is deleted. */
const maxDevices = 10

/** The rate-limit key of a device; undefined if it has not signed in to the account of the address. */
export async function keyOfDevice(
  queries: Queries,
  { email, device }: { email: string; device: string },
): Promise<string | undefined> {
  const tokenHash = hashOf(device)
  const [knownDevice] = await queries
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(hasAddress(email), eq(knownDevices.tokenHash, tokenHash)))
  return knownDevice && `sign-in:${tokenHash}:${knownDevice.userId}`
}

/** Remembers a device that signs in to an account, whose row the caller has locked. */
export async function rememberDevice(
  tx: Transaction,
  clock: Clock,
  { userId, device }: { userId: string; device: string },
): Promise<void> {
  const now = clock.now()
  await tx
    .insert(knownDevices)
    .values({ userId, tokenHash: hashOf(device), lastUsedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: { lastUsedAt: now } })
  const latest = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.tokenHash))
    .limit(maxDevices)
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, latest)))
}
