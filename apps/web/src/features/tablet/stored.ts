import type { Wall } from '@questboard/api/devices/schema'
import { clear, get, set } from 'idb-keyval'
import { openStore } from '../offline/indexed-db.ts'

/** Apart from the databases of signed-in users. */
export const database = 'questboard-tablet'

/** Something ticked whose answer is still missing. The id makes sure that sending it again does it once. */
export type UnsentTick = {
  id: string
  userId: string
  taskId: string
  title: string
  /** The instant of the tick. */
  at: string
  /** Ticked by the member who had entered, not on the wall. */
  own: boolean
  /**
   * The proof that the member ticked it after entering. It is stored with what waits only, and completes nothing but tasks of
   * this member that were ticked in the same session. Undefined once it does not hold any more.
   */
  proof?: string
}

/** What became of a tick that a member made before entering this time. It stays until this member has read it. */
export type TickOutcome = {
  /** The id of the tick. */
  id: string
  userId: string
  title: string
  /** Why it was refused, as an error code; null: it was sent. */
  refused: string | null
  /** The member for whom it was refused: whose turn it is, or who was faster. */
  name?: string | undefined
}

/** Something extra that a member reported without a connection. The id makes sure that it is reported once. */
export type UnsentDeed = { id: string; groupId: string; userId: string; title: string; ruby: number }

const store = openStore(database, 'values')

/** The last state of the wall, shown without a connection. Storage that is unavailable is as empty storage. */
export const readWall = (): Promise<Wall | undefined> => get<Wall>('wall', store).catch(() => undefined)

export const writeWall = (wall: Wall): Promise<void> => set('wall', wall, store).catch(() => {})

// The keys of ticks and outcomes keep their old names, since browsers have them stored.
export const readTicks = async (): Promise<UnsentTick[]> =>
  (await get<UnsentTick[]>('taps', store).catch(() => undefined)) ?? []

export const writeTicks = (ticks: readonly UnsentTick[]): Promise<void> => set('taps', ticks, store).catch(() => {})

export const readOutcomes = async (): Promise<TickOutcome[]> =>
  (await get<TickOutcome[]>('news', store).catch(() => undefined)) ?? []

export const writeOutcomes = (outcomes: readonly TickOutcome[]): Promise<void> =>
  set('news', outcomes, store).catch(() => {})

export const readDeeds = async (): Promise<UnsentDeed[]> =>
  (await get<UnsentDeed[]>('deeds', store).catch(() => undefined)) ?? []

export const writeDeeds = (deeds: readonly UnsentDeed[]): Promise<void> => set('deeds', deeds, store).catch(() => {})

export const clearStored = (): Promise<void> => clear(store).catch(() => {})
