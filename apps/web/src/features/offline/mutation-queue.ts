import { get, update } from 'idb-keyval'
import type { FailureCode } from '../../app/failure.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { forgetSaved, readSaved } from '../../app/mutations/saved-mutations.ts'
import { taskIdOf } from '../../app/mutations/task-id-of.ts'
import type { TaskMutation, TimedMutation } from '../../app/mutations/task-mutation.ts'
import { queueMarkerKey } from '../../app/offline-support.ts'
import { session } from '../../app/trpc.ts'
import { createStore } from '../../ui/store.ts'
import { openStore } from './indexed-db.ts'

/**
 * Why a mutation was refused: an error code of the server, too late, or an earlier mutation that it depends on was
 * refused.
 */
export type QueueRefusal = FailureCode | 'tooOld' | 'earlierRefused'

export type Queued<Mutation> = Mutation & {
  /** The key of the mutation, not of the task. */
  key: string
  /** When the user did it, by this device's clock. ISO date and time. */
  at: string
  refused: QueueRefusal | null
  /** The member for whom it was refused: whose turn it is, or who was faster. */
  refusedFor?: string | undefined
  /** Saved by a page that unloaded before the response arrived. It has usually succeeded, so no message is shown. */
  quiet?: boolean
}

export type QueuedMutation = Queued<TaskMutation>

// The key keeps its old name, since browsers have it stored.
const store = openStore('questboard-acts', 'acts')

/** Notifies other windows of this browser that the queue changed. */
const windows = new BroadcastChannel('questboard-acts')

/** How many mutations wait, and how many were refused and are not handled yet. */
export const queueCounts = createStore({ waiting: 0, refused: 0 })

/** The mutations of a user in the order in which they were made. */
export async function readQueue(owner: string): Promise<QueuedMutation[]> {
  const mutations = (await get<QueuedMutation[]>(owner, store)) ?? []
  publish(owner, mutations)
  return mutations
}

/** Queues the mutations that a page could not send before it ended. */
export async function importSavedMutations(owner: string): Promise<void> {
  const { mutations: saved } = await readSaved(owner)
  if (saved.length === 0) return
  await change(owner, (mutations) => [
    ...mutations,
    ...saved
      .filter(({ key }) => !mutations.some((mutation) => mutation.key === key))
      .map((mutation): QueuedMutation => ({ ...mutation, refused: null, quiet: true })),
  ])
  forgetSaved(
    owner,
    saved.map(({ key }) => key),
  )
}

/**
 * Appends a mutation, and returns all that wait. The undoing of a skip replaces that, but is sent all the same: the skip
 * may have arrived although no answer did.
 * @throws when this device cannot store it: it has no space or no storage
 */
export async function addToQueue(owner: string, mutation: TimedMutation): Promise<QueuedMutation[]> {
  const mark = queueMarkerKey(owner)
  const wasEmpty = localStorage.getItem(mark) === null
  // Set before the write, so later mutations wait behind this one.
  localStorage.setItem(mark, '1')
  const waiting: QueuedMutation = { ...mutation, key: newId(), refused: null }
  let all: QueuedMutation[] = []
  try {
    await change(owner, (mutations) => {
      all = [...withoutSkip(mutations, waiting), waiting]
      return all
    })
  } catch (error) {
    // The queue is empty, so the next mutation can be sent at once.
    if (wasEmpty) localStorage.removeItem(mark)
    throw error
  }
  return all
}

function withoutSkip(mutations: QueuedMutation[], added: QueuedMutation): QueuedMutation[] {
  if (added.call !== 'takeBackSkip') return mutations
  const skip = mutations.findLast(({ call, input }) => call === 'skip' && input.id === added.input.id)
  return mutations.filter((mutation) => mutation !== skip)
}

export const removeFromQueue = (owner: string, shouldRemove: (mutation: QueuedMutation) => boolean): Promise<void> =>
  change(owner, (mutations) => mutations.filter((mutation) => !shouldRemove(mutation)))

/**
 * Marks a mutation as refused. The server judges later mutations of the same task on their own. But without the task
 * they make no sense: a refused creation also refuses the changes of the task, and a deletion removes them all.
 */
export const markRefused = (
  owner: string,
  refused: QueuedMutation,
  why: QueueRefusal,
  refusedFor?: string,
): Promise<void> =>
  change(owner, (mutations) => {
    const { key, call } = refused
    const isOfTask = (mutation: QueuedMutation) => call === 'create' && taskIdOf(mutation) === taskIdOf(refused)
    if (mutations.some((mutation) => isOfTask(mutation) && mutation.call === 'remove'))
      return mutations.filter((mutation) => !isOfTask(mutation))
    return mutations.map((mutation) => {
      if (mutation.key === key) return { ...mutation, refused: why, refusedFor }
      return isOfTask(mutation) && !mutation.refused ? { ...mutation, refused: 'earlierRefused' } : mutation
    })
  })

/** Queues all refused mutations again. */
export const retryRefused = (owner: string): Promise<void> =>
  change(owner, (mutations) => mutations.map((mutation) => ({ ...mutation, refused: null, refusedFor: undefined })))

/** Registers a listener for changes of the queue by another window. */
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
  if (session.user?.id !== owner) return
  const { waiting: before, refused: refusedBefore } = queueCounts.read()
  if (before !== waiting || refusedBefore !== refused) queueCounts.write({ waiting, refused })
}
