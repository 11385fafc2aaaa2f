import type { Database } from '@questboard/db'
import * as schema from '@questboard/db/schema'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

/** The rows of a table that are gone, and those that are new. A changed row is both. */
export interface Difference {
  gone: readonly string[]
  added: readonly string[]
}

const tables = Object.values(schema).flatMap((one): PgTable[] => (is(one, PgTable) ? [one] : []))

/** What an act changes in the database, by table. Each row is JSON. */
export async function differences(
  { queries }: Pick<Database, 'queries'>,
  act: () => Promise<unknown>,
): Promise<Record<string, Difference>> {
  const rowsOf = async (table: PgTable): Promise<string[]> => {
    const found = await queries.select({ row: sql<string>`to_jsonb(${table})::text` }).from(table)
    return found.map(({ row }) => row)
  }
  const read = async () => new Map(await Promise.all(tables.map(async (one) => [one, await rowsOf(one)] as const)))
  const before = await read()
  await act()
  const after = await read()
  const found = tables.map((one) => {
    const [had, has] = [new Set(before.get(one)), new Set(after.get(one))]
    return [getTableName(one), { gone: [...had.difference(has)], added: [...has.difference(had)] }] as const
  })
  return Object.fromEntries(found.filter(([, { gone, added }]) => gone.length + added.length > 0))
}
