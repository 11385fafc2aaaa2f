import { users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { post } from './post.ts'

/** Whose gems are taken back or given again, and by which act. */
interface Correction {
  userId: string
  gems: number
  /** Names the act, for ever: the same one never moves gems twice. */
  reference: string
}

/**
 * Takes gems back as far as they are there and not held for something else. What is missing is owed.
 *
 * Specification: Store.
 */
export async function takeBack(tx: Transaction, clock: Clock, { userId, gems, reference }: Correction): Promise<void> {
  const account = await lockAccount(tx, userId)
  const taken = Math.min(gems, account.gems - account.gemsHeld)
  const line = { currency: 'gems', amount: -taken, reason: 'gemsTakenBack', reference } as const
  await post(tx, clock, userId, [line], gems - taken)
}

/** Gives gems again that were taken back: what is still owed is forgotten first. */
export async function giveAgain(tx: Transaction, clock: Clock, { userId, gems, reference }: Correction): Promise<void> {
  const account = await lockAccount(tx, userId)
  const forgotten = Math.min(gems, account.gemsOwed)
  const line = { currency: 'gems', amount: gems - forgotten, reason: 'gemsTakenBack', reference } as const
  await post(tx, clock, userId, [line], -forgotten)
}

async function lockAccount(tx: Transaction, userId: string) {
  const [account] = await tx
    .select({ gems: users.gems, gemsHeld: users.gemsHeld, gemsOwed: users.gemsOwed })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!account) throw new Error('a payment of a player without a row')
  return account
}
