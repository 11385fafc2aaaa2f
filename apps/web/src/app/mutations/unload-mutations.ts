import { newId } from './new-id.ts'
import type { TaskMutation } from './task-mutation.ts'

/** An act that was still to be sent when its page was left. */
export type UnloadMutation = TaskMutation & { key: string /** An instant. */; at: string }

const keyOf = (userId: string): string => `left-acts:${userId}`

/** Notes an act for the next page, in the one place that can still be written to while a page is being left. */
export function saveForNextPage(userId: string, mutation: TaskMutation): void {
  const left: UnloadMutation = { ...mutation, key: newId(), at: new Date().toISOString() }
  localStorage.setItem(keyOf(userId), JSON.stringify([...readUnloadMutations(userId), left]))
}

export function readUnloadMutations(userId: string): UnloadMutation[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
  } catch {
    // Written by hand: nothing that can be sent.
    return []
  }
}

export const clearUnloadMutations = (userId: string): void => localStorage.removeItem(keyOf(userId))
