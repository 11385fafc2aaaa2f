import type { ChecklistItem } from '../tasks/schema.ts'

type Item = Pick<ChecklistItem, 'title' | 'done'>

/** More lines are not read: a task has at most 30 items, and notes have room for few more. */
const maxLines = 1000

/** A checklist as a cell of a table: one line for each item, with `[x]` before the ticked ones. */
export const checklistCell = (items: readonly Item[]): string =>
  items.map(({ title, done }) => `[${done ? 'x' : ' '}] ${title}`).join('\n')

/** The items of such a cell. A line without brackets is an open item. */
export const readChecklistCell = (cell: string): Item[] =>
  cell.split(/\r\n|\r|\n/, maxLines).flatMap((line) => {
    const [, box, title = ''] = /^\s*(?:\[([ xX]?)\])?(.*)$/su.exec(line) ?? []
    return title.trim() === '' ? [] : { title: title.trim(), done: box?.toLowerCase() === 'x' }
  })
