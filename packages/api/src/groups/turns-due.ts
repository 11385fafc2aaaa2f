import { asc, eq, inArray, sql } from '@questboard/db/drizzle'
import { groups, memberships } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** Thrown in a transaction if the turns of the group are behind. They are settled first, in another transaction. */
export class TurnsDue extends Error {}

/** Whether a day of the group began, or someone came or went, since its turns were settled. */
export const areTurnsDue = ({ turnsNextAt }: { turnsNextAt: Date | null }, clock: Clock): boolean =>
  turnsNextAt !== null && turnsNextAt <= clock.now()

/** Lets the next request or the sweep settle the turns of a locked group again. */
export async function makeTurnsDue(tx: Transaction, clock: Clock, groupId: string): Promise<void> {
  await tx
    .update(groups)
    .set({
      turnsNextAt: sql`case when ${groups.turnsNextAt} is not null then ${clock.now().toISOString()}::timestamptz end`,
    })
    .where(eq(groups.id, groupId))
}

/** `makeTurnsDue` for all groups of a user, whom the caller has not locked yet: groups are locked before players. */
export async function makeTurnsDueOf(tx: Transaction, clock: Clock, userId: string): Promise<void> {
  const own = tx.select({ id: memberships.groupId }).from(memberships).where(eq(memberships.userId, userId))
  const locked = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(sql`${inArray(groups.id, own)} and ${groups.turnsNextAt} is not null`)
    .orderBy(asc(groups.id))
    .for('no key update')
  for (const { id } of locked) await makeTurnsDue(tx, clock, id)
}
