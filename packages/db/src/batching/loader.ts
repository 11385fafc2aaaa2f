import type { Queries } from '../client.ts'
import { batched } from './batched.ts'

const maxKeys = 16

/**
 * Reads the rows that are requested in one turn of the event loop with one statement. Keys include the permission.
 * `read` returns the rows in any order; a key may have none. Equal requests share a row, which must not be modified.
 * @param nameOf identifies a key, and returns the same for its row
 */
export const loader = <Key, Row extends Key>(
  read: (queries: Queries, keys: readonly Key[]) => Promise<Row[]>,
  nameOf: (key: Key) => string,
): ((queries: Queries, key: Key) => Promise<Row | undefined>) =>
  batched(
    async (queries, keys: readonly Key[]) => {
      const rows = new Map((await read(queries, keys)).map((row) => [nameOf(row), row]))
      return keys.map((key) => rows.get(nameOf(key)))
    },
    { max: maxKeys },
  )
