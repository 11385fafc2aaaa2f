/**
 * The tags of a task in a cell: names between delimiters. A name with a delimiter or a quote is in quotes, and its quotes
 * are doubled.
 */

/** The maximum number of names between delimiters, including empty ones. */
const maxNames = 100

/** A name up to its delimiter. Quotes have room for more than the longest name, so no file makes the search long. */
const nameAt = /\s*(?:"((?:[^"]|""){1,100})"\s*(?=[,;|]|$)|([^,;|]*))/y

/** The tags in a cell of a table, quoted or not. */
export function readTagCell(cell: string): string[] {
  const names: string[] = []
  for (let at = 0, read = 0; at <= cell.length && read < maxNames; at++, read++) {
    nameAt.lastIndex = at
    const [found = '', quoted, plain = ''] = nameAt.exec(cell) ?? []
    const name = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"')
    if (name !== '') names.push(name)
    at += found.length
  }
  return names
}

export const writeTagCell = (names: readonly string[]): string =>
  names.map((name) => (/[,;|"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ')
