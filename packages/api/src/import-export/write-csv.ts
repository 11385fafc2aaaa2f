import { stringify } from 'csv-stringify/sync'
import { neutralise } from './formula.ts'

type Cell = string | number | boolean | null

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF'

/**
 * A table as CSV (RFC 4180) for spreadsheets: every text is quoted, and none is run as a formula.
 * @param columns the names of the fields, in order
 */
export function writeCsv<Row extends Record<string, Cell>>(columns: (keyof Row & string)[], rows: Row[]): string {
  const cells = rows.map((row) =>
    columns.map((column) => {
      const cell = row[column] ?? ''
      return typeof cell === 'string' ? neutralise(cell) : String(cell)
    }),
  )
  return byteOrderMark + stringify([columns, ...cells], { quoted_string: true, record_delimiter: '\r\n' })
}
