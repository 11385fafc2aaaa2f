import { ledger, users } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'
import { publish } from '../kernel/events.ts'
import { type Transaction, violates } from '../kernel/transaction.ts'
import { post } from './post.ts'

export interface Grant {
  email: string
  gems: number
  /** Names the act, for ever: given again with the same one, the gems come once. */
  reference: string
  /** What the player reads beside the gems. */
  note?: string | undefined
}

/** `taken`: the reference names another grant, to somebody else or of another amount. */
export type Granted = { outcome: 'granted' | 'repeated'; gems: number } | { outcome: 'unknown' } | { outcome: 'taken' }

/** Gives gems to an account on the word of an operator. Gems that are owed of a refund are taken from them first. */
export async function grantGems(services: Pick<Services, 'database' | 'clock'>, grant: Grant): Promise<Granted> {
  const give = () => services.database.transaction((tx) => giveOnce(tx, services, grant))
  try {
    return await give()
  } catch (error) {
    // The same command runs at this moment a second time: the other one was first.
    if (violates(error, 'ledger_once')) return await give()
    throw error
  }
}

async function giveOnce(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { email, gems, reference, note }: Grant,
): Promise<Granted> {
  const [user] = await tx.select({ id: users.id, gems: users.gems }).from(users).where(eq(users.email, email))
  if (!user) return { outcome: 'unknown' }
  const reason = 'gemsGranted'
  const [before] = await tx
    .select()
    .from(ledger)
    .where(and(eq(ledger.reason, reason), eq(ledger.reference, reference)))
  if (before) {
    const same = before.userId === user.id && before.amount === gems
    return same ? { outcome: 'repeated', gems: user.gems } : { outcome: 'taken' }
  }
  const line = { currency: 'gems', amount: gems, reason, reference, ...(note !== undefined && { item: note }) } as const
  const balances = await post(tx, clock, user.id, [line])
  await publish(tx, { kind: 'balances', users: [user.id] })
  return { outcome: 'granted', gems: balances?.gems ?? user.gems }
}
