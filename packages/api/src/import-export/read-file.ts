import { type ParsedFile, unusable } from './draft.ts'
import { foreignKind, isUndecoded } from './foreign.ts'
import type { FileDates } from './moments.ts'
import { isHistory, readHabiticaHistory } from './read-habitica.ts'
import { isCalendar, readCalendar } from './read-icalendar.ts'
import { isJsonSource, looksLikeJson, readJson } from './read-json.ts'
import { readList } from './read-list.ts'
import { isTable, readTable } from './read-table.ts'
import { findTickTick, readTickTick } from './read-ticktick.ts'
import { isTodoist, readTodoist } from './read-todoist.ts'
import { type CsvRecord, readRecords } from './records.ts'
import type { ImportSource } from './schema.ts'

type Found = ParsedFile & { source: ImportSource }

/**
 * Reads the tasks of a file. The source is detected from the contents unless it is given.
 * @param dates null: dates are left out
 * @returns the source and the tasks; an unknown format has a problem and no tasks
 */
export function readFile(text: string, chosen?: ImportSource, dates: FileDates | null = null): Found {
  const found = readKnown(text, chosen, dates)
  const isSilent = found.drafts.length === 0 && found.problems.length === 0 && !found.otherItems
  return isSilent ? { ...found, ...unusable('noTasks') } : found
}

function readKnown(text: string, chosen: ImportSource | undefined, dates: FileDates | null): Found {
  if (text.trim() === '') return { source: chosen ?? 'table', ...unusable('empty') }
  const foreign = foreignKind(text)
  if (foreign) return { source: chosen ?? 'table', ...unusable(foreign) }
  if (isUndecoded(text)) return { source: chosen ?? 'table', ...unusable('encoding') }
  if (chosen === 'icalendar' || (chosen === undefined && isCalendar(text))) {
    return { source: 'icalendar', ...(isCalendar(text) ? readCalendar(text, dates) : unusable('notCalendar')) }
  }
  if (chosen === 'list') return { source: 'list', ...readList(text, dates) }
  // A file of Habitica can be a table, too.
  const isJson = looksLikeJson(text)
  if ((chosen === undefined || isJsonSource(chosen)) && isJson) return readJson(text, chosen, dates)
  if (isJsonSource(chosen) && chosen !== 'habitica') return { source: chosen, ...unusable('otherSource') }
  return readCsv(text, chosen, dates)
}

function readCsv(text: string, chosen: ImportSource | undefined, dates: FileDates | null): Found {
  const file = readRecords(text)
  const { value: first } = file.records.next()
  const ticktick =
    first && (chosen === undefined || chosen === 'ticktick') ? findTickTick(first, file.records) : undefined
  const head = ticktick ?? first
  const source = chosen ?? (head ? sourceOf(head, { isTickTick: ticktick !== undefined }) : 'table')
  if (chosen === undefined && source === 'table' && head && !isTable(head, readRecords(text).records)) {
    return { source: 'list', ...readList(text, dates) }
  }
  const read = head ? readAs(source, { head, records: file.records, dates }) : unusable('empty')
  const { unclosedAt } = file
  const unclosed = unclosedAt === undefined ? [] : [{ line: unclosedAt, code: 'quoteNotClosed' as const }]
  return { source, ...read, problems: head ? [...read.problems, ...unclosed] : unclosed }
}

function sourceOf(head: CsvRecord, { isTickTick }: { isTickTick: boolean }): ImportSource {
  if (isTickTick) return 'ticktick'
  if (isTodoist(head)) return 'todoist'
  return isHistory(head) ? 'habitica' : 'table'
}

interface Table {
  head: CsvRecord
  records: Iterable<CsvRecord>
  dates: FileDates | null
}

function readAs(source: ImportSource, { head, records, dates }: Table): ParsedFile {
  if (source === 'todoist')
    return isTodoist(head) ? readTodoist(head, records, dates) : unusable('noTitleColumn', head.line)
  if (source === 'habitica') return isHistory(head) ? readHabiticaHistory(records) : unusable('notHabitica', head.line)
  if (source === 'ticktick') {
    return findTickTick(head, []) ? readTickTick(head, records, dates) : unusable('notTickTick', head.line)
  }
  return readTable(head, records, dates)
}
