import { bytesOf, type Cut, maxBytes } from './cut.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const pick = (from: unknown, names: readonly string[]): Fields =>
  isFields(from) ? Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]])) : {}

const listIn = (from: unknown, name: string): unknown[] => {
  const found = isFields(from) ? from[name] : undefined
  return Array.isArray(found) ? found : []
}

/** The fields of tasks and what belongs to them that an import reads. Everything else is dropped. */
const used = {
  habitica: [
    'text',
    'notes',
    'priority',
    'tags',
    'completed',
    'frequency',
    'everyX',
    'repeat',
    'date',
    'checklist',
    'daysOfMonth',
    'weeksOfMonth',
    'startDate',
    'reminders',
  ],
  own: [
    'title',
    'notes',
    'gold',
    'type',
    'tags',
    'ownTags',
    'requireResult',
    'completed',
    'archived',
    'schedule',
    'checklist',
    'reminders',
    'rank',
  ],
  ownTag: ['id', 'name', 'color', 'own'],
  mission: ['name', 'notes', 'status', 'from', 'to', 'isMain'],
  reward: ['name', 'gold', 'type', 'timesToUse'],
  card: ['id', 'name', 'desc', 'closed', 'due', 'dueComplete', 'dueReminder', 'idList', 'pos'],
  cardList: ['id', 'name', 'closed', 'pos'],
  google: [
    ...['kind', 'id', 'title', 'notes', 'status', 'due', 'parent', 'deleted'],
    ...['scheduled_time', 'task_recurrence_id'],
  ],
} as const

/** Takes items while there is room in a request. */
function room(taken: number) {
  // The text is embedded in JSON, where a quote takes two characters.
  let left = maxBytes - 200 - taken
  return (item: unknown): boolean => {
    left -= bytesOf(JSON.stringify(item)) + 1
    return left >= 0
  }
}

const openFirst = <Item>(items: Item[], isDone: (item: Item) => boolean): Item[] => [
  ...items.filter((item) => !isDone(item)),
  ...items.filter(isDone),
]

/** The tasks of an exported account or of exported tasks, current ones first. */
function shrinkOwn(tasks: unknown[], tags: unknown[], besides: unknown): Cut {
  const all = openFirst(
    tasks.map((task) => pick(task, used.own)),
    ({ archived }) => archived === true,
  )
  const head = { tags: tags.map((tag) => pick(tag, used.ownTag)) }
  const fits = room(bytesOf(JSON.stringify(head)))
  const remaining = all.filter(fits)
  const others = shrinkBesides(besides, fits)
  return {
    text: JSON.stringify({ ...head, tasks: remaining, ...others.kept }),
    isCut: others.isCut || remaining.length < all.length,
  }
}

/** The open missions and the rewards of an exported account. */
function shrinkBesides(data: unknown, fits: (item: unknown) => boolean) {
  const missions = listIn(data, 'missions')
    .filter((mission) => isFields(mission) && ['pending', 'active'].includes(String(mission.status)))
    .map(
      (mission): Fields => ({
        ...pick(mission, used.mission),
        tasks: listIn(mission, 'tasks').map((task) => pick(task, used.own)),
      }),
    )
  const rewards = listIn(data, 'rewards').map((reward) => pick(reward, used.reward))
  const kept = { missions: missions.filter(fits), rewards: rewards.filter(fits) }
  return {
    isCut: kept.missions.length < missions.length || kept.rewards.length < rewards.length,
    kept: {
      ...(missions.length > 0 && { missions: kept.missions }),
      ...(rewards.length > 0 && { rewards: kept.rewards }),
    },
  }
}

/** The tasks of Habitica's user data, without years of history. */
function shrinkHabitica(data: Fields): Cut {
  const tags = listIn(data, 'tags').map((tag) => pick(tag, ['id', 'name']))
  const fits = room(bytesOf(JSON.stringify(tags)))
  const remaining: Record<string, Fields[]> = { todos: [], dailys: [], habits: [] }
  let isCut = false
  for (const kind of ['dailys', 'todos', 'habits']) {
    const all = listIn(data.tasks, kind).map((task) => pick(task, used.habitica))
    const kept = (kind === 'todos' ? openFirst(all, ({ completed }) => completed === true) : all).filter(fits)
    isCut ||= kept.length < all.length
    remaining[kind] = kept
  }
  return { text: JSON.stringify({ tags, tasks: remaining }), isCut }
}

/** The cards of a board of Trello with their checklists, without its history. */
function shrinkTrello(data: Fields): Cut {
  const lists = listIn(data, 'lists').map((list) => pick(list, used.cardList))
  const closed = new Set(lists.filter((list) => list.closed === true).map(({ id }) => id))
  const cards = openFirst(
    listIn(data, 'cards').map((card): Fields => {
      const labels = listIn(card, 'labels').map((label) => pick(label, ['name']))
      return { ...pick(card, used.card), ...(labels.length > 0 && { labels }) }
    }),
    (card) => card.closed === true || card.dueComplete === true || closed.has(card.idList),
  )
  const checklists = listIn(data, 'checklists').map((list): Fields & { idCard?: unknown } => ({
    ...pick(list, ['idCard', 'pos']),
    checkItems: listIn(list, 'checkItems').map((item) => pick(item, ['name', 'state', 'pos'])),
  }))
  const ofCard = Map.groupBy(checklists, ({ idCard }) => idCard)
  const fits = room(bytesOf(JSON.stringify(lists)))
  const remaining = cards.filter((card) => fits([card, ofCard.get(card.id) ?? []]))
  const kept = { lists, cards: remaining, checklists: remaining.flatMap(({ id }) => ofCard.get(id) ?? []) }
  return { text: JSON.stringify(kept), isCut: remaining.length < cards.length }
}

/** The tasks of all lists of Google. */
function shrinkGoogle(data: Fields): Cut {
  const fits = room(0)
  let isCut = false
  const lists = listIn(data, 'items').map((list): Fields => {
    if (!isFields(list) || !('items' in list)) return pick(list, used.google)
    const all = openFirst(
      listIn(list, 'items').map((task) => pick(task, used.google)),
      ({ status }) => status === 'completed',
    )
    const items = all.filter(fits)
    isCut ||= items.length < all.length
    return { ...pick(list, ['kind', 'id', 'title']), items }
  })
  return {
    text: JSON.stringify({ kind: data.kind, items: lists.filter((list) => 'items' in list || fits(list)) }),
    isCut,
  }
}

const isOfGoogle = (data: Fields): boolean => typeof data.kind === 'string' && data.kind.startsWith('tasks#')

/** A list whose items are sent as they are while there is room, such as the to-dos of Things. */
function shrinkList(data: unknown[]): Cut {
  const items = data.filter(room(0))
  return { text: JSON.stringify(items), isCut: items.length < data.length }
}

/**
 * Removes everything from a file of JSON that does not become a task, and puts open tasks first. Small files and
 * unknown ones are returned as they are; of a large unknown one only its shape is sent, so the server can say what it
 * is.
 */
export function shrink(text: string): Cut {
  const data = parsed(text)
  const own = Array.isArray(data) ? data : listIn(data, 'tasks')
  const isAccount = isFields(data) && Array.isArray(data.tasks) && Array.isArray(data.missions)
  if (isAccount || own.some((task) => isFields(task) && 'requireResult' in task))
    return shrinkOwn(own, listIn(data, 'tags'), data)
  if (isFields(data) && isFields(data.tasks)) return shrinkHabitica(data)
  if (isFields(data) && Array.isArray(data.cards) && Array.isArray(data.lists)) return shrinkTrello(data)
  if (isFields(data) && isOfGoogle(data)) return shrinkGoogle(data)
  if (bytesOf(text) <= maxBytes) return { text, isCut: false }
  if (Array.isArray(data)) return shrinkList(data)
  return { text: data === undefined ? text.slice(0, maxBytes / 8) : '{}', isCut: false }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
