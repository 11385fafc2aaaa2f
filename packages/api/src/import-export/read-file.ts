import { type Reading, unusable } from './draft.ts'
import { isHistory, readHabitica, readHistory } from './read-habitica.ts'
import { readTable } from './read-table.ts'
import { isTodoist, readTodoist } from './read-todoist.ts'
import { type CsvRecord, readRecords } from './records.ts'
import type { ImportSource } from './schema.ts'

/** The beginning of a page of HTML or XML. */
const markup = /^\uFEFF?\s*<(!doctype|html|\?xml)/i

const isNoText = (text: string): boolean => text.includes('\u0000') || text.startsWith('PK') || markup.test(text)

/**
 * Reads the tasks of a file. The source is detected from the contents unless it is given.
 * @returns the source and the tasks; an unknown format has a problem and no tasks
 */
export function readFile(text: string, said?: ImportSource): Reading & { source: ImportSource } {
  if (text.trim() === '') return { source: said ?? 'table', ...unusable('empty') }
  if (isNoText(text)) return { source: said ?? 'table', ...unusable('notText') }
  if (said !== 'table' && said !== 'todoist' && /^\uFEFF?\s*[[{]/.test(text)) {
    return { source: 'habitica', ...readHabitica(text) }
  }
  const file = readRecords(text)
  const { value: head } = file.records.next()
  const source = said ?? (head && isTodoist(head) ? 'todoist' : head && isHistory(head) ? 'habitica' : 'table')
  const read = head ? readAs(source, head, file.records) : unusable('empty')
  const { unclosedAt } = file
  const unclosed = unclosedAt === undefined ? [] : [{ line: unclosedAt, code: 'quoteNotClosed' as const }]
  return { source, ...read, problems: head ? [...read.problems, ...unclosed] : unclosed }
}

function readAs(source: ImportSource, head: CsvRecord, records: Iterable<CsvRecord>): Reading {
  if (source === 'todoist') return isTodoist(head) ? readTodoist(head, records) : unusable('noTitleColumn', head.line)
  if (source === 'habitica') return isHistory(head) ? readHistory(records) : unusable('notHabitica', head.line)
  return readTable(head, records)
}
