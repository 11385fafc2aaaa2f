import { eq } from '@questboard/db/drizzle'
import { deviceSessions } from '@questboard/db/schema'
import { publish } from '../kernel/events/events.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** Ends the sessions of a player on all shared devices, and their open streams. */
export async function endDeviceSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(deviceSessions).where(eq(deviceSessions.userId, userId))
  await publish(tx, { kind: 'session', users: [userId] })
}
