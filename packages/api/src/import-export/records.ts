export interface CsvRecord {
  /** The line on which the record starts, from 1. */
  line: number
  cells: string[]
}

const delimiters = [',', ';', '\t'] as const

/** The delimiter of a table: the most frequent one in its first line, outside of quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]))
  let inQuotes = false
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '"') inQuotes = !inQuotes
    if (inQuotes) continue
    if (character === '\n' || character === '\r') break
    const count = counts.get(character)
    if (count !== undefined) counts.set(character, count + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? ','
}

const lineEnds = /\r\n|\r|\n/g

/** A cell, its end, and the number of line breaks in it. */
interface Cell {
  text: string
  end: number
  lines: number
}

/** A file while it is read. */
export interface CsvFile {
  records: Generator<CsvRecord, void, void>
  /** The line of an unclosed quote, after which nothing can be read. Set when all records have been read. */
  unclosedAt: number | undefined
}

/**
 * The records of a CSV file, with a detected delimiter, in one pass and without storing them: a file of 256 KiB takes
 * milliseconds. Quotes in the middle of a cell are kept as text. Empty lines are skipped.
 */
export function readRecords(text: string): CsvFile {
  const file: CsvFile = {
    records: recordsOf(text, (line) => {
      file.unclosedAt = line
    }),
    unclosedAt: undefined,
  }
  return file
}

function* recordsOf(text: string, isUnclosed: (line: number) => void): CsvFile['records'] {
  const delimiter = delimiterOf(text).charCodeAt(0)
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let line = 1
  while (at < text.length) {
    const record: CsvRecord = { line, cells: [] }
    let isEmpty = true
    do {
      if (record.cells.length > 0) at++
      const cell = text.charCodeAt(at) === quote ? readQuoted(text, at, delimiter) : readPlain(text, at, delimiter)
      if (!cell) {
        isUnclosed(line)
        return
      }
      record.cells.push(cell.text)
      isEmpty &&= cell.text === '' || cell.text.trim() === ''
      at = cell.end
      line += cell.lines
    } while (text.charCodeAt(at) === delimiter)
    at += text.charCodeAt(at) === carriageReturn && text.charCodeAt(at + 1) === lineFeed ? 2 : 1
    line++
    if (!isEmpty) yield record
  }
}

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d]

/** At the end of the text, `character` is NaN. */
const endsCell = (character: number, delimiter: number): boolean =>
  character === delimiter || character === lineFeed || character === carriageReturn || Number.isNaN(character)

function readPlain(text: string, from: number, delimiter: number): Cell {
  let end = from
  while (!endsCell(text.charCodeAt(end), delimiter)) end++
  return { text: text.slice(from, end), end, lines: 0 }
}

/** A quoted cell, with doubled quotes inside. Undefined if the quote is never closed. */
function readQuoted(text: string, from: number, delimiter: number): Cell | undefined {
  let close = text.indexOf('"', from + 1)
  while (close >= 0 && text.charCodeAt(close + 1) === quote) close = text.indexOf('"', close + 2)
  if (close < 0) return undefined
  const inside = text.slice(from + 1, close).replaceAll('""', '"')
  const lines = inside.match(lineEnds)?.length ?? 0
  if (endsCell(text.charCodeAt(close + 1), delimiter)) return { text: inside, end: close + 1, lines }
  // Text follows the closing quote, so the quotes are part of the text.
  const rest = readPlain(text, close + 1, delimiter)
  return { text: `"${inside}"${rest.text}`, end: rest.end, lines }
}
