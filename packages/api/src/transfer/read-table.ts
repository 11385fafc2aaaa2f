import { type Draft, draftOf, type Reading, unusable } from './draft.ts'
import { restore } from './formula.ts'
import type { CsvRecord } from './records.ts'
import type { ImportWarning } from './schema.ts'
import { type Column, columnOf, isYes, typeOf } from './vocabulary.ts'

/** Reads tasks from a table by the names of its columns; without any, from a list of one title a line. */
export function readTable([head, ...records]: CsvRecord[]): Reading {
  if (!head) return unusable('empty')
  const columns = placesOf(head.cells)
  if (columns.has('title')) {
    return { drafts: records.map((record) => draftFrom(record, columns)), problems: [] }
  }
  const isList = [head, ...records].every(({ cells }) => cells.length === 1) && columns.size === 0
  if (!isList) return unusable('noTitleColumn', head.line)
  return {
    drafts: [head, ...records].map(({ line, cells: [title = ''] }) => draftOf({ line, title: restore(title) })),
    problems: [],
  }
}

/** Where each column stands: the first of its name. Looked up once, as a hostile file has thousands of columns. */
function placesOf(head: string[]): Map<Column, number> {
  const places = new Map<Column, number>()
  for (const [place, cell] of head.entries()) {
    const column = columnOf(restore(cell))
    if (column && !places.has(column)) places.set(column, place)
  }
  return places
}

function draftFrom({ line, cells }: CsvRecord, columns: Map<Column, number>): Draft {
  const at = (column: Column): string => restore(cells[columns.get(column) ?? -1] ?? '').trim()
  const warnings: ImportWarning[] = []
  const written = at('type')
  const type = typeOf(written)
  if (!type && written !== '') warnings.push({ code: 'typeUnknown', about: written })
  if (isYes(at('completed')) || isYes(at('archived'))) warnings.push({ code: 'done', about: null })
  return draftOf({
    ...{ line, title: at('title'), notes: at('notes'), gold: at('gold') || undefined, type: type ?? 'todo', warnings },
    tags: at('tags')
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
    requireResult: isYes(at('requireResult')),
  })
}
