import type { Database } from '@questboard/db'
import { sql } from 'drizzle-orm'

/**
 * The columns of any table that contain one of the texts, also within JSON, arrays and bytes. The columns are read from
 * the catalog, so that a new table is searched, too.
 * @returns `table.column`
 */
export async function tracesOf(database: Database, texts: readonly string[]): Promise<string[]> {
  const columns = await database.rows<{ table: string; column: string }>(
    database.queries,
    sql`select columns.table_name as table, column_name as column from information_schema.columns columns
      join information_schema.tables tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`,
  )
  // PostgreSQL writes bytes as hexadecimal digits.
  const spellings = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')])
  const wanted = spellings.map((spelling) => sql`strpos(value, ${spelling}) > 0`)
  const counts = columns.map(
    ({ table, column }) => sql`
      select ${`${table}.${column}`}::text as place, count(*)::int as count
      from (select ${sql.identifier(column)}::text as value from ${sql.identifier(table)}) one
      where ${sql.join(wanted, sql` or `)}`,
  )
  const found = await database.rows<{ place: string; count: number }>(
    database.queries,
    sql`select * from (${sql.join(counts, sql` union all `)}) places where count > 0`,
  )
  return found.map(({ place }) => place)
}
