import type { Queries } from '@questboard/db'
import type { UserContext } from './context.ts'

/**
 * Reads a page of a history. The first one is often read right after a change, so it comes from the primary. Later ones
 * may come from a replica.
 */
export const readPage = <Result>(
  { services, db }: Pick<UserContext, 'services' | 'db'>,
  page: number,
  read: (queries: Queries) => Promise<Result>,
): Promise<Result> => (page > 1 ? services.onReplica(({ queries }) => read(queries)) : read(db))
