import type { Queries } from '@questboard/db'
import { allEqual, and, asc, eq, gt, isNull, sql } from '@questboard/db/drizzle'
import { gemLots, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'
import { tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type Lot, partsToSend, receiving, sendableOf, unboughtOf } from './lot-rules.ts'

/** Gems that move from one player to another. */
interface GemTransfer {
  from: string
  to: string
  gems: number
}

/**
 * Moves gems of certain lots between two locked players. Each keeps its origin, so that a refund finds it. Both
 * balances are posted in the same transaction.
 * @throws DomainError notEnoughGemsToSend (gems bought less than 14 days ago cannot be sent), tooManyItems (the
 * receiver would exceed 100 gems in 30 days that were not bought)
 *
 * Rules: Groups; Store.
 */
export async function moveLots(tx: Transaction, clock: Clock, { from, to, gems }: GemTransfer): Promise<void> {
  const now = clock.now()
  const account = await readLots(tx, from)
  if (sendableOf(account.lots, account, now) < gems) throw new DomainError('notEnoughGemsToSend')
  const parts = partsToSend(account.lots, gems, now)
  const unbought = unboughtOf(parts)
  if (unbought > 0 && unbought + (await receivedBy(tx, to, now)) > receiving.max) throw new DomainError('tooManyItems')
  await markLotsMoved(tx)
  const moving = parts.map(({ lot, gems: part }) => ({ id: lot.id, part }))
  await tx.execute(sql`
    update gem_lots set remaining = remaining - moving.part, sent = sent + moving.part
    from ${tableOf('moving', { id: 'bigint', part: 'int' }, moving)}
    where gem_lots.id = moving.id and user_id = ${from}::uuid`)
  await tx.insert(gemLots).values(
    parts.map(({ lot: { paymentId, paidAt }, gems: part }) => ({
      userId: to,
      kind: 'gift' as const,
      paymentId,
      paidAt,
      amount: part,
      remaining: part,
      createdAt: now,
    })),
  )
}

/** A player's lots in the order in which they were received, and how much of the balance is held or owed. */
export async function readLots(queries: Queries, userId: string) {
  const found = await queries
    .select({
      gems: users.gems,
      held: users.gemsHeld,
      owed: users.gemsOwed,
      id: gemLots.id,
      kind: gemLots.kind,
      paymentId: gemLots.paymentId,
      paidAt: gemLots.paidAt,
      remaining: gemLots.remaining,
    })
    .from(users)
    .leftJoin(gemLots, and(eq(gemLots.userId, users.id), gt(gemLots.remaining, 0)))
    .where(eq(users.id, userId))
    .orderBy(asc(gemLots.id))
  const [{ gems, held, owed } = { gems: 0, held: 0, owed: 0 }] = found
  const lots = found.flatMap(({ id, kind, paymentId, paidAt, remaining }): Lot[] =>
    id === null || kind === null || remaining === null ? [] : [{ id, kind, paymentId, paidAt, remaining }],
  )
  return { gems, held, owed, lots }
}

/** How many gems a locked player received in the last 30 days that were not bought. */
async function receivedBy(tx: Transaction, userId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - receiving.withinMs)
  const [row] = await tx
    .select({ gems: sql<number>`coalesce(sum(${gemLots.amount}), 0)::int` })
    .from(gemLots)
    .where(and(allEqual(gemLots, { userId, kind: 'gift' }), isNull(gemLots.paymentId), gt(gemLots.createdAt, since)))
  return row?.gems ?? 0
}

/** Disables the ledger's trigger for this transaction, which moves the lots of sends, refunds and disputes itself. */
export async function markLotsMoved(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('questboard.gem_lots', 'moved', true)`)
}
