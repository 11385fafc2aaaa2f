/** The number of rows of a new part. */
const size = 5

export type Part<Row> = { key: string; rows: [Row, ...Row[]] }

/**
 * Groups rows into parts. A row stays in its part when others come or go around it: in another one it would be a new
 * element, without the focus and the open menu of the old one.
 * @param keys the part of each row, by id. It is updated.
 */
export function partsOf<Row extends { id: string }>(rows: readonly Row[], keys: Map<string, string>): Part<Row>[] {
  const parts: Part<Row>[] = []
  const used = new Set<string>()
  for (const [at, row] of rows.entries()) {
    const last = parts.at(-1)
    const known = keys.get(row.id)
    const key = known ?? row.id
    const hasRoom = last && (last.rows.length < size || keys.get(rows[at + 1]?.id ?? '') === last.key)
    if (last && (used.has(key) || (known === undefined && hasRoom))) last.rows.push(row)
    else {
      parts.push({ key, rows: [row] })
      used.add(key)
    }
  }
  keys.clear()
  for (const { key, rows: members } of parts) for (const { id } of members) keys.set(id, key)
  return parts
}
