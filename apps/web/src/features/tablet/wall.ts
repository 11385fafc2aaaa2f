import type { Wall } from '@questboard/api/devices/schema'
import { createStore } from '../../ui/store.ts'
import { type News, type Tap, type UnsentDeed, writeDeeds, writeNews, writeTaps, writeWall } from './stored.ts'

/** The newest known state. */
export const wallStore = createStore<Wall | null>(null)

/** What was ticked and not answered yet, oldest first. */
export const tapsStore = createStore<readonly Tap[]>([])

/** Ticks of the member who is in that the server has taken, as long as the state on the screen may not say so. */
export const sentTicks = createStore<readonly Pick<Tap, 'userId' | 'taskId'>[]>([])

/** What members do not know yet of the ticks that they made earlier, oldest first. */
export const newsStore = createStore<readonly News[]>([])

/** Something extra that members reported without a connection, oldest first. Only their member can send them. */
export const unsentDeeds = createStore<readonly UnsentDeed[]>([])

/** The most news that are kept. */
const maxNews = 200

/** Whether the credentials are gone, after which nothing is kept any more. */
let isOver = false

export function beginTablet(): void {
  isOver = false
}

/** Forgets the state on the screen, and keeps late answers from storing anything. */
export function endTablet(): void {
  isOver = true
  wallStore.write(null)
  tapsStore.write([])
  sentTicks.write([])
  newsStore.write([])
  unsentDeeds.write([])
}

/** Shows and stores a state. An older one that arrives late is ignored. */
export function showWall(wall: Wall): void {
  const shown = wallStore.read()
  if (isOver || (shown && shown.at > wall.at)) return
  wallStore.write(wall)
  void writeWall(wall)
}

export async function keepTaps(taps: readonly Tap[]): Promise<void> {
  if (isOver) return
  tapsStore.write(taps)
  await writeTaps(taps)
}

export async function keepNews(news: readonly News[]): Promise<void> {
  if (isOver) return
  newsStore.write(news.slice(-maxNews))
  await writeNews(newsStore.read())
}

export async function keepDeeds(deeds: readonly UnsentDeed[]): Promise<void> {
  if (isOver) return
  unsentDeeds.write(deeds)
  await writeDeeds(deeds)
}
