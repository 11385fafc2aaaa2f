import { overlay } from '../tasks/current.ts'
import { isOfGroup, overlayInGroup } from './group-mutations.ts'
import type { QueuedMutation } from './mutation-queue.ts'
import { changeOf } from './task-mutations.ts'
import { isOfEndedPeriod } from './undone.ts'

/** The functions that remove the optimistic updates of queued mutations, by key. */
const shown = new Map<string, () => void>()

/**
 * Applies the optimistic updates of queued mutations, each once. Refused ones, and those of a period that has ended,
 * are not applied.
 */
export function showMutations(mutations: readonly QueuedMutation[]): void {
  for (const mutation of mutations) {
    const { key, refused } = mutation
    if (shown.has(key) || refused || isOfEndedPeriod(mutation)) continue
    shown.set(key, isOfGroup(mutation) ? overlayInGroup(mutation) : overlay(changeOf(mutation)))
  }
}

/** Removes the optimistic updates of mutations that no longer wait. */
export function hideMissing(mutations: readonly QueuedMutation[]): void {
  const stay = new Set(mutations.filter(({ refused }) => !refused).map(({ key }) => key))
  for (const [key, remove] of shown) {
    if (stay.has(key)) continue
    shown.delete(key)
    remove()
  }
}
