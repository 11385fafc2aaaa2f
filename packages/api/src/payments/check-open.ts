import { and, asc, inArray, lte, sql } from '@questboard/db/drizzle'
import { payments } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { idsOf } from '../kernel/ids-of.ts'
import type { PaymentRow } from './own-payment.ts'
import { queryProvider } from './query-provider.ts'
import { nextCheckAt } from './rules.ts'

/** Payments in one round. */
const batchSize = 10

/**
 * Asks the provider about payments without an event, so gems are credited even after a lost event. Each payment is
 * checked at increasing intervals, by one server at a time.
 * @returns whether there may be more payments to check now
 */
export async function checkOpenPayments(services: Services): Promise<boolean> {
  const { stripe } = services.outside
  if (!stripe) return false
  const due = await claimDue(services)
  await Promise.all(
    due.map((payment) =>
      queryProvider(services, stripe, payment).catch((error) => {
        services.log.error({ err: error, payment: payment.id }, 'a payment could not be checked and will be again')
      }),
    ),
  )
  return due.length === batchSize
}

/** A literal, as in the index: with a parameter, PostgreSQL would not use the partial index. */
const isOpen = sql`${payments.status} = 'open'`

/** Sets the time of the next check before asking the provider: a crash in between only delays the check. */
function claimDue({ database, clock }: Services): Promise<PaymentRow[]> {
  const now = clock.now()
  return database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(payments)
      .where(and(isOpen, lte(payments.nextCheckAt, now)))
      .orderBy(asc(payments.nextCheckAt))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const byTime = Map.groupBy(due, ({ createdAt }) => nextCheckAt(createdAt, now).getTime())
    for (const [at, rows] of byTime) {
      const ids = idsOf(rows)
      await tx
        .update(payments)
        .set({ nextCheckAt: new Date(at) })
        .where(inArray(payments.id, ids))
    }
    return due
  })
}
