import { userStorage } from '../user-storage.ts'
import { newId } from './new-id.ts'
import type { TaskMutation } from './task-mutation.ts'

/** A mutation that was pending when its page unloaded. */
export type UnloadMutation = TaskMutation & { key: string /** ISO date and time. */; at: string }

const keyOf = (userId: string): string => `left-acts:${userId}`

/** Saves a mutation for the next page. Only `localStorage` can be written while a page unloads. */
export function saveForNextPage(userId: string, mutation: TaskMutation): void {
  const left: UnloadMutation = { ...mutation, key: newId(), at: new Date().toISOString() }
  userStorage.setItem(keyOf(userId), JSON.stringify([...readUnloadMutations(userId), left]))
}

export function readUnloadMutations(userId: string): UnloadMutation[] {
  try {
    return JSON.parse(userStorage.getItem(keyOf(userId)) ?? '[]')
  } catch {
    // Not valid JSON: edited by hand.
    return []
  }
}

export const clearUnloadMutations = (userId: string): void => userStorage.removeItem(keyOf(userId))
