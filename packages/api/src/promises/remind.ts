import { allEqual, and, asc, lte } from '@questboard/db/drizzle'
import { memberships, promises } from '@questboard/db/schema'
import { lockGroup } from '../groups/lock-group.ts'
import type { Services } from '../kernel/context.ts'
import { createTransactionRunner } from '../kernel/transaction.ts'
import { notifyRedeemed } from './notify.ts'
import { ofVisibleMember } from './read-promises.ts'

/** Reminders in one round. */
const batchSize = 100

/**
 * Notifies leaders again of rewards that they have not given in three days. Any number of servers can do this: each
 * promise is reminded of once.
 *
 * Rules: Vouchers.
 */
export async function remindOfPromises(services: Services): Promise<void> {
  const { database, clock, log } = services
  const due = await database.queries
    .select({ id: promises.id, groupId: promises.groupId })
    .from(promises)
    .innerJoin(memberships, ofVisibleMember)
    .where(lte(promises.remindsAt, clock.now()))
    .orderBy(asc(promises.remindsAt))
    .limit(batchSize)
  for (const promise of due) {
    try {
      await remind(services, promise)
    } catch (error) {
      log.error({ err: error, promiseId: promise.id }, 'leaders could not be reminded of a promise')
    }
  }
}

function remind({ database, clock }: Services, { id, groupId }: { id: string; groupId: string }): Promise<void> {
  return createTransactionRunner({ database, clock })(async (tx) => {
    const group = await lockGroup(tx, groupId)
    if (!group) return
    const [promise] = await tx
      .update(promises)
      .set({ remindsAt: null })
      .where(and(allEqual(promises, { id, groupId }), lte(promises.remindsAt, clock.now())))
      .returning()
    if (promise) await notifyRedeemed(tx, clock, group, { promise })
  })
}
