import type { Person } from './test-server.ts'

type Item = Record<string, unknown> & { id: string }

interface Change {
  kind: 'task' | 'mission' | 'reward' | 'tag' | 'profile'
  id: string
  deleted: boolean
  item: Item | null
}

interface Changes {
  cursor: string
  changes: Change[]
  more: boolean
}

/** A copy of a person's items that follows the changes. */
export interface Replica {
  /** Reads one page. Resolves to whether there is more. */
  step(): Promise<boolean>
  /** Reads until there is no more. */
  catchUp(): Promise<void>
  /** What the lists should say, from the copy. */
  lists(): Record<Change['kind'], Item[]>
  /** The changes of the last page. */
  last: Change[]
  cursor: string | undefined
}

const byId = (left: Item, right: Item) => (left.id < right.id ? -1 : 1)

export function replicaOf(person: Pick<Person, 'send'>): Replica {
  const items = new Map<string, Item>()
  const replica: Replica = {
    cursor: undefined,
    last: [],
    async step() {
      const query = replica.cursor === undefined ? '' : `?since=${replica.cursor}`
      const { status, result, error } = await person.send<Changes>(`GET /user/changes${query}`)
      if (status !== 200) throw new Error(`changes: ${JSON.stringify(error)}`)
      replica.cursor = result.cursor
      replica.last = result.changes
      for (const { kind, id, deleted, item } of result.changes) {
        if (deleted || !item) items.delete(`${kind} ${id}`)
        else items.set(`${kind} ${id}`, item)
      }
      return result.more
    },
    async catchUp() {
      while (await replica.step());
    },
    lists() {
      const all = (kind: Change['kind']) =>
        [...items]
          .filter(([key]) => key.startsWith(`${kind} `))
          .map(([, item]) => item)
          .sort(byId)
      return {
        task: all('task').filter(({ archived }) => archived === false),
        mission: all('mission').filter(({ status }) => status !== 'archived'),
        reward: all('reward'),
        tag: all('tag'),
        profile: all('profile'),
      }
    },
  }
  return replica
}

/** What the lists say. */
export async function listsOf({ send }: Pick<Person, 'send'>): Promise<ReturnType<Replica['lists']>> {
  const read = async (call: Parameters<Person['send']>[0]) => (await send<Item[]>(call)).result.sort(byId)
  const [task, mission, reward, tags] = await Promise.all([
    read('GET /user/tasks'),
    read('GET /user/missions'),
    read('GET /user/rewards'),
    read('GET /tags'),
  ])
  const profile = (await send<Item>('GET /users/profile')).result
  return { task, mission, reward, tag: tags.filter(({ own }) => own), profile: [profile] }
}
