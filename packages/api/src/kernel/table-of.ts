import { type SQL, sql } from '@questboard/db/drizzle'

/** PostgreSQL's name of a type. */
type ColumnType = 'uuid' | 'text' | 'date' | 'timestamptz' | 'int' | 'bigint' | 'boolean' | 'jsonb'

/**
 * Rows as a table for a FROM clause, with one array parameter per column, so that the statement is the same for any
 * number of rows. PostgreSQL plans for ten rows of arrays. For JSON it would plan for a hundred, and scan whole tables
 * for one row.
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

/**
 * An array as a parameter of the type text, for a statement that casts it. For ids, names of types and instants: values
 * are not quoted.
 */
export const arrayText = (values: readonly string[]): string => `{${values.join(',')}}`

/** How many rows one statement writes. Only after a long outage there are more. */
const batchSize = 5_000

/** Rows in parts, each small enough for one statement. */
export function* partsOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize)
}
