import { bytesOf, type Cut, mostBytes } from './cut.ts'

/** The fields of a task in Habitica's user data that are used; years of history are dropped. */
const fields = ['text', 'notes', 'priority', 'tags', 'completed', 'frequency', 'everyX', 'repeat', 'date', 'checklist']

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const pick = (from: unknown, names: string[]): Fields =>
  isFields(from) ? Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]])) : {}

const listIn = (from: unknown, name: string): unknown[] => {
  const found = isFields(from) ? from[name] : undefined
  return Array.isArray(found) ? found : []
}

/**
 * Removes everything from Habitica's user data that does not become a task, and puts open tasks first. Other data is
 * returned unchanged.
 */
export function shrink(text: string): Cut {
  const data = parsed(text)
  if (!isFields(data) || !isFields(data.tasks)) return { text: text.slice(0, mostBytes / 8), isCut: false }
  const tags = listIn(data, 'tags').map((tag) => pick(tag, ['id', 'name']))
  const remaining: Record<string, Fields[]> = { todos: [], dailys: [], habits: [] }
  let left = mostBytes - 200 - bytesOf(tags)
  let isCut = false
  for (const kind of ['dailys', 'todos', 'habits']) {
    const all = listIn(data.tasks, kind).map((task) => pick(task, fields))
    const openFirst = [
      ...all.filter((task) => task.completed !== true),
      ...all.filter((task) => task.completed === true),
    ]
    for (const task of kind === 'todos' ? openFirst : all) {
      // The text is embedded in JSON, where a quote takes two characters.
      const size = bytesOf(JSON.stringify(task))
      if (size > left) {
        isCut = true
        continue
      }
      left -= size
      remaining[kind]?.push(task)
    }
  }
  return { text: JSON.stringify({ tags, tasks: remaining }), isCut }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
