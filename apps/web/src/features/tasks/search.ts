import type { Task } from '@questboard/api/tasks/schema'
import { containsWords, foldText, searchWords } from '@questboard/i18n'

type Searched = Pick<Task, 'title' | 'notes' | 'checklist'>

/** Tasks keep their identity until they change, so each is folded once, and not again while the user types. */
const folded = new WeakMap<Searched, string>()

function textOf(task: Searched): string {
  const known = folded.get(task)
  if (known !== undefined) return known
  const { title, notes, checklist = [] } = task
  const text = foldText([title, notes, ...checklist.map((item) => item.title)].join('\n'))
  folded.set(task, text)
  return text
}

/** The tasks with every word of a search in the title, the notes or the checklist; all of them without words. */
export function searchTasks<Item extends Searched>(tasks: readonly Item[], query: string): readonly Item[] {
  const words = searchWords(query)
  return words.length === 0 ? tasks : tasks.filter((task) => containsWords(textOf(task), words))
}
