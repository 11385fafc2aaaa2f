import { grantLock } from '@questboard/db'
import { allEqual, sql } from '@questboard/db/drizzle'
import { ledger, users } from '@questboard/db/schema'
import { hasAddress } from '../kernel/addresses.ts'
import type { Services } from '../kernel/context.ts'
import { publish } from '../kernel/events/events.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { post } from './post.ts'

export interface Grant {
  email: string
  gems: number
  /** Identifies the grant for ever: granting again with the same reference has no effect. */
  reference: string
  /** A note that the player sees. */
  note?: string | undefined
}

/** `taken`: the reference belongs to a grant to another account or of another amount. */
export type Granted = { outcome: 'granted' | 'repeated'; gems: number } | { outcome: 'unknown' } | { outcome: 'taken' }

/** Gives gems to an account, for the operator. Gems owed because of a refund are deducted first. */
export function grantGems(services: Pick<Services, 'database' | 'clock'>, grant: Grant): Promise<Granted> {
  return services.database.transaction(async (tx) => {
    // The same command may run twice at the same time, even with two addresses: the ledger is unique per player.
    await tx.execute(sql`select pg_advisory_xact_lock(${grantLock}::int, hashtext(${grant.reference}))`)
    return giveOnce(tx, services, grant)
  })
}

async function giveOnce(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { email, gems, reference, note }: Grant,
): Promise<Granted> {
  const [user] = await tx.select({ id: users.id, gems: users.gems }).from(users).where(hasAddress(email))
  if (!user) return { outcome: 'unknown' }
  const reason = 'gemsGranted'
  const [before] = await tx.select().from(ledger).where(allEqual(ledger, { reason, reference }))
  if (before) {
    const same = before.ownerId === user.id && before.amount === gems
    return same ? { outcome: 'repeated', gems: user.gems } : { outcome: 'taken' }
  }
  const entry = {
    currency: 'gems',
    amount: gems,
    reason,
    reference,
    ...(note !== undefined && { item: note }),
  } as const
  const balances = await post(tx, clock, user.id, [entry])
  await publish(tx, { kind: 'balances', users: [user.id] })
  return { outcome: 'granted', gems: balances?.gems ?? user.gems }
}
