import { beginningOf } from '../kernel/schema.ts'
import { type Draft, draftOf, type Reading } from './draft.ts'
import type { CsvRecord } from './records.ts'
import { recurrenceOf } from './recurrence.ts'
import { type ImportWarning, mostImported } from './schema.ts'
import { tagOf } from './vocabulary.ts'

/** Gold by Todoist's priority. 1 is the highest. */
const goldOf: Record<string, number> = { 1: 20, 2: 15, 3: 10, 4: 5 }

/** The maximum number of columns that are read. */
const mostColumns = 500

const namesOf = (head: CsvRecord): string[] => head.cells.slice(0, mostColumns).map((cell) => cell.trim().toUpperCase())

/** Whether a table has the columns of a Todoist project, exported as a template or as a backup. */
export const isTodoist = (head: CsvRecord): boolean => {
  const names = namesOf(head)
  return names.includes('TYPE') && names.includes('CONTENT')
}

/** The maximum depth of sub-tasks, and the characters of a parent's title that are kept. */
const deepest = 10

const longest = 150

/** The maximum length of a cell and of a date, in characters. */
const longestCell = 40_000
const longestDate = 200

/** Notes are not collected beyond this length, since they are shortened anyway. */
const enough = 10_000

const label = /(^|\s)@([^\s@]+)/gu

/**
 * Reads tasks from a Todoist project. Labels and sections become tags if they name one, comments and the titles of
 * parent tasks become notes, and recurring dates become the type.
 */
export function readTodoist(head: CsvRecord, records: Iterable<CsvRecord>): Reading {
  const places = new Map(namesOf(head).map((name, place) => [name, place]))
  const kindPlace = places.get('TYPE') ?? -1
  const drafts: Draft[] = []
  /** Titles of the parent tasks, by indentation. */
  let above: string[] = []
  let section: string | undefined
  let total = 0
  for (const { line, cells } of records) {
    const kind = cells[kindPlace]?.trim().toLowerCase()
    if (kind === 'task') total++
    if (total > mostImported) continue
    const at = (name: string): string => cells[places.get(name) ?? -1]?.trim() ?? ''
    const content = beginningOf(at('CONTENT'), longestCell)
    const latest = drafts.at(-1)
    if (kind === 'section') {
      section = tagOf(content) && content
      above = []
    } else if (kind === 'note' && latest) {
      if (latest.notes.length < enough) latest.notes = paragraphs(latest.notes, content)
    } else if (kind === 'task') {
      const labels = [...content.matchAll(label)].map(([, , name]) => name ?? '')
      const title = content.replace(label, '').replace(/\s+/g, ' ').trim() || content
      const depth = Math.min(deepest, Math.max(1, Math.trunc(Number(at('INDENT'))) || 1))
      above = above.slice(0, depth - 1)
      const notes = paragraphs(above.filter(Boolean).join(' › '), at('DESCRIPTION'))
      const { type, warnings } = repeating(beginningOf(at('DATE'), longestDate))
      drafts.push(
        draftOf({
          ...{ line, title, notes, type, warnings, gold: goldOf[at('PRIORITY')] ?? goldOf[4] },
          tags: [...labels, ...(section === undefined ? [] : [section])],
        }),
      )
      above[depth - 1] = title.slice(0, longest)
    }
  }
  return { drafts, total, problems: [] }
}

const paragraphs = (...texts: string[]): string => texts.filter(Boolean).join('\n\n')

function repeating(date: string): Pick<Draft, 'type' | 'warnings'> {
  const recurrence = recurrenceOf(date)
  if (recurrence?.exact) return { type: recurrence.type, warnings: [] }
  const code: ImportWarning['code'] = recurrence ? 'repeatsOtherwise' : 'dateLeftOut'
  return { type: recurrence?.type ?? 'todo', warnings: date === '' ? [] : [{ code, about: date }] }
}
