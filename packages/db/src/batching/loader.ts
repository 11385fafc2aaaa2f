import type { Queries } from '../client.ts'
import { batched } from './batched.ts'

const most = 16

/**
 * Reads the rows that are requested in one turn of the event loop by one statement, by keys that hold the permission
 * too. `read` answers with a row for each key that has one, in any order. Equal requests get the same row, which nobody
 * may change.
 * @param nameOf tells keys apart, and is the same of a row as of its key
 */
export const loader = <Key, Row extends Key>(
  read: (on: Queries, keys: readonly Key[]) => Promise<Row[]>,
  nameOf: (key: Key) => string,
): ((on: Queries, key: Key) => Promise<Row | undefined>) =>
  batched(
    async (on, keys: readonly Key[]) => {
      const rows = new Map((await read(on, keys)).map((row) => [nameOf(row), row]))
      return keys.map((key) => rows.get(nameOf(key)))
    },
    { most },
  )
