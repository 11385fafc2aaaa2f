import type { Database } from '@questboard/db'
import { generations, ledger, memberships, poolShares, pools, promises, users } from '@questboard/db/schema'
import { asc, eq } from 'drizzle-orm'

/**
 * Checks balances by the rows only: each movement has the right balance after it, none is negative, and the sum is the
 * balance of the player, membership or pool. Ended memberships and pools have nothing. What is saved in a pool that is
 * not redeemed is the sum of its shares. A redeemed group reward was paid once, and returned if and only if it was
 * cancelled. Gems are held only for running generations.
 *
 * @returns the errors
 */
export async function audit({ queries }: Pick<Database, 'queries'>): Promise<string[]> {
  const [accounts, players, rows, making, jars, shares, promised] = await Promise.all([
    queries.select().from(memberships),
    queries.select().from(users),
    queries.select().from(ledger).orderBy(asc(ledger.id)),
    queries.select().from(generations).where(eq(generations.status, 'held')),
    queries.select().from(pools),
    queries.select().from(poolShares),
    queries.select().from(promises),
  ])
  const balances = new Map<string, number>()
  const faults = rows.flatMap((row) => {
    const account = `${row.membershipId ?? row.poolId ?? row.ownerId} ${row.currency}`
    const balance = (balances.get(account) ?? 0) + row.amount
    balances.set(account, balance)
    return balance === row.balance && balance >= 0 ? [] : `row ${row.id} of ${account}`
  })
  const kept = new Map<string, number>([
    ...accounts.map(({ id, ruby }) => [`${id} ruby`, ruby] as const),
    ...jars.map(({ id, saved }) => [`${id} ruby`, saved] as const),
    ...players.flatMap(({ id, gold, gems, exp }) => [
      [`${id} gold`, gold] as const,
      [`${id} gems`, gems] as const,
      [`${id} exp`, exp] as const,
    ]),
  ])
  const wrong = [...new Set([...kept.keys(), ...balances.keys()])].filter(
    (account) => (kept.get(account) ?? 0) !== (balances.get(account) ?? 0),
  )
  const heldFor = (userId: string) =>
    making.reduce((sum, { userId: of, gems }) => (of === userId ? sum + gems : sum), 0)
  const wronglyHeld = players.flatMap(({ id, gemsHeld }) => (gemsHeld === heldFor(id) ? [] : `${id} holds gems`))
  const wronglyShared = jars.flatMap(({ id, saved, redeemedAt }) => {
    const sum = shares.reduce((total, share) => (share.poolId === id ? total + share.ruby : total), 0)
    return redeemedAt || sum === saved ? [] : `pool ${id} has ${saved}, its shares ${sum}`
  })
  const amountOf = (id: string, reason: string) =>
    rows.reduce((sum, row) => (row.reference === id && row.reason === reason ? sum + row.amount : sum), 0)
  const wronglyPromised = promised.flatMap(({ id, ruby, status }) => {
    const isPaid = amountOf(id, 'groupRewardRedeemed') === -ruby
    const isReturned = amountOf(id, 'groupRewardReturned') === (status === 'cancelled' ? ruby : 0)
    return isPaid && isReturned ? [] : [`promise ${id}`]
  })
  return [...faults, ...wrong, ...wronglyHeld, ...wronglyShared, ...wronglyPromised]
}
