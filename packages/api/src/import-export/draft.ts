import { beginningOf, codePoints } from '../kernel/schema.ts'
import type { Schedule } from '../schedules/schema.ts'
import type { TagColor } from '../tags/schema.ts'
import type { TaskType } from '../tasks/schema.ts'
import type { OtherItems } from './propose-other-items.ts'
import type { ImportProblem, ImportWarning, ProposedReminder } from './schema.ts'

/** Characters of a text of a file that are read. Longer ones are cut: notes have no room for more. */
export const maxImportedText = 40_000

/** A task in a file, before it is adjusted to the limits of tasks. */
export interface Draft {
  line: number
  title: string
  notes: string
  /** The amount as it is written in the file. Undefined if there is nothing. */
  gold: string | number | undefined
  type: TaskType
  tags: string[]
  /** The colors of own tags, by name, if the file has them. */
  tagColors?: Record<string, TagColor>
  requireResult: boolean
  /** Whether it is a task of its own even if another one of the file is the same. */
  isDistinct?: boolean
  checklist: { title: string; done: boolean }[]
  schedule: Schedule | null
  reminders: ProposedReminder[]
  /** The place in the manual order. */
  rank: string | undefined
  warnings: ImportWarning[]
}

/** The contents of a file: its first tasks, as many as one import creates, and their total number. */
export interface ParsedFile {
  drafts: Draft[]
  total: number
  problems: ImportProblem[]
  /** What an exported account has besides tasks. */
  otherItems?: OtherItems | undefined
}

export const draftOf = (fields: Pick<Draft, 'line' | 'title'> & Partial<Draft>): Draft => ({
  notes: '',
  gold: undefined,
  type: 'todo',
  tags: [],
  requireResult: false,
  checklist: [],
  warnings: [],
  schedule: null,
  reminders: [],
  rank: undefined,
  ...fields,
})

/** A file that cannot be read. */
export const unusable = (code: ImportProblem['code'], line = 1): ParsedFile => ({
  drafts: [],
  total: 0,
  problems: [{ line, code }],
})

/** Text shortened to a length, with an ellipsis. */
export function shortened(text: string, length: number): string {
  if (text.length <= length || codePoints(text) <= length) return text
  return `${[...beginningOf(text, 2 * length)]
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}
