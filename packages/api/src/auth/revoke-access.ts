import { eq } from '@questboard/db/drizzle'
import {
  calendarFeeds,
  deviceCodes,
  emailChanges,
  handOvers,
  passkeyChallenges,
  secondFactorSetups,
  signInTickets,
} from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { revokeApps } from '../oauth/revoke.ts'
import { endPushDevices } from '../push/end-devices.ts'
import { revokeTokens } from '../tokens/revoke.ts'
import { stopWebhooks } from '../webhooks/stop-webhooks.ts'
import { endDeviceSessions } from './end-device-sessions.ts'
import { endSessions } from './sessions.ts'

interface Exceptions {
  /** The token hash of the only session to keep. */
  session?: string
  /** Whether to keep API tokens, because the user chose so. */
  tokens?: boolean
  /**
   * Whether to keep sessions and API tokens until the account is unlocked. Their clients then get the reason of the
   * refusal.
   */
  untilUnlocked?: boolean
}

/**
 * Revokes everything that acts for a user: sessions with their streams, devices that receive pushes, API tokens,
 * connected apps, sessions on shared devices, codes that make a browser a shared device, a requested new address,
 * sign-ins that wait for a second factor, a second factor or a passkey that is being added, offers to hand a child over,
 * the calendar address, and webhooks with their pending deliveries. Shared devices stay, since they belong to their
 * group. New kinds of access must be revoked here, too: a test fails for any other table with a token, a hash or a
 * secret.
 *
 * Links in e-mails to the user stay, since only the mailbox can open them. Identities of a provider, the second factor and passkeys
 * stay, since they belong to the person. Callers that doubt that ownership (a reset, a proven address) remove passkeys
 * and identities themselves. The caller holds the account lock and makes its own change in the same transaction.
 *
 * Rules: Accounts; Bounds.
 */
export async function revokeAccess(
  tx: Transaction,
  clock: Clock,
  userId: string,
  { session, tokens = false, untilUnlocked = false }: Exceptions = {},
): Promise<void> {
  await endPushDevices(tx, userId, session)
  await revokeApps(tx, userId)
  if (!untilUnlocked) {
    await endSessions(tx, userId, session === undefined ? {} : { except: session })
    if (!tokens) await revokeTokens(tx, userId)
    await endDeviceSessions(tx, userId)
  }
  for (const table of [signInTickets, secondFactorSetups, passkeyChallenges]) {
    await tx.delete(table).where(eq(table.userId, userId))
  }
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
  await tx.delete(deviceCodes).where(eq(deviceCodes.createdBy, userId))
  await tx.delete(handOvers).where(eq(handOvers.guardianId, userId))
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  await stopWebhooks(tx, clock, userId)
}
