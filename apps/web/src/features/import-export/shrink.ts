import { bytesOf, type Cut, mostBytes } from './cut.ts'

/** The fields of a task in Habitica's user data that are used; years of history are dropped. */
const fields = [
  ...['text', 'notes', 'priority', 'tags', 'completed', 'frequency', 'everyX', 'repeat', 'date', 'checklist'],
  ...['daysOfMonth', 'weeksOfMonth', 'startDate', 'reminders'],
]

/** The fields of an exported task that are used. */
const ownFields = [
  ...['title', 'notes', 'gold', 'type', 'tags', 'requireResult', 'completed', 'archived'],
  ...['schedule', 'checklist', 'reminders', 'rank'],
]

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const pick = (from: unknown, names: string[]): Fields =>
  isFields(from) ? Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]])) : {}

const listIn = (from: unknown, name: string): unknown[] => {
  const found = isFields(from) ? from[name] : undefined
  return Array.isArray(found) ? found : []
}

/** The tasks of an exported account or of exported tasks, current ones first. */
function shrinkOwn(tasks: unknown[], tags: unknown[]): Cut {
  const all = tasks.map((task) => pick(task, ownFields))
  const head = { tags: tags.map((tag) => pick(tag, ['id', 'name', 'color', 'own'])) }
  let left = mostBytes - 200 - bytesOf(JSON.stringify(head))
  const fits = (task: Fields): boolean => {
    left -= bytesOf(JSON.stringify(task))
    return left >= 0
  }
  const remaining = [
    ...all.filter((task) => task.archived !== true),
    ...all.filter((task) => task.archived === true),
  ].filter(fits)
  return { text: JSON.stringify({ ...head, tasks: remaining }), isCut: remaining.length < all.length }
}

/**
 * Removes everything from Habitica's user data that does not become a task, and puts open tasks first. Other data is
 * returned unchanged.
 */
export function shrink(text: string): Cut {
  const data = parsed(text)
  const own = Array.isArray(data) ? data : isFields(data) ? data.tasks : undefined
  if (Array.isArray(own) && own.every(isFields)) return shrinkOwn(own, listIn(data, 'tags'))
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
