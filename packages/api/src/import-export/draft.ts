import { beginningOf, codePoints } from '../kernel/schema.ts'
import type { TaskType } from '../tasks/schema.ts'
import type { ImportProblem, ImportWarning } from './schema.ts'

/** A task as it stands in a file, before the bounds of tasks are looked at. */
export interface Draft {
  line: number
  title: string
  notes: string
  /** As it is written; undefined where nothing is. */
  gold: string | number | undefined
  type: TaskType
  tags: string[]
  requireResult: boolean
  warnings: ImportWarning[]
}

/** What a file holds: its first tasks, as many as one import makes, and how many there are. */
export interface Reading {
  drafts: Draft[]
  total: number
  problems: ImportProblem[]
}

export const draftOf = (about: Pick<Draft, 'line' | 'title'> & Partial<Draft>): Draft => ({
  ...{ notes: '', gold: undefined, type: 'todo', tags: [], requireResult: false, warnings: [] },
  ...about,
})

/** A file that nothing can be read from. */
export const unusable = (code: ImportProblem['code'], line = 1): Reading => ({
  ...{ drafts: [], total: 0 },
  problems: [{ line, code }],
})

/** As much as fits, with a sign that there was more. */
export function shortened(text: string, length: number): string {
  if (text.length <= length || codePoints(text) <= length) return text
  return `${[...beginningOf(text, 2 * length)]
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}
