import { type Database, databaseFault, type Queries } from '@questboard/db'
import type { SQL } from '@questboard/db/drizzle'
import type { Clock } from './clock.ts'
import { DomainError } from './errors.ts'
import { withChanges } from './events/changes.ts'

/** The queries of a transaction. */
export type Transaction = Queries

/** Whether the database could not be reached, so nothing was done. */
export const isDatabaseUnavailable = (error: unknown): boolean => databaseFault(error)?.away === true

/** Converts a database error: an unreachable database becomes `serviceUnavailable`; other errors stay. */
export function toDomainError(error: unknown): unknown {
  return isDatabaseUnavailable(error) ? new DomainError('serviceUnavailable') : error
}

/** Whether a statement violated the named unique constraint or primary key. */
export function violates(error: unknown, constraint: string): boolean {
  const fault = databaseFault(error)
  return fault?.sqlState === '23505' && fault.constraint === constraint
}

export type RunTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

/**
 * Transactions of use cases. At their end, they write the events of what they changed.
 * @param options as those of `Database.transaction`
 */
export const createTransactionRunner =
  ({ database, clock }: { database: Database; clock: Clock }, options?: { patient?: boolean }): RunTransaction =>
  (work) =>
    database.transaction((tx) => withChanges(tx, clock, work), options)

/** The row of an insert that returns it. */
export function insertedRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('an insert returned nothing')
  return row
}

/** The rows of a raw statement, inside or outside a transaction. */
export async function rows<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  return (await queries.execute(statement)) as Row[]
}
