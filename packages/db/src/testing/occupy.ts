import type { Database } from '../client.ts'
import { sql } from '../drizzle.ts'

/** Occupies all connections of a pool with transactions, until the returned function is called. */
export async function occupyAll(database: Database, poolSize: number): Promise<() => Promise<unknown>> {
  const over = Promise.withResolvers<void>()
  const begun = Array.from({ length: poolSize }, () => Promise.withResolvers<void>())
  const busy = begun.map(({ resolve }) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      resolve()
      await over.promise
    }),
  )
  await Promise.all(begun.map(({ promise }) => promise))
  return () => {
    over.resolve()
    return Promise.all(busy)
  }
}
