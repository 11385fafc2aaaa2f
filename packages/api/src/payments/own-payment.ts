import { allEqual } from '@questboard/db/drizzle'
import { payments } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { firstOf } from '../kernel/errors.ts'
import type { Payment } from './schema.ts'

export type PaymentRow = typeof payments.$inferSelect

/** A payment of the caller, by the provider's session id. */
export async function findOwnPayment({ db, userId }: UserContext, sessionId: string): Promise<PaymentRow> {
  return firstOf(await db.select().from(payments).where(allEqual(payments, { sessionId, userId })), 'notFound')
}

/** A payment that was opened at the provider, as its buyer sees it. */
export function showPayment({ sessionId, status, gems, quantity, amount, currency }: PaymentRow): Payment {
  if (sessionId === null) throw new Error('a payment that the provider has no name for')
  return { sessionId, status, gems, quantity, amount, currency }
}
