import { tagsPerTask } from '../game/rules.ts'
import { beginningOf, codePoints, isComposable, visible, wellFormed } from '../kernel/schema.ts'
import { type Draft, type Reading, shortened } from './draft.ts'
import type { ImportPreview, ImportProblem, ImportRow, ImportWarning } from './schema.ts'
import { tagOf } from './vocabulary.ts'

/** Gold of a task of which the file says nothing. */
const usualGold = 10

const most = { gold: 100, title: 150, notes: 5000 }

/** What one has: what is in the file already, and how much more there is room for. */
export interface Present {
  /** Titles of the tasks that are open, or open again. */
  titles: string[]
  room: number
}

const nameOf = (title: string): string => visible(title).normalize('NFC').trim().toLowerCase()

/**
 * What would become of each draft, within the bounds of tasks: whatever is changed for them is told. What is there
 * already, or done, is not proposed, and no more than there is room for.
 *
 * Specification: Bounds.
 */
export function propose(
  { drafts, total, problems }: Reading,
  { titles, room }: Present,
): Omit<ImportPreview, 'source'> {
  const present = new Set(titles.map(nameOf))
  const seen = new Set<string>()
  const rows: ImportRow[] = []
  const found: ImportProblem[] = [...problems]
  let free = room
  for (const draft of drafts) {
    const row = rowOf(draft)
    if ('code' in row) {
      found.push(row)
      continue
    }
    const whole = JSON.stringify(row.task)
    if (present.has(nameOf(row.task.title))) row.warnings.push({ code: 'duplicate', about: null })
    else if (seen.has(whole)) row.warnings.push({ code: 'repeated', about: null })
    seen.add(whole)
    row.chosen = free > 0 && !row.warnings.some(({ code }) => leftAside.includes(code))
    if (row.chosen) free -= 1
    rows.push(row)
  }
  return { rows, problems: found.sort((one, other) => one.line - other.line), total, room }
}

const leftAside: ImportWarning['code'][] = ['duplicate', 'repeated', 'done', 'habit']

/** Code units of a text that are looked at: more come to more than what fits into notes. */
const mostUnits = 8 * most.notes

const isReadable = (text: string): boolean => wellFormed(text) && isComposable(text)

function rowOf({ line, ...given }: Draft): ImportRow | ImportProblem {
  const draft = { ...given, title: beginningOf(given.title, mostUnits), notes: beginningOf(given.notes, mostUnits) }
  if (!isReadable(draft.title) || !isReadable(draft.notes)) return { line, code: 'unreadable' }
  const title = visible(draft.title).normalize('NFC').trim()
  if (title === '') return { line, code: 'noTitle' }
  const warnings = [...draft.warnings]
  const isLong = codePoints(title) > most.title
  if (isLong) warnings.push({ code: 'titleShortened', about: null })
  // What does not fit into the title is not lost.
  const notes = (isLong ? `${title}\n\n${draft.notes}` : draft.notes).normalize('NFC').trim()
  if (codePoints(notes) > most.notes) warnings.push({ code: 'notesShortened', about: null })
  const gold = goldOf(draft.gold)
  if (gold.proposed) warnings.push({ code: 'goldProposed', about: String(draft.gold) })
  const tags = tagsOf(draft.tags)
  warnings.push(...tags.warnings)
  const { type, requireResult } = draft
  return {
    ...{ line, chosen: true, warnings: warnings.map(told) },
    task: {
      ...{ title: shortened(title, most.title), notes: shortened(notes, most.notes), gold: gold.amount, type },
      ...{ tags: tags.ids, requireResult },
    },
  }
}

/** A file may hold anything: what is told of it is not longer than a title. */
const told = ({ code, about }: ImportWarning): ImportWarning => ({
  code,
  about: about && shortened(beginningOf(about, 2 * most.title + 2).toWellFormed(), most.title),
})

/** Names of tags that are looked at. */
const mostNames = 8

/** Characters of an amount, with blanks. */
const longestNumber = 100

/** The amount that is written, or the nearest that a task can have. */
function goldOf(written: Draft['gold']): { amount: number; proposed: boolean } {
  if (written === undefined) return { amount: usualGold, proposed: false }
  if (typeof written === 'string' && written.length > longestNumber) return { amount: usualGold, proposed: true }
  const digits = typeof written === 'number' ? String(written) : written.replace(/[\s\u00a0]/g, '').replace(',', '.')
  const number = /^[-+]?\d+(\.\d+)?/.exec(digits)?.[0]
  if (number === undefined) return { amount: usualGold, proposed: true }
  const amount = Math.min(most.gold, Math.max(0, Math.round(Number(number))))
  return { amount, proposed: String(amount) !== digits.replace(/^\+/, '') }
}

function tagsOf(names: string[]): { ids: string[]; warnings: ImportWarning[] } {
  const ids = new Set<string>()
  const warnings: ImportWarning[] = []
  for (const name of names.slice(0, mostNames)) {
    const id = tagOf(name)
    if (!id) warnings.push({ code: 'tagUnknown', about: name })
    else if (ids.size < tagsPerTask || ids.has(id)) ids.add(id)
    else warnings.push({ code: 'tooManyTags', about: name })
  }
  return { ids: [...ids], warnings }
}
