import { allEqual, and, eq, type SQL, sql } from '@questboard/db/drizzle'
import type { AnyPgColumn } from '@questboard/db/pg-core'
import { addresses, users } from '@questboard/db/schema'
import { DomainError } from './errors.ts'
import { type Transaction, violates } from './transaction.ts'

/**
 * A condition for the account with an address. It is found by `addresses`, since users are divided by their id. The
 * column of the account is compared as well: the address may have changed while the row was locked.
 */
export const hasAddress = (email: string | AnyPgColumn): SQL | undefined =>
  and(
    sql`${users.id} = (select address.user_id from ${addresses} address where address.email = ${email})`,
    eq(users.email, email),
  )

/**
 * Gives an address to an account, in the transaction that writes it to the account.
 * @throws DomainError emailAlreadyUsed
 */
export async function takeAddress(tx: Transaction, userId: string, email: string): Promise<void> {
  try {
    await tx.insert(addresses).values({ email, userId })
  } catch (error) {
    if (violates(error, 'addresses_pkey')) throw new DomainError('emailAlreadyUsed')
    throw error
  }
}

/** The address is free again, at the end of the transaction. */
export async function freeAddress(tx: Transaction, userId: string, email: string): Promise<void> {
  await tx.delete(addresses).where(allEqual(addresses, { email, userId }))
}
