import type { Database } from '@questboard/db'
import * as schema from '@questboard/db/schema'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

/** The rows of a table that are gone, and those that are new. A changed row is both. */
export interface Difference {
  gone: readonly string[]
  added: readonly string[]
}

const tables = Object.values(schema).flatMap((exported): PgTable[] => (is(exported, PgTable) ? [exported] : []))

/** What an act changes in the database, by table. Each row is JSON. */
export async function differences(
  { queries }: Pick<Database, 'queries'>,
  act: () => Promise<unknown>,
): Promise<Record<string, Difference>> {
  const rowsOf = async (table: PgTable): Promise<string[]> => {
    const rows = await queries.select({ row: sql<string>`to_jsonb(${table})::text` }).from(table)
    return rows.map(({ row }) => row)
  }
  const read = async () =>
    new Map(await Promise.all(tables.map(async (table) => [table, await rowsOf(table)] as const)))
  const before = await read()
  await act()
  const after = await read()
  const changes = tables.map((table) => {
    const [had, has] = [new Set(before.get(table)), new Set(after.get(table))]
    return [getTableName(table), { gone: [...had.difference(has)], added: [...has.difference(had)] }] as const
  })
  return Object.fromEntries(changes.filter(([, { gone, added }]) => gone.length + added.length > 0))
}
