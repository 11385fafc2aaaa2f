import type { Database } from '@questboard/db'
import { sql } from 'drizzle-orm'

/**
 * What does not count as a change, by table: a session slides with every request that it lets in, a token is
 * noted as used, and attempts at what can
 * be guessed are counted whether they are let in or not.
 */
const uncounted: Record<string, string[]> = {
  sessions: ['expires_at', 'last_seen_at'],
  access_tokens: ['last_used_at'],
  rate_limits: ['count', 'resets_at'],
}

/** One sum for each table over all of its rows, in one query: two that are equal were taken of the same data. */
export async function digestOf(database: Database): Promise<Record<string, string>> {
  const tables = await database.rows<{ name: string }>(
    database.queries,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  const sums = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, count(*) || ' rows ' || coalesce(md5(string_agg(text, E'\n' order by text)), '') as sum
      from (
        select (to_jsonb(one) - ${sql.raw(`array[${columnsLeftOut(name)}]::text[]`)})::text as text
        from ${sql.identifier(name)} one
      ) written`,
  )
  const rows = await database.rows<{ name: string; sum: string }>(database.queries, sql.join(sums, sql` union all `))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

const columnsLeftOut = (table: string): string => (uncounted[table] ?? []).map((column) => `'${column}'`).join(', ')
