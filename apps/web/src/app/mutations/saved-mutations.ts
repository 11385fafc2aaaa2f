import { userStorage } from '../user-storage.ts'
import { newId } from './new-id.ts'
import type { TaskMutation } from './task-mutation.ts'
import type { RestCall, UndoableMutation } from './undoable.ts'

type Saved<Mutation> = Mutation & {
  key: string
  /** When the user did it. ISO date and time. */
  at: string
}

/** A mutation for the offline queue that was pending when its page ended. */
export type SavedMutation = Saved<TaskMutation>

/** Calls that were pending when their page ended. Sending them again is safe. */
export type SavedCalls = Saved<{ calls: RestCall[] }>

/** The key keeps its old name, since browsers have it stored. */
const keyOf = (userId: string): string => `left-acts:${userId}`

/** The name of the lock that a page holds while it takes care of a saved mutation itself. */
export const lockOf = (key: string): string => `left-act:${key}`

/** Saves a mutation for the next page, and returns its key. Only `localStorage` can be written while a page unloads. */
export function saveForNextPage(userId: string, { queued, call }: Pick<UndoableMutation, 'queued' | 'call'>): string {
  const key = newId()
  const added = { ...(queued ?? { calls: [call].flat() }), key, at: new Date().toISOString() }
  write(userId, [...read(userId), added])
  return key
}

/** The mutations that ended pages have saved, without those that an open page takes care of. */
export async function readSaved(userId: string): Promise<{ mutations: SavedMutation[]; calls: SavedCalls[] }> {
  const all = read(userId)
  const locks = all.length > 0 && 'locks' in navigator ? await navigator.locks.query() : {}
  const open = new Set([...(locks.held ?? []), ...(locks.pending ?? [])].map(({ name }) => name))
  const saved = all.filter(({ key }) => !open.has(lockOf(key)))
  return {
    mutations: saved.filter((entry) => 'call' in entry),
    calls: saved.filter((entry) => 'calls' in entry),
  }
}

export function forgetSaved(userId: string, keys: readonly string[]): void {
  write(
    userId,
    read(userId).filter(({ key }) => !keys.includes(key)),
  )
}

function read(userId: string): (SavedMutation | SavedCalls)[] {
  try {
    return JSON.parse(userStorage.getItem(keyOf(userId)) ?? '[]')
  } catch {
    // Not valid JSON: edited by hand.
    return []
  }
}

function write(userId: string, saved: readonly (SavedMutation | SavedCalls)[]): void {
  if (saved.length > 0) userStorage.setItem(keyOf(userId), JSON.stringify(saved))
  else userStorage.removeItem(keyOf(userId))
}
