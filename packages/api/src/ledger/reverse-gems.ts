import { randomUUIDv7 } from 'node:crypto'
import { asc, eq, inArray, sql } from '@questboard/db/drizzle'
import { gemLots, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type PaidLot, partsToRestore, partsToReverse } from './lot-rules.ts'
import { postWithDebt } from './post.ts'
import { markLotsMoved } from './send-lots.ts'

/** Gems of a payment to take back or to return. */
interface Correction {
  paymentId: string
  gems: number
}

/**
 * Takes gems of a payment back from those who have or spent them, if they are not held. The rest is owed. The caller
 * holds the lock on transfers.
 * @returns the players whose balance or debt changed
 *
 * Rules: Store.
 */
export async function withdrawGems(tx: Transaction, clock: Clock, { paymentId, gems }: Correction): Promise<string[]> {
  const parts = partsToReverse(await lockLots(tx, paymentId), gems)
  for (const { lot, gems: part } of parts) await takeFromLot(tx, clock, lot, part)
  return [...new Set(parts.map(({ lot }) => lot.userId))]
}

/**
 * Returns gems of a payment to those from whom they were taken. What they still owe is cancelled first. The caller
 * holds the lock on transfers.
 * @returns the players whose balance or debt changed
 */
export async function restoreGems(tx: Transaction, clock: Clock, { paymentId, gems }: Correction): Promise<string[]> {
  const parts = partsToRestore(await lockLots(tx, paymentId), gems)
  for (const { lot, gems: part } of parts) {
    const { owed } = await readAccount(tx, lot.userId)
    const forgotten = Math.min(part, owed)
    await changeLot(tx, lot.id, { reversed: -part, spent: forgotten, remaining: part - forgotten })
    await correct(tx, clock, lot.userId, { gems: part - forgotten, owed: -forgotten })
  }
  return [...new Set(parts.map(({ lot }) => lot.userId))]
}

async function takeFromLot(tx: Transaction, clock: Clock, { id, userId }: PaidLot, part: number): Promise<void> {
  const [lot] = await tx.select().from(gemLots).where(eq(gemLots.id, id))
  if (!lot) throw new Error('a locked gem lot no longer exists')
  const account = await readAccount(tx, userId)
  const taken = Math.min(part, account.gems - account.held)
  const fromLot = Math.min(taken, lot.remaining)
  const spent = Math.min(part - fromLot, lot.spent)
  // Held gems stay and are owed. From then on they count as not paid for.
  const stillHeld = Math.min(part - fromLot - spent, lot.remaining - fromLot)
  const sent = part - fromLot - spent - stillHeld
  await changeLot(tx, id, { reversed: part, remaining: -fromLot - stillHeld, spent: -spent, sent: -sent })
  if (stillHeld > 0) {
    const unpaid = { userId, kind: 'earned' as const, amount: stillHeld, remaining: stillHeld, createdAt: clock.now() }
    await tx.insert(gemLots).values(unpaid)
  }
  if (taken > fromLot) await tx.execute(sql`select spend_gem_lots(${userId}::uuid, ${taken - fromLot}::int)`)
  await correct(tx, clock, userId, { gems: -taken, owed: part - taken })
}

async function correct(tx: Transaction, clock: Clock, userId: string, { gems, owed }: { gems: number; owed: number }) {
  const entry = { currency: 'gems', amount: gems, reason: 'gemsTakenBack', reference: randomUUIDv7() } as const
  const balances = await postWithDebt(tx, clock, userId, { entries: [entry], owed })
  if (!balances) throw new Error('fewer gems to take back than expected')
}

async function changeLot(
  tx: Transaction,
  id: number,
  change: Partial<Pick<PaidLot, 'remaining' | 'sent' | 'spent' | 'reversed'>>,
): Promise<void> {
  const { remaining = 0, sent = 0, spent = 0, reversed = 0 } = change
  await tx
    .update(gemLots)
    .set({
      remaining: sql`${gemLots.remaining} + ${remaining}`,
      sent: sql`${gemLots.sent} + ${sent}`,
      spent: sql`${gemLots.spent} + ${spent}`,
      reversed: sql`${gemLots.reversed} + ${reversed}`,
    })
    .where(eq(gemLots.id, id))
}

/** The lots of a payment. All of their owners are locked in the order of their ids, as in `lockPlayers`. */
async function lockLots(tx: Transaction, paymentId: string): Promise<PaidLot[]> {
  const ofPayment = eq(gemLots.paymentId, paymentId)
  const holders = tx.select({ id: gemLots.userId }).from(gemLots).where(ofPayment)
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, holders))
    .orderBy(asc(users.id))
    .for('no key update')
  await markLotsMoved(tx)
  const lots = await tx.select().from(gemLots).where(ofPayment).orderBy(asc(gemLots.id))
  if (lots.length === 0) throw new Error('a payment without its gems')
  return lots
}

async function readAccount(tx: Transaction, userId: string) {
  const [account] = await tx
    .select({ gems: users.gems, held: users.gemsHeld, owed: users.gemsOwed })
    .from(users)
    .where(eq(users.id, userId))
  if (!account) throw new Error('gems of a player without a row')
  return account
}
