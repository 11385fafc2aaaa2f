import { get, update } from 'idb-keyval'
import { newId } from '../../app/mutations/new-id.ts'
import type { TaskMutation } from '../../app/mutations/task-mutation.ts'
import { clearUnloadMutations, readUnloadMutations } from '../../app/mutations/unload-mutations.ts'
import { queueMarkerKey } from '../../app/offline-support.ts'
import { createStore } from '../../ui/store.ts'
import { openStore } from './indexed-db.ts'

/** Why an act was not done: a code of the server's catalogue, or that it came too late, or what it stands on was refused. */
export type Refusal = string | 'tooOld' | 'earlierRefused'

export type QueuedMutation = TaskMutation & {
  /** Of the act, not of the task. */
  key: string
  /** When it was done on this device, an instant. */
  at: string
  refused: Refusal | null
  /** Left by a page that could not wait for the answer: as a rule it is done, and nobody is told of it. */
  quiet?: boolean
}

const store = openStore('questboard-acts', 'acts')

/** Other windows of this browser show the same acts. */
const windows = new BroadcastChannel('questboard-acts')

/** How many acts of the person wait, and how many were refused and are not answered for yet. */
export const queueCounts = createStore({ waiting: 0, refused: 0 })

/** The acts of a person in the order in which they were done. */
export async function readQueue(owner: string): Promise<QueuedMutation[]> {
  const mutations = (await get<QueuedMutation[]>(owner, store)) ?? []
  publish(owner, mutations)
  return mutations
}

/** Takes over what a page that was left could not send. */
export async function importUnloadMutations(owner: string): Promise<void> {
  const left = readUnloadMutations(owner).map(
    (mutation): QueuedMutation => ({ ...mutation, refused: null, quiet: true }),
  )
  if (left.length === 0) return
  await change(owner, (mutations) => [
    ...mutations,
    ...left.filter(({ key }) => !mutations.some((mutation) => mutation.key === key)),
  ])
  clearUnloadMutations(owner)
}

/**
 * Adds an act behind all others.
 * @throws where this device cannot keep it: it has no space, or gives no storage
 */
export async function addToQueue(owner: string, mutation: TaskMutation): Promise<QueuedMutation> {
  const mark = queueMarkerKey(owner)
  const wasEmpty = localStorage.getItem(mark) === null
  // Before it is written: whatever is done from here on stands behind it.
  localStorage.setItem(mark, '1')
  const waiting = { ...mutation, key: newId(), at: new Date().toISOString(), refused: null }
  try {
    await change(owner, (mutations) => [...mutations, waiting])
  } catch (error) {
    // Nothing waits: what is done next is sent at once.
    if (wasEmpty) localStorage.removeItem(mark)
    throw error
  }
  return waiting
}

export const removeFromQueue = (owner: string, shouldRemove: (mutation: QueuedMutation) => boolean): Promise<void> =>
  change(owner, (mutations) => mutations.filter((mutation) => !shouldRemove(mutation)))

/**
 * Refuses an act. The server judges those behind it on the same task by themselves, but without the task there is nothing
 * to judge: a refused creation refuses what changes the task, and settles its deletion.
 */
export const markRefused = (owner: string, { key, call, input }: QueuedMutation, why: Refusal): Promise<void> =>
  change(owner, (mutations) => {
    const isOfTask = (mutation: QueuedMutation) => call === 'create' && mutation.input.id === input.id
    if (mutations.some((mutation) => isOfTask(mutation) && mutation.call === 'remove'))
      return mutations.filter((mutation) => !isOfTask(mutation))
    return mutations.map((mutation) => {
      if (mutation.key === key) return { ...mutation, refused: why }
      return isOfTask(mutation) && !mutation.refused ? { ...mutation, refused: 'earlierRefused' } : mutation
    })
  })

/** Lets what was refused wait again. */
export const retryRefused = (owner: string): Promise<void> =>
  change(owner, (mutations) => mutations.map((mutation) => ({ ...mutation, refused: null })))

/** Calls back when another window has changed the acts. */
export function onOtherWindow(listener: () => void): () => void {
  windows.addEventListener('message', listener)
  return () => windows.removeEventListener('message', listener)
}

async function change(owner: string, to: (mutations: QueuedMutation[]) => QueuedMutation[]): Promise<void> {
  let changed: QueuedMutation[] = []
  await update<QueuedMutation[]>(
    owner,
    (mutations = []) => {
      changed = to(mutations)
      return changed
    },
    store,
  )
  publish(owner, changed)
  windows.postMessage(null)
}

function publish(owner: string, mutations: QueuedMutation[]): void {
  const refused = mutations.filter((mutation) => mutation.refused).length
  const waiting = mutations.length - refused
  if (waiting > 0) localStorage.setItem(queueMarkerKey(owner), '1')
  else localStorage.removeItem(queueMarkerKey(owner))
  const { waiting: before, refused: refusedBefore } = queueCounts.read()
  if (before !== waiting || refusedBefore !== refused) queueCounts.write({ waiting, refused })
}
