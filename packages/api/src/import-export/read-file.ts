import { type Reading, unusable } from './draft.ts'
import type { FileDates } from './moments.ts'
import { isHistory, readHabitica, readHistory } from './read-habitica.ts'
import { isCalendar, readCalendar } from './read-icalendar.ts'
import { questboardTags, questboardTasks, readQuestboard } from './read-questboard.ts'
import { readTable } from './read-table.ts'
import { findTickTick, readTickTick } from './read-ticktick.ts'
import { isTodoist, readTodoist } from './read-todoist.ts'
import { type CsvRecord, readRecords } from './records.ts'
import type { ImportSource } from './schema.ts'

/** The beginning of a page of HTML or XML. */
const markup = /^\uFEFF?\s*<(!doctype|html|\?xml)/i

const isNoText = (text: string): boolean => text.includes('\u0000') || text.startsWith('PK') || markup.test(text)

type Found = Reading & { source: ImportSource }

/**
 * Reads the tasks of a file. The source is detected from the contents unless it is given.
 * @param dates null: dates are left out
 * @returns the source and the tasks; an unknown format has a problem and no tasks
 */
export function readFile(text: string, said?: ImportSource, dates: FileDates | null = null): Found {
  if (text.trim() === '') return { source: said ?? 'table', ...unusable('empty') }
  if (isNoText(text)) return { source: said ?? 'table', ...unusable('notText') }
  if (said === 'icalendar' || (said === undefined && isCalendar(text))) {
    return { source: 'icalendar', ...(isCalendar(text) ? readCalendar(text, dates) : unusable('notCalendar')) }
  }
  const mayBeJson = said === undefined || said === 'habitica' || said === 'questboard'
  if (mayBeJson && /^\uFEFF?\s*[[{]/.test(text)) return readJson(parsed(text), said, dates)
  if (said === 'questboard') return { source: said, ...unusable('unreadable') }
  return readCsv(text, said, dates)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function readJson(data: unknown, said: ImportSource | undefined, dates: FileDates | null): Found {
  const tasks = said === 'habitica' ? undefined : questboardTasks(data)
  if (tasks) return { source: 'questboard', ...readQuestboard(tasks, dates, questboardTags(data)) }
  if (said === 'questboard') return { source: said, ...unusable('unreadable') }
  return { source: 'habitica', ...readHabitica(data, dates) }
}

function readCsv(text: string, said: ImportSource | undefined, dates: FileDates | null): Found {
  const file = readRecords(text)
  const { value: first } = file.records.next()
  const ticktick = first && (said === undefined || said === 'ticktick') ? findTickTick(first, file.records) : undefined
  const head = ticktick ?? first
  const source = said ?? (head ? sourceOf(head, ticktick !== undefined) : 'table')
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
