import type { Database } from '@questboard/db'
import { queriesThrough, runsOf } from '@questboard/db/testing'

/**
 * A database that rolls every transaction back after success and still returns its result. A server on it can try calls
 * that would change the data of other tests. Closing it does nothing.
 */
export function rollingBackDatabase(database: Database): Database {
  async function transaction<Result>(work: Parameters<typeof database.transaction<Result>>[0]): Promise<Result> {
    const taken: { result?: Result } = {}
    try {
      await database.transaction(async (tx) => {
        taken.result = await work(tx)
        throw takenBack
      })
    } catch (error) {
      if (error !== takenBack) throw error
    }
    return taken.result as Result
  }

  const { run } = runsOf(database.queries)
  const queries = queriesThrough((text, params, shape) =>
    writes.test(text) ? transaction((tx) => runsOf(tx).run(text, params, shape)) : run(text, params, shape),
  )
  return { ...database, queries, transaction, close: async () => {} }
}

const takenBack = new Error('taken back')

/** Statements outside of a transaction can write as well. */
const writes = /^\s*(with|insert|update|delete)\b/i
