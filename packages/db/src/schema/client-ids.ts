import type { AnyPgColumn, PgTable } from '../pg-core.ts'

type TableWithId = PgTable & { id: AnyPgColumn }

const tables: TableWithId[] = []

/**
 * The tables whose ids a client may choose. An id is unique across all of them, so it also
 * identifies whether a player or a group owns a row. Their primary keys begin with the id, which is looked for without
 * its owner when a client chooses one.
 */
export const tablesWithClientIds: readonly TableWithId[] = tables

/** Marks a table whose ids a client may choose. */
export function withClientIds<Table extends TableWithId>(table: Table): Table {
  tables.push(table)
  return table
}
