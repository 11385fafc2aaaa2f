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
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
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

/** A cell, where it ends, and how many lines end within it. */
interface Cell {
  text: string
  end: number
  lines: number
}

/** A file that is being read. */
export interface CsvFile {
  records: Generator<CsvRecord, void, void>
  /** The line of a quote that is never closed, from which on nothing can be read: known when all records are read. */
  unclosedAt: number | undefined
}

/**
 * The records of a CSV file, with the delimiter that it uses, in one pass over the text and none of them kept: a file of
 * 256 KiB takes milliseconds, whatever it holds. Quotes in the midst of a cell are taken as they stand, as people write
 * them; empty lines are none.
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

/** At the end of the text there is no character. */
const endsCell = (character: number, delimiter: number): boolean =>
  character === delimiter || character === lineFeed || character === carriageReturn || Number.isNaN(character)

function readPlain(text: string, from: number, delimiter: number): Cell {
  let end = from
  while (!endsCell(text.charCodeAt(end), delimiter)) end++
  return { text: text.slice(from, end), end, lines: 0 }
}

/** A cell in quotes, which stand doubled within it; undefined when it is never closed. */
function readQuoted(text: string, from: number, delimiter: number): Cell | undefined {
  let close = text.indexOf('"', from + 1)
  while (close >= 0 && text.charCodeAt(close + 1) === quote) close = text.indexOf('"', close + 2)
  if (close < 0) return undefined
  const inside = text.slice(from + 1, close).replaceAll('""', '"')
  const lines = inside.match(lineEnds)?.length ?? 0
  if (endsCell(text.charCodeAt(close + 1), delimiter)) return { text: inside, end: close + 1, lines }
  // More follows the closing quote: the quotes are a part of what somebody wrote.
  const rest = readPlain(text, close + 1, delimiter)
  return { text: `"${inside}"${rest.text}`, end: rest.end, lines }
}
