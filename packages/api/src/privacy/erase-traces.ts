import { and, arrayContains, eq, inArray, isNotNull, like, type SQL, sql } from '@questboard/db/drizzle'
import {
  createdItems,
  emailChanges,
  emailOutbox,
  events,
  handOvers,
  idempotencyKeys,
  invitations,
  payments,
  rateLimits,
  reversals,
  webhookDeliveries,
} from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'
import { withdrawNotificationsAbout } from '../notifications/notify.ts'

/** The owner of used ids whose account was erased. */
const erasedUserId = '00000000-0000-0000-0000-000000000000'

/** Erases data that names an account without a foreign key to it. Rows with one are deleted with the account. */
export async function eraseTraces(tx: Transaction, { id, email }: { id: string; email: string | null }): Promise<void> {
  const paid = tx.select({ id: payments.paymentIntentId }).from(payments).where(eq(payments.userId, id))
  await Promise.all([
    tx.update(createdItems).set({ userId: erasedUserId, bodyHash: null }).where(eq(createdItems.userId, id)),
    tx.delete(reversals).where(inArray(reversals.paymentIntentId, paid)),
    // Deliveries to others that name the account.
    tx.delete(webhookDeliveries).where(arrayContains(webhookDeliveries.people, [id])),
    // Stored responses to others that name the account, of the last day.
    tx
      .update(idempotencyKeys)
      .set({ response: null })
      .where(and(isNotNull(idempotencyKeys.response), like(idempotencyKeys.response, `%${id}%`))),
    // Events of others that name the account, of the last day.
    tx
      .update(events)
      .set({ data: null, bytes: 0 })
      .where(and(isNotNull(events.data), sql`${events.data}::text like ${`%${id}%`}`)),
    tx.delete(rateLimits).where(endsWith(id)),
    withdrawNotificationsAbout(tx, id),
    email !== null && eraseAddress(tx, email),
  ])
}

const endsWith = (name: string): SQL => sql`right(${rateLimits.key}, length(${name}) + 1) = ':' || ${name}`

async function eraseAddress(tx: Transaction, email: string): Promise<void> {
  await Promise.all([
    tx.delete(emailOutbox).where(eq(emailOutbox.email, email)),
    // Accepted invitations remain beside the membership. Open ones to this address are deleted.
    tx.delete(invitations).where(eq(invitations.email, email)),
    tx.delete(handOvers).where(eq(handOvers.email, email)),
    tx.delete(emailChanges).where(eq(emailChanges.email, email)),
    tx.delete(rateLimits).where(endsWith(email)),
  ])
}
