import type { Database } from '@questboard/db'
import { sql } from 'drizzle-orm'

/**
 * Columns that do not count as changes, by table: sessions, tokens and devices record their use, and attempts are counted even
 * if refused.
 */
const uncounted: Record<string, string[]> = {
  sessions: ['expires_at', 'last_seen_at'],
  access_tokens: ['last_used_at'],
  rate_limits: ['count', 'resets_at'],
  devices: ['last_seen_at', 'expires_at'],
  device_sessions: ['last_used_at'],
}

/** A checksum per table over all rows, in one query. Equal digests mean equal data. */
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
