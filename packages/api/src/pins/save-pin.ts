import { eq, sql } from '@questboard/db/drizzle'
import { pinAttempts, pins } from '@questboard/db/schema'
import { endDeviceSessions } from '../auth/end-device-sessions.ts'
import { invalidField } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { aboutPin } from '../notifications/about-pin.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import type { WallSetting } from './rules.ts'

interface Changes {
  /** The hash of a new PIN; null: none; undefined: the PIN stays. */
  hash: string | null | undefined
  /** Null: the default; undefined: the setting stays. */
  wall: WallSetting | null | undefined
}

/**
 * Saves the PIN and the wall setting of a locked player. A new PIN forgets wrong ones, unlocks, and ends the sessions
 * of the player on shared devices.
 * @throws DomainError invalidData: the wall is to ask for a PIN that is not there
 *
 * Rules: Tablets.
 */
export async function savePin(tx: Transaction, userId: string, { hash, wall }: Changes): Promise<void> {
  if (hash === undefined && wall === undefined) return
  if (hash !== undefined) await forgetGuesses(tx, userId)
  const given = { ...(hash !== undefined && { hash }), ...(wall !== undefined && { wall }) }
  const [saved] = await tx
    .insert(pins)
    .values({ userId, ...given })
    .onConflictDoUpdate({
      target: pins.userId,
      // Without a PIN there is none to ask for.
      set: { ...given, ...(hash === null && wall === undefined && { wall: sql`nullif(${pins.wall}, 'pin')` }) },
    })
    .returning()
  if (saved?.wall === 'pin' && saved.hash === null) throw invalidField('wall', 'there is no PIN to ask for')
  if (hash !== undefined) await endDeviceSessions(tx, userId)
}

/** Unlocks the PIN of one player, on all devices. */
export async function forgetGuesses(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(pinAttempts).where(eq(pinAttempts.userId, userId))
  await tx.update(pins).set({ wrong: 0, wrongDay: null, lockedAt: null }).where(eq(pins.userId, userId))
  await withdrawNotifications(tx, aboutPin(userId))
}
