import { dialogQueue } from '../../ui/dialogs.ts'
import { createStore } from '../../ui/store.ts'
import type { Milestone } from './milestones.ts'

export type Celebration = { id: number; milestone: Milestone }

let lastId = 0

/** What is celebrated, and what waits behind it: one at a time. */
export const celebrations = createStore<readonly Celebration[]>([])

/** Lets a celebration wait until nothing moves any more: the pawn arrives first, and then one is told what it brought. */
export function queueCelebration(milestone: Milestone): void {
  const celebration = { id: ++lastId, milestone }
  void atRest().then(() => celebrations.write([...celebrations.read(), celebration]))
}

export function endCelebration(id: number): void {
  celebrations.write(celebrations.read().filter((celebration) => celebration.id !== id))
}

/** The celebration to show: none while a dialog is open, which is what the person is busy with. */
export const shownCelebration = {
  read: (): Celebration | null => (dialogQueue.first() === null ? (celebrations.read()[0] ?? null) : null),
  subscribe(listener: () => void): () => void {
    const ends = [celebrations.subscribe(listener), dialogQueue.subscribe(listener)]
    return () => {
      for (const end of ends) end()
    }
  },
}

/** The longest that anything moves which belongs to an act, in milliseconds; what goes on longer is a clock. */
const longestMs = 2000

async function atRest(): Promise<void> {
  // The picture of the answer is drawn, and with it the walk begun, before the next frame but one.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    const end = effect?.getComputedTiming().endTime
    return playState === 'running' && typeof end === 'number' && end <= longestMs
  })
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
