import { type Reading, unusable } from './draft.ts'
import { foreignKind, isUndecoded } from './foreign.ts'
import type { FileDates } from './moments.ts'
import { isHistory, readHistory } from './read-habitica.ts'
import { isCalendar, readCalendar } from './read-icalendar.ts'
import { isJsonSource, looksLikeJson, readJson } from './read-json.ts'
import { readList } from './read-list.ts'
import { isTable, readTable } from './read-table.ts'
import { findTickTick, readTickTick } from './read-ticktick.ts'
import { isTodoist, readTodoist } from './read-todoist.ts'
import { type CsvRecord, readRecords } from './records.ts'
import type { ImportSource } from './schema.ts'

type Found = Reading & { source: ImportSource }

/**
 * Reads the tasks of a file. The source is detected from the contents unless it is given.
 * @param dates null: dates are left out
 * @returns the source and the tasks; an unknown format has a problem and no tasks
 */
export function readFile(text: string, said?: ImportSource, dates: FileDates | null = null): Found {
  const found = readKnown(text, said, dates)
  const isSilent = found.drafts.length === 0 && found.problems.length === 0 && !found.more
  return isSilent ? { ...found, ...unusable('noTasks') } : found
}

function readKnown(text: string, said: ImportSource | undefined, dates: FileDates | null): Found {
  if (text.trim() === '') return { source: said ?? 'table', ...unusable('empty') }
  const foreign = foreignKind(text)
  if (foreign) return { source: said ?? 'table', ...unusable(foreign) }
  if (isUndecoded(text)) return { source: said ?? 'table', ...unusable('encoding') }
  if (said === 'icalendar' || (said === undefined && isCalendar(text))) {
    return { source: 'icalendar', ...(isCalendar(text) ? readCalendar(text, dates) : unusable('notCalendar')) }
  }
  if (said === 'list') return { source: 'list', ...readList(text, dates) }
  // A file of Habitica can be a table, too.
  const isJson = looksLikeJson(text)
  if ((said === undefined || isJsonSource(said)) && isJson) return readJson(text, said, dates)
  if (isJsonSource(said) && said !== 'habitica') return { source: said, ...unusable('otherSource') }
  return readCsv(text, said, dates)
}

function readCsv(text: string, said: ImportSource | undefined, dates: FileDates | null): Found {
  const file = readRecords(text)
  const { value: first } = file.records.next()
  const ticktick = first && (said === undefined || said === 'ticktick') ? findTickTick(first, file.records) : undefined
  const head = ticktick ?? first
  const source = said ?? (head ? sourceOf(head, ticktick !== undefined) : 'table')
  if (said === undefined && source === 'table' && head && !isTable(head, readRecords(text).records)) {
    return { source: 'list', ...readList(text, dates) }
  }
  const read = head ? readAs(source, { head, records: file.records, dates }) : unusable('empty')
  const { unclosedAt } = file
  const unclosed = unclosedAt === undefined ? [] : [{ line: unclosedAt, code: 'quoteNotClosed' as const }]
  return { source, ...read, problems: head ? [...read.problems, ...unclosed] : unclosed }
}

function sourceOf(head: CsvRecord, isTickTick: boolean): ImportSource {
  if (isTickTick) return 'ticktick'
  if (isTodoist(head)) return 'todoist'
  return isHistory(head) ? 'habitica' : 'table'
}

interface Table {
  head: CsvRecord
  records: Iterable<CsvRecord>
  dates: FileDates | null
}

function readAs(source: ImportSource, { head, records, dates }: Table): Reading {
  if (source === 'todoist')
    return isTodoist(head) ? readTodoist(head, records, dates) : unusable('noTitleColumn', head.line)
  if (source === 'habitica') return isHistory(head) ? readHistory(records) : unusable('notHabitica', head.line)
  if (source === 'ticktick') {
    return findTickTick(head, []) ? readTickTick(head, records, dates) : unusable('notTickTick', head.line)
  }
  return readTable(head, records, dates)
}
