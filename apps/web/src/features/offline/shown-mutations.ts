import { overlay } from '../tasks/current.ts'
import { isOfGroup, overlayInGroup } from './group-mutations.ts'
import type { QueuedMutation } from './mutation-queue.ts'
import { changeOf } from './task-mutations.ts'
import { isOfEndedPeriod } from './undone.ts'

/** The queued mutations whose optimistic updates are applied, with the functions that remove these, by key. */
const shown = new Map<string, { mutation: QueuedMutation; remove: () => void }>()

/**
 * Applies the optimistic updates of queued mutations, each once. Refused ones, and those of a period that has ended,
 * are not applied.
 */
export function showMutations(mutations: readonly QueuedMutation[]): void {
  for (const mutation of mutations) {
    const { key, refused } = mutation
    if (shown.has(key) || refused || isOfEndedPeriod(mutation)) continue
    const remove = isOfGroup(mutation) ? overlayInGroup(mutation) : overlay(changeOf(mutation))
    shown.set(key, { mutation, remove })
  }
}

/** Removes the optimistic updates of mutations that no longer wait. */
export function hideMissing(mutations: readonly QueuedMutation[]): void {
  const stay = new Set(mutations.filter(({ refused }) => !refused).map(({ key }) => key))
  hide(({ key }) => !stay.has(key))
}

/** Removes the optimistic updates of a day or week that has ended since. Their mutations stay in the queue. */
export function hideEnded(): void {
  hide((mutation) => isOfEndedPeriod(mutation))
}

function hide(isGone: (mutation: QueuedMutation) => boolean): void {
  for (const [key, { mutation, remove }] of shown) {
    if (!isGone(mutation)) continue
    shown.delete(key)
    remove()
  }
}
