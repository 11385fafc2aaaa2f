import type { Wall } from '@questboard/api/devices/schema'
import { createStore } from '../../ui/store.ts'
import {
  type TickOutcome,
  type UnsentDeed,
  type UnsentTick,
  writeDeeds,
  writeOutcomes,
  writeTicks,
  writeWall,
} from './stored.ts'

/** The newest known state. */
export const wallStore = createStore<Wall | null>(null)

/** What was ticked and not answered yet, oldest first. */
export const unsentTicks = createStore<readonly UnsentTick[]>([])

/** Ticks of the member who is in that the server has taken, as long as the state on the screen may not say so. */
export const sentTicks = createStore<readonly Pick<UnsentTick, 'userId' | 'taskId'>[]>([])

/** What members do not know yet of the ticks that they made earlier, oldest first. */
export const tickOutcomes = createStore<readonly TickOutcome[]>([])

/** Something extra that members reported without a connection, oldest first. Only their member can send them. */
export const unsentDeeds = createStore<readonly UnsentDeed[]>([])

/** The most outcomes that are kept. */
const maxOutcomes = 200

/** Whether the credentials are gone, after which nothing is kept any more. */
let isOver = false

export function beginTablet(): void {
  isOver = false
}

/** Forgets the state on the screen, and keeps late answers from storing anything. */
export function endTablet(): void {
  isOver = true
  wallStore.write(null)
  unsentTicks.write([])
  sentTicks.write([])
  tickOutcomes.write([])
  unsentDeeds.write([])
}

/** Shows and stores a state. An older one that arrives late is ignored. */
export function showWall(wall: Wall): void {
  const shown = wallStore.read()
  if (isOver || (shown && shown.at > wall.at)) return
  wallStore.write(wall)
  void writeWall(wall)
}

export async function keepTicks(ticks: readonly UnsentTick[]): Promise<void> {
  if (isOver) return
  unsentTicks.write(ticks)
  await writeTicks(ticks)
}

export async function keepOutcomes(outcomes: readonly TickOutcome[]): Promise<void> {
  if (isOver) return
  tickOutcomes.write(outcomes.slice(-maxOutcomes))
  await writeOutcomes(tickOutcomes.read())
}

export async function keepDeeds(deeds: readonly UnsentDeed[]): Promise<void> {
  if (isOver) return
  unsentDeeds.write(deeds)
  await writeDeeds(deeds)
}
