import { type SQL, sql } from 'drizzle-orm'

/** How PostgreSQL calls a type. */
type ColumnType = 'uuid' | 'text' | 'date' | 'timestamptz' | 'int' | 'bigint' | 'boolean' | 'jsonb'

/**
 * Rows as a table of a statement, one parameter for each column, so that the statement is the same however many there are:
 * to stand after `from`. A plan that serves all values expects ten rows of arrays, where of JSON it would expect a hundred
 * and read whole tables for one.
 */
export function tableOf<Columns extends Record<string, ColumnType>>(
  name: string,
  columns: Columns,
  rows: readonly { [column in keyof Columns]: unknown }[],
): SQL {
  const names = Object.keys(columns)
  const arrays = names.map((column) => {
    const values = rows.map((row) => row[column])
    return sql`${sql.param(values)}::${sql.raw(`${columns[column]}[]`)}`
  })
  const heads = names.map((column) => sql.identifier(column))
  return sql`unnest(${sql.join(arrays, sql`, `)}) as ${sql.identifier(name)}(${sql.join(heads, sql`, `)})`
}
