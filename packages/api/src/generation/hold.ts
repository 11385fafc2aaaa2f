import { randomUUIDv7 } from 'node:crypto'
import { allEqual } from '@questboard/db/drizzle'
import { generations } from '@questboard/db/schema'
import { generationPrices } from '../game/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Balances } from '../ledger/balances.ts'
import { holdGems, releaseGems } from '../ledger/hold.ts'
import { post } from '../ledger/post.ts'
import type { Reason } from '../ledger/schema.ts'

export type Kind = keyof typeof generationPrices

type Row = typeof generations.$inferSelect

const reasons = {
  tasks: 'tasksGenerated',
  rewards: 'rewardsGenerated',
  avatar: 'avatarGenerated',
} as const satisfies Record<Kind, Reason>

/**
 * Holds the price before the provider is called.
 * @param until the time from which any server may release the hold
 * @returns the id of the hold
 * @throws DomainError notEnoughGemsToGenerate
 */
export async function holdPrice(
  tx: Transaction,
  { services, userId }: UserContext,
  kind: Kind,
  until: Date,
): Promise<string> {
  const gems = generationPrices[kind]
  if (!(await holdGems(tx, userId, gems))) throw new DomainError('notEnoughGemsToGenerate')
  const id = randomUUIDv7()
  const createdAt = services.clock.now()
  await tx.insert(generations).values({ id, userId, kind, gems, status: 'held', holdsUntil: until, createdAt })
  return id
}

/**
 * Takes the held gems for a usable response.
 * @returns undefined, with nothing taken, when the hold was released meanwhile: then the response must be
 * discarded
 */
export async function takeHeld(
  tx: Transaction,
  { services, call }: Pick<UserContext, 'services' | 'call'>,
  id: string,
): Promise<Balances | undefined> {
  const held = await endHold(tx, id, 'taken')
  if (!held) return undefined
  const { userId, kind, gems } = held
  const balances = await post(tx, services.clock, userId, [
    { currency: 'gems', amount: -gems, reason: reasons[kind], reference: id, callId: call?.key },
  ])
  if (!balances) throw new Error('gems that were held are not there')
  return balances
}

/** Releases the held gems. Does nothing if the hold has ended. */
export async function releaseHeld(tx: Transaction, id: string): Promise<void> {
  await endHold(tx, id, 'released')
}

/** Only the first change of the state ends the hold, so two servers cannot end it twice. */
async function endHold(tx: Transaction, id: string, status: 'taken' | 'released'): Promise<Row | undefined> {
  const [held] = await tx
    .update(generations)
    .set({ status })
    .where(allEqual(generations, { id, status: 'held' }))
    .returning()
  if (held) await releaseGems(tx, held.userId, held.gems)
  return held
}
