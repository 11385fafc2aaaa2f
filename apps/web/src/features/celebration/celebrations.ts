import { dialogQueue } from '../../ui/dialogs.ts'
import { createStore } from '../../ui/store.ts'
import type { Milestone } from './milestones.ts'

export type Celebration = { id: number; milestone: Milestone }

let lastId = 0

/** The queue of celebrations, shown one at a time. */
export const celebrations = createStore<readonly Celebration[]>([])

/** Queues a celebration until all animations have ended, so the pawn arrives first. */
export function queueCelebration(milestone: Milestone): void {
  const celebration = { id: ++lastId, milestone }
  void atRest().then(() => celebrations.write([...celebrations.read(), celebration]))
}

export function endCelebration(id: number): void {
  celebrations.write(celebrations.read().filter((celebration) => celebration.id !== id))
}

/** The celebration to show. None while a dialog is open. */
export const shownCelebration = {
  read: (): Celebration | null => (dialogQueue.read().length === 0 ? (celebrations.read()[0] ?? null) : null),
  subscribe(listener: () => void): () => void {
    const ends = [celebrations.subscribe(listener), dialogQueue.subscribe(listener)]
    return () => {
      for (const end of ends) end()
    }
  },
}

/** The time to wait for animations. Longer ones do not belong to an action. */
const maxAnimationMs = 2000

async function atRest(): Promise<void> {
  // Within two frames the response is rendered and the pawn's animation has started.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    const end = effect?.getComputedTiming().endTime
    return playState === 'running' && typeof end === 'number' && end <= maxAnimationMs
  })
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
