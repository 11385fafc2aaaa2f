import { isDeepStrictEqual } from 'node:util'
import type { InGroup, TestGroup } from './group.ts'
import { type Call, expectOk } from './rest.ts'
import type { Person } from './test-server.ts'

/** An item as one call answers it to one person. */
export interface Shown {
  id: string
  updatedAt: string
  [field: string]: unknown
}

/** By the call and the person, the items by their ids. */
export type Snapshot = Map<string, Map<string, Shown>>

/** Everyone in the group whom the test knows, and the calls of each that answer items. */
function readsOf(group: TestGroup): { who: Person; path: string }[] {
  const base = `/groups/${group.id}`
  const archives = ['tasks?archived=false', 'tasks?archived=true', 'rewards?archived=false', 'rewards?archived=true']
  const statuses = ['pending', 'active', 'waitingApproval', 'completed', 'failed', 'archived']
  const missions = `missions?${statuses.map((status) => `status=${status}`).join('&')}`
  const ofMember = ({ id }: Person) =>
    ['tasks', 'tasks?archived=true', 'rewards', 'missions'].map((list) => `${base}/users/${id}/${list}`)
  const { creator, members } = group
  return [
    ...[...archives, missions].map((list) => ({ who: creator, path: `${base}/${list}` })),
    ...members.flatMap((who) => ofMember(who).map((path) => ({ who, path }))),
    // A leader sees what can be skipped and snoozed.
    ...members.map((who) => ({ who: creator, path: `${base}/users/${who.id}/tasks` })),
  ]
}

/** The calls of one person that answer the person's own items. */
export const personalReads = ['/user/tasks', '/user/tasks?archived=true', '/user/rewards', '/user/missions'] as const

async function list(who: Person, path: string): Promise<Map<string, Shown> | null> {
  const { status, result } = await who.send<Shown[]>(`GET ${path}` as Call)
  return status === 200 ? new Map(result.map((item) => [item.id, item])) : null
}

/** The answers that each person gets. A call that is refused has none. */
async function snapshot(reads: { who: Person; path: string }[]): Promise<Snapshot> {
  const found: Snapshot = new Map()
  for (const { who, path } of reads) {
    const items = await list(who, path)
    if (items) found.set(`${who.id.slice(-4)} ${path}`, items)
  }
  return found
}

/** Settles the days of all, so that all reads of a snapshot see the same ones. */
export async function snapshotOfGroup(group: TestGroup, people: InGroup[]): Promise<Snapshot> {
  for (const { send } of people) await send('GET /groups')
  await group.creator.send(`GET /groups/${group.id}`)
  return snapshot(readsOf(group))
}

export const snapshotOfPerson = (who: Person): Promise<Snapshot> =>
  snapshot(personalReads.map((path) => ({ who, path })))

const body = ({ updatedAt: _, ...shown }: Shown) => shown

const changedFields = (before: Shown, after: Shown): string[] =>
  Object.keys(after).filter((name) => name !== 'updatedAt' && !isDeepStrictEqual(before[name], after[name]))

/** What contradicts that `updatedAt` moves with every change of an item, and never goes back. */
export function staleVersions(before: Snapshot, after: Snapshot): string[] {
  return [...after].flatMap(([read, items]) =>
    [...items].flatMap(([id, item]) => {
      const was = before.get(read)?.get(id)
      if (!was) return []
      const about = `${read} ${item.type ?? ''} ${item.assignment ?? ''}: ${was.updatedAt} → ${item.updatedAt}`
      if (!(item.updatedAt >= was.updatedAt)) return `${about} goes back`
      if (isDeepStrictEqual(body(was), body(item)) || item.updatedAt > was.updatedAt) return []
      return `${about} does not move with ${changedFields(was, item).join()}`
    }),
  )
}

/** Asserts that reading one item answers what its list does. */
export async function differencesOfOne(who: Person, path: string, items: Iterable<Shown>): Promise<string[]> {
  const differences: string[] = []
  for (const item of items) {
    const read = await expectOk(who.send<Shown>(`GET ${path}/${item.id}` as Call))
    if (!isDeepStrictEqual(read, item)) differences.push(`${path}: ${changedFields(item, read).join() || 'updatedAt'}`)
  }
  return differences
}
