import type { Database } from '@questboard/db'

/**
 * A database on which whatever is done in a transaction is taken back when it has succeeded, and answered all the same: a
 * server on it lets acts be tried that would change what other tests stand on. Closing it closes nothing.
 */
export function rehearsalOn(database: Database): Database {
  return {
    ...database,
    async transaction<Result>(work: Parameters<typeof database.transaction<Result>>[0]): Promise<Result> {
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
    },
    close: async () => {},
  }
}

const takenBack = new Error('taken back')
