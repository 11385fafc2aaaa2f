import type { Queries } from '@questboard/db'
import type { UserContext } from './context.ts'

/**
 * Where a page of a history is read. The first one is read right after a change, so at the primary at once; later ones
 * may come from a replica.
 */
export const readPage = <Result>(
  { services, db }: Pick<UserContext, 'services' | 'db'>,
  page: number,
  read: (on: Queries) => Promise<Result>,
): Promise<Result> => (page > 1 ? services.onReplica(({ queries }) => read(queries)) : read(db))
