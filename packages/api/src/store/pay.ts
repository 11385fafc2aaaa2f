import { randomUUIDv7 } from 'node:crypto'
import { purchases } from '@questboard/db/schema'
import type { Stats } from '../game/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { post } from '../ledger/post.ts'
import { statsOf } from '../ledger/stats.ts'

/** The item, the price and the currency of a sale. */
export interface Sale {
  kind: 'avatar' | 'board'
  itemId: string
  name: string
  currency: 'gold' | 'gems'
  price: number
}

const reasonOf = { avatar: 'avatarBought', board: 'boardBought' } as const

/**
 * Takes the price from a locked player and records the purchase.
 * @returns undefined when the balance is too small: then the caller must end the transaction with an error
 */
export async function pay(
  tx: Transaction,
  { services: { clock }, userId, call }: Pick<UserContext, 'services' | 'userId' | 'call'>,
  { kind, itemId, name, currency, price }: Sale,
): Promise<Stats | undefined> {
  const source = { reason: reasonOf[kind], reference: `${userId}:${itemId}`, callId: call?.key, item: name }
  const [balances] = await Promise.all([
    post(tx, clock, userId, [{ currency, amount: -price, ...source }]),
    tx.insert(purchases).values({
      id: randomUUIDv7(),
      userId,
      kind,
      itemId,
      [currency]: price,
      createdAt: clock.now(),
    }),
  ])
  return balances && statsOf(balances)
}
