import { createContext } from 'react'

/** Whether the list has sections by due day. */
export const DatedList = createContext(false)

/** Whether the player sorts the list by hand. */
export const SortedByHand = createContext(false)

/** Whether the player is on holiday: nothing can be completed then. */
export const OnHoliday = createContext(false)

type Row = { id: string }

/** How the list of a search grows. */
type SearchGrowth = {
  /** Each query starts again. */
  query: string
  /** The number of rows to render first, after others were shown. */
  begin: (rows: readonly Row[], shown: readonly Row[]) => number
  /** Waits until the list is to grow. Undefined when it may grow at any time. */
  wait: (count: number, room: Element | null, grow: () => void) => (() => void) | undefined
}

export const Growth = createContext<SearchGrowth | null>(null)
