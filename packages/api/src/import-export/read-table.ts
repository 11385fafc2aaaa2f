import { readChecklistCell } from './checklist-cell.ts'
import { isRule, readDateCells } from './date-cells.ts'
import type { DraftDates } from './dated.ts'
import { type Draft, draftOf, type ParsedFile, unusable } from './draft.ts'
import { restore } from './formula.ts'
import type { FileDates } from './moments.ts'
import type { CsvRecord } from './records.ts'
import { type ImportWarning, maxImported } from './schema.ts'
import { readTagCell } from './tag-cell.ts'
import { type Column, columnOf, isYes, typeOf } from './vocabulary.ts'

/** Reads tasks from a table with known column names, or else from a list with one title per line. */
export function readTable(head: CsvRecord, records: Iterable<CsvRecord>, dates: FileDates | null): ParsedFile {
  const names = head.cells.slice(0, maxColumns)
  if (rewardColumns.every((name) => names.includes(name))) return readRewards(names, records)
  const columns = placesOf(head.cells)
  if (columns.has('title')) return readRows(records, (record) => draftFrom(record, columns, dates))
  if (columns.size > 0 || head.cells.length > 1) return unusable('noTitleColumn', head.line)
  let isList = true
  const list = readRows(records, ({ line, cells: [title = '', ...others] }) => {
    isList &&= others.length === 0
    return draftOf({ line, title: restore(title) })
  })
  if (!isList) return unusable('noTitleColumn', head.line)
  const first = draftOf({ line: head.line, title: restore(head.cells[0] ?? '') })
  return { drafts: [first, ...list.drafts].slice(0, maxImported), total: 1 + list.total, problems: [] }
}

/** The columns of exported rewards. */
const rewardColumns = ['name', 'gold', 'type', 'timesToUse']

/** Reads rewards that were exported as a table. */
function readRewards(names: string[], records: Iterable<CsvRecord>): ParsedFile {
  const [name = 0, gold = 0, type = 0, times = 0] = rewardColumns.map((column) => names.indexOf(column))
  const rewards: { line: number; reward: unknown }[] = []
  for (const { line, cells } of records) {
    if (rewards.length === maxImported) break
    const uses = cells[times] ?? ''
    const reward = {
      name: restore(cells[name] ?? ''),
      gold: Number(cells[gold] || NaN),
      type: cells[type],
      timesToUse: uses === '' ? null : Number(uses),
    }
    rewards.push({ line, reward })
  }
  const otherItems = { missions: [], rewards: rewards.map(({ reward }) => reward), tags: [] }
  const lines = rewards.map(({ line }) => line)
  return {
    drafts: [],
    total: 0,
    problems: [],
    ...(rewards.length > 0 && { otherItems: { ...otherItems, rewardLines: lines } }),
  }
}

/** Records that are looked at to distinguish a table from a list. */
const sample = 50

/**
 * Whether records are a table: the first one names a column of titles, or all have as many cells. Lines of a list have
 * commas by chance, with spaces after them.
 */
export function isTable(head: CsvRecord, all: Iterable<CsvRecord>): boolean {
  const columns = placesOf(head.cells)
  if (columns.has('title') && !isItem(head)) return true
  const cells = head.cells.length
  let isSpaced = columns.size === 0
  let seen = 0
  for (const record of all) {
    if (record.cells.length !== cells || isItem(record)) return false
    isSpaced &&= hasSpaces(record)
    if (++seen === sample) break
  }
  return cells > 1 && seen > 1 && !isSpaced
}

/** Whether a space begins all cells but the first, as after the commas of a sentence. */
const hasSpaces = ({ cells: [, ...others] }: CsvRecord): boolean => others.every((cell) => cell.startsWith(' '))

/** Whether a record begins as an item of a list does. */
const isItem = ({ cells: [first = ''] }: CsvRecord): boolean => /^\s*([-*+•]|\d{1,3}[.)]|\[[ xX]?\])\s/.test(first)

function readRows(records: Iterable<CsvRecord>, draftOfRow: (record: CsvRecord) => Draft): ParsedFile {
  const drafts: Draft[] = []
  let total = 0
  for (const record of records) {
    total++
    if (total <= maxImported) drafts.push(draftOfRow(record))
  }
  return { drafts, total, problems: [] }
}

/** The maximum number of columns that are read. */
const maxColumns = 500

/** The index of each column, by its first occurrence. Computed once, since a hostile file has thousands of columns. */
function placesOf(head: string[]): Map<Column, number> {
  const places = new Map<Column, number>()
  for (const [place, cell] of head.slice(0, maxColumns).entries()) {
    const column = columnOf(restore(cell))
    if (column && !places.has(column)) places.set(column, place)
  }
  return places
}

function draftFrom({ line, cells }: CsvRecord, columns: Map<Column, number>, dates: FileDates | null): Draft {
  const at = (column: Column): string => restore(cells[columns.get(column) ?? -1] ?? '').trim()
  const repeat = at('repeat')
  const written = at('type') || (isRule(repeat) ? '' : repeat)
  const known = typeOf(written)
  const warnings: ImportWarning[] = []
  if (!known && written !== '') warnings.push({ code: 'typeUnknown', about: written })
  const cell = { type: known ?? 'todo', due: at('due'), time: at('time'), repeat } as const
  const { type, schedule, warnings: others } = dates ? readDateCells(cell, dates) : undated(cell)
  // A task that repeats is open again in its next period.
  if (isYes(at('archived')) || (isYes(at('completed')) && type === 'todo')) warnings.push({ code: 'done', about: null })
  return draftOf({
    line,
    title: at('title'),
    notes: at('notes'),
    gold: at('gold') || undefined,
    type,
    schedule,
    warnings: [...warnings, ...others],
    tags: readTagCell(at('tags')),
    requireResult: isYes(at('requireResult')),
    checklist: readChecklistCell(at('checklist')),
    rank: dates ? at('rank') || undefined : undefined,
  })
}

/** A row without its date. */
function undated({ type, due, time, repeat }: Parameters<typeof readDateCells>[0]): DraftDates {
  const about = isRule(repeat) ? repeat.replace(/^DTSTART[^\n]*\n/i, '') : due || time
  return { type, schedule: null, warnings: about === '' ? [] : [{ code: 'dateLeftOut', about }] }
}
