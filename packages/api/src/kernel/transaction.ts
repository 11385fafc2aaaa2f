import { type Database, databaseFault, type Queries } from '@questboard/db'
import type { SQL } from 'drizzle-orm'
import { DomainError } from './errors.ts'

/** What a verb works with inside its transaction. */
export type Transaction = Queries

/** The database cannot be reached: whatever was asked of it was not done. */
export const databaseIsAway = (error: unknown): boolean => databaseFault(error)?.away === true

/** A fault of the database in the words of the contract: away is `serviceUnavailable`; any other stays what it is. */
export function inDomainTerms(error: unknown): unknown {
  return databaseIsAway(error) ? new DomainError('serviceUnavailable') : error
}

/** True when a statement hit the named unique constraint or primary key. */
export function violates(error: unknown, constraint: string): boolean {
  const fault = databaseFault(error)
  return fault?.sqlState === '23505' && fault.constraint === constraint
}

export type RunTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

export const transactionsOf =
  (database: Database): RunTransaction =>
  (work) =>
    database.transaction(work)

/** The rows of a raw statement, in one's transaction or outside. */
export async function rows<Row>(on: Queries, statement: SQL): Promise<Row[]> {
  return (await on.execute(statement)) as Row[]
}
