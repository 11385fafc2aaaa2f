import type { Day } from '../kernel/clock.ts'
import {
  beginningOf,
  codePoints,
  isComposable,
  maxNotesLength,
  maxTitleLength,
  visible,
  wellFormed,
} from '../kernel/schema.ts'
import { maxReminders } from '../schedules/schema.ts'
import { emptyTask, maxItems, taskGold } from '../tasks/schema.ts'
import { fitted } from './dated.ts'
import { type Draft, type ParsedFile, shortened } from './draft.ts'
import { type OwnTags, tagsOf } from './propose-tags.ts'
import type {
  ImportPreview,
  ImportProblem,
  ImportRow,
  ImportWarning,
  ProposedReminder,
  ProposedTask,
} from './schema.ts'

/** Gold of a task for which the file has no value. */
const defaultGold = 10

const maxGold = Number(taskGold.maxValue)

/** The player's tasks: titles that exist already, and how many more can be created. */
export interface ExistingTasks {
  /** Titles of open tasks, and of those that will open again. */
  titles: string[]
  room: number
  /** The player's day. Null: dates are left out. */
  today?: Day | null
  /** Left out: only the tags of all users are known. */
  tags?: OwnTags
}

export const nameOf = (title: string): string => visible(title).normalize('NFC').trim().toLowerCase()

/**
 * Turns drafts into valid tasks, with a warning for each adjustment. Completed tasks, tasks that exist already, and
 * those beyond the limit are not selected.
 *
 * Rules: Bounds.
 */
export function propose(
  { drafts, total, problems }: ParsedFile,
  { titles, room, today = null, tags }: ExistingTasks,
): Omit<ImportPreview, 'source'> {
  const present = new Set(titles.map(nameOf))
  const seen = new Set<string>()
  const rows: ImportRow[] = []
  const allProblems: ImportProblem[] = [...problems]
  let free = room
  const isMoved = hasOwnOrder(drafts)
  for (const draft of drafts) {
    const row = rowOf(isMoved ? draft : { ...draft, rank: undefined }, today, tags)
    if ('code' in row) {
      allProblems.push(row)
      continue
    }
    const whole = JSON.stringify(row.task)
    if (present.has(nameOf(row.task.title))) row.warnings.push({ code: 'duplicate', about: null })
    else if (!draft.isDistinct && seen.has(whole)) row.warnings.push({ code: 'repeated', about: null })
    seen.add(whole)
    row.chosen = free > 0 && !row.warnings.some(({ code }) => notSelected.includes(code))
    if (row.chosen) free -= 1
    rows.push(row)
  }
  return { rows, problems: allProblems.sort((a, b) => a.line - b.line), total, room }
}

const notSelected: ImportWarning['code'][] = ['duplicate', 'repeated', 'done', 'habit']

/** Code units of a text that are read: more never fit into notes. */
const maxUnits = 8 * maxNotesLength

const isReadable = (text: string): boolean => wellFormed(text) && isComposable(text)

function rowOf({ line, ...fields }: Draft, today: Day | null, ownTags?: OwnTags): ImportRow | ImportProblem {
  const draft = { ...fields, title: beginningOf(fields.title, maxUnits), notes: beginningOf(fields.notes, maxUnits) }
  if (!isReadable(draft.title) || !isReadable(draft.notes)) return { line, code: 'unreadable' }
  const title = visible(draft.title).normalize('NFC').trim()
  if (title === '') return { line, code: 'noTitle' }
  const checklist = checklistOf(draft.checklist)
  const texts = titleAndNotesOf(title, [draft.notes, checklist.rest])
  const warnings = [...draft.warnings, ...texts.warnings]
  const gold = goldOf(draft.gold)
  if (gold.proposed) warnings.push({ code: 'goldProposed', about: String(draft.gold) })
  const tags = tagsOf(draft, ownTags)
  warnings.push(...tags.warnings)
  const { requireResult } = draft
  const { type, schedule, warnings: misfits } = today ? fitted(draft, today) : { ...draft, warnings: [] }
  warnings.push(...misfits)
  const reminders = schedule || type !== 'todo' ? remindersOf(draft, schedule?.time ?? null) : []
  return {
    line,
    chosen: true,
    warnings: warnings.map(withoutTitle),
    task: {
      ...emptyTask,
      title: texts.title,
      notes: texts.notes,
      gold: gold.amount,
      type,
      tags: tags.ids,
      requireResult,
      ...(tags.newTags.length > 0 && { newTags: tags.newTags }),
      ...(checklist.items.length > 0 && { checklist: checklist.items }),
      ...(schedule && { schedule }),
      ...(reminders.length > 0 && { reminders }),
      ...(draft.rank !== undefined && isRank.test(draft.rank) && { rank: draft.rank }),
    },
  }
}

/** The title and the notes, shortened to fit. A title that is too long is kept in the notes. */
function titleAndNotesOf(title: string, parts: string[]): { title: string; notes: string; warnings: ImportWarning[] } {
  const isLong = codePoints(title) > maxTitleLength
  const notes = [...(isLong ? [title] : []), ...parts].filter(Boolean).join('\n\n').normalize('NFC').trim()
  const warnings: ImportWarning[] = []
  if (isLong) warnings.push({ code: 'titleShortened', about: null })
  if (codePoints(notes) > maxNotesLength) warnings.push({ code: 'notesShortened', about: null })
  return { title: shortened(title, maxTitleLength), notes: shortened(notes, maxNotesLength), warnings }
}

const isRank = /^[0-9a-z]{1,60}$/

/**
 * Whether tasks were moved, so their ranks are not in the order of the file. Otherwise they keep the order in which
 * they are created.
 */
function hasOwnOrder(drafts: readonly Draft[]): boolean {
  const ranks = drafts.flatMap(({ rank, warnings }) =>
    warnings.some(({ code }) => code === 'done') ? [] : (rank ?? []),
  )
  return ranks.some((rank, place) => rank < (ranks[place - 1] ?? ''))
}

/** The reminders that a task can have. */
const remindersOf = ({ reminders }: Pick<Draft, 'reminders'>, time: string | null): ProposedReminder[] =>
  reminders.filter((reminder) => time !== null || 'daysBefore' in reminder).slice(0, maxReminders)

/** The items that fit into a checklist. The others are returned as text, for the notes. */
function checklistOf(written: Draft['checklist']): { items: NonNullable<ProposedTask['checklist']>; rest: string } {
  const cleaned = written
    .map(({ title, done }) => ({ title: beginningOf(title, maxUnits), done }))
    .filter(({ title }) => isReadable(title))
    .map(({ title, done }) => ({ title: visible(title).normalize('NFC').trim(), done }))
    .filter(({ title }) => title !== '')
  const fits = ({ title }: { title: string }, place: number) => place < maxItems && codePoints(title) <= maxTitleLength
  return {
    items: cleaned.filter(fits),
    rest: cleaned
      .filter((item, place) => !fits(item, place))
      .map(({ title }) => `– ${title}`)
      .join('\n'),
  }
}

/** A warning never quotes more than a title's length of the file. */
const withoutTitle = ({ code, about }: ImportWarning): ImportWarning => ({
  code,
  about: about && shortened(beginningOf(about, 2 * maxTitleLength + 2).toWellFormed(), maxTitleLength),
})

/** The maximum length of an amount, with spaces. */
const maxAmountLength = 100

/** The amount in the file, or the nearest one that a task can have. */
function goldOf(written: Draft['gold']): { amount: number; proposed: boolean } {
  if (written === undefined) return { amount: defaultGold, proposed: false }
  if (typeof written === 'string' && written.length > maxAmountLength) return { amount: defaultGold, proposed: true }
  const digits = typeof written === 'number' ? String(written) : written.replace(/[\s\u00a0]/g, '').replace(',', '.')
  const number = /^[-+]?\d+(\.\d+)?/.exec(digits)?.[0]
  if (number === undefined) return { amount: defaultGold, proposed: true }
  const amount = Math.min(maxGold, Math.max(0, Math.round(Number(number))))
  return { amount, proposed: String(amount) !== digits.replace(/^\+/, '') }
}
