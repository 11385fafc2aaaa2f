import { payments } from '@questboard/db/schema'
import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'
import { askProvider } from './ask-provider.ts'
import type { PaymentRow } from './own-payment.ts'
import { nextCheckAt } from './rules.ts'

/** Payments that one round asks about. */
const atOnce = 10

/**
 * Asks the provider what became of payments of which it has not told, so that a lost message costs nobody the gems. Each
 * is asked about ever more rarely, by one server at a time.
 * @returns whether there may be more to do at once
 */
export async function checkOpenPayments(services: Services): Promise<boolean> {
  const { stripe } = services.outside
  if (!stripe) return false
  const due = await claimDue(services)
  await Promise.all(
    due.map((payment) =>
      askProvider(services, stripe, payment).catch((error) => {
        services.log.error({ err: error, payment: payment.id }, 'a payment could not be checked and will be again')
      }),
    ),
  )
  return due.length === atOnce
}

/** As its index has it: a value that is given with the statement would not be known to be that one. */
const isOpen = sql`${payments.status} = 'open'`

/** Sets when they are due next before the provider is asked: whoever dies in between loses nothing but time. */
function claimDue({ database, clock }: Services): Promise<PaymentRow[]> {
  const now = clock.now()
  return database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(payments)
      .where(and(isOpen, lte(payments.nextCheckAt, now)))
      .orderBy(asc(payments.nextCheckAt))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    const byTime = Map.groupBy(due, ({ createdAt }) => nextCheckAt(createdAt, now).getTime())
    for (const [at, rows] of byTime) {
      const ids = rows.map(({ id }) => id)
      await tx
        .update(payments)
        .set({ nextCheckAt: new Date(at) })
        .where(inArray(payments.id, ids))
    }
    return due
  })
}
