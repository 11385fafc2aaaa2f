import { parse } from 'csv-parse/sync'

export interface CsvRecord {
  /** The line of the file on which it begins, from 1. */
  line: number
  cells: string[]
}

const delimiters = [',', ';', '\t'] as const

/** The delimiter of a table: the one that stands most often in its first line, outside of quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]))
  let inQuotes = false
  for (const character of text) {
    if (character === '"') inQuotes = !inQuotes
    if (inQuotes) continue
    if (character === '\n' || character === '\r') break
    const count = counts.get(character)
    if (count !== undefined) counts.set(character, count + 1)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? ','
}

const lineEnds = /\r\n|\r|\n/g

const linesWithin = (cells: string[]): number => cells.join('').match(lineEnds)?.length ?? 0

/**
 * The records of a CSV file, with the delimiter that it uses. Quotes in the midst of a cell are taken as they stand, as
 * people write them; empty lines are none.
 * @returns `unclosedAt`: the line of a quote that is never closed, from which on nothing could be read
 */
export function readRecords(text: string): { records: CsvRecord[]; unclosedAt?: number } {
  const records: CsvRecord[] = []
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      onRecord(cells: string[], { lines }) {
        if (cells.some((cell) => cell.trim() !== '')) records.push({ line: lines - linesWithin(cells), cells })
        return null
      },
    })
    return { records }
  } catch {
    const last = records.at(-1)
    return { records, unclosedAt: last ? last.line + linesWithin(last.cells) + 1 : 1 }
  }
}
