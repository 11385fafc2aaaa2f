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

/** What a file comes to. */
export interface Reading {
  drafts: Draft[]
  problems: ImportProblem[]
}

export const draftOf = (about: Pick<Draft, 'line' | 'title'> & Partial<Draft>): Draft => ({
  ...{ notes: '', gold: undefined, type: 'todo', tags: [], requireResult: false, warnings: [] },
  ...about,
})

/** A file that nothing can be read from. */
export const unusable = (code: ImportProblem['code'], line = 1): Reading => ({ drafts: [], problems: [{ line, code }] })
