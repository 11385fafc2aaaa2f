import type { NewTask } from './add.ts'

/** The fields of a new task before anything is entered. */
export const emptyTask: NewTask = { title: '', notes: '', gold: 0, type: 'todo', tags: [], requireResult: false }
