import { randomUUIDv7 } from 'node:crypto'
import { generations } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { generationPrices } from '../game/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { Balances } from '../ledger/balances.ts'
import { holdGems, letGoOfGems } from '../ledger/hold.ts'
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
 * Holds the price of something that is about to be made, before anybody outside is asked for it.
 * @param until how long it may take: after that any server may release it
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
 * Takes what is held, for a usable answer.
 * @returns undefined, with nothing taken, when it was released meanwhile: then the answer is not given
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

/** Gives back what is held; what is no more, has been dealt with. */
export async function releaseHeld(tx: Transaction, id: string): Promise<void> {
  await endHold(tx, id, 'released')
}

/** Whoever changes the state ends the hold: a hold that two servers end is ended once. */
async function endHold(tx: Transaction, id: string, status: 'taken' | 'released'): Promise<Row | undefined> {
  const [held] = await tx
    .update(generations)
    .set({ status })
    .where(and(eq(generations.id, id), eq(generations.status, 'held')))
    .returning()
  if (held) await letGoOfGems(tx, held.userId, held.gems)
  return held
}
